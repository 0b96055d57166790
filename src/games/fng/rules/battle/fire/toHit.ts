import type { DiceRequest, Throw } from '../../../../../main/engine/answers.ts'
import type { Reading as TableReading } from '../../../../../main/engine/reading.ts'
import { readThrow, type TableRoll } from '../../../../../main/engine/rollOnTable.ts'
import { fwfGrenades } from '../../tables/weaponsFwf.ts'
import { rangedCombat } from '../../tables/rangedCombat.ts'
import { figureById, hasAttribute, withRep, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { passesOver } from './dugIn.ts'
import { repForAttack } from './repToFire.ts'
import type { Shot, ShotTarget } from './shot.ts'
import { isRifle, penalties, roundFor } from './weaponClasses.ts'
import { weaponFigures, type WeaponFigures } from './weapons.ts'

/** A shot with the figures it is fired by, at the moment it is fired. */
export interface Aimed {
  readonly shot: Shot
  readonly shooter: Figure
  /** The round fired, of a launcher; else the weapon. */
  readonly weapon: WeaponFigures
  readonly inches: number | null
}

/** One die, or the best of several, with what it came to. */
export interface Reading {
  readonly target: ShotTarget
  readonly roll: TableRoll<typeof rangedCombat>
}

/** What came of one firing's dice. */
export interface Firing extends Aimed {
  readonly readings: readonly Reading[]
  /** All 1s thrown, bridging dice too. */
  readonly ones: number
}

/** @returns who fires what; the nearest measured target tells a launcher's round and a shotgun's reach. */
export function aim(scene: Scene, shot: Shot): Aimed {
  const shooter = figureById(scene.state, shot.shooterId)
  const measured = shot.targets.flatMap(({ inches }) => (inches === null || inches === undefined ? [] : [inches]))
  const inches = measured.length === 0 ? null : Math.min(...measured)
  const held = weaponFigures(scene, shot.weapon ?? shooter.weapon)
  const round = roundFor(held, inches, weaponFigures(scene, buckshot))
  return { shot, shooter, weapon: round === held.key ? held : weaponFigures(scene, round), inches }
}

const buckshot: (typeof fwfGrenades)['rows'][number]['key'] = 'gl-buckshot'

/** Throws the dice of all firings in one go and deals them out (FNG pp. 31-32). */
export function throwToHit(scene: Scene, aimed: readonly Aimed[]): Firing[] {
  const reps = aimed.map(({ shooter, weapon }) => repForAttack(scene, shooter, weapon))
  const asked = aimed.map((each, i) => requestsOf(scene, each, reps[i]!))
  const throws = scene.diceAll(asked.flat()).values()
  return aimed.map((each, i) => {
    const [thrown, bridging] = asked[i]!.map(() => throws.next().value!)
    const ones = [...thrown!.faces, ...(bridging?.faces ?? [])].filter((face) => face === 1).length
    return { ...each, readings: dealOut(scene, each, thrown!, reps[i]!), ones }
  })
}

const diceOf = ({ shot }: Aimed): number => shot.targets.reduce((sum, { dice }) => sum + dice, 0)

function requestsOf(scene: Scene, aimed: Aimed, rep: number): DiceRequest[] {
  const { shot, shooter, weapon } = aimed
  const names = shot.targets.map(({ figureId }) => figureById(scene.state, figureId).name)
  const why = `${withRep(shooter)}, ${weapon.name} at ${[...new Set(names)].join(', ')}`
  const fired = {
    key: rangedCombat.id,
    subject: shooter.id,
    count: thrownFor(scene, aimed),
    why: `Ranged Combat: ${why}`,
    readings: readingsOf(scene, aimed, rep),
    note: whySoMany(scene, aimed),
  }
  if (!shot.bridging) return [fired]
  const bridging = { key: bridgingFire, subject: shooter.id, count: shot.bridging }
  return [fired, { ...bridging, why: `Between the targets: ${shooter.name}` }]
}

/** How the dice will be dealt out and read: one entry for each target, in the declared order. */
function readingsOf(scene: Scene, aimed: Aimed, rep: number): TableReading[] {
  const { targets } = aimed.shot
  return targets.map((target, nth) => {
    const { name } = figureById(scene.state, target.figureId)
    const lost = target.inSmoke ? ', lost in the smoke' : isOver(aimed.weapon, target) ? ', over his hole' : ''
    const vain = lost === '' ? '' : `${lost}: no hit counts`
    return {
      table: scene.table(rangedCombat),
      situation: { ...situationOf(scene, aimed, target, nth), numbers: { REP: rep } },
      ...howRead(aimed),
      ...(targets.length > 1 || vain !== '' ? { about: `At ${name}${vain}` } : {}),
      aim: vain === '' ? { ...toHit, noun: 'hit', at: name } : toHit,
    }
  })
}

/** Where one die counts, of however many, they are read together; else each by itself, and the highest count (FNG pp. 5, 26, 32). */
export const howRead = (aimed: Aimed): Pick<TableReading, 'takes' | 'keeps'> =>
  diceOf(aimed) === 1 ? {} : { takes: 'each', keeps: diceOf(aimed) }

/** Does fire of small arms pass over him: he lies in a foxhole or trench (FNG p. 51)? What bursts is sorted by its circle. */
export const isOver = (weapon: WeaponFigures, { dugIn }: ShotTarget): boolean =>
  dugIn === true && weapon.blast === null && passesOver(weapon)

/** What dice between the targets are asked for by. */
export const bridgingFire = 'battle.bridging-fire'

/** What Ranged Combat is thrown for. */
export const toHit = { outcome: 'hit', verb: 'hits' } as const

function whySoMany(scene: Scene, aimed: Aimed): string | undefined {
  const { shot, weapon } = aimed
  if (thrownFor(scene, aimed) === 1) return undefined
  const order = shot.targets.length > 1 ? ' The highest die goes to the first target, and so on down.' : ''
  if (weapon.family === 'shotgun')
    return `A shotgun throws two dice for each that counts; the higher ones count.${order}`
  if (onlyBestCounts(scene, aimed)) return 'He throws more than one die and the best counts.'
  return `The Target Rating of his ${weapon.name} gives ${diceOf(aimed)} dice.${order}`
}

/** Dice thrown for the dice that count: a shotgun throws two for each, a Crack Shot or Grenadier two or three for one. */
export function thrownFor(scene: Scene, aimed: Aimed): number {
  const dice = diceOf(aimed)
  if (aimed.weapon.family === 'shotgun') return dice * 2
  const { crackShot, crackShotProne, grenadier } = skills(scene, aimed)
  return crackShotProne ? 3 : crackShot || grenadier ? 2 : dice
}

/** What the Attributes and the pace of whoever fires do to his dice, as Ranged Combat names it (FNG pp. 5-6, 32). */
export function skills(scene: Scene, aimed: Aimed) {
  const { shooter, weapon, shot } = aimed
  const has = (attribute: string) => hasAttribute(scene.state, shooter, attribute)
  const single = diceOf(aimed) === 1 && !shot.bridging
  const crackShot = single && isRifle(weapon) && has('crack-shot')
  return {
    marksman: has('marksman'),
    pigman: weapon.family === 'lmg' && has('pigman'),
    grenadier: weapon.key === 'gl-he' && single && has('grenadier'),
    crackShot: crackShot && !shooter.prone,
    crackShotProne: crackShot && shooter.prone,
    agile: shooter.fastMoving && has('agile'),
    shooterMovedFast: shooter.fastMoving && !has('agile'),
  }
}

/** Are his dice read together, and the best counts? */
export function onlyBestCounts(scene: Scene, aimed: Aimed): boolean {
  const { crackShot, crackShotProne, grenadier } = skills(scene, aimed)
  return crackShot || crackShotProne || grenadier
}

/** The highest die goes to the first target, and so on; where only the best count they are read together (FNG p. 32). */
function dealOut(scene: Scene, aimed: Aimed, thrown: Throw, rep: number): Reading[] {
  const sorted = [...thrown.faces].sort((a, b) => b - a)
  const best = onlyBestCounts(scene, aimed)
  let dealt = 0
  return aimed.shot.targets.flatMap((target, nth) =>
    Array.from({ length: target.dice }, (): Reading => {
      const faces: readonly number[] = best ? sorted : [sorted[dealt++]!]
      const situation = { ...situationOf(scene, aimed, target, nth), numbers: { REP: rep } }
      return { target, roll: readThrow(scene.table(rangedCombat), situation, { ...thrown, faces }) }
    }),
  )
}

function situationOf(scene: Scene, aimed: Aimed, target: ShotTarget, nth: number) {
  const { shooter, weapon, shot, inches } = aimed
  const at = figureById(scene.state, target.figureId)
  return {
    subject: shooter.id,
    why: `${withRep(shooter)} at ${at.name}`,
    when: {
      ...skills(scene, aimed),
      weaponPenalty: penalties(scene.state, shooter, weapon, target.inches ?? inches),
      snapFiring: shot.snap,
      targetCharging: target.charging ?? false,
      targetConcealed: target.concealed ?? false,
      targetInCover: target.cover ?? false,
      targetProne: target.prone ?? at.prone,
      targetMovedFast: target.movedFast ?? at.fastMoving,
      secondOrLaterTarget: nth >= 1,
      thirdOrLaterTarget: nth >= 2,
    },
  }
}

/** Dice at no man in particular: a building, a thicket. Each stands for itself (FNG p. 42). */
export function readLoose(scene: Scene, shot: Shot, inches: number, dice: number, why: string) {
  const aimed: Aimed = { ...aim(scene, shot), inches }
  const { shooter, weapon } = aimed
  const situation = {
    subject: shooter.id,
    why,
    numbers: { REP: repForAttack(scene, shooter, weapon) },
    when: {
      ...skills(scene, aimed),
      weaponPenalty: penalties(scene.state, shooter, weapon, inches),
      snapFiring: shot.snap,
    },
  }
  const thrown = scene.dice({
    key: rangedCombat.id,
    subject: shooter.id,
    count: dice,
    why: `Ranged Combat: ${why}`,
    readings: [{ table: scene.table(rangedCombat), situation, takes: 'each', aim: toHit }],
  })
  const rolls = thrown.faces.map((face) =>
    readThrow(scene.table(rangedCombat), situation, { ...thrown, faces: [face] }),
  )
  const ones = thrown.faces.filter((face) => face === 1).length
  const firing: Firing = { ...aimed, readings: [], ones }
  return { rolls, firing }
}
