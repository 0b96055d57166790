import { recoverFromKnockDown } from '../../tables/reactions.ts'
import { aboutFigure, figureById, hasAttribute, repOf, withRep } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { wearsFlakJacket } from './damage.ts'
import { stageWords, type Wound } from './wound.ts'

/** A knock-down that has to be recovered from: a wound whose stage the dice will say. */
export type KnockDown = Omit<Wound, 'stage'>

/** Recover From Knock Down, of all at once; no Leader Die and no Star's choice (FNG p. 23). */
export function recover(scene: Scene, downs: readonly KnockDown[]): Wound[] {
  const rolls = scene.rollAll(
    recoverFromKnockDown,
    downs.map(({ figureId }) => {
      const figure = figureById(scene.state, figureId)
      return {
        subject: figure.id,
        why: withRep(figure),
        numbers: { REP: repOf(figure) },
        when: {
          flakJacket: wearsFlakJacket(scene.state, figure),
          hardAsNails: hasAttribute(scene.state, figure, 'hard-as-nails'),
        },
      }
    }),
  )
  return rolls.map((roll, i) => {
    const figure = figureById(scene.state, downs[i]!.figureId)
    const stage = roll.row.outcome
    scene.tell(roll, `${figure.name}, knocked down: ${stageWords[stage]}.`, aboutFigure(figure))
    return { ...downs[i]!, stage }
  })
}
