import type { Craft } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import type { CallKind } from '../../../../../../../src/games/fng/rules/battle/collections.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'

/** Ids of the call and the aircraft of these tests. */
export const callId = 700
export const craftId = 710

/** What an aircraft of a test is when nothing else is said: an F-100, directed and ready to run. */
const plain: Craft = {
  id: craftId,
  callId,
  type: 'f-100',
  name: 'F-100 Hun',
  service: 'usaf',
  load: null,
  rep: 4,
  startRep: 4,
  repLoss: 0,
  damage: 0,
  mode: 'off',
  sector: null,
  doorGunners: 0,
  used: '',
  mostPasses: null,
  turns: 0,
  freeTurn: 1,
  directed: true,
  mostWounded: null,
  smokeUntil: null,
  overSince: null,
  lookedTurn: null,
  light: null,
}

const call: FngState['calls'][number] = {
  id: callId,
  kind: 'airStrike',
  source: 'onDemand',
  status: 'here',
  figureId: null,
  askedTurn: 1,
  arrives: 1,
  amount: 1,
  what: 'one aircraft',
  registered: false,
  rounds: 0,
  brings: null,
  attempts: 0,
}

/** Puts aircraft on station, each on a call of its own. */
export function onStation(
  state: FngState,
  ...asked: readonly (Partial<Craft> & { readonly kind?: CallKind })[]
): FngState {
  const rows = asked.map(({ kind = 'airStrike', ...more }, i) => ({
    call: { ...call, id: callId + i, kind },
    craft: { ...plain, id: craftId + i, callId: callId + i, ...more },
  }))
  return { ...state, calls: rows.map((row) => row.call), craft: rows.map((row) => row.craft) }
}

/** A FAC beside them. */
export const fac = { kind: 'fac', type: 'o-1', name: 'O-1 Bird Dog FAC', rep: 5, startRep: 5 } as const

/** @returns the first aircraft as it is now. */
export const craftIn = (state: FngState, id = craftId): Craft => state.craft.find((craft) => craft.id === id)!
