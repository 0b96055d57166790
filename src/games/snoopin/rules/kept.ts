import type { About } from '../../../main/engine/lines.ts'
import { rowIn, type AnyRow } from '../../../main/engine/state.ts'
import type { SnoopinState } from './state.ts'

/** Are development ranks kept from the other side? By agreement, and until the campaign is over. */
export const ranksAreSealed = ({ tour: [tour] }: SnoopinState): boolean =>
  tour !== undefined && tour.ranksSealed && tour.part !== 'over'

/** Rows that tell of ranks; only these fields of them, or all of them. */
const ofRanks: Partial<Readonly<Record<keyof SnoopinState, readonly string[] | 'all'>>> = {
  teams: ['firepower', 'defence', 'reaction'],
  developments: 'all',
  insurgencies: 'all',
  insurgencySpecials: 'all',
  conduct: ['result'],
  sideTurns: ['built'],
}

/** @returns whether a row, or a field of it, would tell of ranks. */
function tellsOfRanks({ collection, field }: Pick<About, 'collection' | 'field'>): boolean {
  const fields = ofRanks[collection as keyof typeof ofRanks] ?? []
  return fields === 'all' || (field !== undefined && fields.includes(field))
}

/**
 * @returns whether a row, or a field of it, is kept from somebody as a campaign stands: missions that have not been opened,
 * and ranks where both agreed to it. A line about it is said in secret.
 */
export function isKept(state: SnoopinState, about: About): boolean {
  if (about.collection === 'missions')
    return about.field !== 'digest' && rowIn(state.missions, about.id)?.known === null
  return ranksAreSealed(state) && tellsOfRanks(about)
}

/** Is there another player from whom a side keeps what is sealed? Who plays alone is asked nothing. */
export function isKeptFromSomebody({ sides }: SnoopinState, side: number): boolean {
  const own = rowIn(sides, side)?.player ?? ''
  return own !== '' && sides.some(({ player }) => player !== '' && player !== own)
}

export const sideOfForce = (state: SnoopinState, force: number): number | null =>
  rowIn(state.forces, force)?.sideId ?? null

export function sideOfTeam(state: SnoopinState, team: number): number | null {
  const squad = rowIn(state.squads, rowIn(state.teams, team)?.squadId ?? 0)
  return squad ? sideOfForce(state, squad.forceId) : null
}

/** Rows that are kept belong to a side, to a force, or to a team. */
interface Owned {
  readonly sideId?: number
  readonly forceId?: number
  readonly teamId?: number
}

/** @returns the side whose player alone knows a kept row; null of what is not kept. */
export function keeperOf(state: SnoopinState, about: About): number | null {
  if (!isKept(state, about)) return null
  const { collection, id } = about
  if (collection === 'teams') return sideOfTeam(state, id)
  const row: Owned | undefined = rowIn<AnyRow & Owned>(state[collection as 'missions'], id)
  if (row?.sideId !== undefined) return row.sideId
  if (row?.teamId !== undefined) return sideOfTeam(state, row.teamId)
  return row?.forceId === undefined ? null : sideOfForce(state, row.forceId)
}
