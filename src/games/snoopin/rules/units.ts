import type { Man, SnoopinState } from './state.ts'

/** @returns what a man's unit is called: his team, or his squad or platoon where he stands beside the teams. */
export function unitName(
  { teams, squads, forces }: SnoopinState,
  man: Pick<Man, 'teamId' | 'squadId' | 'forceId'>,
): string {
  const unit =
    teams.find(({ id }) => id === man.teamId) ??
    squads.find(({ id }) => id === man.squadId) ??
    forces.find(({ id }) => id === man.forceId)
  return unit!.name
}
