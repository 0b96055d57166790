import type { SlipDice, SlipPlace } from '../../../contract/slip.ts'
import { placeName } from '../../engine/answerPlaces.ts'
import type { Answer, Throw } from '../../engine/answers.ts'
import { sidesOf, unusual } from '../../engine/dice.ts'
import { seededFaces, seededNumber } from '../../engine/seeded.ts'
import { playStep } from '../../engine/system.ts'
import type { Loaded } from '../../store/types.ts'
import type { OpenTour } from '../library/openTours.ts'
import { askedSource, NoAnswer, type AskedThrow } from './askedSource.ts'
import { cardSeeded, cardTold } from './cardFor.ts'

/** A step, and what there is to answer it. */
export interface Dealing {
  readonly step: string
  readonly input: unknown
  /** Answers that are settled. */
  readonly known: readonly Answer[]
  readonly slip: readonly SlipDice[]
  /** Who rolls what neither holds. */
  readonly dice: 'program' | 'player'
  /** Where the step is played from; left out, where the tour stands. */
  readonly from?: Pick<Loaded, 'state' | 'depth'>
  /** Is told of every throw that the program makes. */
  readonly onThrow?: (place: string, faces: readonly number[]) => void
}

/**
 * Finds which throw of a step each die of the slip goes to. Plays the step for trial and writes nothing.
 * @returns the slip's dice as answers of this step, those only that it asks for before it stops or is done.
 */
export function dealSlip({ game, file }: OpenTour, dealing: Dealing): Answer[] {
  const { step, input, known, slip, dice, onThrow } = dealing
  const { state, depth: before } = dealing.from ?? file.load()
  const depth = before + 1
  const { seed } = file.info()
  const settled = new Map(known.map((answer) => [placeName(answer), answer]))
  const lying = new Map(slip.map((one) => [slipPlace(one), one]))
  const dealt: Answer[] = []
  const deal = (asked: AskedThrow): Throw | null => {
    const { key, subject, occurrence, rank, request } = asked
    const answer = settled.get(placeName(asked))
    if (answer) return asThrow(answer)
    const lies = lying.get(slipPlace({ step, subject, rank })) ?? nothing
    const { faces, table, row } = lies
    const sides = sidesOf(request)
    if (row !== null && table === key && row < (request.rows?.length ?? 0)) {
      dealt.push({ kind: 'row', key, subject, occurrence, row, by: 'player' })
      return { faces: [], picked: row, by: 'player' }
    }
    if (row === null && faces.length === request.count && sidesOf(lies) === sides && (table ?? key) === key) {
      dealt.push({ kind: 'dice', key, subject, occurrence, faces, ...unusual(sides), by: 'player' })
      return { faces, picked: null, ...unusual(sides), by: 'player' }
    }
    if (dice === 'player') return null
    const rolled = seededFaces({ seed, depth, key, subject, occurrence }, request.count, sides)
    onThrow?.(slipPlace({ step, subject, rank }), rolled)
    return { faces: rolled, picked: null, ...unusual(sides), by: 'program' }
  }
  const source = askedSource({
    dice: deal,
    choice: (asked) => {
      const answer = settled.get(placeName(asked))
      return answer?.kind === 'choice' ? answer.value : null
    },
    card: (asked) => {
      const { key, subject, occurrence, request } = asked
      const told = cardTold(settled.get(placeName(asked)), request)
      return told ?? (dice === 'player' ? null : cardSeeded({ seed, depth, key, subject, occurrence }, request))
    },
    draw: ({ key, subject, occurrence, request }) =>
      seededNumber({ seed, depth, key, subject, occurrence }, request.of),
  })
  try {
    playStep(game.system, step, { state, input, dice: source, depth })
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
  }
  return dealt
}

const nothing: Pick<SlipDice, 'faces' | 'sides' | 'table' | 'row'> = { faces: [], table: null, row: null }

/** What a die of the slip is matched by. */
export const slipPlace = ({ step, subject, rank }: Omit<SlipPlace, 'table'>): string => `${step}|${subject}|${rank}`

/** @returns an answer that is known as a throw. */
export const asThrow = (answer: Answer): Throw =>
  answer.kind === 'dice'
    ? { faces: answer.faces, picked: null, ...unusual(sidesOf(answer)), by: answer.by }
    : { faces: [], picked: answer.kind === 'row' ? answer.row : 0, by: answer.by }
