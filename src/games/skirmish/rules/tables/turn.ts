import { defineTable } from '../../../../main/engine/table.ts'
import { onePage } from './page.ts'

/** How many phases a figure has, looked up when it begins to act. */
export const phasesTable = defineTable({
  id: 'skirmish.phases',
  title: 'Phases per figure',
  page: onePage,
  dice: { kind: 'lookUp' },
  how: 'nothing is rolled; suppression counters on the figure',
  onPaper: 'Suppression counters on the figure',
  heads: { from: 'suppression counters' },
  modifiers: [],
  rows: [
    { from: 0, to: 0, gives: { phases: 3 }, text: '3 phases' },
    { from: 1, to: 1, gives: { phases: 2 }, text: '2 phases' },
    { from: 2, to: 2, gives: { phases: 1 }, text: '1 phase' },
    { from: 3, to: 'more', gives: { phases: 0 }, text: 'No phases' },
  ],
})

/** Rolled at the start of its side's turn for each figure with counters. */
export const kiaCheck = defineTable({
  id: 'skirmish.kia-check',
  title: 'KIA/WIA check',
  page: onePage,
  dice: { kind: 'read' },
  how: "1d6 read, once per figure at the start of its player's turn",
  modifiers: [],
  notes: ['A figure without counters is not checked. Six counters or more always remove it.'],
  rows: [
    { from: 1, to: { of: 'counters', plus: 0 }, outcome: 'removed', text: 'Removed (KIA/WIA)' },
    { from: { of: 'counters', plus: 1 }, to: 6, outcome: 'stays', text: 'Stays' },
  ],
})

/** Rolled when the figure that carries the radio is removed. */
export const radioLost = defineTable({
  id: 'skirmish.radio',
  title: 'Radio of a removed figure',
  page: onePage,
  dice: { kind: 'read' },
  how: '1d6 read when the figure that carries the radio is removed',
  modifiers: [],
  rows: [
    { from: 1, to: 3, outcome: 'kept', text: 'The radio still works; another figure may take it' },
    { from: 4, to: 6, outcome: 'destroyed', text: 'The radio is destroyed' },
  ],
})
