import { asThrow, checkThrow, describe, isCard, isChoice, isDraw, isThrow, mustBeFaces, toldIn } from './answerFits.ts'
import { byPlace, placeName, placesAsked, type Place } from './answerPlaces.ts'
import type {
  Answer,
  AnswerSource,
  CardRequest,
  ChoiceRequest,
  Dealt,
  DiceRequest,
  DrawRequest,
  Throw,
} from './answers.ts'
import { cardWanted, throwsWanted } from './askFor.ts'
import { cardsLeft, mustBeLeft } from './cards.ts'
import { sidesOf, unusual } from './dice.ts'
import { RuleError } from './errors.ts'
import { seededFaces, seededNumber } from './seeded.ts'

export interface TapeOptions {
  /** Answers known beforehand: a recorded tape, typed dice so far, rows picked by hand. */
  readonly answers?: readonly Answer[]
  /** Answers of an earlier telling: one that no longer fits its request is left unused, and the request is new. */
  readonly earlier?: readonly Answer[]
  /** Plain faces typed in a row, dealt out in the order in which dice are asked for. */
  readonly faces?: readonly number[]
  /** Cards named in a row by who holds a real deck, dealt out in the order in which cards are asked for. */
  readonly cards?: readonly string[]
  /** Name of the player who typed those faces and cards, where several play. */
  readonly who?: string | undefined
  /** What happens to dice and cards that no answer covers. */
  readonly dice: 'roll' | 'ask'
  /** What happens to choices that no answer covers; only a simulation lets the program choose. */
  readonly choices: 'draw' | 'ask'
  /** Needed to roll and to draw. */
  readonly seed: number
  /** Depth of the journal entry that the step will become. */
  readonly depth: number
  /** Draws what nobody may reckon from the seed; left out, the seed does. */
  readonly chance?: (of: number) => number
}

/** An answer source that remembers: what it was asked and told is the tape of the step. */
export interface Tape extends AnswerSource {
  /** Every answer given so far, in the order asked. */
  readonly told: () => readonly Answer[]
  /** @throws RuleError `answers-left` when an answer or a typed face was never asked for. */
  readonly mustBeSpent: () => void
  /** Answers handed in that nobody asked for. */
  readonly unused: () => readonly Answer[]
  /** Typed faces that nobody asked for. */
  readonly unusedFaces: () => readonly number[]
}

/**
 * The one answer source of the program. Recorded, typed and rolled answers differ only in its options, so a replay,
 * a test and a player with real dice go down the same path: known answers first, then typed faces, then seeded dice
 * or a question.
 *
 * A face that its die does not have is refused: of a known answer at once, of typed faces when they are dealt out.
 */
