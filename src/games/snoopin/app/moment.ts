import { flow } from '../rules/flow.ts'
import type { SnoopinState } from '../rules/state.ts'
import { nextView } from './nextView.ts'
import { isUnderWay, turnNow } from './who.ts'

/** @returns "Turn 6, plan and orders": where a state stands, for the journal and the card. */
export function momentOf(state: SnoopinState): string {
  const [tour] = state.tour
  if (!tour) return ''
  const turn = turnNow(state)
  if (!turn) return tour.part === 'over' ? 'Over' : 'Before the first turn'
  if (tour.part === 'over') return `Over, after turn ${turn.number}`
  if (!isUnderWay(state)) return `After turn ${turn.number}`
  if (tour.part === 'game' && turn.gameTurn !== null)
    return `Turn ${turn.number}, ${turn.gameOver ? 'the game is over' : `turn ${turn.gameTurn} of the game`}`
  return `Turn ${turn.number}, ${titleOf(tour.part).toLowerCase()}`
}

const titleOf = (part: string): string => flow.find((one) => one.part === part)?.title ?? ''

/** @returns what comes next, in words. */
export const nextOf = (state: SnoopinState): string =>
  state.tour.length === 0 ? 'Name the sides' : (nextView(state)?.title ?? 'Nothing')

/** @returns the campaign turn, from 1; null before there is one. */
export const turnOf = (state: SnoopinState): number | null => turnNow(state)?.number ?? null

/** @returns the step of the turn, `start` between turns. */
export const partOf = ({ tour: [tour] }: SnoopinState): string => tour?.part ?? 'start'
