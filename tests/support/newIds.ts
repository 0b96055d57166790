import { idMaker } from '../../src/main/engine/system.ts'
import type { FngState } from '../../src/games/fng/rules/state.ts'
import { nextDepth } from './fngAftermath.ts'

/** @returns the id that the nth row gets which the next step or scene played on this state makes. */
export function newId(state: FngState, nth = 1): number {
  const make = idMaker(nextDepth(state))
  for (let i = 1; i < nth; i++) make()
  return make()
}
