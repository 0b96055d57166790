import type { BilletView } from '../../../contract/views.ts'
import { weaponRow, weaponShortName } from '../../rules/fng/weapons.ts'

/** @returns a weapon with its printed figures. */
export function weaponFigures(id: string): BilletView['weapon'] {
  const cells = weaponRow(id).cells ?? {}
  return {
    id,
    name: weaponShortName(id),
    range: String(cells['range'] ?? '-'),
    targets: String(cells['targets'] ?? '-'),
    impact: String(cells['impact'] ?? '-'),
  }
}

/** @returns "4 C-4" or, of things without a number, their name alone. */
export function equipmentWords(item: string, quantity: number): string {
  const name = weaponShortName(item)
  return quantity > 0 ? `${quantity} ${name}` : name
}
