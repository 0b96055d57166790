import { plainText } from '../../../../../../src/main/sheets/aid/block.ts'
import { blockIn } from '../../../../../../src/main/sheets/aid/card.ts'
import { playerAid, type PlayerAid } from '../../../../../../src/games/fng/sheets/playerAid/playerAid.ts'
import type { FngState, HouseRow, Tour } from '../../../../../../src/games/fng/rules/state.ts'
import type { SwitchName } from '../../../../../../src/games/fng/rules/house/switches.ts'
import { sampleState } from '../../../../sheets/samplePlatoon.ts'

/** A tour without men: only list, Corps and date count. */
export const tourOf = (more: Partial<Tour> = {}): FngState => sampleState([], more)

/** A house rule, as a campaign keeps it. */
export const house = (tableId: string, part: HouseRow['part'], position: number, patch: object): HouseRow => ({
  id: position + 1,
  tableId,
  part,
  position,
  patch: JSON.stringify(patch),
})

export const withHouse = (state: FngState, ...rows: HouseRow[]): FngState => ({
  ...state,
  houseRows: rows.map((row, i) => ({ ...row, id: i + 1 })),
})

export const withSwitch = (state: FngState, name: SwitchName, value: string): FngState => ({
  ...state,
  switches: [...state.switches, { id: state.switches.length + 1, name, value }],
})

/** What stands in a block, without marks of bold and typed. */
export function wordsOf(aid: PlayerAid, number: string) {
  const { heads, rows, notes, title, hint } = blockIn(aid, number)
  return {
    title: plainText(title.text),
    hint: plainText(hint.text),
    heads: heads.map(plainText),
    rows: rows.map((row) => row.map(({ text }) => plainText(text))),
    notes: notes.map(({ text }) => plainText(text)),
  }
}

/** The row of a block that begins so. */
export function rowIn(aid: PlayerAid, number: string, first: string): string[] {
  const row = wordsOf(aid, number).rows.find(([name]) => name!.startsWith(first))
  if (row === undefined) throw new Error(`Block ${number} has no row "${first}".`)
  return row
}

/** Texts that a house rule has changed. */
export const marked = (state: FngState, number: string): string[] => {
  const { title, hint, rows, notes } = blockIn(playerAid(state), number)
  return [title, hint, ...rows.flat(), ...notes].flatMap(({ text, house: is }) => (is ? [plainText(text)] : []))
}
