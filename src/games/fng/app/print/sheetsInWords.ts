import { PrintSetup } from '../../../../contract/sheets.ts'
import type { AnyRow } from '../../../../main/engine/state.ts'
import { fngSheets } from '../fngSheets.ts'

/** @returns what a print set-up holds, for the journal: "Roster, Soldier cards, on A4". */
export function sheetsInWords(row: AnyRow): string {
  const read = PrintSetup.safeParse(JSON.parse(String(row['content'])))
  if (!read.success) return 'sheets of a newer version'
  const titles = read.data.sheets.map(({ sheet }) => fngSheets.find((one) => one.sheet === sheet)?.title ?? sheet)
  return `${titles.join(', ')}, on ${read.data.paper === 'a4' ? 'A4' : 'Letter'}`
}
