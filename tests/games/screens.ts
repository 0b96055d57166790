import { gameScreens as shipped } from '../../src/games/screens.ts'
import type { GameScreens } from '../../src/renderer/gameScreens.ts'
import { toyScreens } from './toy/screens/toyScreens.ts'

/** The screens of every game, those that live in the tests among them. */
export const gameScreens: readonly GameScreens[] = [...shipped, toyScreens]
