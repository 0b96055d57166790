import { rowOf } from '../../../../../main/engine/table.ts'
import { countOf, type Mount } from '../../aircraftLoads.ts'
import { aircraftGuns } from '../../tables/aircraftWeapons.ts'
import { heliGuns } from '../../tables/helicopters.ts'
import type { Craft } from '../battle.ts'
import type { Stance } from '../fire/stances.ts'
import type { Scene } from '../scene.ts'
import { reactToAir, shootFromAir, type AirShot } from './aim.ts'
import { mountsOfCraft, planeOf } from './craft.ts'

interface Rake {
  /** REP of the pilot, for this run. */
  readonly rep: number
  /** Everybody in the strip, once. */
  readonly strip: readonly { readonly figure: number; readonly stands: Stance }[]
  readonly beside: readonly number[]
  /** Guns that fire; missing: all of its own. */
  readonly mounts?: readonly Mount[]
}

/** One kind of gun: how many rolls it makes at each figure, and how hard it hits. */
interface Gun {
  readonly name: string
  readonly rolls: number
  readonly impact: number
}

/**
 * Guns along the Flight Line (FNG pp. 83, 89): so many rolls at every figure in the strip, friend or foe, with the pilot's
 * REP, damage, then one Received Fire of those missed. An AC-47 fires by its own entry (p. 84).
 */
export function rake(scene: Scene, craft: Craft, { rep, strip, beside, mounts }: Rake): void {
  const total = planeOf(scene.state, craft)?.gunRep ?? rep
  const guns = gunsOf(scene, craft, mounts ?? mountsOfCraft(scene.state, craft))
  const shots = guns.flatMap(({ name, rolls, impact }) =>
    strip.map(({ figure, stands }): AirShot => ({
      figureId: figure,
      dice: rolls,
      impact,
      rep: total,
      stands,
      why: `${name} of ${craft.name}`,
    })),
  )
  const fire = shootFromAir(scene, shots)
  if (strip.length === 0) scene.note(`${craft.name} fires into the open: nobody is there.`, { page: 83 })
  reactToAir(scene, fire, { near: beside })
}

function gunsOf(scene: Scene, craft: Craft, mounts: readonly Mount[]): Gun[] {
  const plane = planeOf(scene.state, craft)
  if (plane?.gunTargets !== undefined) return [{ name: 'Guns', rolls: plane.gunTargets, impact: plane.gunImpact ?? 0 }]
  return [
    ...scene.table(aircraftGuns).rows.flatMap(({ key, cells }): Gun[] => {
      // Helicopters have rows of their own, but for the HMG of a chin turret (ruling to FNG p. 89).
      const count = plane || key === 'hmg' ? countOf(mounts, key) : 0
      return count > 0 ? [{ name: cells.weapon, rolls: count, impact: cells.impact }] : []
    }),
    ...(plane ? [] : helicopterGuns(scene, mounts)),
  ]
}

const helicopterGuns = (scene: Scene, mounts: readonly Mount[]): Gun[] =>
  scene.table(heliGuns).rows.flatMap((row): Gun[] => {
    const count = countOf(mounts, row.key)
    const { impact, attacks } = rowOf(scene.table(heliGuns), row.key).gives
    return count > 0 ? [{ name: row.cells.weapon, rolls: count * attacks, impact }] : []
  })
