import type { FngState } from '../../state.ts'
import { aboutFigure, membersOf, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { standsOnMount, weaponIn } from './weaponClasses.ts'
import { weaponFigures } from './weapons.ts'

/**
 * Guns of those who hold a place stand in it before anybody comes (FNG pp. 26-27, 63): machine guns and recoilless rifles
 * on their mounts, light ones and automatic rifles on their bipods.
 */
export function emplace(scene: Scene, groupIds: readonly number[]): void {
  for (const figure of groupIds.flatMap((id) => open(scene.state, id))) {
    const { name } = weaponFigures(scene, figure.weapon)
    scene.patch('figures', figure.id, { setUp: true })
    scene.note(`The ${name} of ${figure.name} stands in position.`, { about: aboutFigure(figure), page: 26 })
  }
}

/** Has a group guns that could stand in position, and do not yet? */
export const emplaceable = (state: FngState, groupId: number): boolean => open(state, groupId).length > 0

const open = (state: FngState, groupId: number): Figure[] =>
  membersOf(state, groupId).filter((figure) => {
    const weapon = weaponIn(state, figure.weapon)
    return !figure.setUp && weapon !== null && standsOnMount(weapon)
  })
