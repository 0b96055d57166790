import { reach } from '../../reach.ts'
import { isUp, membersOf } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { whoThrows } from './assault.ts'
import { allComeAway } from '../ground/cover.ts'
import { names, order, type Standing } from './standing.ts'

/** A man whose die is as high throws one at whoever has approached (FNG p. 70). */
export const throwsInDefence = 6

/** Defensive tactics: they are too few to attack (FNG p. 70). */
export function defend(scene: Scene, at: Standing & { readonly fortified: boolean }): void {
  const { group, target, odds, inches, fortified } = at
  if (fortified) allComeAway(scene, group.id)
  const where = fortified ? 'makes a Fast Move to the nearest fortification' : 'stays put'
  const text = `${group.name}, ${odds.theirs} against ${odds.ours}, ${where} and fires at the closest of us, in ${target.name}.`
  scene.note(text, { about: { collection: 'groups', id: group.id, field: 'activated' }, page: 70 })
  if (inches > reach.approached) return
  const throwing = whoThrows(scene, membersOf(scene.state, group.id).filter(isUp), throwsInDefence, 70)
  order(scene, throwing, 'grenade')
  if (throwing.length > 0) scene.note(`${names(throwing)} ready and throw a grenade.`, { page: 70 })
}
