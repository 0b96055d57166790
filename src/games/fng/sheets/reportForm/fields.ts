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

/** @returns a box in the row of a man. */
export const manField = (
  { box, label }: Pick<ManBox, 'box' | 'label'>,
  { soldierId, name }: { readonly soldierId: number; readonly name: string },
): Named => ({ name: `${box}/${soldierId}`, words: `Box ${box}, ${name}: ${label}` })

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
