import type { Place } from './answerPlaces.ts'
import type { CardRequest, DiceRequest } from './answers.ts'
import { cardsLeft } from './cards.ts'
import { sidesOf, unusual } from './dice.ts'
import { RuleError } from './errors.ts'
import { rowText } from './table.ts'

/** Stops the step with the throws that it cannot go on without. */
export function throwsWanted(missing: readonly { readonly request: DiceRequest; readonly at: Place }[]): never {
  const throws = missing.map(({ request, at }) => ({
    ...at,
    count: request.count,
    ...unusual(sidesOf(request)),
    why: request.why,
    rows: (request.rows ?? []).map((row, index) => ({ row: index, text: rowText(row) })),
    readings: request.readings ?? [],
    note: request.note ?? null,
  }))
  throw new RuleError('answer-wanted', missing[0]!.request.why, { kind: 'dice', throws })
}

/** @returns what stops the step until the next card of a deck is known. */
export function cardWanted({ deck, dealt, why, brings }: CardRequest, at: Place): RuleError {
  const left = cardsLeft(deck, dealt)
  const options = left.map(({ id, name }) => ({ value: id, label: name, ...(brings && { brings: brings(id) }) }))
  const of = { title: deck.title, left: left.length, of: deck.cards.length }
  return new RuleError('answer-wanted', why, { kind: 'choice', choice: { ...at, why, options, deck: of } })
}
