import { gameScreens as shipped } from '../../src/games/screens.ts'
import type { GameScreens } from '../../src/renderer/gameScreens.ts'

/** The screens of every game, those that live in the tests among them. */
export const gameScreens: readonly GameScreens[] = [...shipped]
