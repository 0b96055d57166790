import type { GameFolder } from './folder.ts'
import type { GamePages } from './pages.ts'

/** What a game is and what the program does for it: data alone, for its contract and its screens, in words of ours. */
export interface GameAbout {
  /** First part of its procedures' names, and kept in its files. */
  readonly id: string
  readonly title: string
  /** Who plays what, and over how long, in a sentence. */
  readonly about: string
  /** `tried`: played through for whole campaigns; `beta`: complete and tested, not yet tried for long at a table. */
  readonly stage: 'tried' | 'beta'
  /** The book that it is for. */
  readonly book: string
  /** What the program does for it, item by item. */
  readonly covers: readonly string[]
  /** What it leaves to the table. */
  readonly leaves: readonly string[]
  /** What must come out of the player's own copy, because no text that we have holds it. */
  readonly copy: readonly string[]
  /** That in a few words; left out: some tables. */
  readonly copyIs?: string
  /** Sides of the dice that are thrown. */
  readonly dice: readonly number[]
  /** Is a deck of cards dealt? */
  readonly cards: boolean
  /** What its players call a campaign; left out: a campaign. */
  readonly calls?: string
  /** What a campaign goes on by; a copy is kept when it ends. Left out: a turn. */
  readonly span?: string
  /** Is there a sample tour to look around in? */
  readonly sample: boolean
  /** Its colour and its emblem. */
  readonly folder: GameFolder
  /** For rail, palette, menu and keys. */
  readonly pages: GamePages
}

/** A game's `about`, its id as a literal type. */
export const defineAbout = <const A extends GameAbout>(about: A): A => about

/** @returns what must lie on the table, in words: "d6, d8 and a deck of cards". */
export function diceWords({ dice, cards }: Pick<GameAbout, 'dice' | 'cards'>): string {
  const all = [...dice.map((sides) => `d${sides}`), ...(cards ? ['a deck of cards'] : [])]
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)!}`
}
