import { defineTable } from '../../../../src/main/engine/table.ts'

/** Yards from bank to bank. */
export const across = 1500

/** How far a stretch takes the ferry. */
export const current = defineTable({
  id: 'toy.current',
  title: 'The current',
  page: 1,
  dice: { kind: 'read', sides: 12 },
  how: '1d12 read',
  modifiers: [],
  rows: [
    { from: 1, to: 4, gives: { yards: 10 }, text: 'Against the stream: 10 yards' },
    { from: 5, to: 9, gives: { yards: 20 }, text: 'Steady: 20 yards' },
    { from: 10, to: 12, gives: { yards: 30 }, text: 'With the stream: 30 yards' },
  ],
})

export const toyTables = [current]
