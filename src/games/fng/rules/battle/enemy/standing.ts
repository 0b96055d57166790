import type { Group, Figure } from '../battle.ts'
import { listed } from '../../steps/setup/common.ts'
import type { Orders } from '../collections.ts'
import type { Odds } from './numbers.ts'
import type { Scene } from '../scene.ts'

/** A group of the enemy that acts, and how it stands to our closest group. */
export interface Standing {
  readonly group: Group
  readonly target: Group
  readonly odds: Odds
  readonly inches: number
  readonly inSight: boolean
}

export function order(scene: Scene, men: readonly Figure[], orders: Orders): void {
  for (const { id } of men) scene.patch('figures', id, { orders })
}

export const names = (men: readonly Figure[]): string => listed(men.map(({ name }) => name))
