import { setTimeout } from 'node:timers/promises'

/** Waits until the player is likely to be busy with something else; it keeps no program from ending. */
export const afterAWhile = (): Promise<unknown> => setTimeout(4000, undefined, { ref: false })
