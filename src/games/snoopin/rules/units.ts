import { rowIn } from '../../../main/engine/state.ts'
import type { Man, SnoopinState, Squad, Team } from './state.ts'

type Placed = Pick<Man, 'teamId' | 'squadId' | 'forceId'>

/** @returns what a team is called: with its platoon, where a team of another platoon is called the same. */
export const teamName = (state: SnoopinState, { name, squadId }: Pick<Team, 'name' | 'squadId'>): string =>
  apart(
    state,
    name,
    forceOf(state, squadId),
    state.teams.flatMap((one) => (one.name === name ? [forceOf(state, one.squadId)] : [])),
  )

/** @returns what a squad is called: with its platoon, where a squad of another platoon is called the same. */
export const squadName = (state: SnoopinState, { name, forceId }: Pick<Squad, 'name' | 'forceId'>): string =>
  apart(
    state,
    name,
    forceId,
    state.squads.flatMap((one) => (one.name === name ? [one.forceId] : [])),
  )

/** @returns what a man's unit is called: his team, or his squad or platoon where he stands beside the teams. */
export function unitName(state: SnoopinState, man: Placed): string {
  const team = rowIn(state.teams, man.teamId ?? 0)
  if (team) return teamName(state, team)
  const squad = rowIn(state.squads, man.squadId ?? 0)
  return squad ? squadName(state, squad) : rowIn(state.forces, man.forceId)!.name
}

/** @returns the same on a paper of his own platoon. */
export function ownUnitName({ teams, squads, forces }: SnoopinState, man: Placed): string {
  const unit = rowIn(teams, man.teamId ?? 0) ?? rowIn(squads, man.squadId ?? 0) ?? rowIn(forces, man.forceId)
  return unit!.name
}

/** @returns what a man is called where he is one of all: with his unit, where another is called the same. */
export const manName = (state: SnoopinState, man: Placed & Pick<Man, 'id' | 'name'>): string =>
  state.men.some(({ id, name }) => id !== man.id && name === man.name)
    ? `${man.name}, ${unitName(state, man)}`
    : man.name

const forceOf = ({ squads }: SnoopinState, squad: number): number => rowIn(squads, squad)?.forceId ?? 0

function apart({ forces }: SnoopinState, name: string, own: number, of: readonly number[]): string {
  const force = of.some((one) => one !== own) ? rowIn(forces, own) : undefined
  return force ? `${name}, ${force.name}` : name
}
