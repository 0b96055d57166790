/** A source of numbers from 0 to 1 that always gives the same ones for the same seed: drawing knows no chance. */
export type Chance = () => number

/** mulberry32, a small generator in the public domain. */
export function chanceFrom(seed: number): Chance {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** @returns a number between two bounds. */
export const between = (chance: Chance, low: number, high: number): number => low + (high - low) * chance()
