import { copyCells, type Blank } from '../../../../main/engine/copyCells.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import { deviation, grenades, movement, weapons } from '../tables/copy.ts'

/** The tables that the page names and lacks, and what becomes of their cells. */
export const copy = copyCells([weapons, deviation, grenades, movement])

/** A cell of the player's copy. */
export interface SkirmishBlank extends Blank {
  /** Only some copies have it: weapons of their own, RPGs fired at men. */
  readonly spare: boolean
}

/** @returns every cell that comes from the player's copy, filled in or not, table by table. */
export const blanksOf = (rules: Rules): SkirmishBlank[] =>
  copy.blanks(rules).map((blank) => ({ ...blank, spare: isSpare(blank.rowKey) }))

/** Is a row one that only some copies have? */
export const isSpare = (rowKey: string): boolean => rowKey.startsWith('own') || rowKey === 'rpg'
