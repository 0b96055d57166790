import { counted } from '../game.ts'
import type { MovePlan } from './plan.ts'

/** @returns what a distance comes from: the cell, and what took something off it. */
export const reasonsOf = ({ cell, more, taken, less, half, third, double, turns }: MovePlan): readonly string[] => [
  cell,
  ...(more ? ['one die more, by the joker'] : []),
  ...taken.map(({ why, times }) => (times > 1 ? `${why}, twice` : why)),
  ...(less ? ['1D6 less, by the joker'] : []),
  ...(half === null ? [] : [half]),
  ...(third ? ['stepping back'] : []),
  ...(double ? ['downhill'] : []),
  ...(turns > 0 ? [counted(turns, 'turn')] : []),
]
