/** At each end of a bridge stands a sandbagged position (FNG p. 99). */
export const bridgeEnds = ['left', 'right'] as const
export type BridgeEnd = (typeof bridgeEnds)[number]

/** What the position at an end is called. */
export const endName = (end: BridgeEnd): string => `Bridge, ${end} end`
