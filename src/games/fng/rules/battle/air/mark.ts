import { rowOf } from '../../../../../main/engine/table.ts'
import { airMunitions } from '../../tables/aircraftWeapons.ts'
import type { FngState } from '../../state.ts'
import { battleOf } from '../battle.ts'
import { addLasting } from '../lasting.ts'
import type { Scene } from '../scene.ts'

const smoke = 'Marking smoke'

/** The smoke of a marking rocket stands (FNG p. 84). */
export const isMarked = (state: FngState): boolean =>
  state.lasting.some(({ kind, name }) => kind === 'smoke' && name === smoke)

/** What a marked target adds to the REP of pilots who attack near it. */
export const markBonus = (scene: Scene): number => rowOf(scene.table(airMunitions), 'wpRocket').gives.markRep ?? 0

/** A marking rocket has landed: its smoke rises above any canopy, and lasts as a smoke grenade's (FNG pp. 28, 84, ruling). */
export function markTarget(scene: Scene): void {
  const { turns } = rowOf(scene.table(airMunitions), 'wpRocket').gives
  const { turn } = battleOf(scene.state)
  addLasting(scene, { kind: 'smoke', name: smoke, until: turn + (turns ?? 1) - 1 })
}
