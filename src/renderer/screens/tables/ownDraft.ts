import type { OwnTable } from '../../../contract/tables.ts'

/**
 * A table of the player's own while it is written. Of each row only the highest score is kept: it begins where the one
 * above it ends, and the last reaches to the end, so that every score meets one row whatever is typed.
 */
export interface OwnDraft {
  title: string
  /** How many dice, and of how many sides. */
  count: number
  sides: number
  rows: { to: number; text: string }[]
}

/** As the contract has them. */
export const most = { count: 20, sides: 100, rows: 500, title: 80, text: 600 }

/** @returns a table as it is written; null: a new one. */
export function draftOf(table: OwnTable | null): OwnDraft {
  if (table === null) return { title: '', count: 1, sides: 6, rows: [{ to: 6, text: '' }] }
  const [count, sides] = table.dice.split('d').map(Number)
  const rows = table.rows.toSorted((a, b) => a.from - b.from).map(({ to, text }) => ({ to, text }))
  return { title: table.title, count: count!, sides: sides!, rows }
}

/** @returns the lowest score of a row. */
export const fromOf = ({ count, rows }: OwnDraft, row: number): number => (row === 0 ? count : rows[row - 1]!.to + 1)

/** @returns the highest score of all. */
export const highest = ({ count, sides }: OwnDraft): number => count * sides

/** @returns how many rows there may be: each needs a score. */
export const room = (draft: OwnDraft): number => Math.min(highest(draft) - draft.count + 1, most.rows)

/** Moves the bounds so that every row has a score, as near to what was typed as that goes; an emptied field is 0. */
export function fit(draft: OwnDraft): void {
  const { rows } = draft
  rows.forEach((row, i) => {
    const left = rows.length - 1 - i
    const typed = Math.round(row.to)
    row.to = left === 0 ? highest(draft) : Math.min(Math.max(typed, fromOf(draft, i)), highest(draft) - left)
  })
}

/** Puts an empty row behind another; it takes its score from that one if it was the last, else from the next. */
export function addRow(draft: OwnDraft, after: number): void {
  const { rows } = draft
  const row = rows[after]!
  if (after === rows.length - 1) row.to = fromOf(draft, after)
  rows.splice(after + 1, 0, { to: row.to + 1, text: '' })
  fit(draft)
}

/** Takes a row away; its scores go to the one below. */
export function removeRow(draft: OwnDraft, row: number): void {
  draft.rows.splice(row, 1)
  fit(draft)
}

/** Shares the scores out among the rows. */
export function shareOut(draft: OwnDraft): void {
  const { count, rows } = draft
  const scores = highest(draft) - count + 1
  rows.forEach((row, i) => (row.to = count - 1 + Math.round(((i + 1) * scores) / rows.length)))
  fit(draft)
}

/** @returns what is still wanting, in words; null where nothing is. */
export function wanting(draft: OwnDraft): string | null {
  const { count, sides, title, rows } = draft
  if (title.trim() === '') return 'It needs a title.'
  if (!isWithin(count, 1, most.count) || !isWithin(sides, 2, most.sides))
    return `Dice are 1 to ${most.count}, of 2 to ${most.sides} sides.`
  if (rows.length > room(draft)) return `${count}d${sides} shows ${room(draft)} scores, and there are more rows.`
  const empty = rows.findIndex(({ text }) => text.trim() === '')
  return empty < 0 ? null : `Row ${empty + 1} says nothing yet.`
}

const isWithin = (value: number, least: number, atMost: number) =>
  Number.isInteger(value) && value >= least && value <= atMost

/** @returns the table as it is kept. */
export const tableOf = (draft: OwnDraft, id: string): OwnTable => ({
  id,
  title: draft.title.trim(),
  dice: `${draft.count}d${draft.sides}`,
  rows: draft.rows.map(({ to, text }, i) => ({ from: fromOf(draft, i), to, text: text.trim() })),
})

/** @returns what a new table is called in files: its title in small letters, with a number where that is taken. */
export function idFor(title: string, taken: readonly string[]): string {
  const plain = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 36)
  const start = plain === '' ? 'table' : plain
  for (let i = 1; ; i++) {
    const id = i === 1 ? start : `${start}-${i}`
    if (!taken.includes(id)) return id
  }
}
