import { rowOf } from '../../../../../main/engine/table.ts'
import { countOf, type Mount } from '../../aircraftLoads.ts'
import type { FngState } from '../../state.ts'
import { heliAutoGrenadeLauncher } from '../../tables/helicopters.ts'
import { craftById, mountsOfCraft, pilotRep } from '../air/craft.ts'
import { goHome } from '../air/leave.ts'
import { markBonus } from '../air/mark.ts'
import { rake } from '../air/rake.ts'
import { release, type Piece } from '../air/release.ts'
import { eachOnce } from '../air/runForm.ts'
import type { Craft } from '../battle.ts'
import type { Stance } from '../fire/stances.ts'
import type { Scene } from '../scene.ts'
import { flyersOf } from './crew.ts'
import { refuse } from '../refuse.ts'

/** What a gunship lets fly in one pass (FNG pp. 87, 89-90). */
export interface Attack {
  readonly fixedGuns: boolean
  readonly turret: boolean
  readonly strip: readonly { readonly figure: number; readonly stands: Stance }[]
  readonly beside: readonly number[]
  readonly rockets: readonly { readonly stands: Stance }[]
  /** 40mm grenades: one for each 6" of table. */
  readonly grenades: number
  readonly grenadesLie: Stance
  readonly marked: boolean
}

const strafing: readonly string[] = ['lmg', 'hmg', 'rlmg', 'rhmg']

export const fixedGunsOf = (state: FngState, craft: Craft): Mount[] =>
  mountsOfCraft(state, craft).filter(({ side, weapon }) => side !== 'central' && strafing.includes(weapon))

export const turretGunsOf = (state: FngState, craft: Craft): Mount[] =>
  mountsOfCraft(state, craft).filter(({ side, weapon }) => side === 'central' && strafing.includes(weapon))

export const rocketsOf = (state: FngState, craft: Craft): number =>
  countOf(mountsOfCraft(state, craft), 'rocketLauncher')

export const hasGrenades = (state: FngState, craft: Craft): boolean =>
  countOf(mountsOfCraft(state, craft), 'autoGrenadeLauncher') > 0

/** Has it weapons for an attack run at all? */
export const canAttack = (state: FngState, craft: Craft): boolean =>
  fixedGunsOf(state, craft).length + turretGunsOf(state, craft).length + rocketsOf(state, craft) > 0 ||
  hasGrenades(state, craft)

/** Two men fly it, and each fires one system (FNG p. 87); where one is left, he fires one. */
const systemsOf = (state: FngState, craft: Craft): number => (flyersOf(state, craft.id).length === 1 ? 1 : 2)

/** @throws RuleError `bad-input` for nothing, or more than it has or two men can fire. */
export function mustHave(state: FngState, craft: Craft, { fixedGuns, turret, rockets, grenades }: Attack): void {
  const fired = [fixedGuns, turret || grenades > 0, rockets.length > 0].filter(Boolean).length
  if (fired === 0) refuse('Say what it fires.')
  const systems = systemsOf(state, craft)
  if (fired > systems)
    refuse(systems === 1 ? 'One man is left to fire: one system.' : 'Two men fire one system each: leave one out.')
  if (rockets.length > rocketsOf(state, craft)) refuse(`${craft.name} fires ${rocketsOf(state, craft)} rockets a pass.`)
}

/** Guns, rockets and grenades of one pass, in this order; who was called for one pass only goes home (FNG p. 87). */
export function attack(scene: Scene, craftId: number, values: Attack): void {
  const craft = craftById(scene.state, craftId)
  keepGunnerBusy(scene, craftId, values)
  const rep = pilotRep(craft) + (values.marked ? markBonus(scene) : 0)
  const guns = [
    ...(values.fixedGuns ? fixedGunsOf(scene.state, craft) : []),
    ...(values.turret ? turretGunsOf(scene.state, craft) : []),
  ]
  if (guns.length > 0) rake(scene, craft, { rep, strip: eachOnce(values.strip), beside: values.beside, mounts: guns })
  const rockets = values.rockets.map(({ stands }): Piece => ({ what: 'heliRocket', rep, stands }))
  const grenades = Array.from({ length: values.grenades }, (): Piece => ({
    what: 'grenade40',
    rep,
    stands: values.grenadesLie,
  }))
  const { gives: grenade } = rowOf(scene.table(heliAutoGrenadeLauncher), 'strafing')
  release(scene, { craftId, pieces: [...rockets, ...grenades], fromHelicopter: true, grenade })
}

/** The man beside the pilot has fired: from the turret, or the second system of the run. */
function keepGunnerBusy(scene: Scene, craftId: number, { fixedGuns, turret, rockets, grenades }: Attack): void {
  const gunner = flyersOf(scene.state, craftId).at(-1)
  const both = fixedGuns && rockets.length > 0
  if (gunner && (turret || grenades > 0 || both)) scene.patch('figures', gunner.id, { fired: true })
}

/** Counts the pass, made or broken off. */
export function passMade(scene: Scene, craftId: number): void {
  const craft = craftById(scene.state, craftId)
  const used = `${craft.used} attack`.trim()
  scene.patch('craft', craftId, { used })
  if (craft.mostPasses !== null && used.split(' ').length >= craft.mostPasses)
    goHome(scene, craftId, 'it had but one pass to give')
}
