import type { AmendForm } from '../../../src/contract/amend.ts'
import type { DiceView } from '../../../src/contract/dice.ts'
import type { EntryDetail, JournalPage, JournalRow } from '../../../src/contract/journal.ts'
import type { HistoryHalfMonth, HistoryMission, HistoryView } from '../../../src/games/fng/contract/history.ts'
import { entry } from './sampleViews.ts'

/** Sample views of the history and the journal: four half-months of the platoon of the mocks. */

const mission = (id: number, type: string, over: Partial<HistoryMission> = {}): HistoryMission => ({
  id,
  type,
  area: 'coastal',
  eal: 3,
  result: 'normal',
  points: 12,
  confirmed: 2,
  unconfirmed: 1,
  killed: 0,
  wounded: 0,
  missing: 0,
  ...over,
})

const halfMonth = (number: number, date: string, over: Partial<HistoryHalfMonth> = {}): HistoryHalfMonth => ({
  halfMonth: number,
  date,
  now: false,
  mission: null,
  strength: { present: 38, away: 2, open: 0 },
  averageRep: 4,
  ...over,
})

export const history: HistoryView = {
  halfMonths: [
    halfMonth(13, 'Late July 1967', {
      mission: mission(1, 'Fight', { area: 'interior', result: 'good', points: 27, killed: 1, wounded: 2 }),
    }),
    halfMonth(14, 'Early August 1967'),
    halfMonth(15, 'Late August 1967', { mission: mission(2, 'Patrol', { points: -3, result: 'bad', wounded: 2 }) }),
    halfMonth(16, 'Early September 1967', { now: true, strength: { present: 36, away: 2, open: 2 }, averageRep: 3.5 }),
  ],
  axis: ['Late July', 'Early August', 'Late August', 'Early September', 'Late September'].map((date, i) => ({
    halfMonth: 13 + i,
    date: `${date} 1967`,
  })),
  totals: { missions: 2, points: 24, confirmed: 4, unconfirmed: 2, killed: 1, wounded: 4, missing: 0 },
}

const passing = { dice: 2, passed: 1, expected: 1.1, verdict: 'too few to say' }

export const dice: DiceView = {
  throws: 2,
  dice: 3,
  kinds: [
    {
      sides: 6,
      dice: 3,
      faces: [
        { face: 1, count: 0 },
        { face: 2, count: 0 },
        { face: 3, count: 2 },
        { face: 4, count: 0 },
        { face: 5, count: 0 },
        { face: 6, count: 1 },
      ],
      expectedEach: 0.5,
      mean: 4,
      fairness: { chiSquare: 7, p: 0.22, verdict: 'Too few dice to say anything; from 30 on it means something.' },
    },
  ],
  passing,
  hands: [
    { by: 'program', who: null, name: 'The program', dice: 2, mean: 4.5, passing },
    { by: 'player', who: 'Anna', name: 'Anna', dice: 1, mean: 3, passing: { ...passing, dice: 0 } },
  ],
  men: [{ id: 7, name: 'Cpl Reyes, J.', passing }],
  tables: [{ id: 'mission.contact', title: 'Contact test', page: 57, throws: 1, dice: 2, passing }],
  rolls: [
    {
      entry: 412,
      depth: 412,
      date: 'Early September 1967',
      title: 'Contact test',
      text: 'Contact: one die passes, no mission.',
      dice: [
        { face: 3, passed: true },
        { face: 6, passed: false },
      ],
      target: 4,
      hand: 'The program',
      man: null,
      table: 'mission.contact',
    },
    {
      entry: 411,
      depth: 411,
      date: 'Late August 1967',
      title: 'Recovery',
      text: 'Cpl Reyes, J. recovers.',
      dice: [{ face: 3, passed: null }],
      target: null,
      hand: 'Anna',
      man: 7,
      table: null,
    },
  ],
}

export const journalRow = (over: Partial<JournalRow> = {}): JournalRow => ({
  id: 412,
  depth: 412,
  step: 'fng.testForContact',
  title: 'Contact test',
  date: 'Early September 1967',
  onPath: true,
  here: true,
  text: 'Contact: one die passes, no mission.',
  marks: [],
  by: 'program',
  ...over,
})

export const journalPage: JournalPage = {
  rows: [
    journalRow(),
    journalRow({ id: 411, depth: 411, step: 'fng.endTurn', title: 'End of Late August 1967', here: false, by: null }),
    journalRow({ id: 410, depth: 410, title: 'Weather', date: 'Late August 1967', here: false, by: 'player' }),
  ],
  found: 3,
  more: false,
  total: 3,
  undone: 1,
  dates: ['Early September 1967', 'Late August 1967'],
  kinds: [
    { step: 'fng.testForContact', title: 'Contact test' },
    { step: 'fng.endTurn', title: 'End of …' },
  ],
  men: [{ id: 7, name: 'Cpl Reyes, J.' }],
}

export const entryDetail: EntryDetail = {
  entry: entry(),
  changes: [
    {
      what: 'Cpl Reyes, J.',
      kind: 'changed',
      collection: 'soldiers',
      id: 7,
      fields: [{ field: 'REP', before: '4', after: '3' }],
    },
  ],
  others: [{ id: 380, title: 'Contact test', at: '1967-09-01T10:00:00.000Z', onPath: false }],
}

const place = { key: 'mission.contact', subject: 1, occurrence: 0 }

export const amendForm: AmendForm = {
  entry: 412,
  depth: 412,
  title: 'Contact test',
  date: 'Early September 1967',
  refused: null,
  older: null,
  asked: [
    {
      ...place,
      kind: 'throw',
      why: 'Contact test: Sgt Mercer, J., REP 5',
      count: 2,
      rows: [
        { row: 0, text: 'Contact: set up a Mission' },
        { row: 1, text: 'No contact' },
      ],
      answer: { ...place, kind: 'dice', faces: [3, 6], by: 'program' },
    },
  ],
  input: {},
  fields: [],
  extra: null,
  elsewhere: null,
}
