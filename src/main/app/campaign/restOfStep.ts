import type { RestView } from '../../../contract/question.ts'
import type { Answer, Throw } from '../../engine/answers.ts'
import { placeName } from '../../engine/answerPlaces.ts'
import { sidesOf, unusual } from '../../engine/dice.ts'
import { RuleError } from '../../engine/errors.ts'
import { seededFaces, seededNumber } from '../../engine/seeded.ts'
import { playStep } from '../../engine/system.ts'
import type { Loaded } from '../../store/types.ts'
import type { OpenTour } from '../library/openTours.ts'
import { askedSource, NoAnswer } from './askedSource.ts'
import { cardSeeded, cardTold } from './cardFor.ts'
import { watchSeals } from './watchSeals.ts'

/** How the dice of a trial fall: fair, four times over, enough to tell one die from sixty, and quick; or as far as they go. */
const trials = ['fair', 'fair', 'fair', 'fair', 'low', 'high'] as const
type Trial = (typeof trials)[number]

/** A step that has stopped for dice or a card. */
export interface Stopped {
  readonly step: string
  readonly input: unknown
  /** All it has been told. */
  readonly told: readonly Answer[]
  readonly from: Loaded
}

/**
 * How many dice and cards a step still takes to its end or to the player's next choice. The step is played for trial with dice of
 * its own, never with those that the program would roll: the count must not tell how they fall. Nor must it tell what lies
 * under a seal: it ends where one is opened.
 */
export function restOfStep(tour: OpenTour, stopped: Stopped): RestView {
  const rests = trials.map((how, seed) => restWith(tour, stopped, seed, how))
  const dice = rests.map((rest) => rest.dice)
  return {
    least: Math.min(...dice),
    most: Math.max(...dice),
    cards: Math.max(...rests.map((rest) => rest.cards)),
    choice: rests.some(({ choice }) => choice),
    sealed: rests.some(({ sealed }) => sealed),
  }
}

function restWith({ game }: OpenTour, { step, input, told, from }: Stopped, seed: number, how: Trial) {
  const depth = from.depth + 1
  const known = new Map(told.map((answer) => [placeName(answer), answer]))
  let dice = 0
  let cards = 0
  let choice = false
  const { state, isOpened } = watchSeals(game, from.state)
  const mustBeClosed = () => {
    if (isOpened()) throw new NoAnswer()
  }
  const source = askedSource({
    dice: ({ key, subject, occurrence, request }): Throw => {
      const { count } = request
      const sides = sidesOf(request)
      const answer = known.get(placeName({ key, subject, occurrence }))
      if (answer?.kind === 'dice')
        return { faces: answer.faces, picked: null, ...unusual(sidesOf(answer)), by: answer.by }
      if (answer?.kind === 'row') return { faces: [], picked: answer.row, by: answer.by }
      mustBeClosed()
      dice += count
      // A throw that is made again is fair: the same faces for ever would never let a step come to its end.
      const isFair = how === 'fair' || occurrence > 0
      const faces = isFair
        ? seededFaces({ seed, depth, key, subject, occurrence }, count, sides)
        : Array.from({ length: count }, () => (how === 'low' ? 1 : sides))
      return { faces, picked: null, ...unusual(sides), by: 'program' }
    },
    choice: (asked) => {
      const answer = known.get(placeName(asked))
      if (answer?.kind === 'choice') return answer.value
      mustBeClosed()
      choice = true
      return null
    },
    card: ({ key, subject, occurrence, request }) => {
      const told = cardTold(known.get(placeName({ key, subject, occurrence })), request)
      if (told) return told
      mustBeClosed()
      cards += 1
      return cardSeeded({ seed, depth, key, subject, occurrence }, request)
    },
    draw: ({ key, subject, occurrence, request }) => {
      const answer = known.get(placeName({ key, subject, occurrence }))
      return answer?.kind === 'draw'
        ? answer.value
        : seededNumber({ seed, depth, key, subject, occurrence }, request.of)
    },
  })
  try {
    playStep(game.system, step, { state, input, dice: source, depth })
  } catch (error) {
    // What the rules refuse with these dice is told when it comes to it.
    if (!(error instanceof NoAnswer || error instanceof RuleError)) throw error
  }
  return { dice, cards, choice, sealed: isOpened() }
}
