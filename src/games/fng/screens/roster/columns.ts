import type { FieldName } from './corrections.ts'
import type { SortKey } from './sortRows.ts'

/** A column of the list. */
export interface Column {
  readonly key: SortKey
  readonly title: string
  /** As a track of the grid. */
  readonly width: string
  /** What is corrected in its cells; null where nothing is. */
  readonly field: FieldName | null
  /** Shown from this width of the list on. */
  readonly from: number
}

const columns: readonly Column[] = [
  { key: 'place', title: 'Place', width: '62px', field: null, from: 0 },
  { key: 'rep', title: 'REP', width: '50px', field: 'rep', from: 0 },
  { key: 'rank', title: 'Rank', width: '54px', field: 'rank', from: 0 },
  { key: 'name', title: 'Name', width: 'minmax(132px, 1.3fr)', field: 'name', from: 0 },
  { key: 'post', title: 'Post', width: 'minmax(104px, 0.9fr)', field: 'post', from: 0 },
  { key: 'weapon', title: 'Weapon', width: 'minmax(88px, 0.8fr)', field: 'weapon', from: 640 },
  { key: 'deros', title: 'DEROS', width: '108px', field: 'deros', from: 0 },
  { key: 'state', title: 'Status', width: '118px', field: 'state', from: 0 },
  { key: 'attributes', title: 'Attributes', width: 'minmax(120px, 1.5fr)', field: 'attributes', from: 900 },
  { key: 'medals', title: 'Medals', width: '62px', field: null, from: 1010 },
  { key: 'kills', title: 'Kills', width: '52px', field: null, from: 1010 },
]

/** @returns the columns that have room in a list so many pixels wide; what is left out stands in the panel. */
export const columnsFor = (width: number): readonly Column[] => columns.filter(({ from }) => width >= from)
