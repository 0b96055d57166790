import { defineTable } from '../../../../main/engine/table.ts'
import { onePage } from './page.ts'

/** What a movement can be heard by. */
export const noise = defineTable({
  id: 'skirmish.noise',
  title: 'Noise',
  page: onePage,
  dice: { kind: 'lookUp' },
  modifiers: [],
  notes: ['Figures moved within 6" of one another add their pips.'],
  rows: [
    { key: 'ordinary', gives: { pips: 1 }, cells: { movement: 'each phase of ordinary movement', noise: '1 pip' } },
    {
      key: 'tactical',
      gives: { pips: 0 },
      cells: { movement: 'tactical movement, two consecutive phases for 2"', noise: '0 pips' },
    },
  ],
})

/** Rolled by a figure that listens, once for each noise. `noise` is pips less 1 for each full 10". */
export const detection = defineTable({
  id: 'skirmish.detection',
  title: 'Detection of a noise',
  page: onePage,
  dice: { kind: 'read' },
  how: '1d6 read by a figure that listens, against the pips less 1 for each full 10" between the two nearest',
  modifiers: [],
  notes: ['What is left at zero or less cannot be rolled: it is not heard.'],
  rows: [
    { from: 1, to: { of: 'noise', plus: 0 }, outcome: 'heard', text: 'Heard: may be fired on' },
    { from: { of: 'noise', plus: 1 }, to: 6, outcome: 'unheard', text: 'Not heard' },
  ],
})

/** Alternate hidden rules: once per pair and turn, within 12". */
export const alternateSpotting = defineTable({
  id: 'skirmish.alternate-spotting',
  title: 'Alternate spotting',
  page: onePage,
  dice: { kind: 'added', count: 2 },
  how: '2d6 added, within 12" of the hidden figure, once per pair and turn',
  modifiers: [],
  notes: ['A fraction of an inch counts as the next whole inch.'],
  rows: [
    { from: 2, to: { of: 'range', plus: -1 }, outcome: 'unspotted', text: 'Not spotted' },
    { from: { of: 'range', plus: 0 }, to: 12, outcome: 'spotted', text: 'Spotted' },
  ],
})

/** Fire or a grenade at a place where nobody has been found. */
export const speculativeFire = defineTable({
  id: 'skirmish.speculative-fire',
  title: 'Speculative fire',
  page: onePage,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 5, outcome: 'nothing', text: 'Nothing' },
    {
      from: 6,
      to: 6,
      outcome: 'counters',
      gives: { counters: 1, inches: 3 },
      text: 'One suppression counter on each figure within 3" of the point that has none yet',
    },
  ],
})
