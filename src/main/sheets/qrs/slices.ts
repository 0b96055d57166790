import type { QrsRow, QrsTable } from './qrsModel.ts'
import { PaperTable } from '../paperTable.ts'
import { blockOf, type Block } from './block.ts'
import type { Setting } from './setting.ts'
import type { Wording } from './words.ts'

/**
 * @param whole the table in one block.
 * @param room the height of a column.
 * @returns the table in one block, or in several where it is higher than the room; each says what it goes on from.
 */
export function blocksOf(wording: Wording, whole: Block, set: Setting, room: number): Block[] {
  const { table, width } = whole
  if (whole.height <= room || table.rows.length < 2) return [whole]
  const drawn = (slices: readonly QrsTable[]) => {
    const paper = new PaperTable()
    return slices.map((slice) => blockOf(wording, slice, width, set, paper))
  }
  const count = Math.min(table.rows.length, Math.ceil(whole.height / room))
  for (let pieces = count; pieces < table.rows.length; pieces += 1) {
    const blocks = drawn(sliced(table, pieces))
    if (blocks.every(({ height }) => height <= room)) return blocks
  }
  return drawn(sliced(table, table.rows.length))
}

/** A table in pieces of as many rows each. */
function sliced(table: QrsTable, pieces: number): QrsTable[] {
  const { rows } = table
  const starts = Array.from({ length: pieces }, (_, p) => Math.round((p * rows.length) / pieces))
  return starts.map((from, p) => pieceOf(table, from, starts[p + 1] ?? rows.length))
}

/** @returns some rows of a table: the first piece has its dice, the last its modifiers and notes. */
export function pieceOf(table: QrsTable, from: number, to: number): QrsTable {
  const { rows } = table
  const isLast = to === rows.length
  return {
    ...table,
    title: from === 0 || table.goesOn ? table.title : `${table.title}, continued`,
    ...(from === 0 ? {} : { goesOn: true }),
    dice: from === 0 ? table.dice : '',
    rows: [firstOf(rows, from), ...rows.slice(from + 1, to)],
    modifiers: isLast ? table.modifiers : [],
    notes: isLast ? table.notes : [],
  }
}

/** The first row of a piece says again what stood above it. */
function firstOf(rows: readonly QrsRow[], at: number): QrsRow {
  const row = rows[at]!
  if (row.kind !== 'cells') return row
  const spoken = row.cells.findIndex((cell) => cell !== '')
  const cells = row.cells.map((cell, c) => (c < spoken ? saidAbove(rows, at, c) : cell))
  return { ...row, cells }
}

const saidAbove = (rows: readonly QrsRow[], at: number, c: number): string =>
  rows.slice(0, at).findLast(({ kind, cells }) => kind === 'cells' && (cells[c] ?? '') !== '')?.cells[c] ?? ''
