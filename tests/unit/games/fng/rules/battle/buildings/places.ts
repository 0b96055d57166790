import type { Structure } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import { freshStructure } from '../../../../../../../src/games/fng/rules/battle/structures.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'

/** Ids of places in the order given, from 1. */
export const placeId = (nth: number): number => 700 + nth

/** A state with places on the table. */
export const withPlaces = (state: FngState, places: readonly Partial<Structure>[]): FngState => ({
  ...state,
  structures: places.map((place, i): Structure => ({
    ...freshStructure,
    id: placeId(i + 1),
    kind: 'building',
    type: 'masonry',
    name: `Place ${i + 1}`,
    dv: 3,
    dvAtStart: place.dv ?? 3,
    ...place,
  })),
})

export const placeIn = (state: FngState, nth: number): Structure =>
  state.structures.find(({ id }) => id === placeId(nth))!
