import type { ValuesOf } from '../action.ts'
import { figureById, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { aimAtDucked } from './ducked.ts'
import { isDirect, type Aims, type fireFields } from './fireForm.ts'
import { lookAt } from './light.ts'
import { whyNotFire } from './mayFire.ts'
import { reachOf } from './scope.ts'
import type { Shot, ShotTarget } from './shot.ts'
import { isLauncher, takesLoader, targetRating } from './weaponClasses.ts'
import { weaponFigures, type WeaponFigures } from './weapons.ts'
import { keyFor } from './with.ts'
import { refuse } from '../refuse.ts'

/** A filled fire form. */
export type FireValues = ValuesOf<ReturnType<typeof fireFields>>
type Line = FireValues['targets'][number]

/**
 * Turns the form into shots: each shooter's targets are the lines that name him or nobody, in their order, with the
 * dice of his Target Rating shared out (FNG pp. 25, 31-32).
 * @param aims at whom each may fire: a line for everybody is fired at by those who may.
 * @throws RuleError `bad-input` for a target out of reach or out of sight, more targets than dice, or a shooter without any.
 */
export function planShots(scene: Scene, values: FireValues, aims: Aims): Shot[] {
  for (const { target, ducked } of values.targets) aimAtDucked(scene, target, ducked)
  const shooters = values.shooters.map((id) => figureById(scene.state, id))
  if (new Set(shooters.map(({ side }) => side)).size > 1) refuse('One side fires at a time.')
  const loaders = [...values.loaders]
  return shooters.map((shooter) => {
    const key = keyFor(shooter, values.with)
    const held = weaponFigures(scene, mustFire(scene, shooter, key))
    const may = aims(scene.state, shooter).map(({ id }) => id)
    const lines = values.targets.filter(({ by, target }) => (by === null || by === shooter.id) && may.includes(target))
    if (lines.length === 0) refuse(`${shooter.name} has no target.`)
    const weapon = isLauncher(held) ? weaponFigures(scene, 'gl-buckshot') : held
    for (const line of lines) {
      mustReach(scene, shooter, weapon, line, values.scope)
      lookAt(scene, [shooter.id], figureById(scene.state, line.target), line.inches, line)
    }
    const loader = takesLoader(weapon) && loaders.shift() !== undefined
    const bridging = lines.slice(1).reduce((sum, { gap }) => sum + Math.max(0, gap - 1), 0)
    const nearest = Math.min(...lines.map(({ inches }) => inches))
    const rating = targetRating(scene.state, shooter, weapon, nearest)
    const dice = share(shooter, lines, rating - bridging)
    const targets = lines.map((line, i) => targetOf(line, dice[i]!))
    return { shooterId: shooter.id, weapon: key, snap: shooter.carries !== null, targets, bridging, loader }
  })
}

function mustFire(scene: Scene, shooter: Figure, key: string): string {
  const why = whyNotFire(scene.state, shooter, key)
  if (why !== null) refuse(why)
  if (!isDirect(scene.state, key)) refuse(`${shooter.name} fires explosive rounds: there is an action for them.`)
  return key
}

function mustReach(scene: Scene, shooter: Figure, weapon: WeaponFigures, line: Line, scope: boolean): void {
  const reach = reachOf(weapon, scope)
  const target = figureById(scene.state, line.target)
  if (line.inches > reach)
    refuse(`${target.name} is out of range of ${shooter.name}: his ${weapon.name} reaches ${reach}".`)
}

/** @returns the dice for each line: what it says, else an even share of what is left, the first lines first. */
function share(shooter: Figure, lines: readonly Line[], rating: number): number[] {
  const fixed = lines.reduce((sum, { dice }) => sum + dice, 0)
  const open = lines.filter(({ dice }) => dice === 0).length
  const left = Math.max(0, rating) - fixed
  if (left < open) {
    const dice = Math.max(0, rating)
    const targets = `${lines.length} ${lines.length === 1 ? 'target' : 'targets'}`
    refuse(`${shooter.name} has ${dice} ${dice === 1 ? 'die' : 'dice'} for ${targets}, ${fixed} named, gaps paid.`)
  }
  let nth = 0
  return lines.map(({ dice }) => {
    if (dice > 0) return dice
    const extra = nth < left % open ? 1 : 0
    nth += 1
    return Math.floor(left / open) + extra
  })
}

const targetOf = (line: Line, dice: number): ShotTarget => ({
  figureId: line.target,
  dice,
  inches: line.inches,
  prone: line.prone || line.ducked === 'open' || line.stands === 'hole',
  cover: line.stands === 'cover' || line.stands === 'both' || line.stands === 'hole',
  concealed: line.stands === 'concealed' || line.stands === 'both',
  inSmoke: line.stands === 'smoke',
  dugIn: line.stands === 'hole',
})
