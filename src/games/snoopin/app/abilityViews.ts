import type { AbilityView } from '../contract/turn.ts'
import { abilitiesOf, isUsed } from '../rules/abilities.ts'
import { sideOfForce } from '../rules/kept.ts'
import { byTheBook } from '../rules/scene.ts'
import type { SnoopinState, Turn } from '../rules/state.ts'
import { hidesRanks } from './sealedFrom.ts'

/** @returns what works in the game of a turn, but for ranks that are kept from who looks. What was used, all have seen. */
export const abilityViews = (state: SnoopinState, turn: Turn, holder: number | null): AbilityView[] =>
  abilitiesOf(byTheBook(state), turn)
    .map(({ force, ...ability }) => ({ side: sideOfForce(state, force)!, used: isUsed(state, turn, ability), ability }))
    .filter(({ side, used }) => used || !hidesRanks(state, side, holder))
    .map(({ used, ability }) => ({ ...ability, used }))
