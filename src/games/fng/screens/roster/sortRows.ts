import type { SoldierView } from '../../contract/roster.ts'
import type { RosterRow } from './rosterRows.ts'

export type SortKey =
  'place' | 'rep' | 'rank' | 'name' | 'post' | 'weapon' | 'deros' | 'state' | 'attributes' | 'medals' | 'kills'

export interface RosterSort {
  readonly key: SortKey
  readonly down: boolean
}

export const byPlace: RosterSort = { key: 'place', down: false }

const words = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
const grades: readonly SoldierView['grade'][] = ['officer', 'nco', 'jrNco', 'enlisted']
const states: readonly SoldierView['status'][] = ['present', 'rAndR', 'hospital']

type Key = number | string

/** What rows are compared by; an open place has no man to compare and comes last. */
const keys: Readonly<Record<SortKey, (row: RosterRow, man: SoldierView) => Key>> = {
  place: ({ billet }) => place(billet),
  rep: (_, man) => man.rep,
  rank: (_, man) => grades.indexOf(man.grade),
  name: (_, man) => `${man.lastName} ${man.firstName}`,
  post: ({ billet }) => billet.postName,
  weapon: ({ billet }) => billet.weapon.name,
  deros: (_, man) => man.derosHalfMonths,
  state: (_, man) => states.indexOf(man.status) * 100 + man.awayMissions * 10 + (man.shortTimer ? 1 : 0),
  attributes: (_, man) => man.attributes.length,
  medals: (_, man) => man.medals.reduce((sum, { kind }) => sum + (kind === 'major' ? 1.01 : 1), 0),
  kills: (_, man) => man.kills,
}

/** Known of an open place too. */
const ofPlace: readonly SortKey[] = ['place', 'post', 'weapon']
const place = ({ squad, line }: RosterRow['billet']): number => squad * 1000 + line

/** Figures that are looked up for their highest: the first press on their head sorts downwards. */
const highestFirst: readonly SortKey[] = ['rep', 'attributes', 'medals', 'kills']

/** @returns the order after a press on a column's head: another column, or the same one the other way round. */
export const pressed = (sort: RosterSort, key: SortKey): RosterSort =>
  sort.key === key ? { key, down: !sort.down } : { key, down: highestFirst.includes(key) }

/** @returns the rows in their new order; equal ones stay in order of squad and line. */
export function sortRows(rows: readonly RosterRow[], { key, down }: RosterSort): RosterRow[] {
  const of = keys[key]
  const keyed = rows.map((row) => ({
    row,
    key: row.man || ofPlace.includes(key) ? of(row, row.man!) : null,
    place: place(row.billet),
  }))
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null) || a.place - b.place
    return (down ? -1 : 1) * compare(a.key, b.key) || a.place - b.place
  })
  return keyed.map(({ row }) => row)
}

const compare = (a: Key, b: Key): number => (typeof a === 'string' ? words.compare(a, String(b)) : a - Number(b))
