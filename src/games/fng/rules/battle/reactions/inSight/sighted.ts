import type { FngState } from '../../../state.ts'
import { figuresOf } from '../../battle.ts'
import { sideWithoutInSight } from '../../contacts/ambush/unspotted.ts'
import { takesTests } from '../nerve.ts'

/** Figures of a side that In Sight can involve. */
export const sighted = (state: FngState, side: 'ours' | 'theirs'): number[] =>
  (sideWithoutInSight(state) === side ? [] : figuresOf(state, side))
    .filter((figure) => takesTests(figure) && !figure.inTunnel)
    .map(({ id }) => id)
