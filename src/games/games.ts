import type { AnyGame } from '../main/app/game.ts'
import { fng } from './fng/app/fngGame.ts'

/** Every game the program knows, in the order in which they are offered. */
export const games: readonly AnyGame[] = [fng]
