import type { Answer, CardRequest, ChoiceRequest, DiceRequest, DrawRequest, Throw } from './answers.ts'
import { cardNamed } from './cards.ts'
import { diceName, isFace, sidesOf, unusual, usualSides } from './dice.ts'
import { RuleError } from './errors.ts'

/** Refuses faces that a die of so many sides does not have. */
export function mustBeFaces(faces: readonly number[], sides: number, why?: string): void {
  const face = faces.find((one) => !isFace(one, sides))
  if (face === undefined) return
  const about = why === undefined ? '' : `${why}: `
  throw new RuleError('impossible-answer', `${about}a d${sides} cannot show ${face}; it shows 1 to ${sides}.`)
}

function diceWords(request: DiceRequest): string {
  const { count } = request
  const sides = sidesOf(request)
  if (sides !== usualSides) return diceName(count, sides)
  return count === 1 ? 'one die' : `${count} dice`
}

/** Does an answer fit what is asked for? Dice and rows for a throw, what was offered for a choice, the range of a draw. */
export const isThrow = (answer: Answer, request: DiceRequest): answer is Answer & { kind: 'dice' | 'row' } =>
  (answer.kind === 'dice' && answer.faces.length === request.count && sidesOf(answer) === sidesOf(request)) ||
  (answer.kind === 'row' && answer.row < (request.rows?.length ?? 0))

export const isChoice = (answer: Answer, request: ChoiceRequest): answer is Answer & { kind: 'choice' } =>
  answer.kind === 'choice' && request.options.some((option) => option.value === answer.value)

export const isDraw = (answer: Answer, request: DrawRequest): answer is Answer & { kind: 'draw' } =>
  answer.kind === 'draw' && answer.value >= 0 && answer.value < request.of

/** A card that is still there; a question for a card may be answered as a choice is. */
export const isCard = (
  answer: Answer,
  { deck, dealt }: CardRequest,
): answer is Answer & { kind: 'card' | 'choice' } => {
  if (answer.kind !== 'card' && answer.kind !== 'choice') return false
  const card = cardNamed(deck, answer.value)
  return card !== null && !dealt.includes(card.id)
}

/** @throws RuleError `impossible-answer` for one that does not fit what is asked for. */
export function checkThrow(answer: Answer, request: DiceRequest): Answer & { kind: 'dice' | 'row' } {
  if (isThrow(answer, request)) return answer
  throw new RuleError('impossible-answer', `${request.why} wants ${diceWords(request)}, not ${toldIn(answer)}.`)
}

/** @returns what came of a dice request by its answer. */
export function asThrow(answer: Answer & { kind: 'dice' | 'row' }): Throw {
  return answer.kind === 'dice'
    ? { faces: answer.faces, picked: null, ...unusual(sidesOf(answer)), by: answer.by, who: answer.who }
    : { faces: [], picked: answer.row, by: answer.by, who: answer.who }
}

/** @returns what an answer says, for a refusal that names the question. */
export function toldIn(answer: Answer): string {
  if (answer.kind === 'dice')
    return `${answer.faces.join(' ')}${answer.sides === undefined ? '' : ` on d${answer.sides}`}`
  return answer.kind === 'row' ? `row ${answer.row}` : `"${answer.value}"`
}

/** @returns an answer that no question was for, with the place that it names. */
export const describe = (answer: Answer): string => `${toldIn(answer)} for ${answer.key} (${answer.subject})`
