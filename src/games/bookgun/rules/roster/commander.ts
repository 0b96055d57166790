import { forceOf } from '../game.ts'
import { commanderOf } from '../sealing.ts'
import type { BookgunState, Force } from '../state.ts'
import { partOfUnit } from './parts.ts'

/** Which sides name a Commander-in-Chief (p. 8). */

/** A side of so many basic units names one of its leaders. */
export const unitsForCommander = 3

/** @returns squads or cells of a roster: how many of them are on the table is nobody's business. */
export const basicUnits = (state: BookgunState, force: Force): number =>
  state.units.filter((unit) => unit.force === force && ['squad', 'cell'].includes(partOfUnit(unit).kind)).length

/** @returns why a side names no Commander-in-Chief, in this game or any; null where it may once a game has begun. */
export function namesNobody(state: BookgunState, force: Force, sideId: number): string | null {
  if (commanderOf(state, sideId)) return 'He has been named.'
  const units = basicUnits(state, force)
  if (units >= unitsForCommander) return null
  return `It has ${units === 0 ? 'none' : units === 1 ? 'one' : units} on its roster.`
}

/** @returns what is said of each side that has the basic units for a Commander-in-Chief and has named none. */
export const unnamedWords = (state: BookgunState): readonly string[] =>
  state.sides.flatMap(({ id, kind, name }) => {
    if (kind === 'umpire' || commanderOf(state, id)) return []
    const units = basicUnits(state, forceOf(kind))
    return units < unitsForCommander
      ? []
      : [`${name} has ${units} basic units on his roster, and has named no Commander-in-Chief.`]
  })
