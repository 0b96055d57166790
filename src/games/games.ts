import type { AnyGame } from '../main/app/game.ts'
import { bookgun } from './bookgun/app/bookgunGame.ts'
import { fng } from './fng/app/fngGame.ts'
import { skirmish } from './skirmish/app/skirmishGame.ts'
import { snoopin } from './snoopin/app/snoopinGame.ts'

/** Every game the program knows, in the order in which they are offered. */
export const games: readonly AnyGame[] = [fng, skirmish, snoopin, bookgun]
