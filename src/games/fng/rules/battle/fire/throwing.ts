import { readChance, readPassing } from '../../../../../main/engine/handReading.ts'
import { isPossible } from '../../../../../main/engine/checks.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import type { OutcomeOf } from '../../../../../main/engine/table.ts'
import { switchOf } from '../../house/switches.ts'
import type { FngState } from '../../state.ts'
import { throwingAGrenade } from '../../tables/grenades.ts'
import { aboutFigure, figureById, isUp, repOf, withRep } from '../battle.ts'
import type { GroupSide } from '../collections.ts'
import { harm } from '../harm/harm.ts'
import type { Scene } from '../scene.ts'
import { blastBlows, explosion, insideImpact, sidesThatLost } from './blast.ts'
import { structureById } from '../structures.ts'
import { testFor, type Burst } from './burst.ts'
import { holderOfPlace, tellCleared } from '../buildings/cleared.ts'
import type { InCircle } from './shot.ts'
import { rifleGrenade, type WeaponFigures } from './weapons.ts'

/** A grenade or charge in the air. */
export interface Thrown {
  readonly thrower: number
  readonly weapon: WeaponFigures
  /** He cannot see the spot, and it is not just dropped over a wall or rolled in (FNG p. 34). */
  readonly blind: boolean
  /** Building that it goes off in. */
  readonly into: number | null
  /** In the circle round the spot. */
  readonly circle: readonly InCircle[]
  /** In the circle round the thrower, besides himself. */
  readonly feet: readonly number[]
  /** Within 4" of those in the circle. */
  readonly near: readonly number[]
}

/** The same where it comes down, whoever sent it there. */
export type Landed = Omit<Thrown, 'blind' | 'feet'>

type Spot = OutcomeOf<typeof throwingAGrenade>

/** What something that went off in a building left of whoever held it. */
export interface InPlace {
  readonly place: number
  readonly by: number
  readonly heldBy: GroupSide | null
}

/** What came of a grenade or charge: the tests, and the place that it went off in. */
export interface Landing {
  readonly burst: Burst
  readonly inPlace: InPlace | null
}

/** Throws it, and the tests follow at once. */
export function throwIt(scene: Scene, thrown: Thrown): void {
  settle(scene, fly(scene, thrown))
}

/** The tests, at once. */
export function settle(scene: Scene, { burst, inPlace }: Landing): void {
  testFor(scene, burst)
  tellPlace(scene, inPlace)
}

/** After the tests: is nobody left in there who could fight (FNG p. 43)? */
export function tellPlace(scene: Scene, inPlace: InPlace | null): void {
  if (inPlace !== null) tellCleared(scene, inPlace.place, inPlace.by, inPlace.heldBy)
}

/** Throwing a Grenade: on the spot, wide, or at his own feet; the enemy's may be duds (FNG p. 34). */
export function fly(scene: Scene, thrown: Thrown): Landing {
  const thrower = figureById(scene.state, thrown.thrower)
  const roll = scene.roll(throwingAGrenade, {
    subject: thrower.id,
    why: withRep(thrower),
    numbers: { REP: repOf(thrower) },
    when: { cannotSeeSpot: thrown.blind },
  })
  const { outcome } = roll.row
  scene.tell(roll, `${thrower.name}'s ${thrown.weapon.name} ${lands[outcome]}.`, aboutFigure(thrower))
  if (outcome !== 'dropped') return land(scene, thrown, outcome)
  const dud = rollDud(scene, thrown, outcome)
  return dud !== null ? wide(scene, thrown, dud) : atHisFeet(scene, thrown, roll.row.gives.escapeDice)
}

/** On the spot or wide, from a hand or a rifle: the enemy's may be duds, the others burst or send men down (FNG p. 34). */
export function land(scene: Scene, landed: Landed, outcome: Exclude<Spot, 'dropped'>): Landing {
  const dud = rollDud(scene, landed, outcome)
  if (dud !== null) return wide(scene, landed, dud)
  return outcome === 'onSpot' ? explode(scene, landed) : wide(scene, landed, landed.weapon.ranking)
}

const lands: Readonly<Record<Spot, string>> = {
  onSpot: 'lands where it should',
  missed: 'goes wide',
  dropped: 'falls at his own feet',
}

const mayBeDud: readonly string[] = ['grenade-cf', rifleGrenade]

/**
 * When a grenade of theirs is a dud: on which scores, and whether only a good throw is rolled for (FNG pp. 13, 28: a switch).
 */
