import { RuleError } from '../../../../engine/errors.ts'
import { defineAction, type Asking } from '../action.ts'
import { aboard, craftById, doorGunnersOf, helicopterOf, helicoptersIn, isFit, isOver } from '../air/craft.ts'
import { craftField, craftIn } from '../air/runForm.ts'
import { figureById, refusesOutsideTurn, type Craft, type Figure } from '../battle.ts'
import { reactToFire } from '../fire/aftermath.ts'
import { friendsOf, isDirect, namedIn, stances, type Stance } from '../fire/fireForm.ts'
import { targetsOf } from '../fire/mayFire.ts'
import { shoot } from '../fire/shoot.ts'
import type { Shot } from '../fire/shot.ts'
import { weaponFigures } from '../fire/weapons.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'

/** Inches of table for each time that a door gun fires (FNG p. 90). */
const inchesAShot = 24

/** Door gunners, and passengers at the doors, with fire left this turn (FNG p. 90). */
function ableIn(state: FngState, craft: Craft): Figure[] {
  const gunners = doorGunnersOf(state, craft)
  const others = aboard(state, craft.id).filter(
    (figure) =>
      !gunners.includes(figure) &&
      figure.status === 'carryOn' &&
      !figure.outOfAmmo &&
      figure.role !== 'medic' &&
      isDirect(state, figure.weapon) &&
      (figure.role !== 'aircrew' || (figure.weapon === 'm16' && figure.side === 'ours')),
  )
  return [...gunners, ...others].filter(({ fired, outOfAmmo }) => !fired && !outOfAmmo)
}

const firing = (state: FngState): Craft[] =>
  helicoptersIn(state).filter((craft) => isOver(craft) && ableIn(state, craft).length > 0)

const shooterIn = (asking: Asking): Figure | null => namedIn(asking, 'shooter')

/**
 * Door gunners and passengers fire (FNG p. 90): the guns fully, once for each 24" that the helicopter flew; passengers as
 * Fast Moving from one that moves.
 */
export const fireFromHelicopter = defineAction({
  name: 'fireFromHelicopter',
  title: 'Fire from a helicopter',
  section: 'air',
  page: 90,
  words: ['door gunner', 'M-60', 'passengers', 'shoot', 'observer'],
  fields: {
    craft: craftField('Helicopter', firing),
    shooter: {
      kind: 'pick',
      from: 'figures',
      label: 'Who fires',
      among: (asking) => {
        const craft = craftIn(asking)
        return craft ? ableIn(asking.state, craft).map(({ id }) => id) : []
      },
      start: (asking) => {
        const craft = craftIn(asking)
        return craft ? (ableIn(asking.state, craft)[0]?.id ?? null) : null
      },
    },
    inches: {
      kind: 'number',
      label: 'Table it crossed this turn',
      unit: 'inches',
      least: 0,
      most: 144,
      asked: (asking) => craftIn(asking)?.mode === 'flying' && shooterIn(asking)?.role === 'aircrew',
      start: () => 36,
    },
    targets: {
      kind: 'rows',
      label: 'Targets, in order',
      least: 1,
      most: 12,
      fields: {
        target: {
          kind: 'pick',
          from: 'figures',
          label: 'Target',
          among: ({ state }) => targetsOf(state, 'ours').map(({ id }) => id),
        },
        dice: { kind: 'number', label: 'Dice', unit: 'dice', least: 1, most: 10 },
        away: { kind: 'number', label: 'Distance', unit: 'inches', least: 0, most: 60, start: () => 18 },
        stands: { kind: 'choice', label: 'Stands', options: stances },
        near: {
          kind: 'picks',
          from: 'figures',
          label: 'Within 4" of it, in sight',
          among: (asking) => friendsOf(asking.state, namedIn(asking, 'target')),
        },
      },
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (firing(state).length > 0 ? null : 'Nobody in a helicopter over the table can fire.'),
  likely: ({ state }) => (firing(state).length > 0 ? 60 : 0),
  entry: (state, { shooter }) => `${figureById(state, shooter).name} fires`,
  run(scene, { craft: id, shooter: shooterId, inches, targets }) {
    const craft = craftById(scene.state, id)
    const shooter = figureById(scene.state, shooterId)
    mustSeat(scene.state, craft, shooter)
    mustReach(scene, shooter, targets)
    const dice = targets.reduce((sum, target) => sum + target.dice, 0)
    const most = mostDice(scene, craft, shooter, inches)
    if (dice > most) refuse(`${shooter.name} has ${most} dice.`)
    scene.patch('figures', shooterId, { fired: true, fastMoving: isFast(craft, shooter) })
    const shot: Shot = { shooterId, snap: false, targets: targets.map(aimAt) }
    const volley = shoot(scene, [shot])
    scene.patch('figures', shooterId, { fastMoving: false })
    const around = targets.map(({ target, near, away }) => ({ target, near, inches: away }))
    reactToFire(scene, volley, around, [shooterId], weaponFigures(scene, shooter.weapon).ranking)
  },
})

interface Target {
  readonly target: number
  readonly dice: number
  readonly away: number
  readonly stands: Stance
}

const aimAt = ({ target, dice, away, stands }: Target) => ({
  figureId: target,
  dice,
  inches: away,
  cover: stands === 'cover' || stands === 'both',
  concealed: stands === 'concealed' || stands === 'both',
  inSmoke: stands === 'smoke',
})

const isFast = (craft: Craft, { role }: Figure): boolean => craft.mode === 'flying' && role !== 'aircrew'

/** A door gun fires its full rating for each 24" flown, at least once; a gunner served by two guns fires both (rulings to FNG pp. 90, 108). */
function mostDice(scene: Scene, craft: Craft, { weapon, role }: Figure, inches: number): number {
  const { targets } = weaponFigures(scene, weapon)
  if (role !== 'aircrew') return targets
  const entry = helicopterOf(scene.state, craft)!
  const guns = Math.max(1, entry['left.doorM60'] ?? 0)
  const bursts = craft.mode === 'flying' ? Math.max(1, Math.floor(inches / inchesAShot)) : 1
  return targets * guns * bursts
}

/** Passengers fire from the doors alone, as many as find room there (FNG p. 90). */
function mustSeat(state: FngState, craft: Craft, shooter: Figure): void {
  if (shooter.role === 'aircrew') return
  const { firing: places } = helicopterOf(state, craft)!
  const turn = aboard(state, craft.id).filter(({ role, fired, status }) => role !== 'aircrew' && fired && isFit(status))
  if (turn.length >= places) refuse(`${places} passengers can fire from it in a turn.`)
}

function mustReach(scene: Scene, shooter: Figure, targets: readonly Target[]): void {
  const { range, name } = weaponFigures(scene, shooter.weapon)
  const far = targets.find(({ away }) => away > range)
  if (far) refuse(`${figureById(scene.state, far.target).name} is out of range: ${name} reaches ${range}".`)
}

function refuse(message: string): never {
  throw new RuleError('bad-input', `${message} Nothing was changed.`)
}
