import type { TroopAction } from '../../contract/turn.ts'
import { gameOf, hasLeader } from '../../rules/game.ts'
import type { Mount, Rally, Reveal } from '../../rules/inputs.ts'
import { usualMove } from '../../rules/movement/usual.ts'
import type { BookgunState, Phase, Troop } from '../../rules/state.ts'
import { isPushed } from '../../rules/steps/fire.ts'
import { leadersWhoTry } from '../../rules/turn/rallying.ts'
import { refusalOfStep } from '../trial.ts'

/**
 * @returns the plainest input of a unit's step, but for whose it is: what is tried, and what its form begins with; null of
 * one that hangs on what its form says.
 */
export const startOf = (state: BookgunState, troop: Troop, action: TroopAction): object | null =>
  starts[action](state, troop)

type Start = (state: BookgunState, troop: Troop) => object | null

const nothing: Start = () => ({})

const starts: Readonly<Record<TroopAction, Start>> = {
  move: usualMove,
  pass: nothing,
  rally: rallyOf,
  enter: () => ({ formation: 'open' }),
  mount: mountOf,
  dismount: (_, { mobility, mounted }) => ({ charge: false, holders: mobility === 'cavalry' && mounted }),
  climb: nothing,
  handleGun: (_, { limbered }) => ({ what: limbered ? 'unlimber' : 'limber' }),
  sendScouts: () => ({ figures: 1 }),
  scoutsBack: nothing,
  fire: (state, troop) => ({ target: null, near: false, markers: isPushed(state, troop) ? 2 : 1, words: '' }),
  spot: () => null,
  reveal: (state) => ({ why: reasonIn[gameOf(state).phase] ?? 'shows' }),
  stampede: () => ({ hit: 1 }),
  casualties: () => ({ killed: 1, wounded: 0, ace: false, words: '' }),
  note: () => ({ what: 'spotted', count: 1, words: '' }),
}

/** Its own horses or bicycles, or the first that takes it. */
function mountOf(state: BookgunState, { id, mobility }: Troop): Omit<Mount, 'troop'> {
  if (mobility === 'cavalry' || mobility === 'bicycles') return { carrier: null }
  const carrier = state.troops.find(
    (one) => !one.gone && refusalOfStep(state, 'mount', { troop: id, carrier: one.id }) === null,
  )
  return { carrier: carrier?.id ?? null }
}

/** Why a marker mostly comes off in a phase. */
const reasonIn: Readonly<Partial<Record<Phase, Reveal['why']>>> = { fire: 'fires', close: 'met' }

/** By its own leader, or by another who may be near; alone where there is none. */
function rallyOf(state: BookgunState, troop: Troop): Omit<Rally, 'troop'> {
  if (hasLeader(troop)) return { helper: null, alone: false }
  const [near] = leadersWhoTry(state, troop)
  return { helper: near?.id ?? null, alone: near === undefined }
}
