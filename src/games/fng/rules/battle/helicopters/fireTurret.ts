import { RuleError } from '../../../../../main/engine/errors.ts'
import { rowOf } from '../../../../../main/engine/table.ts'
import { countOf } from '../../aircraftLoads.ts'
import type { FngState } from '../../state.ts'
import { heliAutoGrenadeLauncher } from '../../tables/helicopters.ts'
import { rangedCombat } from '../../tables/rangedCombat.ts'
import { defineAction } from '../action.ts'
import { craftById, helicopterOf, helicoptersIn, mountsOfCraft, pilotRep } from '../air/craft.ts'
import { release, type Piece } from '../air/release.ts'
import { craftField, craftIn } from '../air/runForm.ts'
import { refusesOutsideTurn, type Craft, type Figure } from '../battle.ts'
import { mustSeeAlready, seenBeforeField } from '../events/lull.ts'
import { reactToFire } from '../fire/aftermath.ts'
import { shoot } from '../fire/shoot.ts'
import { weaponFigures } from '../fire/weapons.ts'
import type { Scene } from '../scene.ts'
import { flyersOf } from './crew.ts'
import { aimAt, burstsFor, inchesField, mustReach, targetsField, type Target } from './gunForm.ts'

/** What the guns of a turret are at single targets: those of a door, each with the Target of its own (FNG p. 90). */
const heldBy = { hmg: 'm2hb', lmg: 'm60' } as const
type TurretGun = keyof typeof heldBy

/** The man at the turret: the one who does not fly, unless he is alone. */
const gunnerOf = (state: FngState, craft: Craft): Figure | undefined => flyersOf(state, craft.id).at(-1)

const able = (state: FngState): Craft[] =>
  helicoptersIn(state).filter((craft) => {
    const gunner = gunnerOf(state, craft)
    const aloft = craft.mode === 'flying' || craft.mode === 'hovering'
    return aloft && hasTurret(state, craft) && gunner !== undefined && !gunner.fired && !gunner.outOfAmmo
  })

const hasTurret = (state: FngState, craft: Craft): boolean => helicopterOf(state, craft)?.chinTurret === true

/** The kind of gun in the turret, and how many. */
function gunsOf(state: FngState, craft: Craft): { readonly gun: TurretGun; readonly count: number } {
  const mounts = mountsOfCraft(state, craft).filter(({ side }) => side === 'central')
  const gun = countOf(mounts, 'hmg') > 0 ? 'hmg' : 'lmg'
  return { gun, count: countOf(mounts, gun) }
}

const hasGrenades = (state: FngState, craft: Craft): boolean =>
  countOf(
    mountsOfCraft(state, craft).filter(({ side }) => side === 'central'),
    'autoGrenadeLauncher',
  ) > 0

/** A chin turret at single targets, as a door gun fires: all that is in it, at the same men (FNG pp. 87, 90). */
export const fireTurret = defineAction({
  name: 'fireTurret',
  title: 'Chin turret at single targets',
  section: 'air',
  page: 90,
  words: ['Cobra', 'AH-1', 'chin turret', 'gunner', 'grenade launcher', 'shoot'],
  tables: [rangedCombat, heliAutoGrenadeLauncher],
  fields: {
    craft: craftField('Gunship', able),
    inches: inchesField((asking) => craftIn(asking)?.mode === 'flying'),
    targets: targetsField,
    grenades: {
      kind: 'flag',
      label: '40mm grenades too',
      help: 'One for each 24" of table it crossed, at the first targets.',
      asked: (asking) => {
        const craft = craftIn(asking)
        return craft !== undefined && hasGrenades(asking.state, craft)
      },
      start: () => true,
    },
    seenBefore: seenBeforeField,
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (able(state).length > 0 ? null : 'No gunship in the air has a turret free to fire.'),
  likely: ({ state }) => (able(state).length > 0 ? 62 : 0),
  entry: (state, { craft }) => `${craftById(state, craft).name}: chin turret`,
  run(scene, { craft: id, inches, targets, grenades, seenBefore }) {
    mustSeeAlready(scene, seenBefore)
    const craft = craftById(scene.state, id)
    const gunner = gunnerOf(scene.state, craft)!
    const { gun, count } = gunsOf(scene.state, craft)
    const weapon = heldBy[gun]
    mustReach(scene, weapon, targets)
    const bursts = burstsFor(craft, inches)
    const most = weaponFigures(scene, weapon).targets * count * bursts
    const dice = targets.reduce((sum, target) => sum + target.dice, 0)
    if (dice > most)
      throw new RuleError('bad-input', `The turret of ${craft.name} has ${most} dice. Nothing was changed.`)
    scene.patch('figures', gunner.id, { fired: true })
    const volley = shoot(scene, [{ shooterId: gunner.id, weapon, snap: false, targets: targets.map(aimAt) }])
    const around = targets.map(({ target, near, away }) => ({ target, near, inches: away }))
    reactToFire(scene, volley, around)
    if (grenades) throwGrenades(scene, craft, targets, bursts)
  },
})

/** They are let go like those of a run, and burst as rounds of a mortar do. */
function throwGrenades(scene: Scene, craft: Craft, targets: readonly Target[], shots: number): void {
  const rep = pilotRep(craft)
  const pieces = Array.from({ length: shots }, (_, i): Piece => ({
    what: 'grenade40',
    rep,
    stands: targets[i % targets.length]!.stands,
  }))
  const { gives: grenade } = rowOf(scene.table(heliAutoGrenadeLauncher), 'turret')
  release(scene, { craftId: craft.id, pieces, fromHelicopter: true, grenade })
}
