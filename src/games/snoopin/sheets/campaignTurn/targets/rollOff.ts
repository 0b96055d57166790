import { bold, joined, words, type Words } from '../../../../../main/sheets/glance/words.ts'
import { bestDie } from '../../../rules/forces.ts'
import type { Side, SnoopinState } from '../../../rules/state.ts'
import type { Moment } from '../moment.ts'

/** What both sides roll against each other: the best Troop Quality die of what they deploy. */
export function rollOff({ now }: Moment): { readonly dice: string; readonly target: Words } {
  const base = { dice: 'TQ', target: words`the higher die; equal ones again` }
  if (now === null || now.sealed) return base
  const told = now.state.sides.map((side) => words`${side.name} ${bold(dieOf(now.state, now.turn, side))}`)
  return { ...base, target: words`the higher die; equal ones again. ${joined(told)}` }
}

const dieOf = (state: SnoopinState, turn: NonNullable<Moment['now']>['turn'], { id }: Side): string => {
  const die = bestDie(state, turn, id)
  return Number.isFinite(die) ? `d${die}` : 'none'
}
