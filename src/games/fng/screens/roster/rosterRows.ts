import type { BilletView, RosterView, SoldierView } from '../../contract/roster.ts'
import { statusName } from '../../contract/statusName.ts'

/** A place of the platoon with what the list looks for in it. */
export interface RosterRow {
  readonly billet: BilletView
  readonly man: SoldierView | null
  readonly squadName: string
  /** All its words in small letters, for the text filter. */
  readonly words: string
}

/** @returns every place of the platoon, in order of squad and line. */
export const rowsOf = (roster: RosterView): RosterRow[] =>
  roster.squads.flatMap((squad) =>
    squad.billets.map((billet) => ({
      billet,
      man: billet.soldier,
      squadName: squad.name,
      words: wordsOf(billet, squad.name),
    })),
  )

function wordsOf(billet: BilletView, squadName: string): string {
  const man = billet.soldier
  const own = man && [man.rank, man.name, man.firstName, statusName(man.status), ...man.attributes.map((a) => a.name)]
  const marks = man && [man.star ? 'star' : '', man.shortTimer ? 'short timer' : '', man.isNew ? 'new' : '']
  const place = [squadName, billet.postName, billet.weapon.name, billet.sidearm ?? '', man ? '' : 'open slot']
  return [...(own ?? []), ...(marks ?? []), ...place].join(' ').toLowerCase()
}

export type StateFilter = 'all' | 'present' | 'away' | 'hospital' | 'rAndR' | 'new' | 'open'

/** What is shown of the roster; an empty text, null and `all` let everything through. */
export interface RosterFilter {
  readonly text: string
  readonly squad: number | null
  readonly post: string | null
  readonly state: StateFilter
  readonly rep: number | null
  readonly shortOnly: boolean
}

export const everything: RosterFilter = {
  text: '',
  squad: null,
  post: null,
  state: 'all',
  rep: null,
  shortOnly: false,
}

/** @returns whether a filter holds anything back. */
export const isFiltering = ({ text, squad, post, state, rep, shortOnly }: RosterFilter): boolean =>
  text.trim() !== '' || squad !== null || post !== null || state !== 'all' || rep !== null || shortOnly

const inState: Readonly<Record<StateFilter, (man: SoldierView | null) => boolean>> = {
  all: () => true,
  present: (man) => man?.status === 'present',
  away: (man) => man !== null && man.status !== 'present',
  hospital: (man) => man?.status === 'hospital',
  rAndR: (man) => man?.status === 'rAndR',
  new: (man) => man?.isNew === true,
  open: (man) => man === null,
}

/** @returns the rows that a filter lets through, in their order; every word of its text must be found. */
export function filterRows(rows: readonly RosterRow[], filter: RosterFilter): RosterRow[] {
  const { squad, post, state, rep, shortOnly } = filter
  const wanted = filter.text.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(
    ({ billet, man, words }) =>
      (squad === null || billet.squad === squad) &&
      (post === null || billet.postName === post) &&
      (rep === null || man?.rep === rep) &&
      (!shortOnly || man?.shortTimer === true) &&
      inState[state](man) &&
      wanted.every((word) => words.includes(word)),
  )
}
