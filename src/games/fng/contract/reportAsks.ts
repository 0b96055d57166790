import type { ManBoxView, MissionBoxView, ReportChoiceView } from './report.ts'

/** What of a man's row decides which of its boxes are asked. A fate that has not been said is empty: he came out fine. */
export interface RowSoFar {
  readonly fate: string
  readonly recovered: boolean
  readonly cheatedDeath: boolean
}

/** @returns whether a box of a man's row is asked, by what main says of the box. */
export function asksMan(
  { asked }: ManBoxView,
  row: RowSoFar,
  man: { readonly star: boolean },
  form: { readonly contacted: boolean },
): boolean {
  const fate = row.fate === '' ? 'fine' : row.fate
  if (asked.fates && !asked.fates.includes(fate)) return false
  if (asked.star !== undefined && asked.star !== man.star) return false
  if (asked.recovered && !(row.recovered || man.star || fate === 'fine')) return false
  if (asked.cheatedDeath === false && row.cheatedDeath && man.star) return false
  return !asked.contacted || form.contacted
}

/** @param fields the boxes that this mission asks for. @returns whether a box of the mission is asked. */
export function asksMission(
  { field, asked }: MissionBoxView,
  form: { readonly contacted: boolean; readonly ticks: { readonly leftTableInTime: boolean } },
  fields: readonly string[],
): boolean {
  if (!fields.includes(field)) return false
  if (asked.leftTableInTime && !form.ticks.leftTableInTime) return false
  return !asked.contacted || form.contacted
}

/** @returns why a choice cannot be made for a man, or null. */
export const whyNot = (choice: ReportChoiceView, man: { readonly star: boolean }): string | null =>
  choice.notStar && man.star ? 'The Star is always recovered by his own side: retired, or Out of the Fight.' : null
