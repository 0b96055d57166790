import type { AnyState } from '../../engine/state.ts'
import type { StretchStep } from '../game/flow.ts'
import { mustHave } from '../gameOf.ts'
import type { OpenTour } from '../library/openTours.ts'

/** The steps of the stretch before a state, each asked for when the one before it has been played. */
export function* stretchFrom({ game }: OpenTour, state: () => AnyState): Generator<StretchStep> {
  const flow = mustHave(game, 'flow')
  const first = flow.next(state())
  for (let at = first; at !== null && at.part === first!.part; at = flow.next(state())) yield at
}

/** @returns a step's input, and what it has been told where it is under way. */
export function begun({ file }: OpenTour, { step, input }: StretchStep, isFirst: boolean) {
  const pending = isFirst ? file.pending() : null
  return pending?.step === step ? pending : { input, answers: [] }
}
