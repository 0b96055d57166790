import type { DeskMan, DeskView } from '../../../src/games/fng/contract/desk.ts'

const man = (id: number, name: string, over: Partial<DeskMan> = {}): DeskMan => ({
  id,
  name,
  rep: 3,
  star: false,
  post: 'Rifleman, 1st',
  toGo: 2,
  officer: false,
  shortTimer: false,
  ...over,
})

/** The desk of the sample platoon, as the mock shows it. */
export const sampleDesk: DeskView = {
  date: 'Early September 1967',
  rainy: true,
  stars: [
    {
      ...man(5, 'Sgt Mercer, J.', { star: true, rep: 5, toGo: 10, post: 'Squad leader, 1st' }),
      player: null,
      served: 16,
      outlook: ['Home after late January 1968.', 'First short timer check after late September.'],
      left: null,
    },
  ],
  tourLength: 26,
  men: 38,
  strength: 40,
  fit: 34,
  shortTimers: 8,
  newMen: 5,
  squads: [
    { squad: 0, name: 'HQ', present: 4, away: 0, strength: 4 },
    { squad: 1, name: '1st', present: 9, away: 2, strength: 12 },
  ],
  leaving: [
    { after: 'late September', men: [man(20, 'Pfc Oakes, C.', { shortTimer: true }), man(21, 'Pfc Ames, L.')] },
    { after: null, men: [man(22, 'LCpl Yarrow, B.', { toGo: 7, shortTimer: true })] },
  ],
  away: [{ ...man(30, 'Pfc Kessler, H.'), status: 'hospital', missions: 2, back: 'after 2 more missions' }],
  open: [{ billet: 111, slot: 'Rifleman, 1st', since: 'late Aug', automatic: false }],
  waiting: [{ id: 4, text: 'The next mission is a cake walk: EAL 3 at most', page: 102, since: 'late August' }],
  halfMonths: [
    {
      halfMonth: 15,
      date: 'Late August 1967',
      mission: {
        id: 7,
        type: 'Patrol',
        area: 'Coastal',
        victoryPoints: 27,
        result: 'good',
        consequence: 'cake walk next',
        losses: { killed: 1, missing: 0, sentHome: 0, wounded: 2 },
      },
    },
    { halfMonth: 14, date: 'Early August 1967', mission: null },
  ],
}
