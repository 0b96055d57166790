import { defineTable } from '../../../../main/engine/table.ts'
import { onePage } from './page.ts'

/** For the figure that sets a mine off; everybody else is treated as by a fragmentation grenade. */
export const apMine = defineTable({
  id: 'skirmish.ap-mine',
  title: 'Anti-personnel mine',
  page: onePage,
  dice: { kind: 'read' },
  how: '1d6 read for the figure that sets it off',
  modifiers: [],
  notes: ['Everybody else in the blast: as by a fragmentation grenade.'],
  rows: [
    {
      from: 1,
      to: 2,
      outcome: 'likeOthers',
      gives: { counters: 0 },
      text: 'Nothing extra: it is treated as everybody else in the blast',
    },
    { from: 3, to: 6, outcome: 'three', gives: { counters: 3 }, text: 'Three suppression counters' },
  ],
})

/** Rolled for each figure in the arc. */
export const claymore = defineTable({
  id: 'skirmish.claymore',
  title: 'Claymore',
  page: onePage,
  dice: { kind: 'read' },
  how: '1d6 read per figure in the arc of 90 degrees',
  modifiers: [],
  notes: ['Who fires it stands within 4" of it. Beyond 7" nobody is hurt.'],
  rows: [
    { when: 'near', from: 1, to: 3, gives: { counters: 0 }, text: 'Nothing', cells: { circumstance: 'within 3"' } },
    {
      when: 'near',
      from: 4,
      to: 6,
      gives: { counters: 2 },
      text: '2 suppression counters',
      cells: { circumstance: 'within 3"' },
    },
    {
      when: 'far',
      from: 1,
      to: 4,
      gives: { counters: 0 },
      text: 'Nothing',
      cells: { circumstance: 'more than 3" to 7"' },
    },
    {
      when: 'far',
      from: 5,
      to: 6,
      gives: { counters: 1 },
      text: '1 suppression counter',
      cells: { circumstance: 'more than 3" to 7"' },
    },
  ],
})
