import type { FigureView, PointView, SideView, TableView } from '../../../contract/table.ts'
import type { Pickable } from './field.ts'

/** The figure that acts, its side, and all that can be seen of the game. */
export interface Acting {
  readonly table: TableView
  readonly figure: FigureView
}

export const countersWords = (count: number): string =>
  count === 0 ? 'no counter' : count === 1 ? 'one counter' : `${count} counters`

/** @returns a figure as it stands in a list to be ticked. */
export const pickable = ({ id, name, weapon, counters }: FigureView): Pickable => ({
  figure: id,
  name,
  detail: [weapon, countersWords(counters)].filter((word) => word !== '').join(', '),
})

export const sideThatIsOn = ({ sides }: TableView): SideView | undefined => sides.find(({ active }) => active)
export const sideThatWaits = ({ sides }: TableView): SideView | undefined => sides.find(({ active }) => !active)

export const onTable = (side: SideView | undefined): readonly FigureView[] =>
  side?.figures.filter(({ out }) => !out) ?? []

/** Does its own player alone know of it? Under the alternate rules all stand on the table. */
export const isSealed = ({ hidden, heard }: FigureView): boolean => hidden && !heard

/** @returns all figures on the table that are shown. */
export const everybody = ({ sides }: TableView): readonly FigureView[] => sides.flatMap((side) => onTable(side))

/** @returns a name as a sentence uses it: "Pfc Nunez, P." is "Nunez", "Minh (Hidden 1)" is "Minh". */
export const shortName = (name: string): string =>
  name
    .replace(/(,| \().*$/, '')
    .split(' ')
    .at(-1) ?? name

/** @returns where a figure stands on the drawn table, as far as it is shown. */
export const spotIn = (table: TableView, figure: number | null): PointView | null =>
  everybody(table).find(({ id }) => id === figure)?.at ?? null
