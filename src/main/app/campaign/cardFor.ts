import type { Answer, CardRequest, Dealt } from '../../engine/answers.ts'
import { cardNamed, cardsLeft } from '../../engine/cards.ts'
import { seededNumber, type SeedPoint } from '../../engine/seeded.ts'

/** @returns the card that an answer names, as far as it fits; null where none does. */
export function cardTold(answer: Answer | undefined, { deck, dealt }: CardRequest): Dealt | null {
  if (answer?.kind !== 'card' && answer?.kind !== 'choice') return null
  const card = cardNamed(deck, answer.value)
  return card === null || dealt.includes(card.id) ? null : { card: card.id, by: answer.by, who: answer.who }
}

/** @returns the card that the program deals at a point of the tour. */
export function cardSeeded(point: SeedPoint, { deck, dealt }: CardRequest): Dealt {
  const left = cardsLeft(deck, dealt)
  return { card: left[seededNumber(point, left.length)]!.id, by: 'program' }
}
