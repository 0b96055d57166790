import { combatDamage } from '../../tables/rangedCombat.ts'
import { aboutFigure, figureById, isOnTable } from '../battle.ts'
import { wearsFlakJacket } from '../harm/damage.ts'
import { harm, type Blow, type Harmed } from '../harm/harm.ts'
import { duckBack, react } from '../reactions/react.ts'
import type { Scene } from '../scene.ts'
import type { InCircle } from './shot.ts'

/** A blast circle and who is in it (FNG p. 34). */
export interface Blast {
  /** As the weapon has it; within a building `insideImpact` of it. */
  readonly impact: number
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
 * damage. Then Received Fire and Man Down of those near (FNG p. 34).
 */
export function blast(scene: Scene, { impact, in: circle, near, by, ranking, why }: Blast): Harmed[] {
  const harmed = harm(scene, blastBlows(scene, { impact, in: circle, by, why }))
  const struck = new Set(circle.map(({ figureId }) => figureId))
  const beside = near.filter((id) => !struck.has(id))
  react(scene, {
    receivedFire: beside,
    shotAt: [],
    manDown: sidesThatLost(scene, harmed, beside),
    shooters: by === null ? [] : [by],
    ranking,
  })
  return harmed
}

/** @returns those of `near` of whose side somebody has gone down. */
export function sidesThatLost(scene: Scene, harmed: readonly Harmed[], near: readonly number[]): number[] {
  const fell = harmed
    .filter(({ was, now }) => was !== now && ['stunned', 'outOfTheFight', 'obviouslyDead'].includes(now))
    .map(({ figureId }) => figureById(scene.state, figureId).side)
  return near.filter((id) => fell.includes(figureById(scene.state, id).side))
}

/** Splinters of bamboo: what a blast gains on whoever stands in it (FNG p. 47). */
const bambooImpact = 1

/**
 * Sorts the figures of a circle: the sheltered duck back at once, the others are returned as blows still to be struck.
 * Whoever fires several shells at a time strikes them all in one go.
 */
export function blastBlows(scene: Scene, { impact, in: circle, by, why }: Omit<Blast, 'near' | 'ranking'>): Blow[] {
  const blows: Blow[] = []
  for (const { figureId, coverDv, bamboo = false } of circle) {
    const figure = figureById(scene.state, figureId)
    if (!isOnTable(figure) || figure.status === 'obviouslyDead') continue
    const comes = impact + (bamboo ? bambooImpact : 0)
    const met = wearsFlakJacket(scene.state, figure) ? movedImpact(scene, comes, 'flakJacket') : comes
    if (coverDv < Math.max(1, met)) {
      blows.push({ figureId, impact: comes, by, blast: true, why })
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
