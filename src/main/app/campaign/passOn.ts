import type { EntryView } from '../../../contract/journal.ts'
import type { StepReply } from '../../../contract/question.ts'
import { RuleError } from '../../engine/errors.ts'
import type { OpenTour } from '../library/openTours.ts'
import type { Holder } from './holding.ts'
import { runSilent } from './runStep.ts'

/**
 * Takes the steps of the turn that come next and pass by themselves: those that roll nothing and ask nothing. Each is an
 * entry of its own, undone with the step that led to it. What the player may do in more than one way waits for him, and so
 * does a step that would change nothing.
 *
 * @param reply of the step that led there.
 * @param at ISO time for the journal.
 * @returns the reply, with what has passed.
 */
export function passOn(tour: OpenTour, reply: StepReply, holder: Holder, at: string): StepReply {
  if (reply.status !== 'done') return reply
  const passed: EntryView[] = []
  for (let next = passNext(tour, holder, at); next !== null; next = passNext(tour, holder, at)) passed.push(next)
  return passed.length === 0 ? reply : { ...reply, head: passed.at(-1)!.id, passed }
}

function passNext(tour: OpenTour, holder: Holder, at: string): EntryView | null {
  const next = tour.game.flow?.next(tour.file.load().state) ?? null
  if (next === null || next.waits) return null
  const { step, input } = next
  const telling = { dice: 'player', choices: 'player', answers: [], faces: [], pending: false, holder } as const
  try {
    return runSilent(tour, { step, input, telling }, at)
  } catch (error) {
    // What led here stands; why this step is refused is said to whoever takes it.
    if (error instanceof RuleError) return null
    throw error
  }
}
