import { rowOf } from '../../../../../main/engine/table.ts'
import type { Arms } from '../../forces/forces.ts'
import { armyLists, numberOf } from '../../platoon/lists.ts'
import { buildBillets, strengthOf, type Slot } from '../../platoon/slots.ts'
import type { EnemyType, Post } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { halfMonthIn, rulesIn } from './means.ts'

/** @returns the slots of one squad of a Communist list at full strength, as they are at this date (FNG p. 12). */
export function squadSlots(scene: Scene, list: EnemyType, strength = paperStrength(scene, list)): readonly Slot[] {
  const layout = { list, halfMonth: halfMonthIn(scene), strengths: [strength] }
  return buildBillets(rulesIn(scene), layout).filter(({ squad }) => squad === 1)
}

/** @returns the slots of the HQ of a Communist platoon; those that only come along on a roll stay away. */
export const hqSlots = (scene: Scene, list: EnemyType): readonly Slot[] =>
  buildBillets(rulesIn(scene), { list, halfMonth: halfMonthIn(scene), strengths: [] }).filter((s) => !s.attachment)

export const paperStrength = (scene: Scene, list: EnemyType): number => strengthOf(rulesIn(scene), list).paper

/** Where a die says which of two, and the list prints no chance, it is even (ruling to FNG p. 8). */
const evenTo = 3

/** @returns what the man of a slot is armed with: a key, or what is still to be rolled. */
export function armsOfSlot(scene: Scene, list: EnemyType, slot: Slot): Arms {
  const { weapon, alternative, rolledOn, post } = slot
  if (weapon !== null && alternative !== null) {
    const row = post === 'grenadier' ? rowOf(scene.table(armyLists[list].list), 'squad.gl') : null
    return { either: [weapon, alternative], firstTo: (row && numberOf(row, 'weaponTo')) ?? evenTo }
  }
  if (weapon !== null) return { key: weapon }
  if (rolledOn === 'political-officer-weapon') return { by: 'officer' }
  if (rolledOn === 'vc-weapons') return { by: 'vc' }
  return { by: post === 'lmgGunner' ? 'lmg' : 'smg' }
}

/** @returns arms that the army list has to say, as that list says them: its rifles and its RPG (FNG pp. 12, 71). */
export function listArms(scene: Scene, list: EnemyType, arms: Arms): Arms {
  if (!('by' in arms) || (arms.by !== 'rifle' && arms.by !== 'rpg')) return arms
  const post: Post = arms.by === 'rifle' ? 'rifleman' : 'grenadier'
  const slot = squadSlots(scene, list).find((each) => each.post === post)
  return slot ? armsOfSlot(scene, list, slot) : { by: 'vc' }
}
