import { inSight } from '../../../tables/reactions.ts'
import { aboutFigure, hasAttribute, repOf, withRep, type Figure } from '../../battle.ts'
import type { Scene } from '../../scene.ts'
import { isHidden, type Seer } from './seers.ts'

/** Figures that act at the same moment, by their successes. */
export interface Moment {
  readonly score: number
  readonly acting: readonly Seer[]
}

/**
 * Rolls In Sight for everybody in one go (FNG p. 21). Medics roll for nothing: they neither fire nor charge; nor does who
 * sees nobody, nor who is suppressed: he neither reacts nor fires until he is next active (FNG p. 43).
 * @param seers all who are in sight.
 * @param rolling who of them rolls; everybody where missing.
 * @returns who acts, most successes first.
 */
export function rollOrder(scene: Scene, seers: readonly Seer[], rolling = seers): readonly Moment[] {
  const testing = rolling.filter(
    ({ figure, blind }) => figure.role !== 'medic' && !blind && !isSuppressed(scene, figure),
  )
  const rolls = scene.rollAll(
    inSight,
    testing.map((seer) => ({
      subject: seer.id,
      why: withRep(seer.figure),
      numbers: { REP: repOf(seer.figure) },
      when: whenOf(scene, seer, seers),
    })),
  )
  const acting = testing.flatMap((seer, i) => {
    const roll = rolls[i]!
    const score = roll.score ?? 0
    const { outcome } = roll.row
    const what = { acts: 'acts', completesReaction: 'goes on with his reaction', noAction: 'has no action' }[outcome]
    scene.tell(roll, `In Sight: ${seer.figure.name} ${what}.`, aboutFigure(seer.figure))
    return outcome === 'acts' ? [{ seer, score }] : []
  })
  const scores = [...new Set(acting.map(({ score }) => score))].sort((a, b) => b - a)
  return scores.map((score) => ({
    score,
    acting: acting.flatMap((each) => (each.score === score ? [each.seer] : [])),
  }))
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
