import { defineTable } from '../../../../src/main/engine/table.ts'
import type { QrsBook } from '../../../../src/main/sheets/qrs/book.ts'

/** @returns a table of as many rows, each of which says the same. */
export const tableOf = (id: string, rows = 2, text = 'Calm', title = id) =>
  defineTable({
    id,
    title,
    page: 3,
    dice: { kind: 'read' },
    how: '1d6 read',
    modifiers: [{ when: 'a', text: 'In a squall, as on Wind', to: 'score', by: 1 }],
    notes: ['Of the whole crew.'],
    rows: Array.from({ length: rows }, (_, i) => ({
      from: i + 1,
      to: i + 1,
      outcome: `o${i}`,
      text: `${text} ${i + 1}`,
    })),
  })

/** @returns a game of sails with a chapter of each list of tables. */
export const bookOf = (
  chapters: readonly (readonly ReturnType<typeof tableOf>[])[],
  more: Partial<QrsBook> = {},
): QrsBook => ({
  title: 'A Game of Sails',
  tables: chapters.flat(),
  booklet: {
    chapters: chapters.map((tables, i) => ({ title: `Chapter ${i + 1}`, tables: tables.map(({ id }) => id) })),
  },
  ...more,
})
