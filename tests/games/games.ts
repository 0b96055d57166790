import { games as shipped } from '../../src/games/games.ts'
import type { AnyGame } from '../../src/main/app/game.ts'
import { toy } from './toy/app/toyGame.ts'

/** Every game, those that live in the tests among them. */
export const games: readonly AnyGame[] = [...shipped, toy]
