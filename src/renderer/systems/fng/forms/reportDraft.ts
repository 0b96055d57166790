import { remember, remembered } from '../../../composables/storage.ts'
import { emptyReport, emptyRow, type ReportForm } from './reportInput.ts'

interface Draft {
  readonly mission: number
  readonly form: ReportForm
}

/** One draft for each campaign: a new mission takes the place of the last. */
const keyOf = (campaign: string): string => `report ${campaign}`

/** What a report is a draft of. */
export interface DraftPlace {
  readonly campaign: string
  readonly mission: number
  readonly men: readonly { readonly soldierId: number }[]
}

/**
 * @returns the report of this mission as it was left, also one that was handed in and undone; else an empty one. Men who
 * go since are added, men who do not go any more are dropped.
 */
export function openDraft({ campaign, mission, men }: DraftPlace): ReportForm {
  const text = remembered(keyOf(campaign))
  const draft = text === null ? null : (JSON.parse(text) as Draft)
  const empty = emptyReport(men)
  if (draft?.mission !== mission) return empty
  const rows = new Map(draft.form.men.map((row) => [row.soldierId, row]))
  return {
    ...empty,
    ...draft.form,
    numbers: { ...empty.numbers, ...draft.form.numbers },
    men: men.map(({ soldierId }) => ({ ...emptyRow(soldierId), ...rows.get(soldierId) })),
  }
}

/** Keeps what has been filled in, so that closing the window loses nothing. */
export function keepDraft({ campaign, mission }: DraftPlace, form: ReportForm): void {
  remember(keyOf(campaign), JSON.stringify({ mission, form } satisfies Draft))
}
