import { rowIn } from '../../../main/engine/state.ts'
import type { TurnData } from '../contract/turn.ts'
import { sideOfTeam } from '../rules/kept.ts'
import { mayLead, unledAces } from '../rules/pointMan.ts'
import type { SnoopinState } from '../rules/state.ts'
import { teamName } from '../rules/units.ts'
import { hidesRanks } from './sealedFrom.ts'

/** @returns who may be the point man of each Ace that has none, but for what is kept from who looks. */
export const pointMenViews = (state: SnoopinState, holder: number | null): TurnData['pointMen'] =>
  unledAces(state).flatMap((held) => {
    const team = rowIn(state.teams, held.teamId)
    const men = mayLead(state, held)
    const side = sideOfTeam(state, held.teamId)
    if (!team || men.length === 0 || (side !== null && hidesRanks(state, side, holder))) return []
    return [{ development: held.id, team: teamName(state, team), men: men.map(({ id, name }) => ({ id, name })) }]
  })
