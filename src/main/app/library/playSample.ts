import { newTourBytes } from '../../store/newTour.ts'
import { openTourBytes } from '../../store/openTour.ts'
import { tourFile } from '../../store/openTourFile.ts'
import type { Work } from '../../engine/work.ts'
import type { PlayedStep } from '../autoplay/autoplay.ts'
import { runStep } from '../campaign/runStep.ts'
import type { AnyGame } from '../game.ts'
import { mustHave } from '../gameOf.ts'
import type { OpenTour } from './openTours.ts'

/** What a new file needs besides. */
export interface SampleFile {
  /** A uuid. */
  readonly id: string
  /** ISO time, of the file and of all entries. */
  readonly now: string
}

/** A turn that takes more steps has got stuck. */
const mostSteps = 2000

/**
 * Plays the sample tour of a game by the program's own dice and choices. It is played in memory: nothing is written
 * anywhere. A piece of the work is a step.
 * @returns the bytes of its file.
 * @throws RuleError `not-here` for a game without one.
 */
export function* playSample(game: AnyGame, { id, now }: SampleFile): Work<Buffer> {
  const { name, seed, turns, begin, asides } = mustHave(game, 'sample')
  const bytes = newTourBytes({ system: game.system, name, seed, id, now })
  const { connection } = openTourBytes(name, bytes, [game.system])
  try {
    const tour: OpenTour = { campaign: name, file: tourFile({ connection, system: game.system }), game }
    take(tour, begin, now)
    for (let played = 0; played < turns; played++) {
      for (const what of playTurn(tour, seed, now)) yield { done: played, of: turns, what }
      const aside = asides[played + 1]
      if (aside) take(tour, aside, now)
    }
    return tour.file.bytes()
  } finally {
    connection.close()
  }
}

/** Plays on to the end of a turn. Before each step it tells where the tour stands. */
function* playTurn(tour: OpenTour, seed: number, now: string): Generator<string, void> {
  const { game, file } = tour
  const { next } = mustHave(game, 'autoplay')
  for (let steps = 0; steps < mostSteps; steps++) {
    const { state } = file.load()
    const moment = game.now.moment(state)
    yield moment
    const coming = next(state, seed)
    if (coming === null) throw new Error(`The sample tour ends in ${moment}.`)
    take(tour, coming, now)
    if (game.now.endsTurn(coming.step)) return
  }
  throw new Error(`${game.now.moment(file.load().state)} does not end.`)
}

function take(tour: OpenTour, { step, input, faces = [] }: PlayedStep, now: string): void {
  const telling = {
    dice: 'program',
    choices: 'program',
    answers: [],
    faces,
    pending: false,
    holder: 'everybody',
  } as const
  const parsed = tour.game.contract.steps[step]!.parse(input)
  const reply = runStep(tour, { step, input: parsed, telling }, now)
  if (reply.status === 'wanted') throw new Error(`${step} asked for something that only a player can tell.`)
}
