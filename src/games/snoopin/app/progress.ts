import type { SnoopinState, Turn } from '../rules/state.ts'
import { ofTurn } from './who.ts'

/** Has the plan been initiated, so that the game may start? */
export const isInitiated = (_: SnoopinState, { gameTurn }: Turn): boolean => gameTurn !== null

/** Have the teams that went been asked what they did? */
export const isDeveloped = (state: SnoopinState, turn: Turn): boolean =>
  ofTurn(state.conduct, turn).length > 0 || ofTurn(state.committed, turn).length === 0
