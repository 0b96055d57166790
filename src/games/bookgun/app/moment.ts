import { flow } from '../rules/flow.ts'
import { gameOf, isPlaying } from '../rules/game.ts'
import type { BookgunState } from '../rules/state.ts'

const titleOf = (phase: string): string => flow.find((one) => one.phase === phase)?.title.toLowerCase() ?? 'set-up'

/** @returns "Game 2, turn 4, movement": where a state stands, for the journal and the card. */
export function momentOf(state: BookgunState): string {
  const { length } = state.games
  if (!isPlaying(state))
    return length > 0 ? `After game ${length}` : state.tour.length > 0 ? 'Before the first game' : ''
  const { number, turn, phase } = gameOf(state)
  return phase === 'setUp' ? `Game ${number}, set-up` : `Game ${number}, turn ${turn}, ${titleOf(phase)}`
}

/** @returns what comes next, in words. */
export function nextOf(state: BookgunState): string {
  if (state.tour.length === 0) return 'Name the players'
  if (state.units.length === 0) return 'Make up the rosters'
  if (!isPlaying(state)) return 'Set up a game'
  const { phase } = gameOf(state)
  if (phase === 'setUp') return 'Put units on the table, then begin'
  if (phase !== 'movement' && phase !== 'fire') return `Settle ${titleOf(phase)}`
  return state.draws.some(({ said }) => said === null) ? 'Answer the card' : 'Draw a card'
}

/** A game is what a turn of a campaign is: after each a snapshot is kept. */
export const turnOf = ({ games }: BookgunState): number | null => (games.length === 0 ? null : games.length)

/** @returns the phase of the turn, `start` outside of games. */
export const phaseOf = (state: BookgunState): string => (isPlaying(state) ? gameOf(state).phase : 'start')
