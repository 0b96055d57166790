import { rowIn } from '../../../main/engine/state.ts'
import type { TurnData } from '../contract/turn.ts'
import { poolDice, waitingIn } from '../rules/pools.ts'
import type { SnoopinState, Turn } from '../rules/state.ts'
import { unitName } from '../rules/units.ts'

/** @returns the dice that the end of a turn will want, man by man. */
export const poolViews = (state: SnoopinState, turn: Turn): TurnData['pools'] =>
  poolDice(state, turn.id).map(({ man, pool, die }) => ({
    ...{ man: man.id, name: man.name, pool, die },
    team: man.squadId === null ? '' : unitName(state, man),
    since: man.sinceTurnId === null ? turn.number : (rowIn(state.turns, man.sinceTurnId)?.number ?? turn.number),
  }))

/** @returns men hit in a turn whose dice lie in a pool until the end of the next. */
export const waitingViews = (state: SnoopinState, turn: Turn): TurnData['waiting'] =>
  waitingIn(state, turn.id).map((man) => ({
    ...{ man: man.id, name: man.name, team: man.squadId === null ? '' : unitName(state, man) },
    pool: man.status === 'returnPool' ? 'return' : 'replacement',
  }))
