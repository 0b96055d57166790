import type { OverviewView } from '../../../contract/campaign.ts'
import type { StepName } from '../../../contract/gameProcedures.ts'
import { sealOn } from '../journal/seal.ts'
import { redoTitle, undoTitle } from '../journal/undoRun.ts'
import { cardOf } from '../library/libraryView.ts'
import type { OpenTour } from '../library/openTours.ts'
import { mayTake } from './holding.ts'
import { pendingQuestion } from './pendingStep.ts'

/**
 * @param holder the player who holds the machine: a step under way that is about what another has sealed is not shown him.
 * @returns what a window shows of every tour, whatever its game.
 */
export function overviewOf(campaign: string, tour: OpenTour, holder: number | null = null): OverviewView {
  const { game, file } = tour
  const info = file.info()
  const { state } = file.load()
  const newest = info.head === null ? null : file.entry(info.head)
  const waiting = mayLook(tour, holder) ? pendingQuestion(tour) : null
  return {
    campaign,
    name: info.name,
    system: game.system.title,
    card: cardOf(campaign, file),
    head: info.head,
    line: newest?.depth ?? 0,
    rolled:
      newest !== null &&
      newest.tape.some(({ kind }) => kind === 'dice') &&
      !sealOn(tour).hidesInput(newest, file.lines(newest.id)),
    pending: waiting && {
      procedure: `${game.contract.id}.${waiting.step}` as StepName,
      input: waiting.input,
      reply: waiting.reply,
    },
    undo: undoTitle(tour),
    redo: redoTitle(tour),
    house: game.house?.stamp(state) ?? { differences: 0, stamp: '' },
    phase: game.now.phase(state),
  }
}

/** @returns whether a step under way may be shown to whoever holds the machine. */
export function mayLook({ game, file }: OpenTour, holder: number | null): boolean {
  const pending = file.pending()
  return pending === null || mayTake(game, file.load().state, pending, holder)
}
