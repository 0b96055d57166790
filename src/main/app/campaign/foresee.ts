import { placeName } from '../../engine/answerPlaces.ts'
import type { Answer } from '../../engine/answers.ts'
import { sidesOf, unusual, usualSides } from '../../engine/dice.ts'
import type { Reading } from '../../engine/reading.ts'
import { seededNumber } from '../../engine/seeded.ts'
import { playStep } from '../../engine/system.ts'
import type { Work } from '../../engine/work.ts'
import type { StretchStep } from '../game/flow.ts'
import { mustHave } from '../gameOf.ts'
import type { OpenTour } from '../library/openTours.ts'
import { askedSource, type AskedThrow } from './askedSource.ts'
import { cardSeeded, cardTold } from './cardFor.ts'
import { probes, type Probe } from './probes.ts'

/** Something that a trial was asked for: a throw, or a choice. */
export interface Foreseen {
  readonly kind: 'dice' | 'choice' | 'card'
  readonly at: StretchStep
  readonly subject: number
  /** Of a throw only. */
  readonly rank: number
  readonly count: number
  readonly sides: number
  readonly key: string
  readonly why: string
  readonly rows: AskedThrow['request']['rows']
  readonly readings: readonly Reading[]
  readonly note: string | null
}

/** A stretch played for trial: what it asked for, in order. */
export interface Trial {
  readonly fair: boolean
  readonly asked: readonly Foreseen[]
}

/** Where a stretch is played on from. */
type Standing = ReturnType<typeof standingOf>
const standingOf = ({ file }: OpenTour) => ({ ...file.load(), seed: file.info().seed, pending: file.pending() })

/**
 * Plays the stretch that lies before the tour, from its state now, once for every way the dice of `probes` fall.
 * Nothing is written. What a step under way has been answered counts as settled, and is not asked for again.
 * @param until the last phase to be played; null for the end of the part.
 */
export function* playTrials(tour: OpenTour, until: string | null): Work<readonly Trial[]> {
  const from = standingOf(tour)
  const trials: Trial[] = []
  for (const [i, probe] of probes.entries()) {
    yield { done: i, of: probes.length, what: 'Trying the dice' }
    trials.push({ fair: probe.fair, asked: playAhead(tour, probe, until, from) })
  }
  return trials
}

/** @returns what one way the dice fall asks for, in order; see `playTrials`. */
export function playAhead(
  tour: OpenTour,
  probe: Probe,
  until: string | null,
  from: Standing = standingOf(tour),
): readonly Foreseen[] {
  const { game } = tour
  const flow = mustHave(game, 'flow')
  const { seed, pending } = from
  const asked: Foreseen[] = []
  let { state, depth } = from
  const first = flow.next(state)
  if (!first) return asked
  for (let at: StretchStep | null = first; at?.part === first.part; at = flow.next(state)) {
    depth += 1
    const underWay = state === from.state && pending?.step === at.step ? pending : null
    const known = new Map((underWay?.answers ?? []).map((answer) => [placeName(answer), answer]))
    const dice = trialSource({ at, known, probe, seed, depth, asked })
    const input = underWay?.input ?? at.input
    state = playStep(game.system, at.step, { state, input, dice, depth }).state
    if (at.phase.phase === until) break
  }
  return asked
}

const noThrow = { rows: [], readings: [], note: null }

interface TrialOf {
  readonly at: StretchStep
  readonly known: ReadonlyMap<string, Answer>
  readonly probe: Probe
  readonly seed: number
  readonly depth: number
  readonly asked: Foreseen[]
}

function trialSource({ at, known, probe, seed, depth, asked }: TrialOf) {
  return askedSource({
    dice: (throwing) => {
      const { key, subject, rank, request } = throwing
      const answer = known.get(placeName(throwing))
      if (answer?.kind === 'dice')
        return { faces: answer.faces, picked: null, ...unusual(sidesOf(answer)), by: answer.by }
      if (answer?.kind === 'row') return { faces: [], picked: answer.row, by: answer.by }
      const { why, count, rows, readings = [], note = null } = request
      const sides = sidesOf(request)
      asked.push({ kind: 'dice', at, subject, rank, count, sides, key, why, rows, readings, note })
      return { faces: probe.faces(throwing, depth), picked: null, ...unusual(sides), by: 'program' }
    },
    choice: (choosing) => {
      const answer = known.get(placeName(choosing))
      if (answer?.kind === 'choice') return answer.value
      const { key, subject, request } = choosing
      asked.push({
        kind: 'choice',
        at,
        subject,
        rank: 0,
        count: 0,
        sides: usualSides,
        key,
        why: request.why,
        ...noThrow,
      })
      const [die] = probe.faces({ ...choosing, rank: 0, request: { ...request, count: 1 } }, depth)
      return request.options[(die! - 1) % request.options.length]!.value
    },
    // As any trial's dice, not as they will be dealt: the slip must not tell.
    card: (dealing) => {
      const { key, subject, occurrence, request } = dealing
      const told = cardTold(known.get(placeName(dealing)), request)
      if (told) return told
      asked.push({ kind: 'card', at, subject, rank: 0, count: 0, sides: usualSides, key, why: request.why, ...noThrow })
      return cardSeeded({ seed: probe.seed, depth, key, subject, occurrence }, request)
    },
    // Drawn as they will be: the new man on the slip has the name that he will have.
    draw: ({ key, subject, occurrence, request }) =>
      seededNumber({ seed, depth, key, subject, occurrence }, request.of),
  })
}
