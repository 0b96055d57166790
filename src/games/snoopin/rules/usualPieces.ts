/** Pieces of terrain that make up a table (p. 6-8), where no scenario says how it is laid out. */
export const usualPieces = { least: 9, most: 11 } as const
