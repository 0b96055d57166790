import { autoplay } from '../../src/games/bookgun/rules/simulation.ts'
import type { BookgunState } from '../../src/games/bookgun/rules/state.ts'
import { bookgunSystem } from '../../src/games/bookgun/rules/system.ts'
import { playedGames, type PlayedEntry } from './playedGames.ts'

export type BookgunEntry = PlayedEntry<BookgunState>

export const { play: playBookgunStep, playAll: playBookgunGames } = playedGames<BookgunState>(bookgunSystem, autoplay)
