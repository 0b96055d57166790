import type { SnoopinState, Turn } from '../rules/state.ts'

/** Has the plan been initiated, so that the game may start? */
export const isInitiated = (_: SnoopinState, { gameTurn }: Turn): boolean => gameTurn !== null
