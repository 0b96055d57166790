import { remember, remembered } from '../../../../renderer/composables/storage.ts'
import type { FilledReport } from '../../contract/report.ts'
import { emptyReport, emptyRow, filledForm, type ReportForm } from './reportInput.ts'

interface Draft {
  readonly mission: number
  /** What the battle said when it was begun. */
  readonly filled?: FilledReport | null
  readonly form: ReportForm
}

/** One draft for each campaign: a new mission takes the place of the last. */
const keyOf = (campaign: string): string => `report ${campaign}`

/** What a report is a draft of. */
export interface DraftPlace {
  readonly campaign: string
  readonly mission: number
  readonly men: readonly { readonly soldierId: number }[]
  /** What the battle says by itself, where it was tracked. */
  readonly filled?: FilledReport | null
}

/**
 * @returns the report of this mission as it was left, also one that was handed in and undone; else one as the battle fills
 * it, or an empty one. A battle that has said something else since fills it anew. Men who go since are added, men who do
 * not go any more are dropped.
 */
export function openDraft({ campaign, mission, men, filled = null }: DraftPlace): ReportForm {
  const text = remembered(keyOf(campaign))
  const draft = text === null ? null : (JSON.parse(text) as Draft)
  const empty = filled === null ? emptyReport(men) : filledForm(men, filled)
  if (draft?.mission !== mission) return empty
  if (filled !== null && JSON.stringify(draft.filled) !== JSON.stringify(filled)) return empty
  const rows = new Map(draft.form.men.map((row) => [row.soldierId, row]))
  return {
    ...empty,
    ...draft.form,
    numbers: { ...empty.numbers, ...draft.form.numbers },
    men: men.map(({ soldierId }) => ({ ...emptyRow(soldierId), ...rows.get(soldierId) })),
  }
}

/** @returns whether something has been filled in for this mission. */
export function hasDraft({ campaign, mission }: Pick<DraftPlace, 'campaign' | 'mission'>): boolean {
  const text = remembered(keyOf(campaign))
  return text !== null && (JSON.parse(text) as Draft).mission === mission
}

/** Keeps what has been filled in, so that closing the window loses nothing. */
export function keepDraft({ campaign, mission, filled = null }: DraftPlace, form: ReportForm): void {
  remember(keyOf(campaign), JSON.stringify({ mission, filled, form } satisfies Draft))
}
