import { gameOf, sideName } from '../rules/game.ts'
import { flow } from '../rules/flow.ts'
import type { SkirmishState } from '../rules/state.ts'

const isPlaying = ({ tour }: SkirmishState): boolean => (tour[0]?.gameId ?? null) !== null

/** @returns "Game 4, turn 5, Ruth": where a state stands, for the journal and the card. */
export function momentOf(state: SkirmishState): string {
  const { length } = state.games
  if (!isPlaying(state))
    return length > 0 ? `After game ${length}` : state.tour.length > 0 ? 'Before the first game' : ''
  const { number, turn, sideId, part } = gameOf(state)
  return part === 'setUp' ? `Game ${number}, set-up` : `Game ${number}, turn ${turn}, ${sideName(state, sideId)}`
}

/** @returns what comes next, in words. */
export function nextOf(state: SkirmishState): string {
  if (state.tour.length === 0) return 'Name the players'
  if (!isPlaying(state)) return 'Set up a game'
  const { part, sideId } = gameOf(state)
  if (part === 'setUp') return 'Deploy, then begin'
  const title = flow.find((one) => one.part === part)?.title ?? ''
  return `${sideName(state, sideId)}: ${title}`
}

/** A game is what a turn of a campaign is: after each a snapshot is kept. */
export const turnOf = ({ games }: SkirmishState): number | null => (games.length === 0 ? null : games.length)

/** @returns the part of the turn, `start` before the first game. */
export const partOf = (state: SkirmishState): string => (isPlaying(state) ? gameOf(state).part : 'start')
