import type { GamePages } from '../contract/pages.ts'
import { fngPages } from './fng/contract/pages.ts'

/** The pages of the games, by the id of the game: for the menu, which no screen feeds. */
export const gamePages: Readonly<Record<string, GamePages>> = { fng: fngPages }
