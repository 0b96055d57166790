import type { Phase } from './state.ts'

/** The phases of a turn, in the order of the book (p. 11-12): the only place where that order is told. */
export const flow = [
  {
    phase: 'movement',
    title: 'Movement',
    end: 'End of movement',
    page: 12,
    explanation: 'A card lets one unit of its colour move, until all have had a chance. Shaken units try to rally.',
  },
  {
    phase: 'fire',
    title: 'Fire',
    end: 'End of fire',
    page: 12,
    explanation: 'A card lets one unit fire, which gets its reload markers. How fire works is in your copy.',
  },
  {
    phase: 'close',
    title: 'Close combat',
    end: 'End of close combat',
    page: 12,
    explanation: 'All charges are settled. Losers test their morale: they fall back shaken, or rout.',
  },
  {
    phase: 'morale',
    title: 'Morale',
    end: 'End of the turn',
    page: 12,
    explanation: 'Who routed in an earlier turn tries to rally, or is removed. One reload marker comes off.',
  },
] as const satisfies readonly { readonly phase: Phase; readonly [more: string]: unknown }[]

export type TurnPhase = (typeof flow)[number]['phase']

/** @returns the phase after this one; null after the last of a turn. */
export const phaseAfter = (phase: TurnPhase): TurnPhase | null =>
  flow[flow.findIndex((one) => one.phase === phase) + 1]?.phase ?? null

/** @returns how far a phase lies from where the turn stands: before 0 it is done. */
export function distanceTo(phase: TurnPhase, now: Phase): number {
  const places = flow.map((one) => one.phase as string)
  return places.indexOf(phase) - Math.max(0, places.indexOf(now))
}
