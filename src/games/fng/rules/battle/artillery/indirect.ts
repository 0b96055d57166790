import { rowOf } from '../../../../../main/engine/table.ts'
import { mortarOrdnance } from '../../tables/artillery.ts'
import type { Scene } from '../scene.ts'

/** The two weapons of indirect fire, as calls and charts name them (FNG pp. 76-79). */
export type IndirectKind = 'mortars' | 'artillery'

/** What a round of theirs does. */
export interface Ordnance {
  /** "Mortar". */
  readonly name: string
  readonly rounds: number
  /** Diameter of the circle, inches. */
  readonly blast: number
  readonly impact: number
  readonly apr: number
  /** Nearest that friendly troops may be to the spot, inches. */
  readonly clear: number
}

/** @returns the figures of one weapon of a kind. */
export function ordnanceOf(scene: Pick<Scene, 'table'>, kind: IndirectKind): Ordnance {
  const { cells } = rowOf(scene.table(mortarOrdnance), kind === 'mortars' ? 'mortar' : 'artillery')
  return {
    name: cells.weapon,
    rounds: cells.rounds,
    blast: cells.blast,
    impact: cells.impact,
    apr: cells.APR,
    clear: cells['from friendly troops'],
  }
}

/** Shells outgun whoever they fall near as grenades and launchers do; the book ranks neither (FNG p. 30). */
export const shellRanking = 5
