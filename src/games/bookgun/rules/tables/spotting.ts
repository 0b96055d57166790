import { defineTable, missing } from '../../../../main/engine/table.ts'

/** `side` is the side that looks; within `inches` it needs the number or less. */
export const spotting = defineTable({
  id: 'bag.spotting',
  title: 'Spotting, dismounted personnel',
  page: 10,
  dice: { kind: 'lookUp' },
  how: '1d20, equal to or under the number of the side that looks',
  onPaper: '1D20, equal to or under',
  fromCopy: {
    withLeader: { column: 'with leader', kind: 'number', least: 1, most: 20 },
    without: { column: 'without leader', kind: 'number', least: 1, most: 20 },
  },
  lacks:
    'The chart has lost the numbers of the Army beyond 4" and of Insurgents at 6". Until they are filled in they cannot be rolled against.',
  modifiers: [{ when: 'vehicle', text: 'Spotting from inside a vehicle', to: 'target', by: 0, effect: 'at one half' }],
  notes: ['Who is spotted by one is spotted by all who have a line of sight.'],
  rows: [
    automatic('army4', 'army', 4, 'Army, 4" or less'),
    {
      key: 'army6',
      gives: { side: 'army', inches: 6, automatic: false, withLeader: missing, without: missing },
      cells: { 'who looks': 'Army, 6" or less' },
    },
    {
      key: 'army12',
      gives: { side: 'army', inches: 12, automatic: false, withLeader: missing, without: missing },
      cells: { 'who looks': 'Army, 12" or less' },
    },
    automatic('insurgents4', 'insurgents', 4, 'Insurgents, 4" or less'),
    {
      key: 'insurgents6',
      gives: { side: 'insurgents', inches: 6, automatic: false, withLeader: missing, without: missing },
      cells: { 'who looks': 'Insurgents, 6" or less' },
    },
    {
      key: 'insurgents12',
      gives: { side: 'insurgents', inches: 12, automatic: false, withLeader: 10, without: 8 },
      cells: { 'who looks': 'Insurgents, 12" or less' },
    },
    automatic('civilians4', 'civilians', 4, 'Civilians, 4" or less'),
    {
      key: 'civilians8',
      gives: { side: 'civilians', inches: 8, automatic: false, withLeader: 10, without: 8 },
      cells: { 'who looks': 'Civilians, 8" or less' },
    },
    {
      key: 'civilians12',
      gives: { side: 'civilians', inches: 12, automatic: false, withLeader: 8, without: 6 },
      cells: { 'who looks': 'Civilians, 12" or less' },
    },
  ],
})

/** A row without a number: nobody is missed as near as this. */
function automatic<const K extends string, const S extends string>(key: K, side: S, inches: number, who: string) {
  return {
    key,
    gives: { side, inches, automatic: true },
    cells: { 'who looks': who, 'with leader': 'Automatic', 'without leader': 'Automatic' },
  } as const
}

/** Read against the numbers of the cell. */
export const rally = defineTable({
  id: 'bag.rally',
  title: 'Rally',
  page: 18,
  dice: { kind: 'lookUp' },
  how: '1d6 read against the numbers of the cell; a leader within 6", one try of his a turn',
  onPaper: '1D6, numbers that rally',
  fromCopy: {
    hasLeader: { column: 'has leader', kind: 'scores' },
    noLeader: { column: 'has no leader', kind: 'scores' },
  },
  lacks: 'The rally table has lost all of its numbers. Until they are filled in nobody rallies by it; note it by hand.',
  modifiers: [],
  notes: ['Not rallied: it stays shaken and falls back 4D6 toward the nearest edge of the board.'],
  rows: [
    { key: 'army', gives: { hasLeader: missing, noLeader: missing }, cells: { unit: 'Army' } },
    { key: 'insurgents', gives: { hasLeader: missing, noLeader: missing }, cells: { unit: 'Insurgents' } },
    { key: 'civilians', gives: { hasLeader: missing, noLeader: missing }, cells: { unit: 'Civilians' } },
  ],
})
