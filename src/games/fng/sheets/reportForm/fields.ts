import type { ManBox, MissionBox } from '../../rules/reportBoxes.ts'
import type { FieldMark } from '../../../../main/sheets/marks.ts'

/** What a box is called in the PDF, and said to be. */
type Named = Pick<FieldMark, 'name' | 'words'>

/** How many rows of points of his own the player finds on paper. */
export const pointRows = 2

/** @returns a box of the mission: its number is its name. */
export const missionField = ({ box, label }: MissionBox): Named => ({
  name: String(box),
  words: `Box ${box}: ${label}`,
})

/** A row of the men: of one who went, or one, counted from 1, into which his name is written. */
export type MenRow = { readonly soldierId: number; readonly name: string } | { readonly row: number }

/** @returns a box in a row of the men. */
export const manField = ({ box, label }: Pick<ManBox, 'box' | 'label'>, row: MenRow): Named =>
  'row' in row
    ? { name: `${box}/~${row.row}`, words: `Box ${box}, row ${row.row}: ${label}` }
    : { name: `${box}/${row.soldierId}`, words: `Box ${box}, ${row.name}: ${label}` }

/** @returns where the name of whom a row is about is written. */
export const nameField = (row: number): Named => ({ name: `name/~${row}`, words: `Row ${row}: whose it is` })

/** @returns which row a box stands in into which a name is written, and what there; null for any other box. */
export function inNamedRow(name: string): { readonly row: number; readonly box: string } | null {
  const [, box, row] = /^(\w+)\/~(\d+)$/.exec(name) ?? []
  return box === undefined ? null : { row: Number(row), box }
}

/** @returns one of the ticks of a box that has several. */
export const kindField = (
  { box, label }: Pick<MissionBox, 'box' | 'label'>,
  choice: { readonly key: string; readonly label: string },
): Named => ({ name: `${box}/${choice.key}`, words: `Box ${box}, ${label}: ${choice.label}` })

/** @returns the points in a row of the player's own, counted from 1, and what they are for. */
export const pointFields = ({ box, label }: Pick<MissionBox, 'box' | 'label'>, row: number) => ({
  points: { name: `${box}/${row}`, words: `Box ${box}, ${label}, row ${row}: points` },
  why: { name: `${box}/${row} why`, words: `Box ${box}, ${label}, row ${row}: what for` },
})
