import type { DerosRow, ManBar } from '../../contract/deros.ts'

/** Where a man's name is written: in what he has served of his bar, in what is left of it, or after it. */
export type NamePlace = 'served' | 'rest' | 'after'

/** The least width of a half-month on the board, and of a letter in a bar and after it, in pixels. */
const cell = 29
const letter = 7.3
const padding = 12
/** What the date takes that stands inside a bar which the board cuts, and after one. */
const dateWidth = 84

/** @returns the room that a name takes. */
const widthOf = (label: string): number => label.length * letter + padding

/** @returns in half-months, how much of a bar is served, and how much is left of it before the board ends. */
export function partsOf(bar: ManBar, end: number): { readonly served: number; readonly rest: number } {
  const served = Math.min(bar.to, end) - bar.from
  return { served, rest: Math.min(bar.home ?? bar.to, end) - bar.from - served }
}

/**
 * The name stands in the longer part of its bar. Of who stands there today it stands after his bar where neither part has
 * room for it: nobody is in a billet without a name. Nothing of the row comes after it.
 */
export function namePlace(bar: ManBar, end: number): NamePlace {
  const { served, rest } = partsOf(bar, end)
  const place = rest > served ? 'rest' : 'served'
  const dated = place === 'rest' && bar.home !== null && bar.home > end ? dateWidth : 0
  const fits = Math.max(served, rest) * cell - dated >= widthOf(bar.label)
  return fits || bar.home === null ? place : 'after'
}

/** @returns the room in pixels that is kept beyond the end of the board for what stands after its bars. */
export function roomAfter(rows: readonly DerosRow[], end: number): number {
  const named = rows.flatMap(({ bars }) => bars.filter((bar) => bar.kind === 'man' && namePlace(bar, end) === 'after'))
  return dateWidth + Math.max(0, ...named.map((bar) => (bar.kind === 'man' ? widthOf(bar.label) : 0)))
}
