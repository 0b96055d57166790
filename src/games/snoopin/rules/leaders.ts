import { isGone } from './pools.ts'
import type { Man, SnoopinState } from './state.ts'

/** What each role is called. */
export const rankNames: Readonly<Record<Man['role'], string>> = {
  officer: 'Platoon leader',
  sergeant: 'Platoon sergeant',
  squadLeader: 'Squad leader',
  teamLeader: 'Team leader',
  medic: 'Medic',
  man: 'Rifleman',
}

const headquartersOrder: readonly Man['role'][] = ['officer', 'sergeant', 'squadLeader', 'teamLeader', 'medic', 'man']

/**
 * @returns who has a place in the headquarters of a platoon, in order of rank: a replacement stands where he whose place he
 * took stood, and nobody who is gone for good.
 */
export const headquartersOf = ({ men }: SnoopinState, force: number): Man[] =>
  men
    .filter((man) => man.forceId === force && man.squadId === null && man.teamId === null)
    .filter((man) => !man.replaced && !isGone(man))
    .toSorted((a, b) => headquartersOrder.indexOf(a.role) - headquartersOrder.indexOf(b.role))

/** Who leads comes first. */
const byRank: readonly Man['role'][] = ['squadLeader', 'teamLeader']

/** @returns who leads a squad or a team; whoever is fit before who is away, and nobody who is gone for good. */
export function leaderOf(state: SnoopinState, of: { squadId: number } | { teamId: number }): Man | undefined {
  const isSquad = 'squadId' in of
  const wanted = isSquad ? byRank.slice(0, 1) : byRank
  const all = state.men.filter(
    (man) => (isSquad ? man.squadId === of.squadId : man.teamId === of.teamId) && !man.replaced && !isGone(man),
  )
  const leaders = wanted.flatMap((role) => all.filter((man) => man.role === role))
  return (
    leaders.find(({ status }) => status === 'fit') ?? (isSquad ? undefined : all.find(({ status }) => status === 'fit'))
  )
}