export function openTape(options: TapeOptions): Tape {
  const told: Answer[] = []
  const next = placesAsked()
  const known = byPlace(options.answers ?? [])
  const earlier = byPlace(options.earlier ?? [])
  const faces = options.faces ?? []
  for (const answer of known.values()) if (answer.kind === 'dice') mustBeFaces(answer.faces, sidesOf(answer))
  const byName = options.who === undefined ? {} : { who: options.who }
  let dealt = 0
  const named = [...(options.cards ?? [])]

  const tell = <A extends Answer>(answer: A): A => {
    told.push(answer)
    return answer
  }

  /** The answer that is known for this request, taken off the pile; undefined when there is none. */
  const lookUp = <R>(at: Place, request: R, fits: (answer: Answer, request: R) => boolean): Answer | undefined => {
    if (known.size + earlier.size === 0) return undefined
    const here = placeName(at)
    const found = known.get(here)
    if (found) {
      known.delete(here)
      return found
    }
    const before = earlier.get(here)
    if (!before || !fits(before, request)) return undefined
    earlier.delete(here)
    return before
  }

  const answerDice = (request: DiceRequest, at: Place): Throw | null => {
    const found = lookUp(at, request, isThrow)
    if (found) return asThrow(tell(checkThrow(found, request)))
    const { key, subject, occurrence } = at
    const { count } = request
    const sides = sidesOf(request)
    if (faces.length - dealt >= count) {
      const typed = faces.slice(dealt, (dealt += count))
      mustBeFaces(typed, sides, request.why)
      const answer = { kind: 'dice', key, subject, occurrence, faces: typed, ...unusual(sides), by: 'player' } as const
      return asThrow(tell({ ...answer, ...byName }))
    }
    if (options.dice === 'ask') return null
    const byChance = request.unguessable ? options.chance : undefined
    const rolled = byChance
      ? Array.from({ length: count }, () => byChance(sides) + 1)
      : seededFaces({ seed: options.seed, depth: options.depth, key, subject, occurrence }, count, sides)
    told.push({ kind: 'dice', key, subject, occurrence, faces: rolled, ...unusual(sides), by: 'program' })
    return { faces: rolled, picked: null, ...unusual(sides), by: 'program' }
  }

  const roll = (request: DiceRequest): Throw => {
    const at = next(request)
    return answerDice(request, at) ?? throwsWanted([{ request, at }])
  }

  const rollAll: AnswerSource['rollAll'] = (requests, lies) => {
    const placed = requests.map((request) => ({ request, at: next(request) }))
    const answers = placed.map(({ request, at }) => answerDice(request, at))
    const missing = placed.filter((_, i) => answers[i] === null)
    if (missing.length > 0) {
      answers.forEach((thrown, nth) => thrown && lies?.(thrown, nth))
      throwsWanted(missing)
    }
    return answers as Throw[]
  }

  const choose = <T extends string>(request: ChoiceRequest<T>): T => {
    const at = next(request)
    const found = lookUp(at, request, isChoice)
    const offered = request.options.map((o) => o.value)
    if (found) {
      if (!isChoice(found, request))
        throw new RuleError('impossible-answer', `${request.why}: ${toldIn(found)} is not among ${offered.join(', ')}.`)
      tell(found)
      return found.value as T
    }
    if (options.choices === 'ask')
      throw new RuleError('answer-wanted', request.why, {
        kind: 'choice',
        choice: { ...at, why: request.why, options: request.options },
      })
    const value = offered[seededNumber({ seed: options.seed, depth: options.depth, ...at }, offered.length)]!
    tell({ kind: 'choice', ...at, value, by: 'program' })
    return value
  }

  const draw = (request: DrawRequest): number => {
    const at = next(request)
    const found = lookUp(at, request, isDraw)
    if (found && !isDraw(found, request))
      throw new RuleError('impossible-answer', `${request.why}: ${toldIn(found)} cannot be drawn from ${request.of}.`)
    if (found) return tell(found).value
    const byChance = request.unguessable ? options.chance : undefined
    const value =
      byChance?.(request.of) ?? seededNumber({ seed: options.seed, depth: options.depth, ...at }, request.of)
    return tell({ kind: 'draw', ...at, value, by: 'program' }).value
  }

  const deal = (request: CardRequest): Dealt => {
    const at = next(request)
    const { deck, dealt: out, why } = request
    const tellCard = (answer: Answer & { kind: 'card' | 'choice' }): Dealt => {
      const { id } = mustBeLeft(deck, out, answer.value, why)
      tell({ ...answer, kind: 'card', value: id })
      return { card: id, by: answer.by, who: answer.who }
    }
    const found = lookUp(at, request, isCard)
    if (found) {
      if (found.kind === 'card' || found.kind === 'choice') return tellCard(found)
      throw new RuleError('impossible-answer', `${why} wants a card, not ${toldIn(found)}.`)
    }
    const typed = named.shift()
    if (typed !== undefined) return tellCard({ kind: 'card', ...at, value: typed, by: 'player', ...byName })
    const left = cardsLeft(deck, out)
    if (options.dice === 'ask') throw cardWanted(request, at)
    const place = seededNumber({ seed: options.seed, depth: options.depth, ...at }, left.length)
    return tellCard({ kind: 'card', ...at, value: left[place]!.id, by: 'program' })
  }

  const unused = () => [...known.values(), ...earlier.values()]
  const unusedFaces = () => faces.slice(dealt)
  return {
    roll,
    rollAll,
    choose,
    draw,
    deal,
    told: () => told,
    unused,
    unusedFaces,
    mustBeSpent() {
      const left = [...unused().map(describe), ...unusedFaces().map((face) => `a typed ${face}`), ...named]
      if (left.length > 0)
        throw new RuleError(
          'answers-left',
          `Nobody asked for ${left.join(', ')}. Nothing was changed: leave it off, or see whether something before it is missing.`,
        )
    },
  }
}
