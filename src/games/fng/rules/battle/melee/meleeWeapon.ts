import type { KeyOf } from '../../../../../main/engine/table.ts'
import { bladeLost } from '../fire/bladeLost.ts'
import { weaponIn } from '../fire/weaponClasses.ts'
import type { Family } from '../fire/weapons.ts'
import { hasAttribute, type Figure } from '../battle.ts'
import type { FngState } from '../../state.ts'
import { meleeCombat, type meleeWeapons } from '../../tables/melee.ts'
import type { Scene } from '../scene.ts'

export type MeleeWeapon = KeyOf<typeof meleeWeapons>

/** Rifles long enough for a bayonet on the muzzle; the army lists name no melee weapons (ruling to FNG p. 35). */
const withBayonet: readonly Family[] = ['ba-rifle', 'sa-rifle', 'sf-rifle']

/** @returns the best that a figure has to fight with, Knifemen with the blade where that is as good (FNG p. 35). */
export function meleeWeaponOf(scene: Scene, figure: Figure): MeleeWeapon {
  const { state } = scene
  const family = weaponIn(state, figure.weapon)?.family
  if (family === undefined && figure.sidearm === null) return 'unarmed'
  const thrown = bladeLost(state, figure)
  if (family === undefined || !withBayonet.includes(family)) return thrown ? 'improvised' : 'handHeldBlade'
  if (thrown || !hasAttribute(state, figure, 'knifeman')) return 'rifleBayonet'
  const by = (when: string) => scene.table(meleeCombat).modifiers.find((each) => each.when === when)?.by ?? 0
  return by('handHeldBlade') + by('knifeman') >= by('rifleBayonet') ? 'handHeldBlade' : 'rifleBayonet'
}

/** Can he guard prisoners and take them: he carries any weapon at all (FNG p. 38)? */
export const isArmed = (state: FngState, figure: Figure): boolean =>
  figure.sidearm !== null || weaponIn(state, figure.weapon) !== null
