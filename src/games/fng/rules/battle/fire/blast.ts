import { combatDamage } from '../../tables/rangedCombat.ts'
import { aboutFigure, figureById, isOnTable } from '../battle.ts'
import { wearsFlakJacket } from '../harm/damage.ts'
import { harm, type Harmed } from '../harm/harm.ts'
import type { Blow } from '../harm/wound.ts'
import { duckBack } from '../reactions/react.ts'
import type { Scene } from '../scene.ts'
import { testFor, type Burst } from './burst.ts'
import { passesOver } from './dugIn.ts'
import type { InCircle } from './shot.ts'

/** A blast circle and who is in it (FNG p. 34). */
export interface Blast {
  /** As the weapon has it; within a building `insideImpact` of it. */
  readonly impact: number
  /** Armour Piercing Rating; missing: 0. */
  readonly apr?: number
  readonly in: readonly InCircle[]
  /** Outside the circle, within 4" and in sight of somebody in it. */
  readonly near: readonly number[]
  /** Who did it; null for a trap, a shell. */
  readonly by: number | null
  /** Outgunned ranking of the weapon; null: as the weapon of `by` has it. */
  readonly ranking: number | null
  readonly why: string
}

/**
 * Everybody in the circle is struck, friends too: cover of a DV not below the Impact lets him duck back, else he takes
 * damage (FNG p. 34).
 * @returns the tests of those near.
 */
export function explosion(scene: Scene, { impact, apr = 0, in: circle, near, by, ranking, why }: Blast): Burst {
  const harmed = harm(scene, blastBlows(scene, { impact, apr, in: circle, by, why }))
  const { struck, over } = sortCircle(circle, { impact, apr })
  const receivedFire = [...near.filter((id) => !struck.includes(id)), ...over]
  const manDown = sidesThatLost(scene, harmed, receivedFire)
  return {
    by,
    hit: harmed.map(({ figureId }) => figureId),
    receivedFire,
    shotAt: [],
    manDown,
    ranking,
    wentWide: false,
  }
}

/** The same, and Received Fire and Man Down of those near follow at once (FNG p. 34). */
export function blast(scene: Scene, blasts: Blast): void {
  testFor(scene, explosion(scene, blasts))
}

/** @returns those of `near` of whose side somebody has gone down. */
export function sidesThatLost(scene: Scene, harmed: readonly Harmed[], near: readonly number[]): number[] {
  const fell = harmed
    .filter(({ was, now }) => was !== now && ['stunned', 'outOfTheFight', 'obviouslyDead'].includes(now))
    .map(({ figureId }) => figureById(scene.state, figureId).side)
  return near.filter((id) => fell.includes(figureById(scene.state, id).side))
}

/** @returns whom of a circle it can strike, and over whom it passes as he lies in a hole (FNG p. 51): that is fire at him. */
export function sortCircle(
  circle: readonly InCircle[],
  { impact, apr }: { readonly impact: number; readonly apr: number },
) {
  const isOver = ({ dugIn, bamboo }: InCircle) => dugIn === true && passesOver({ impact: comesAt(impact, bamboo), apr })
  const ids = (those: readonly InCircle[]) => those.map(({ figureId }) => figureId)
  return { struck: ids(circle.filter((each) => !isOver(each))), over: ids(circle.filter(isOver)) }
}

const comesAt = (impact: number, bamboo = false): number => impact + (bamboo ? bambooImpact : 0)

/** Splinters of bamboo: what a blast gains on whoever stands in it (FNG p. 47). */
const bambooImpact = 1

/**
 * Sorts the figures of a circle: the sheltered duck back at once, the others are returned as blows still to be struck.
 * Whoever fires several shells at a time strikes them all in one go.
 */
export function blastBlows(
  scene: Scene,
  { impact, apr = 0, in: circle, by, why }: Omit<Blast, 'near' | 'ranking'>,
): Blow[] {
  const blows: Blow[] = []
  const { over } = sortCircle(circle, { impact, apr })
  for (const { figureId, coverDv, bamboo = false, dugIn = false } of circle) {
    const figure = figureById(scene.state, figureId)
    if (!isOnTable(figure) || figure.status === 'obviouslyDead') continue
    if (over.includes(figureId)) {
      scene.note(`The ${why} passes over ${figure.name} in his hole.`, { about: aboutFigure(figure), page: 51 })
      continue
    }
    const comes = comesAt(impact, bamboo)
    const met = wearsFlakJacket(scene.state, figure) ? movedImpact(scene, comes, 'flakJacket') : comes
    if (coverDv < Math.max(1, met)) {
      blows.push({ figureId, impact: comes, by, blast: true, dugIn, why })
      continue
    }
    scene.note(`Cover shelters ${figure.name} from the ${why}.`, { about: aboutFigure(figure), page: 34 })
    duckBack(scene, [figureId])
  }
  return blows
}

/** @returns the Impact of an explosion inside a building (FNG p. 42). */
export const insideImpact = (scene: Scene, impact: number): number => movedImpact(scene, impact, 'explosionInBuilding')

function movedImpact(scene: Scene, impact: number, when: 'flakJacket' | 'explosionInBuilding'): number {
  const { by, atLeast = -Infinity } = { atLeast: undefined, ...modifierOf(scene, when) }
  return Math.max(impact + by, Math.min(impact, atLeast))
}

function modifierOf(scene: Scene, when: string): { readonly by: number; readonly atLeast?: number } {
  return scene.table(combatDamage).modifiers.find((modifier) => modifier.when === when)!
}
