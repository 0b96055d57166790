import { defineTable } from '../../../../main/engine/table.ts'
import { yourPlatoon } from './pages.ts'

/** What a force begins with, unless both players agree on something else. */
export const startRatings = defineTable({
  id: 'snoopin.start-ratings',
  title: 'Suggested starting ratings',
  ...yourPlatoon,
  dice: { kind: 'lookUp' },
  modifiers: [],
  notes: ['All of them may be changed if both players agree.'],
  rows: [
    { key: 'quality', gives: { sides: 8 }, text: 'Trained (D8)', cells: { rating: 'Troop Quality' } },
    { key: 'morale', gives: { sides: 10 }, text: 'D10', cells: { rating: 'Morale' } },
    { key: 'confidence', gives: { level: 'Confident' }, text: 'Confident', cells: { rating: 'Confidence' } },
    {
      key: 'supply',
      gives: { level: 'Average' },
      text: 'Average, unless the force normally has another',
      cells: { rating: 'Supply Quality' },
    },
    {
      key: 'platoonLeader',
      gives: { leadership: 1 },
      text: 'Leadership +1',
      cells: { rating: 'Platoon Leader' },
    },
    {
      key: 'platoonSergeant',
      gives: { leadership: 1 },
      text: 'Leadership +1',
      cells: { rating: 'Platoon Sergeant or equivalent' },
    },
  ],
})

/** Optional, for each leader down to Squad Leader. */
export const outstandingLeader = defineTable({
  id: 'snoopin.outstanding-leader',
  title: 'Has the leader a rating of his own?',
  ...yourPlatoon,
  dice: { kind: 'read' },
  how: '1d6 read for each leader down to Squad Leader; optional',
  modifiers: [],
  rows: [
    { from: 1, to: 5, outcome: 'usual', text: 'The suggested rating stays' },
    { from: 6, to: 6, outcome: 'rolls', text: 'Roll his Leadership Rating' },
  ],
})

/** It replaces the suggested +1 (ruling). */
export const leadership = defineTable({
  id: 'snoopin.leadership',
  title: 'Leadership Rating',
  ...yourPlatoon,
  dice: { kind: 'read' },
  how: '1d6 read for a leader who rolled a 6',
  figures: ['result'],
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: -2, text: '-2' },
    { from: 2, to: 3, outcome: -1, text: '-1' },
    { from: 4, to: 5, outcome: 1, text: '+1' },
    { from: 6, to: 6, outcome: 2, text: '+2' },
  ],
})
