import type { PageMark, PreviewView, PrintChoices } from '../../../src/contract/print.ts'
import type { SheetOffer, SheetWish } from '../../../src/contract/sheets.ts'

const groupTitles: Readonly<Record<SheetOffer['group'], string>> = {
  unit: 'Platoon',
  folder: 'Mission folder',
  qrs: 'Quick reference',
  story: 'Story',
  blank: 'Blank forms',
}
const offer = (
  sheet: string,
  title: string,
  group: SheetOffer['group'],
  more: Partial<SheetOffer> = {},
): SheetOffer => ({
  sheet,
  title,
  about: `What is on the ${title.toLowerCase()}.`,
  group,
  groupTitle: groupTitles[group],
  takes: [],
  lacking: null,
  ...more,
})

/** Sheets of every group, one that lacks something, and one for every choice. */
export const sampleOffers: readonly SheetOffer[] = [
  offer('roster', 'Roster', 'unit', { takes: ['turn'], usual: true }),
  offer('cards', 'Soldier cards', 'unit', { takes: ['men', 'turn'], tonight: { place: 1, men: 'going' } }),
  offer('briefing', 'Briefing', 'folder', { takes: ['mission'], usual: true, tonight: { place: 0 } }),
  offer('quick', 'Infantry QRS', 'qrs', { folds: true }),
  offer('myQrs', 'My QRS', 'qrs', { takes: ['tables'], needs: 'tables' }),
  offer('chronicle', 'Chronicle', 'story'),
  offer('citation', 'Medal citation', 'story', { lacking: 'No medal has been awarded.' }),
  offer('calendar', 'Calendar', 'story', {
    takes: ['picture'],
    pictures: [
      { id: 'river', title: 'A river' },
      { id: 'boots', title: 'A pair of boots' },
    ],
  }),
  offer('blankRoster', 'Blank roster', 'blank'),
]

export const sampleChoices: PrintChoices = {
  words: { unit: 'platoon', mission: 'mission', turn: 'half-month', men: 'men' },
  codes: true,
  missions: [
    { id: 812, number: 2, title: '2: patrol, late August 1967' },
    { id: 405, number: 1, title: '1: ambush, early June 1967' },
  ],
  turns: [
    { number: 3, title: 'Late August 1967' },
    { number: 2, title: 'Early August 1967' },
    { number: 1, title: 'Late July 1967' },
  ],
  men: [
    {
      id: 7,
      name: 'Cpl Reyes, J.',
      rank: 'Cpl',
      firstName: 'Jose',
      lastName: 'Reyes',
      hint: 'Squad leader, 1st squad',
      gone: false,
    },
    {
      id: 9,
      name: 'Pfc Adkins, L.',
      rank: 'Pfc',
      firstName: 'Leon',
      lastName: 'Adkins',
      hint: 'RTO, Platoon HQ',
      gone: false,
    },
  ],
  players: [{ id: 4, name: 'Anna' }],
  setups: [
    {
      id: 1,
      name: 'Game night',
      setup: {
        sheets: [{ sheet: 'cards', men: 'going' }, { sheet: 'briefing' }],
        paper: 'a4',
        accent: 'red',
        together: false,
      },
    },
  ],
}

/** Every sheet of the sample has as many pages as its title has words. */
const pagesOf = (title: string) => title.split(' ').length

/** @returns a page that says which it is. */
export function samplePreview(input: unknown): PreviewView {
  const { sheet, from, count = 1 } = input as { sheet: SheetWish; from?: number; count?: number }
  const title = sampleOffers.find((one) => one.sheet === sheet.sheet)!.title
  const first = from ?? 1
  const mark = (page: number): PageMark => ({
    kind: 'text',
    text: `${title} <${page}>`,
    face: 'printBold',
    size: 12,
    x: 36,
    y: 50,
    width: 90,
    fill: '#000000',
  })
  const shown = Array.from({ length: Math.min(count, pagesOf(title) - first + 1) }, (_, i) => [mark(first + i)])
  const spreads = shown.map((_, i) => [null, first + i] as const)
  return { title, width: 612, height: 792, smallest: 12, pages: pagesOf(title), from: first, spreads, shown }
}
