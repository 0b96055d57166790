import type { KeyOf } from '../../../../engine/table.ts'
import type { Option } from '../action.ts'
import type { StructureKind } from '../collections.ts'
import { buildingDv } from '../../tables/buildings.ts'

/** What men put up, by what it is made of (FNG p. 41). */
export type BuildingType = KeyOf<typeof buildingDv>

/** The choices of a form, with the book's DVs. */
export const buildingTypes: readonly Option[] = buildingDv.rows.map(({ key, cells }) => ({
  value: key,
  label: `${cells.structure}, DV ${cells.DV}`,
}))

/** What a type counts as on the table. */
export function kindOfType(row: { readonly key: string; readonly gives: { readonly bunker: boolean } }): StructureKind {
  if (row.gives.bunker) return 'bunker'
  if (row.key === 'hooch') return 'hooch'
  return row.key === 'sandbagged' || row.key === 'dirtBerm' ? 'position' : 'building'
}
