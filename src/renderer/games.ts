import { defineAsyncComponent, type Component } from 'vue'
import { corePages, pagesOf, type Page } from '../contract/pages.ts'
import { gameScreens } from '../games/screens.ts'
import type { Fetched, GameScreens } from './gameScreens.ts'

/** @returns what a game brings to the screen; null for one that this program does not know. */
export const screensOf = (game: string): GameScreens | null => gameScreens.find(({ id }) => id === game) ?? null

/** @returns what taking over from paper is called: in the words of the games that do; null where none does. */
export function paperWords(): string | null {
  const [first, ...others] = new Set(gameScreens.flatMap(({ fromPaper }) => fromPaper?.words ?? []))
  return others.length > 0 ? 'From paper' : (first ?? null)
}

/** @returns the pages of the rail while a tour of a game is open, or none. */
export const pagesWith = (game: GameScreens | null): readonly Page[] =>
  game === null ? corePages : pagesOf(game.pages)

/** @returns the same component for the same part of a game, however often it is asked for. */
export function fetched(part: Fetched): Component {
  const known = components.get(part) ?? defineAsyncComponent(part)
  components.set(part, known)
  return known
}
const components = new Map<Fetched, Component>()
