import { leftInDeck } from '../../../src/main/engine/dealing.ts'
import { deck } from './rules/deck.ts'
import type { ToyState } from './rules/state.ts'

/** @returns the next step of a ferry that rows itself; null when it is across. */
export function nextOfToy({
  tour: [tour],
  dealt,
}: ToyState): { readonly step: string; readonly input: unknown } | null {
  if (tour === undefined) return { step: 'begin', input: { ferry: 'Heron', hands: ['Ada', 'Ben', 'Cy'] } }
  if (tour.yards >= 1500) return null
  if (leftInDeck(dealt, deck) <= 2) return { step: 'shuffle', input: {} }
  return { step: 'row', input: {} }
}
