import { defineTable } from '../../../../main/engine/table.ts'

/** The six ways of using dice (FNG p. 1). */
export const diceMethods = defineTable({
  id: 'dice.methods',
  title: 'the six ways of using dice',
  page: 1,
  alsoOn: [2],
  dice: { kind: 'lookUp' },
  heads: { key: 'method id' },
  modifiers: [],
  rows: [
    {
      key: 'passing',
      cells: {
        'what is rolled': '2d6 unless the test says another number',
        'how each die is read': 'each die by itself: REP or less passes, more fails',
        'what comes out':
          'the number of dice passed: 2, 1 or 0 (more where more dice are allowed and the table has a row for it)',
      },
    },
    {
      key: 'half-d6',
      cells: {
        'what is rolled': '1d6, written 1/2d6',
        'how each die is read': 'halved, rounded up',
        'what comes out': 'a number 1 to 3',
      },
    },
    {
      key: 'successes',
      cells: {
        'what is rolled': 'a stated number of d6, often one per point of REP',
        'how each die is read': '1, 2 or 3 is a success; 4, 5 or 6 is not',
        'what comes out': 'the count of successes',
      },
    },
    {
      key: 'possibility',
      cells: {
        'what is rolled': '1d6, written as a span in brackets, e.g. (1-2)',
        'how each die is read': 'score inside the span',
        'what comes out': 'yes or no',
      },
    },
    {
      key: 'read',
      cells: {
        'what is rolled': '1d6 (or 1d6 and then a second d6)',
        'how each die is read': 'taken as it lies',
        'what comes out': 'a row of the table',
      },
    },
    {
      key: 'added',
      cells: {
        'what is rolled': 'two or more d6',
        'how each die is read': 'scores are summed',
        'what comes out': 'a total',
      },
    },
  ],
})

/** Rolling 1/2d6 (FNG p. 1). */
export const halfD6 = defineTable({
  id: 'dice.half-d6',
  title: 'rolling 1/2d6',
  page: 1,
  dice: { kind: 'read' },
  how: '1d6 read',
  figures: ['result'],
  modifiers: [],
  rows: [
    { from: 1, to: 2, outcome: 1, text: '1' },
    { from: 3, to: 4, outcome: 2, text: '2' },
    { from: 5, to: 6, outcome: 3, text: '3' },
  ],
})

/** How many dice a table wants (FNG p. 2). */
export const cornerMarks = defineTable({
  id: 'dice.corner-marks',
  title: 'how many dice a table wants',
  page: 2,
  dice: { kind: 'lookUp' },
  modifiers: [],
  rows: [
    { key: 'number', cells: { mark: 'a number (mostly 1, 2 or 3)', 'dice rolled': 'that many d6' } },
    { key: 'word', cells: { mark: 'a word such as REP or Target', 'dice rolled': '1d6 for each point of that value' } },
  ],
})
