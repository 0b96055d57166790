import type { Part } from './state.ts'

/** The parts of a side's turn, in the order of the page: the only place where that order is told. */
export const flow = [
  {
    part: 'check',
    title: 'KIA/WIA check',
    step: 'startTurn',
    explanation: 'One die for each figure with counters: as many as its counters or less, and it is removed.',
  },
  {
    part: 'support',
    title: 'Fire support',
    step: 'closeSupport',
    explanation: 'Off-table fire falls before any figure moves. It needs a radio and somebody who carries it.',
  },
  {
    part: 'phases',
    title: 'Figure phases',
    step: 'endTurn',
    explanation:
      'Three phases without counters, one less for each. A phase is a move, a fire, or getting ready to fire.',
  },
  {
    part: 'counters',
    title: 'Counters off',
    step: 'endTurn',
    explanation: 'One counter may come off each figure of the side. Then the other side is on.',
  },
] as const

/** @returns how far a part lies from where the turn stands: before 0 it is done. */
export function distanceTo(part: (typeof flow)[number]['part'], now: Part): number {
  const places = flow.map((one) => one.part as string)
  return places.indexOf(part) - Math.max(0, places.indexOf(now))
}
