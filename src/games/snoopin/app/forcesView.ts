import type { CountView, ForcesData, ForceView, SquadView } from '../contract/forces.ts'
import { isGone } from '../rules/pools.ts'
import type { Force, Man, SnoopinState, Squad } from '../rules/state.ts'
import { insurgencyView } from './insurgencyView.ts'
import { headquartersOf, leaderOf } from '../rules/leaders.ts'
import { manView } from './menView.ts'
import { suggested } from './momentumView.ts'
import { hidesRanks } from './sealedFrom.ts'
import { outOfPool } from './rollWords.ts'
import { suggestedRatings } from '../rules/ratings.ts'
import { teamView } from './teamView.ts'
import { isPlatoon, playerOf } from '../rules/forces.ts'
import { toBeRated } from '../rules/steps/campaign/rollLeadership.ts'
import { sideNames, squadsOf } from './who.ts'

/** @param holder the side whose player looks; null: what anybody may see. @returns the forces of both sides. */
export const forcesView = (state: SnoopinState, holder: number | null): ForcesData => ({
  sides: sideNames(state),
  forces: state.forces.map((force) => forceView(state, force, holder)),
  mayAdd: state.tour[0]?.part === 'start',
  outOfPool,
  ratings: suggestedRatings,
  suggested,
})

function forceView(state: SnoopinState, force: Force, holder: number | null): ForceView {
  const { id, sideId, name, troopQuality, morale, confidence, supply, note } = force
  const platoon = isPlatoon(state, force)
  const sealed = hidesRanks(state, sideId, holder)
  const own = state.men.filter(({ forceId }) => forceId === id)
  const men = own.map((man) => manView(state, man))
  const here = headquartersOf(state, id)
  const viewOf = (man: Man) => men.find((one) => one.id === man.id)!
  const assets = state.assets.filter(({ forceId }) => forceId === id)
  const of = (kind: 'internal' | 'available') =>
    assets.filter((one) => one.kind === kind).map((one) => ({ id: one.id, name: one.name, price: one.price }))
  return {
    ...{ id, side: sideId, name, troopQuality, morale, confidence, supply, note, men },
    kind: platoon ? 'platoon' : 'insurgency',
    player: playerOf(state, force),
    mayRate: platoon && state.tour[0]?.part === 'start' && state.turns.length === 0 && toBeRated(state, id).length > 0,
    ...countOf(own),
    headquarters: [
      ...here.map(viewOf),
      ...men.filter((man) => man.squad === null && !here.some(({ id: known }) => known === man.id)),
    ],
    leaders: here.filter(({ role, leadership }) => leads.includes(role) || leadership !== null).map(viewOf),
    headCount: countOf(own.filter(({ squadId }) => squadId === null)),
    squads: squadsOf(state, id).map((squad) => squadView(state, squad, sealed)),
    internal: of('internal'),
    available: of('available'),
    returning: men.filter(({ status }) => status === 'returnPool'),
    replacing: men.filter(({ status }) => status === 'replacementPool'),
    lost: own.filter((man) => man.status === 'unknown' || isGone(man)).map((man) => manView(state, man)),
    insurgency: platoon ? null : insurgencyView(state, force, sealed),
  }
}

/** Who leads a platoon, with a rating or without. */
const leads: readonly Man['role'][] = ['officer', 'sergeant']

/** Of places that have been filled, who fills them counts. */
const countOf = (men: readonly Man[]): CountView => ({
  fit: men.filter(({ status }) => status === 'fit').length,
  strength: men.filter(({ replaced }) => !replaced).length,
})

function squadView(state: SnoopinState, { id, name }: Squad, sealed: boolean): SquadView {
  const leader = leaderOf(state, { squadId: id })
  return {
    ...{ id, name },
    leader: leader?.name ?? '',
    leadership: leader?.leadership ?? null,
    ...countOf(state.men.filter(({ squadId }) => squadId === id)),
    teams: state.teams.filter(({ squadId }) => squadId === id).map((team) => teamView(state, team, sealed)),
  }
}
