import { pendingQuestion } from '../../../../../main/app/campaign/pendingStep.ts'
import type { LineView } from '../../../../../contract/journal.ts'
import type { OpenTour } from '../../../../../main/app/library/openTours.ts'
import type { FormValues } from '../../../contract/battle.ts'
import type { InSightDice } from '../../../contract/inSight.ts'
import type { Figure } from '../../../rules/battle/battle.ts'
import { starChooses } from '../../../rules/battle/reactions/inSight/actions.ts'
import { inSightAction } from '../../../rules/battle/reactions/inSight/inSight.ts'
import { inSight } from '../../../rules/tables/reactions.ts'
import { decides } from './foresee.ts'

/** In Sight that waits for answers: how it was filled, and what has been told. */
export interface UnderWay {
  readonly values: FormValues
  readonly dice: readonly InSightDice[]
  /** Of whom what he does was asked, so far. */
  readonly decided: readonly number[]
  /** Who has fallen so far. */
  readonly fallen: readonly number[]
}

/** Outcomes of tables after which a man is not up any more. */
const falls: readonly string[] = ['stunned', 'outOfTheFight', 'obviouslyDead'] satisfies Figure['status'][]

/** @returns it; null where no In Sight is under way. */
export function inSightUnderWay(tour: OpenTour): UnderWay | null {
  const pending = tour.file.pending()
  const input = pending?.input as { readonly action?: string; readonly values?: FormValues } | undefined
  if (pending?.step !== 'act' || input?.action !== inSightAction.name) return null
  const reply = pendingQuestion(tour)?.reply
  const question = reply?.question
  const asked = question?.kind === 'dice' ? question.throws : question ? [question] : []
  return {
    values: input.values ?? {},
    dice: pending.answers.flatMap((answer) =>
      answer.kind === 'dice' && answer.key === inSight.id ? [{ figure: answer.subject, faces: answer.faces }] : [],
    ),
    decided: [...pending.answers, ...asked].flatMap(({ key, subject }) =>
      key === decides || key === starChooses ? [subject] : [],
    ),
    fallen: fallenIn(reply?.lines ?? []),
  }
}

/** @returns ids of the figures who have fallen, as the lines of a step tell it. */
export const fallenIn = (lines: readonly Pick<LineView, 'about' | 'table'>[]): number[] =>
  lines.flatMap(({ about, table }) =>
    about?.collection === 'figures' && falls.includes(table?.outcome ?? '') ? [about.id] : [],
  )
