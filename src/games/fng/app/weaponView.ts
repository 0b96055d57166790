import type { BilletView } from '../contract/roster.ts'
import type { Rules } from '../../../main/engine/system.ts'
import { weaponRow, weaponShortName } from '../rules/weapons.ts'

/** @returns a weapon with its figures as the campaign plays it. */
export function weaponFigures(id: string, rules: Rules): BilletView['weapon'] {
  const cells = weaponRow(id, rules).cells ?? {}
  return {
    id,
    name: weaponShortName(id, rules),
    range: String(cells['range'] ?? '-'),
    targets: String(cells['targets'] ?? '-'),
    impact: String(cells['impact'] ?? '-'),
  }
}

/** @returns "4 C-4" or, of things without a number, their name alone. */
export function equipmentWords(item: string, quantity: number, rules: Rules): string {
  const name = weaponShortName(item, rules)
  return quantity > 0 ? `${quantity} ${name}` : name
}
