import type { WhyView } from '../../../src/contract/why.ts'
import type { RecordView } from '../../../src/games/fng/contract/record.ts'
import { line, squads } from './sampleViews.ts'

/** The roll that took a REP from him: a 1 where 1 costs one. */
export const fall = line('Sgt Mercer, J. falls to REP 5.', {
  about: { collection: 'soldiers', id: 1, field: 'rep' },
  table: { id: 'after.rep-decrease', title: 'decreasing REP', page: 104, row: 0 },
  page: 104,
  dice: [{ face: 1, passed: null }],
  score: 1,
  by: 'player',
})

/** Sgt Mercer's record, as the mock shows it. */
export const record: RecordView = {
  man: { ...squads[1]!.billets[0]!.soldier!, id: 1 },
  name: 'Sgt Mercer, J.',
  about: 'Squad leader, 1st squad. With the platoon since early January 1967.',
  parting: null,
  stamp: null,
  tourLength: 26,
  outlook: 'Goes home at the end of late January 1968.',
  monthInCountry: '9th month',
  previous: null,
  next: { id: 2, name: 'Tillman' },
  weapon: { id: 'm14', name: 'M-14', range: '48', targets: '2', impact: '3' },
  sidearm: null,
  carries: ['Smoke'],
  attributes: [{ row: 7, id: 'born-leader', name: 'Born Leader', effect: 'Man Down +1d6' }],
  attributesTable: { id: 'attributes', page: 5 },
  totals: { missions: 2, confirmed: 3, unconfirmed: 1, wounds: 0, medals: 0 },
  curve: {
    from: 0,
    to: 26,
    now: 16,
    tenth: 18,
    steps: [
      { at: 0, rep: 6, why: null },
      { at: 9, rep: 5, why: 'rolled 1' },
    ],
    months: [{ at: 0, name: 'Jan' }],
  },
  halfMonths: [
    {
      halfMonth: 8,
      date: 'Early May 67',
      mission: {
        id: 90,
        member: 91,
        type: 'Ambush',
        area: 'interior',
        underWay: false,
        result: 'bad',
        confirmed: 1,
        unconfirmed: 1,
      },
      events: [
        {
          kind: 'wounded',
          text: 'Was Out of the Fight.',
          result: null,
          line: line('Was Out of the Fight.'),
          entry: 202,
        },
        { kind: 'rep', text: 'Decrease REP: falls to REP 5.', result: 'REP 6 to 5', line: fall, entry: 203 },
      ],
      rep: 5,
    },
  ],
  notes: [{ id: 70, date: 'Late August 1967', text: 'Wrote up Tillman.' }],
  pictures: [],
  portrait: null,
}

/** Why his REP is 5. */
export const whyRep: WhyView = {
  summary: 'The highest he has held is REP 6.',
  links: [
    {
      entry: 230,
      title: 'Decrease REP',
      date: 'Early July 1967',
      times: 1,
      since: 'Early July 1967',
      change: null,
      lines: [line('Sgt Mercer, J. stays at REP 5.')],
    },
    {
      entry: 203,
      title: 'Decrease REP',
      date: 'Early May 1967',
      times: 1,
      since: 'Early May 1967',
      change: { before: '6', after: '5' },
      lines: [fall],
    },
    {
      entry: 1,
      title: 'Muster',
      date: 'Early January 1967',
      times: 1,
      since: 'Early January 1967',
      change: { before: null, after: '6' },
      lines: [line('Sgt Mercer, J. is the Star: REP 6.')],
    },
  ],
}
