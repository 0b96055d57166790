import { bookgunCopy } from '../rules/copy.ts'
import { gameOf, isPlaying } from '../rules/game.ts'
import { planMove } from '../rules/movement/plan.ts'
import { usualMove } from '../rules/movement/usual.ts'
import type { BookgunState, Troop } from '../rules/state.ts'
import { mayAnswer, openDraw } from '../rules/turn/drawn.ts'
import { refusalOf } from '../../../main/engine/refusal.ts'

/** @returns the units that may go in a row on the road with the card that was drawn; one alone is no row. */
export function roadRow(state: BookgunState): readonly Troop[] {
  const draw = isPlaying(state) ? openDraw(state) : undefined
  if (!draw || gameOf(state).phase !== 'movement') return []
  const rules = bookgunCopy.rulesOf(state)
  const row = mayAnswer(state, draw).filter(
    (troop) =>
      troop.kind !== 'marker' &&
      troop.spirit === 'fit' &&
      !troop.waiting &&
      !troop.mustCharge &&
      refusalOf(() => planMove(rules, state, troop, { ...usualMove(state, troop), way: 'road', prone: false })) ===
        null,
  )
  return row.length > 1 ? row : []
}
