import { fngSteps } from '../../contract/fng.ts'
import { openTourBytes, newTourBytes } from '../../../../main/store/openTour.ts'
import { tourFile } from '../../../../main/store/openTourFile.ts'
import { runStep } from '../../../../main/app/campaign/runStep.ts'
import type { Work } from '../../../../main/engine/work.ts'
import type { OpenTour } from '../../../../main/app/library/openTours.ts'
import type { AnyGame, SampleFile } from '../../../../main/app/game.ts'
import type { FngState } from '../../rules/state.ts'
import { turnView } from '../turnView.ts'
import { inputFor, nextProcedure } from './decisions.ts'
import type { SampleTour } from './sampleTour.ts'

/** A half-month has some thirty phases; one that takes more has got stuck. */
const mostPhases = 60

/**
 * Plays a tour by the program's own dice and choices, with battles that are made up. It is played in memory: nothing is
 * written anywhere. A piece of the work is a step.
 * @returns the bytes of its file.
 */
export function* playSample(app: AnyGame, sample: SampleTour, { id, now }: SampleFile): Work<Buffer> {
  const bytes = newTourBytes({ system: app.system, name: sample.name, seed: sample.seed, id, now })
  const { connection } = openTourBytes(sample.name, bytes, [app.system])
  try {
    const tour: OpenTour = { campaign: sample.name, file: tourFile({ connection, system: app.system }), app }
    const step = stepper(tour, now)
    step('muster', sample.platoon)
    for (let played = 0; played < sample.halfMonths; played++) {
      yield* playHalfMonth(tour, step, sample, played)
      const text = sample.notes[played + 1]
      if (text !== undefined) step('writeNote', { text })
    }
    return tour.file.bytes()
  } finally {
    connection.close()
  }
}

type Step = (name: keyof typeof fngSteps, input: unknown) => void

const stepper =
  (tour: OpenTour, now: string): Step =>
  (name, input) => {
    const telling = { dice: 'program', choices: 'program', answers: [], faces: [], pending: false } as const
    const reply = runStep(tour, { step: name, input: fngSteps[name].parse(input), telling }, now)
    if (reply.status === 'wanted') throw new Error(`${name} asked for something that only a player can tell.`)
  }

function* playHalfMonth(tour: OpenTour, step: Step, { seed, halfMonths }: SampleTour, played: number): Work<void> {
  const look = () => turnView(tour.file.load().state as unknown as FngState, [])
  const first = look()
  for (let phase = 0, view = first; phase < mostPhases; phase++, view = look()) {
    if (view.halfMonth !== first.halfMonth) return
    yield { done: played, of: halfMonths, what: view.date }
    const procedure = nextProcedure(view)
    if (procedure === null) throw new Error(`The sample tour ends in ${view.date}.`)
    step(procedure.slice('fng.'.length) as keyof typeof fngSteps, inputFor(view, seed))
  }
  throw new Error(`${first.date} does not end.`)
}
