import type { Situation } from '../../../../../../main/engine/rollOnTable.ts'
import { inSight } from '../../../tables/reactions.ts'
import { aboutFigure, hasAttribute, repOf, withRep, type Figure } from '../../battle.ts'
import type { Scene } from '../../scene.ts'
import { isHidden, type Seer } from './seers.ts'

/** Figures that act at the same moment, by their successes. */
export interface Moment {
  readonly score: number
  readonly acting: readonly Seer[]
}

/** A figure that rolls, with all that its roll hangs on. */
export interface Test {
  readonly seer: Seer
  readonly situation: Situation<typeof inSight>
}

/**
 * @param seers all who are in sight.
 * @param rolling who of them rolls; everybody where missing.
 * @returns who rolls. Medics roll for nothing: they neither fire nor charge; nor does who sees nobody, nor who is
 *   suppressed: he neither reacts nor fires until he is next active (FNG p. 43).
 */
export const testsOf = (scene: Scene, seers: readonly Seer[], rolling = seers): readonly Test[] =>
  rolling
    .filter(({ figure, blind }) => figure.role !== 'medic' && !blind && !isSuppressed(scene, figure))
    .map((seer) => ({
      seer,
      situation: {
        subject: seer.id,
        why: withRep(seer.figure),
        numbers: { REP: repOf(seer.figure) },
        when: whenOf(scene, seer, seers),
      },
    }))

/** @returns who acts when, most successes first. */
export function momentsOf(acting: readonly { readonly seer: Seer; readonly score: number }[]): readonly Moment[] {
  const scores = [...new Set(acting.map(({ score }) => score))].sort((a, b) => b - a)
  return scores.map((score) => ({
    score,
    acting: acting.flatMap((each) => (each.score === score ? [each.seer] : [])),
  }))
}

/** Rolls In Sight for everybody in one go (FNG p. 21), with the figures of `testsOf`. @returns who acts when. */
export function rollOrder(scene: Scene, seers: readonly Seer[], rolling = seers): readonly Moment[] {
  const testing = testsOf(scene, seers, rolling)
  const rolls = scene.rollAll(
    inSight,
    testing.map(({ situation }) => situation),
  )
  const acting = testing.flatMap(({ seer }, i) => {
    const roll = rolls[i]!
    const score = roll.score ?? 0
    const { outcome } = roll.row
    const what = { acts: 'acts', completesReaction: 'goes on with his reaction', noAction: 'has no action' }[outcome]
    scene.tell(roll, `In Sight: ${seer.figure.name} ${what}.`, aboutFigure(seer.figure))
    return outcome === 'acts' ? [{ seer, score }] : []
  })
  return momentsOf(acting)
}

function isSuppressed(scene: Scene, figure: Figure): boolean {
  if (figure.suppressed)
    scene.note(`${figure.name} is suppressed and takes no In Sight.`, { about: aboutFigure(figure), page: 43 })
  return figure.suppressed
}

/** What an opponent is counts only where it holds for all that the figure sees (ruling). */
function whenOf(scene: Scene, { figure, active, moved, point }: Seer, seers: readonly Seer[]) {
  const has = (attribute: string) => hasAttribute(scene.state, figure, attribute)
  const enemies = seers.filter((other) => other.figure.side !== figure.side)
  return {
    walkingPoint: point && has('pointman'),
    quickReflexes: has('quick-reflexes'),
    shortsighted: has('shortsighted'),
    targetStealthy: enemies.every((enemy) => hasAttribute(scene.state, enemy.figure, 'stealthy')),
    activeAndMoved: active && moved,
    opponentHidden: enemies.every(isHidden),
    duckingBack: figure.status === 'duckBack',
    retiring: figure.status === 'retired',
  }
}