export function dudsOf(state: Pick<FngState, 'switches' | 'tour'>): { late: boolean; from: number; to: number } {
  const late = switchOf(state, 'communistDuds') === 'fiveSix'
  return late ? { late, from: 5, to: 6 } : { late, from: 1, to: 2 }
}

/** @returns the ranking that a dud counts with; null for one that goes off (FNG pp. 13, 28: a switch). */
function rollDud(scene: Scene, { thrower: id, weapon }: Landed, outcome: Spot): number | null {
  const thrower = figureById(scene.state, id)
  if (thrower.side !== 'theirs' || !mayBeDud.includes(weapon.key)) return null
  const { late, from, to } = dudsOf(scene.state)
  if (late && outcome !== 'onSpot') return null
  const page = late ? 28 : 13
  const die = scene.dice({
    key: 'battle.grenade-dud',
    subject: id,
    count: 1,
    why: `Dud on ${from}-${to}`,
    readings: [readChance({ title: 'Dud', page }, { from, to }, { yes: 'A dud', no: 'It goes off' })],
  })
  const isDud = isPossible(die.faces[0]!, from, to)
  const text = isDud ? 'A dud.' : 'It goes off.'
  scene.say(explainDice(text, die, { about: aboutFigure(thrower), page }))
  // What does not explode outguns nobody; by the other reading it counts two lower.
  return isDud ? (late ? weapon.ranking - 2 : 0) : null
}

/** A miss, or a dud: everybody in the intended circle takes Received Fire (FNG pp. 28, 34, ruling). */
function wide(scene: Scene, { thrower, into, circle, near }: Landed, ranking: number): Landing {
  const tested = [...new Set([...circle.map(({ figureId }) => figureId), ...near])].filter((id) => id !== thrower)
  const struck = circle.map(({ figureId }) => figureId)
  const isBunker = into !== null && structureById(scene.state, into).kind === 'bunker'
  const burst = {
    by: thrower,
    hit: [],
    receivedFire: tested,
    shotAt: struck,
    manDown: [],
    ranking,
    wentWide: true,
    inCover: circle.filter(({ coverDv }) => coverDv > 0).map(({ figureId }) => figureId),
    inBunker: isBunker ? struck : [],
  }
  return { burst, inPlace: null }
}

function explode(scene: Scene, { thrower, weapon, into, circle, near }: Landed): Landing {
  const impact = into === null ? weapon.impact : insideImpact(scene, weapon.impact)
  const why = `${weapon.name} of ${figureById(scene.state, thrower).name}`
  const heldBy = into === null ? null : holderOfPlace(scene, into)
  const burst = explosion(scene, {
    impact,
    apr: weapon.apr,
    in: circle,
    near,
    by: thrower,
    ranking: weapon.ranking,
    why,
  })
  return { burst, inPlace: into === null ? null : { place: into, by: thrower, heldBy } }
}

/** Whoever is around passes a die to get down unhurt; the others take the blast (FNG p. 34). */
function atHisFeet(scene: Scene, { thrower, weapon, feet }: Thrown, dice: number): Landing {
  const all = [...new Set([thrower, ...feet])].map((id) => figureById(scene.state, id))
  const able = all.filter((figure) => isUp(figure) && dice > 0)
  const throws = scene.diceAll(
    able.map((figure) => ({
      key: 'battle.grenade-escape',
      subject: figure.id,
      count: dice,
      why: `${withRep(figure)}: gets down in time?`,
      readings: [
        readPassing({ title: 'Gets down', page: 34 }, repOf(figure), { yes: 'Down and unhurt', no: 'Too slow' }),
      ],
    })),
  )
  const saved = able.filter((figure, i) => {
    const escapes = throws[i]!.faces.some((face) => face <= repOf(figure))
    const text = escapes ? `${figure.name} throws himself down, unhurt.` : `${figure.name} is too slow.`
    scene.say(explainDice(text, throws[i]!, { about: aboutFigure(figure), page: 34 }))
    if (escapes) scene.patch('figures', figure.id, { prone: true })
    return escapes
  })
  const struck = all.filter((figure) => !saved.includes(figure)).map(({ id }) => ({ figureId: id, coverDv: 0 }))
  const why = `${weapon.name} at his feet`
  const harmed = harm(scene, blastBlows(scene, { impact: weapon.impact, in: struck, by: thrower, why }))
  const manDown = sidesThatLost(
    scene,
    harmed,
    saved.map(({ id }) => id),
  )
  const hit = harmed.map(({ figureId }) => figureId)
  return {
    burst: { by: null, hit, receivedFire: [], shotAt: [], manDown, ranking: null, wentWide: false },
    inPlace: null,
  }
}
