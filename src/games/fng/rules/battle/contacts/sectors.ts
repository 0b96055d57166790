/** Sectors lie in two rows of three: 1 2 3 over 4 5 6 (FNG p. 44). */
const perRow = 3
export const allSectors = [1, 2, 3, 4, 5, 6] as const

const place = (sector: number) => ({ row: Math.floor((sector - 1) / perRow), column: (sector - 1) % perRow })

/** @returns how many sectors lie between two, counting corner to corner as one: 0 for the same. */
export function stepsBetween(from: number, to: number): number {
  const [a, b] = [place(from), place(to)]
  return Math.max(Math.abs(a.row - b.row), Math.abs(a.column - b.column))
}

/** Width of a sector in inches on the smallest table that is named, 5' by 3' (FNG p. 44). */
const sectorWidth = 20

/** @returns inches at least between figures of two sectors: none of two that touch. */
export function inchesBetween(from: number, to: number): number {
  const columns = Math.abs(place(from).column - place(to).column)
  return Math.max(0, columns - 1) * sectorWidth
}

/** @returns two sectors, and the one between them where they lie in one row with a sector between. */
export function lineOfSectors(from: number, to: number): number[] {
  const [a, b] = [place(from), place(to)]
  return a.row === b.row && Math.abs(a.column - b.column) === 2 ? [from, (from + to) / 2, to] : [from, to]
}

/** @returns the sectors that touch one, in order. */
export const neighbours = (sector: number): number[] => allSectors.filter((other) => stepsBetween(sector, other) === 1)
