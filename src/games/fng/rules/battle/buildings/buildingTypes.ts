import type { Rules } from '../../../../../main/engine/system.ts'
import type { Option } from '../action.ts'
import type { StructureKind } from '../collections.ts'
import { buildingDv } from '../../tables/buildings.ts'

/** The choices of a form, with the campaign's DVs. */
export const buildingTypes = (rules: Rules): readonly Option[] =>
  rules.table(buildingDv).rows.map(({ key, cells }) => ({ value: key, label: `${cells.structure}, DV ${cells.DV}` }))

/** What a type counts as on the table. */
export function kindOfType(row: { readonly key: string; readonly gives: { readonly bunker: boolean } }): StructureKind {
  if (row.gives.bunker) return 'bunker'
  if (row.key === 'hooch') return 'hooch'
  return row.key === 'sandbagged' || row.key === 'dirtBerm' ? 'position' : 'building'
}
