import { defineTable } from '../../../../main/engine/table.ts'
import { onePage } from './page.ts'

/** How far a hand grenade goes astray; its direction comes from the deviation table. */
export const grenadeDistance = defineTable({
  id: 'skirmish.grenade-distance',
  title: "Distance of a hand grenade's deviation",
  page: onePage,
  dice: { kind: 'read' },
  how: '1d6 read',
  figures: ['result'],
  modifiers: [],
  rows: [
    { from: 1, to: 2, outcome: 1, text: '1"' },
    { from: 3, to: 4, outcome: 2, text: '2"' },
    { from: 5, to: 6, outcome: 3, text: '3"' },
  ],
})

/** What each shot of off-table fire brings, within 6" of where it lands. */
export const fireSupportEffect = defineTable({
  id: 'skirmish.fire-support-effect',
  title: 'Off-table fire support effect',
  page: onePage,
  dice: { kind: 'lookUp' },
  modifiers: [],
  rows: [
    {
      key: 'open',
      gives: { counters: 3, inches: 6 },
      text: '3 suppression counters',
      cells: { figure: 'within 6" of the landing point, not behind hard cover' },
    },
    {
      key: 'hardCover',
      gives: { counters: 1, inches: 6 },
      text: '1 suppression counter',
      cells: { figure: 'within 6", in hard cover' },
    },
  ],
})
