import { flow } from '../../rules/flow.ts'
import { proceduresOf } from '../phases.ts'
import type { DoneEntry, DonePhase } from './rollCall.ts'

/**
 * @param entries of the half-month, oldest first.
 * @returns the steps after the battle that are done, in the order of the flow.
 */
export const donePhases = <E extends DoneEntry>(entries: readonly E[]): DonePhase<E>[] =>
  flow
    // The points stand in the after action already.
    .filter(({ part, phase }) => part === 'aftermath' && phase !== 'victoryPoints')
    .map((info) => ({
      title: info.title,
      entries: entries.filter(({ step }) => proceduresOf(info).includes(step)),
      // Points may still be put right by hand, and the half-month is ended by the player.
      waits: info.spoken || 'also' in info,
    }))
    .filter((phase) => phase.entries.length > 0)
