import { patchRow } from '../../../main/engine/state.ts'
import { flow, type PhaseInfo } from './flow.ts'
import { tourOf } from './people.ts'
import type { FngState, Phase, Tour } from './state.ts'

/** Where a tour stands in the order of the half-month. */

/** @returns a phase's place in it; -1 for those that are no part of it. */
export const orderOf = (phase: Phase | null): number => flow.findIndex((one) => one.phase === phase)

/** @returns what is known of a phase; null for those that are no part of the turn's order. */
export const phaseInfo = (phase: Phase | null): PhaseInfo | null => flow[orderOf(phase)] ?? null

/** @returns the phase that follows; without a mission the next one of every half-month. */
const phaseAfter = ({ phase, missionId }: Tour): Phase =>
  flow.slice(orderOf(phase) + 1).find(({ when }) => when === 'always' || missionId !== null)!.phase

/** @returns its place in the turn, where the Star was lost that of the phase that goes on. */
const standsAt = ({ phase, resume }: Tour): number => orderOf(phase === 'starLost' ? resume : phase)

/** @returns whether the turn has gone on beyond a phase. */
export const isPast = (tour: Tour, phase: Phase): boolean => standsAt(tour) > orderOf(phase)

/** @returns whether the turn has not come to a phase yet. */
export const isBefore = (tour: Tour, phase: Phase): boolean => standsAt(tour) < orderOf(phase)

/** @returns the tour moved on to its next phase, and whatever else of it changes. */
export function goOn(state: FngState, more: Partial<Omit<Tour, 'id' | 'phase'>> = {}): FngState {
  const tour = tourOf(state)
  return patchRow(state, 'tour', tour.id, { ...more, phase: phaseAfter({ ...tour, ...more }) })
}

/** @returns the tour where it waits for the next Star, and goes on from there with its next phase. */
export function waitForStar(state: FngState, more: Pick<Partial<Tour>, 'ending'> = {}): FngState {
  const tour = tourOf(state)
  return patchRow(state, 'tour', tour.id, { ...more, phase: 'starLost', resume: phaseAfter(tour) })
}
