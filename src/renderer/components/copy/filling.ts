import type { CopyCell } from '../../../contract/copy.ts'

/** A value that the player has put into a cell; null takes it out. */
export interface Filling {
  readonly cell: CopyCell
  readonly value: string | null
}

/** Why a cell could not be kept as it was typed. */
export interface WrongCell {
  readonly cell: CopyCell
  readonly text: string
}

/** @returns whether two are one cell, at whatever time they were fetched. */
export const isSameCell = (a: CopyCell, b: CopyCell): boolean =>
  a.tableId === b.tableId && a.rowKey === b.rowKey && a.figure === b.figure

/** Scores of a die that are pressed; a die of more sides is typed. */
export const mostPressed = 12

/** @returns the scores that words such as "1, 4-6" name. */
export function scoresIn(words: string): number[] {
  return words.split(',').flatMap((piece) => {
    const [, from, to] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(piece) ?? []
    if (from === undefined) return []
    const least = Number(from)
    return Array.from({ length: Number(to ?? from) - least + 1 }, (_, i) => least + i)
  })
}
