import type { TriedView } from '../../../contract/question.ts'
import type { SlipDice, SlipPlace } from '../../../contract/slip.ts'
import { RuleError } from '../../engine/errors.ts'
import { StepStopped } from '../../engine/system.ts'
import type { Loaded } from '../../store/types.ts'
import type { OpenTour } from '../library/openTours.ts'
import { dealSlip, slipPlace } from './dealSlip.ts'
import { playForTrial } from './runStep.ts'
import { begun, stretchFrom } from './stretchFrom.ts'
import { headBetween, nextOf, nothing, stateOf, wordsOf } from './tried.ts'
import { watchSeals } from './watchSeals.ts'

/**
 * What the dice on a stretch's slip come to so far: its steps are played on trial, one after the other, up to the first
 * throw that does not lie there. Nothing is written and no die is rolled for it; it tells of the last step that dice of
 * the slip have decided anything of, and nothing any more once something sealed was looked at.
 */
export function trySlip(tour: OpenTour, slip: readonly SlipDice[]): TriedView {
  const loaded = tour.file.load()
  let { state } = loaded
  let { depth } = loaded
  let told: TriedView = nothing
  try {
    for (const step of stretchFrom(tour, () => state)) {
      const { state: watched, isOpened } = watchSeals(tour.game, state)
      const from: Loaded = { ...loaded, state: watched, depth }
      const { input, answers: known } = begun(tour, step, depth === loaded.depth)
      const dealt = dealSlip(tour, { step: step.step, input, known, slip, dice: 'player', from })
      const telling = { dice: 'player', choices: 'player', faces: [], pending: false, holder: 'everybody' } as const
      const { came } = playForTrial(
        tour,
        { step: step.step, input, telling: { ...telling, answers: [...known, ...dealt] } },
        from,
      )
      if (isOpened()) return { ...nothing, sealed: true }
      const lines = wordsOf(tour, came.lines)
      if (lines.length > 0) told = { ...nothing, lines, head: headBetween(tour, watched, stateOf(came)) }
      if (came instanceof StepStopped) return { ...told, next: nextOf(came) }
      state = came.state
      depth += 1
    }
    return told
  } catch (error) {
    if (error instanceof RuleError) return { ...nothing, refused: error.message }
    throw error
  }
}

/** @returns what one die of a throw on the slip shows when the program rolls it: as it would roll all of the slip. */
export function rollAhead(
  tour: OpenTour,
  slip: readonly SlipDice[],
  { at, die }: { readonly at: Omit<SlipPlace, 'table'>; readonly die: number },
): number {
  const sought = slipPlace(at)
  const others = slip.filter((one) => slipPlace(one) !== sought)
  const loaded = tour.file.load()
  let { state } = loaded
  let { depth } = loaded
  let found: readonly number[] = []
  const onThrow = (place: string, faces: readonly number[]) => {
    if (place === sought && found.length === 0) found = faces
  }
  for (const step of stretchFrom(tour, () => state)) {
    const from = { state, depth }
    const { input, answers: known } = begun(tour, step, depth === loaded.depth)
    const dealing = { step: step.step, input, known, slip: others, dice: 'program', from, onThrow } as const
    const dealt = dealSlip(tour, dealing)
    if (found.length > 0) break
    const telling = { dice: 'program', choices: 'program', faces: [], pending: false, holder: 'everybody' } as const
    const wanted = { step: step.step, input, telling: { ...telling, answers: [...known, ...dealt] } }
    const { came } = playForTrial(tour, wanted, { ...loaded, ...from })
    if (came instanceof StepStopped) break
    state = came.state
    depth += 1
  }
  const face = found[die]
  if (face === undefined && stretchFrom(tour, () => loaded.state).next().done)
    throw new RuleError('not-now', 'No throws lie ahead that could be made on a slip.')
  if (face === undefined)
    throw new RuleError('not-now', 'That throw hangs on a choice of yours before it. Type its dice, or choose first.')
  return face
}
