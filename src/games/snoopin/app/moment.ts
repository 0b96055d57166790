import { flow } from '../rules/flow.ts'
import type { SnoopinState } from '../rules/state.ts'
import { turnNow } from '../rules/turn.ts'
import { nextView } from './nextView.ts'
import { isUnderWay } from './who.ts'

/** @returns "Turn 6, before the game": where a state stands, for the journal and the card. */
export function momentOf(state: SnoopinState): string {
  const [tour] = state.tour
  if (!tour) return ''
  const turn = turnNow(state)
  if (!turn) return 'Before the first turn'
  if (!isUnderWay(state)) return `${tour.part === 'over' ? 'Over, after' : 'After'} turn ${turn.number}`
  const half = flow.find(({ part }) => part === tour.part)?.half
  const place = tour.part === 'game' ? 'the game' : `${half} the game`
  return `Turn ${turn.number}, ${place}`
}

/** @returns what comes next, in words. */
export const nextOf = (state: SnoopinState): string =>
  state.tour.length === 0 ? 'Name the sides' : (nextView(state)?.title ?? 'Nothing')

/** @returns the campaign turn, from 1; null before there is one. */
export const turnOf = (state: SnoopinState): number | null => turnNow(state)?.number ?? null

/** @returns the step of the turn, `start` between turns. */
export const partOf = ({ tour: [tour] }: SnoopinState): string => tour?.part ?? 'start'
