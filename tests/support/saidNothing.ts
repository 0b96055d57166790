import type { InSightSaid } from '../../src/games/fng/contract/inSight.ts'

/** In Sight as its page begins: the player has said nothing yet. */
export const saidNothing: InSightSaid = {
  groups: null,
  inches: null,
  moved: null,
  again: false,
  closest: [],
  unlike: [],
  newcomers: [],
  dice: [],
  about: null,
}
