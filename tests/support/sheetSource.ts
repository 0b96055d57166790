import { chronicleView } from '../../src/games/fng/app/chronicle/chronicleView.ts'
import type { FngSource, FngStop } from '../../src/games/fng/sheets/shared/ofTour.ts'
import { printedStory } from '../../src/main/app/print/printedStory.ts'
import { readyPictures } from '../../src/main/app/print/readyPictures.ts'
import { attributes } from '../../src/games/fng/rules/tables/index.ts'
import type { FngState } from '../../src/games/fng/rules/state.ts'
import type { SlipModel } from '../../src/main/sheets/slip/slipModel.ts'
import type { PlayedEntry } from './playTour.ts'
import { stopsOf } from './told.ts'

/** Id of the campaign. */
export const campaignId = '5ac71f00-1967-4dec-8bad-0123456789ab'

/**
 * @param entries of a tour that was played in memory, up to where its sheets are wanted.
 * @returns what its sheets are made of, as a program would read it out of a file.
 */
export function sheetSource(entries: readonly PlayedEntry[]): FngSource {
  const stops = stopsOf(entries)
  const own = stops.map((stop, i): FngStop => ({ ...stop, state: entries[i]!.state }))
  return {
    state: entries.at(-1)!.state,
    campaign: campaignId,
    name: 'Bravo',
    walk: () => own,
    steps: () => stops.map(({ entry }) => entry.step),
    stretch: (from, to) => own.slice(from, to),
    linesOf: (entry) => entries[entry - 1]!.lines,
    story: () => printedStory(chronicleView(stops), { picture: () => null }),
    pictures: (hashes) => readyPictures(hashes, { picture: () => null }),
    // eslint-disable-next-line require-yield -- It is ready.
    *slip() {
      return slip
    },
    lacksSlip: () => null,
  }
}

const slip: SlipModel = {
  title: 'Dice slip: the aftermath',
  unit: '2nd Platoon, Bravo Company',
  when: 'USMC, I Corps, early June 1967',
  phases: [
    {
      title: 'Improving REP',
      note: 'p. 104',
      lines: [{ number: 1, place: { step: 'repUp', subject: 411, rank: 0 }, count: 1, why: 'Sgt Mercer' }],
      perhaps: [{ why: 'A second die for a Star' }],
    },
  ],
  throws: 1,
  dice: 1,
  source: 'FNG: 2nd Tour',
}

/** @returns the tour with every of its states changed in the same way. */
export const disguised = (entries: readonly PlayedEntry[], change: (state: FngState) => FngState): PlayedEntry[] =>
  entries.map((entry) => ({ ...entry, state: change(entry.state) }))

const firstNames = ['Ñuflo', 'Đặng', 'Maximiliano', 'Żaneta', 'J']
const lastNames = [
  'Nguyễn Thị Phương Thảo',
  'Fernández de la Peña y Ñáñez',
  'Wolfeschlegelsteinhausenbergerdorff',
  'Ng',
  'Łukasiewicz-Şahinoğlu',
]

/** Every man has a name that is long, or has letters that not every font has, and the unit is called no shorter. */
export const withHardNames = (state: FngState): FngState => ({
  ...state,
  tour: state.tour.map((tour) => ({ ...tour, unit: 'Đại đội Trinh sát Nhảy dù Fernández de la Peña, 3rd Platoon' })),
  soldiers: state.soldiers.map((man) => ({
    ...man,
    firstName: firstNames[man.id % firstNames.length]!,
    lastName: lastNames[(man.id * 3) % lastNames.length]!,
  })),
})

/** The player has written tables of his own, one of them long. */
export const withOwnTables = (state: FngState): FngState => ({
  ...state,
  ownTables: [
    {
      name: 'hut-finds',
      title: 'What is in the hut',
      dice: '1d6',
      rows: [[1, 4, 'Nothing'] as const, [5, 6, 'Rice'] as const],
    },
    {
      name: 'news-from-home',
      title: 'News from home, as the mail clerk of Đại đội Trinh sát tells it',
      dice: '2d6',
      rows: [
        [2, 6, `A letter ${'that goes on and on, '.repeat(12)}and a photograph`] as const,
        [7, 12, 'Nothing for anybody'] as const,
      ],
    },
  ].map(({ rows, ...table }, i) => ({
    ...table,
    id: 9_000_000 + i,
    rows: JSON.stringify(rows.map(([from, to, text]) => ({ from, to, text }))),
  })),
})

/** Every third man has all attributes that there are. */
export const withAllAttributes = (state: FngState): FngState => ({
  ...state,
  attributes: state.soldiers
    .filter(({ id }) => id % 3 === 0)
    .flatMap(({ id }) => attributes.rows.map((row, i) => ({ id: id * 100 + i, soldierId: id, attribute: row.key }))),
})

/** Only the 1st squad is left; everybody else has been relieved. */
export function onlyOneSquad(state: FngState): FngState {
  const billets = state.billets.filter(({ squad }) => squad === 1)
  const left = new Set(billets.map(({ soldierId }) => soldierId))
  return {
    ...state,
    billets,
    soldiers: state.soldiers.map((man) =>
      left.has(man.id) ? man : { ...man, status: 'relieved', left: man.left ?? man.joined },
    ),
    party: state.party.filter(({ soldierId }) => left.has(soldierId)),
  }
}
