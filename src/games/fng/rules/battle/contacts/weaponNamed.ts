import { rowOf, type Table } from '../../../../../main/engine/table.ts'
import type { WeaponKind } from '../../forces/forces.ts'
import { genericWeaponNames } from '../../tables/weapons.ts'
import type { Scene } from '../scene.ts'

/**
 * @param side whose charts name it: the Free World's or the Communists'.
 * @returns the key of the weapon that a chart means by its kind: "an HMG team" (FNG pp. 71-72, 93-96).
 */
export const weaponNamed = (scene: Pick<Scene, 'table'>, kind: WeaponKind, side: 'FWF' | 'CF'): string =>
  String(rowOf<Table>(scene.table(genericWeaponNames), kind).gives?.[side])
