import type { BilletView, RosterView } from '../../contract/roster.ts'

/** How many of some places are filled: `of` is what the platoon was generated with. */
export interface Strength {
  readonly present: number
  readonly away: number
  readonly open: number
  readonly of: number
}

export interface StrengthRow {
  readonly post: string
  /** One for each squad of the roster, in its order; null where the squad has no such place. */
  readonly squads: readonly (Strength | null)[]
  readonly all: Strength
}

export interface StrengthTable {
  readonly squads: readonly string[]
  readonly posts: readonly StrengthRow[]
  readonly all: StrengthRow
}

/** @returns who is here, away and missing in each post of each squad, against the strength as generated. */
export function strengthTable(roster: RosterView): StrengthTable {
  const places = roster.squads.flatMap((squad) => squad.billets)
  const names = [...new Set(places.map((billet) => billet.postName))]
  return {
    squads: roster.squads.map((squad) => squad.name),
    posts: names.map((post) => rowOf(roster, post, (billet) => billet.postName === post)),
    all: rowOf(roster, 'All', () => true),
  }
}

function rowOf(roster: RosterView, post: string, isOne: (billet: BilletView) => boolean): StrengthRow {
  const squads = roster.squads.map((squad) => squad.billets.filter(isOne))
  return {
    post,
    squads: squads.map((billets) => (billets.length === 0 ? null : count(billets))),
    all: count(squads.flat()),
  }
}

function count(billets: readonly BilletView[]): Strength {
  const present = billets.filter((billet) => billet.soldier?.status === 'present').length
  const open = billets.filter((billet) => billet.soldier === null).length
  return { present, open, away: billets.length - present - open, of: billets.length }
}
