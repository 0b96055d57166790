import type { SlipDice } from '../../../contract/slip.ts'
import { placeName } from '../../engine/answerPlaces.ts'
import type { Throw } from '../../engine/answers.ts'
import { sidesOf, unusual } from '../../engine/dice.ts'
import { RuleError } from '../../engine/errors.ts'
import { seededNumber } from '../../engine/seeded.ts'
import type { AnyState } from '../../engine/state.ts'
import { playStep } from '../../engine/system.ts'
import type { PerhapsThrow } from '../../sheets/slip/throwNames.ts'
import type { StretchStep } from '../game/flow.ts'
import type { OpenTour } from '../library/openTours.ts'
import { askedSource, NoAnswer, type AskedThrow } from './askedSource.ts'
import { cardTold } from './cardFor.ts'
import { asThrow, slipPlace } from './dealSlip.ts'
import { begun, stretchFrom } from './stretchFrom.ts'
import { watchSeals } from './watchSeals.ts'

/** Dice for a throw that comes only as those before it fall. */
export interface PerhapsDice extends PerhapsThrow {
  readonly faces: readonly number[]
}

/** Which throws they turned out to be for. */
export interface DealtPerhaps<D> {
  readonly dealt: ReadonlyMap<D, SlipDice>
  /** Steps that were played to their end: what of theirs has not been dealt does not come. */
  readonly played: ReadonlySet<string>
  /** Was all of the stretch played? */
  readonly isWhole: boolean
}

/**
 * Finds for which throws dice are that were thrown for whatever comes: the stretch is played on trial with the dice of
 * its slip, and each throw besides takes the next dice of its kind, up to one that finds none, or that only the player
 * or what is sealed decides. Writes nothing.
 * @param slip dice for throws that the slip numbers, and the places of all of those: none of them takes dice of `perhaps`.
 * @param perhaps the others, in the order in which they are for throws of one kind.
 */
export function dealPerhaps<D extends PerhapsDice>(
  tour: OpenTour,
  slip: { readonly dice: readonly SlipDice[]; readonly places: ReadonlySet<string> },
  perhaps: readonly D[],
): DealtPerhaps<D> {
  const loaded = tour.file.load()
  const lying = new Map(slip.dice.map((one) => [slipPlace(one), one]))
  const dealt = new Map<D, SlipDice>()
  const played = new Set<string>()
  let { state, depth } = loaded
  for (const at of stretchFrom(tour, () => state)) {
    const watched = watchSeals(tour.game, state)
    const own = new Map<D, SlipDice>()
    const next = (one: AskedThrow) => perhaps.find((dice) => isFor(dice, at, one) && !own.has(dice) && !dealt.has(dice))
    const came = playOne(tour, { at, state: watched.state, depth, isFirst: depth === loaded.depth }, (one) => {
      const { subject, rank, key, request } = one
      const place = { step: at.step, subject, rank }
      const numbered = lying.get(slipPlace(place))
      if (numbered !== undefined || slip.places.has(slipPlace(place))) return numbered?.faces ?? null
      const dice = next(one)
      if (dice === undefined) return null
      const sides = unusual(sidesOf(request))
      own.set(dice, { ...place, table: key, faces: dice.faces, ...sides, row: null, why: request.why })
      return dice.faces
    })
    // What was seen under a seal must not be told by which dice are taken.
    if (watched.isOpened()) return { dealt, played, isWhole: false }
    for (const [dice, place] of own) dealt.set(dice, place)
    if (came === null) return { dealt, played, isWhole: false }
    played.add(at.step)
    state = watched.unwired(came)
    depth += 1
  }
  return { dealt, played, isWhole: true }
}

const isFor = ({ step, key, faces }: PerhapsDice, at: StretchStep, asked: AskedThrow): boolean =>
  step === at.step && key === asked.key && faces.length === asked.request.count

interface One {
  readonly at: StretchStep
  readonly state: AnyState
  /** Of the entry before it. */
  readonly depth: number
  readonly isFirst: boolean
}

/** Plays a step with what it has been told and the dice of `facesFor`. @returns null where that does not suffice. */
function playOne(
  tour: OpenTour,
  { at, state, depth: before, isFirst }: One,
  facesFor: (asked: AskedThrow) => readonly number[] | null,
) {
  const { input, answers } = begun(tour, at, isFirst)
  const known = new Map(answers.map((answer) => [placeName(answer), answer]))
  const { seed } = tour.file.info()
  const depth = before + 1
  const dice = askedSource({
    dice: (asked): Throw | null => {
      const answer = known.get(placeName(asked))
      if (answer) return asThrow(answer)
      const faces = facesFor(asked)
      const { count } = asked.request
      return faces?.length === count ? { faces, picked: null, ...unusual(sidesOf(asked.request)), by: 'player' } : null
    },
    choice: (asked) => {
      const answer = known.get(placeName(asked))
      return answer?.kind === 'choice' ? answer.value : null
    },
    card: (asked) => cardTold(known.get(placeName(asked)), asked.request),
    draw: ({ key, subject, occurrence, request }) =>
      seededNumber({ seed, depth, key, subject, occurrence }, request.of),
  })
  try {
    return playStep(tour.game.system, at.step, { state, input, dice, depth }).state
  } catch (error) {
    if (error instanceof NoAnswer || error instanceof RuleError) return null
    throw error
  }
}
