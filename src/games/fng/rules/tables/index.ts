import type { Table } from '../../../../main/engine/table.ts'
import { digestOrder } from './digestOrder.ts'
import * as t from './named.ts'

export * from './attributeShortEffects.ts'
export * from './families.ts'
export * from './named.ts'
export type * from './aircraftTypes.ts'
export type * from './types.ts'

/** Whatever is exported here and has an id, dice and rows is a table. */
const isTable = (one: unknown): one is Table =>
  typeof one === 'object' && one !== null && 'id' in one && 'dice' in one && 'rows' in one

/** Every table, in the order of the rules digest; one that it does not have stands behind the others of its page. */
export const fngTables: readonly Table[] = placed(Object.values<unknown>(t).filter(isTable))

function placed(tables: readonly Table[]): readonly Table[] {
  const places = new Map(digestOrder.map((id, place) => [id, place]))
  const known = tables.filter(({ id }) => places.has(id)).sort((a, b) => places.get(a.id)! - places.get(b.id)!)
  const others = tables.filter(({ id }) => !places.has(id)).sort((a, b) => a.id.localeCompare(b.id))
  return others.reduce<readonly Table[]>((all, table) => {
    const before = all.findLastIndex(({ page }) => page === table.page)
    return before < 0 ? [...all, table] : all.toSpliced(before + 1, 0, table)
  }, known)
}
