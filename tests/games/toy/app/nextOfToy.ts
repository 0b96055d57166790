import type { PlayedStep } from '../../../../src/main/app/autoplay/autoplay.ts'
import { leftInDeck } from '../../../../src/main/engine/dealing.ts'
import { deck } from '../rules/deck.ts'
import type { ToyState } from '../rules/state.ts'
import { across } from '../rules/tables.ts'

/** @returns the next step of a ferry that rows itself; null when it is across. */
export function nextOfToy({ tour: [tour], dealt }: ToyState): PlayedStep | null {
  if (tour!.yards >= across) return null
  if (leftInDeck(dealt, deck) <= 2) return { step: 'shuffle', input: {} }
  return { step: 'row', input: {} }
}
