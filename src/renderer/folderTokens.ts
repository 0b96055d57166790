import type { GameFolder, Tint } from '../contract/folder.ts'

const token = ({ light, dark }: Tint) => `light-dark(${light}, ${dark})`

/** @returns the colours of a game's folder as tokens, for the style of whatever stands in it. */
export const tokensOf = ({ rail, railLine, railWords, game }: GameFolder): Readonly<Record<string, string>> => ({
  '--rail': token(rail),
  '--rail-2': token(railLine),
  '--rail-ink-2': token(railWords),
  '--game': token(game),
})
