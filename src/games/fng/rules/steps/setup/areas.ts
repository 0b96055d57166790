import type { Rules } from '../../../../../main/engine/system.ts'
import { rowOf } from '../../../../../main/engine/table.ts'
import type { Area, Corps } from '../../state.ts'
import { corpsAreas, populationValue, type AreaKey } from '../../tables/index.ts'

/**
 * @returns the areas of operations of a Corps, in the order of the book (FNG p. 44); what a house rule names besides is
 *   left out where the Corps has no tables for it.
 */
export function areasOf(corps: Corps, rules: Rules): readonly Area[] {
  const row = rowOf(rules.table(corpsAreas), corps)
  const areas = row.gives.areas.split(' ') as readonly Area[]
  return areas.filter((area) => keyOf(corps, area) !== undefined)
}

/**
 * @returns the name under which the tables of one area of operations are filed (FNG pp. 45-46, 67-68).
 * @throws Error when the Corps has no such area: no step sets one.
 */
export function areaKeyOf({ corps, area }: { readonly corps: Corps; readonly area: Area }): AreaKey {
  const key = keyOf(corps, area)
  if (key === undefined) throw new Error(`There is no area ${area} in Corps ${corps}.`)
  return key
}

const keyOf = (corps: Corps, area: Area): AreaKey | undefined =>
  populationValue.rows.find(({ key }) => key === `${corps}.${area}`)?.key

/** @returns the Population Value of an area of operations, 0 to 3 (FNG pp. 45-46). */
export function populationOf(rules: Rules, key: AreaKey): number {
  return rowOf(rules.table(populationValue), key).gives.value
}
