import { switchOf } from '../../house/switches.ts'
import type { FngState } from '../../state.ts'
import { figureById } from '../battle.ts'
import { harm, type Harmed } from '../harm/harm.ts'
import type { Scene } from '../scene.ts'
import { blastBlows } from './blast.ts'
import { isRecoilless } from './weaponClasses.ts'
import type { WeaponFigures } from './weapons.ts'

/** How far behind the firer, 1" to either side of the line, and how hard (FNG pp. 11, 13, 27). */
export interface BackBlast {
  readonly inches: number
  readonly impact: number
}

const ofRockets: BackBlast = { inches: 6, impact: 2 }
const ofRecoilless: BackBlast = { inches: 8, impact: 3 }

/** @returns null for weapons without one. Of recoilless rifles text and tables differ: a switch. */
export function backBlastOf(state: FngState, weapon: WeaponFigures): BackBlast | null {
  if (weapon.family !== 'anti-tank') return null
  return isRecoilless(weapon) && switchOf(state, 'recoillessBackBlast') === 'text' ? ofRecoilless : ofRockets
}

/** Everybody behind the firer takes a hit, whoever he is (FNG p. 27): of a recoilless rifle, rockets are not fired then. */
export function strikeBehind(
  scene: Scene,
  shooterId: number,
  weapon: WeaponFigures,
  behind: readonly number[],
): Harmed[] {
  const back = backBlastOf(scene.state, weapon)
  if (back === null || behind.length === 0) return []
  const why = `back blast of ${figureById(scene.state, shooterId).name}'s ${weapon.name}`
  const circle = behind.map((figureId) => ({ figureId, coverDv: 0 }))
  return harm(scene, blastBlows(scene, { impact: back.impact, in: circle, by: shooterId, why }))
}
