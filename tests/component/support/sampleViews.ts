import type { OverviewView } from '../../../src/contract/campaign.ts'
import type { EntryView, LineView } from '../../../src/contract/journal.ts'
import type { TableView } from '../../../src/contract/tables.ts'
import type { StarCard } from '../../../src/games/fng/contract/card.ts'
import type { MissionSectorView, MissionView } from '../../../src/games/fng/contract/mission.ts'
import type { BilletView, RosterView, SoldierView, SquadView } from '../../../src/games/fng/contract/roster.ts'
import type { TurnView } from '../../../src/games/fng/contract/turn.ts'

/** Sample views: a USMC platoon in early September 1967, as the mocks show it. */

export const line = (text: string, over: Partial<LineView> = {}): LineView => ({
  text,
  about: null,
  table: null,
  page: null,
  dice: [],
  target: null,
  score: null,
  result: null,
  modifiers: [],
  numbers: {},
  by: null,
  who: null,
  picked: false,
  ...over,
})

export const contactLine = line('Contact: one die passes, no mission. Three dice at the next test.', {
  about: { collection: 'tour', id: 1, field: 'extraContactDie' },
  table: { id: 'mission.contact', title: 'Contact test', page: 57, row: 1 },
  page: 57,
  dice: [
    { face: 3, passed: true },
    { face: 6, passed: false },
  ],
  target: 4,
  needs: 'A 4 or less passes',
  score: 1,
  result: '1 passed',
  modifiers: [{ text: 'Rainy season, May to November', effect: '-1' }],
  by: 'program',
})

export const entry = (over: Partial<EntryView> = {}): EntryView => ({
  id: 412,
  depth: 412,
  parent: 411,
  step: 'fng.testForContact',
  title: 'Contact test',
  date: 'Early September 1967',
  at: '1967-09-01T10:00:00.000Z',
  onPath: true,
  input: {},
  answers: [{ kind: 'dice', key: 'mission.contact', subject: 1, occurrence: 0, by: 'program', faces: [3, 6] }],
  lines: [contactLine],
  ...over,
})

export const contactTable: TableView = {
  id: 'mission.contact',
  title: 'Contact test',
  page: 57,
  game: 'fng',
  chapter: 'Dice and characters',
  dice: '2d6 passing vs REP',
  modifiers: [{ when: 'Rainy season, May to November', effect: '-1', unit: 'target' }],
  rows: [
    { passed: '2 or more', result: 'Contact: set up a Mission' },
    { passed: 1, result: 'No contact; 3d6 at the next Contact' },
    { passed: 0, result: 'No contact this campaign turn' },
  ],
  notes: [],
  heads: ['passed', 'result'],
}

const attributeNames = [
  'Agile',
  'Athlete',
  'Ball Player',
  'Born Leader',
  'Brawler',
  'Clumsy',
  'Coward',
  'Dim',
  'Dumb Luck',
  'Fast',
  'Grenadier',
  'Hard As Nails',
  'Hard To Kill',
  'Hot Shot',
  'Initiative',
  'Knife Fighter',
  'Lucky',
  'Marksman',
  'Medic',
  'Nerves of Steel',
  'Old Hand',
  'Pack Rat',
  'Pointman',
  'Rage',
  'Resilient',
  'Runt',
  'Shirker',
  'Slow',
  'Slow To React',
  'Steely Eyes',
  'Stealthy',
  'Stone Cold',
  'Tough',
  'Tracker',
  'Tunnel Rat',
  'Weak',
]
const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

export const tables: readonly TableView[] = [
  contactTable,
  {
    id: 'attributes',
    title: 'Attributes',
    page: 5,
    game: 'fng',
    chapter: 'Dice and characters',
    dice: '1d6, then 1d6, both read',
    modifiers: [],
    rows: attributeNames.map((name, i) => ({
      'first d6': Math.floor(i / 6) + 1,
      'second d6': (i % 6) + 1,
      id: idOf(name),
      name,
    })),
    notes: [],
    heads: ['first d6', 'second d6', 'name'],
  },
  {
    id: 'attributes.effects',
    title: 'what each Attribute does',
    page: 5,
    game: 'fng',
    chapter: 'Dice and characters',
    dice: 'look-up, nothing is rolled',
    modifiers: [],
    rows: attributeNames.map((name) => ({
      attribute: idOf(name),
      '#': 1,
      moment: 'Received Fire, Man Down',
      effect: '+1d6 for himself',
      condition: 'within 4" of the leader',
      page: 5,
    })),
    notes: [],
    heads: ['attribute', '#', 'moment', 'effect', 'condition', 'page'],
  },
]

let nextId = 0
const soldier = (
  rank: string,
  lastName: string,
  initial: string,
  rep: number,
  derosHalfMonths: number,
  over: Partial<SoldierView> = {},
): SoldierView => ({
  id: ++nextId,
  name: `${lastName}, ${initial}.`,
  firstName: initial,
  lastName,
  rank,
  star: false,
  rep,
  attributes: [],
  derosHalfMonths,
  officer: false,
  shortTimer: derosHalfMonths <= 8,
  isNew: derosHalfMonths === 26,
  status: 'present',
  awayMissions: 0,
  grade: 'enlisted',
  bestRep: rep,
  kills: 0,
  medals: [],
  ...over,
})
const attribute = (name: string) => ({
  id: idOf(name),
  name,
  effect: 'Received Fire and Man Down: +1d6 for himself, within 4" of the leader',
})
const billet = (
  id: number,
  squad: number,
  at: number,
  post: string,
  postName: string,
  weapon: string,
  man: SoldierView | null,
): BilletView => ({
  id,
  squad,
  line: at,
  post,
  postName,
  weapon: { id: weapon.toLowerCase(), name: weapon, range: '48"', targets: '2', impact: '3' },
  sidearm: null,
  sidearmId: null,
  attachment: false,
  soldier: man,
  openSince: man ? null : 'late August',
})

const posts = [
  'Squad leader',
  'Jr NCO',
  'Jr NCO',
  'Jr NCO',
  'Auto rifle',
  'Auto rifle',
  'Auto rifle',
  'Grenadier',
  'Rifleman',
  'Rifleman',
  'Rifleman',
  'Rifleman',
  'Rifleman',
]
const names = [
  'Mercer',
  'Tillman',
  'Ruiz',
  'Beckett',
  'Novak',
  'Hutchins',
  'Abruzzo',
  'Dooley',
  'Oakes',
  'Lindqvist',
  'Gaines',
  'Weller',
  'Loomis',
]
const ranks = ['Sgt', 'LCpl', 'LCpl', 'LCpl']

function squadOf(squad: number): SquadView {
  const billets = posts.map((postName, i) => {
    const isOpen = i === 11 && squad !== 2
    const over: Partial<SoldierView> =
      i === 0 && squad === 1
        ? {
            star: true,
            attributes: [attribute('Born Leader'), attribute('Stealthy')],
            medals: [{ kind: 'medal', date: 'late May 1967' }],
          }
        : i === 1 && squad === 1
          ? { status: 'rAndR', awayMissions: 1, attributes: [attribute('Pointman'), attribute('Stealthy')] }
          : i === 9
            ? { status: 'hospital', awayMissions: 2, attributes: [attribute('Tunnel Rat')] }
            : i === 4 && squad === 1
              ? { attributes: [attribute('Hard As Nails')] }
              : {}
    const man = isOpen
      ? null
      : soldier(
          ranks[i] ?? 'Pfc',
          names[i]!,
          'JRESGWVKCNTAB'[i]!,
          [5, 5, 4, 3, 4, 5, 3, 4, 3, 3, 3, 4, 6][i]!,
          [10, 20, 16, 8, 22, 24, 24, 18, 2, 22, 26, 13, 5][i]!,
          over,
        )
    return billet(
      squad * 100 + i,
      squad,
      i + 1,
      i === 0 ? 'squadLeader' : 'rifleman',
      postName,
      i > 3 && i < 7 ? 'M-14A1' : i === 7 ? 'M-79' : 'M-14',
      man,
    )
  })
  return { squad, name: ['', '1st squad', '2nd squad', '3rd squad'][squad]!, billets, fit: 9, men: 12, equipment: [] }
}
const hq: SquadView = {
  squad: 0,
  name: 'Platoon HQ',
  fit: 4,
  men: 4,
  equipment: [],
  billets: [
    billet(
      1,
      0,
      1,
      'platoonLeader',
      'Platoon leader',
      'M-14',
      soldier('2ndLt', 'Whitcomb', 'P', 4, 6, { officer: true, shortTimer: false }),
    ),
    billet(2, 0, 2, 'platoonSergeant', 'Platoon sergeant', 'M-14', soldier('GySgt', 'Odom', 'L', 5, 18)),
    billet(3, 0, 3, 'rto', 'RTO', 'M-14', soldier('LCpl', 'Vance', 'R', 4, 20)),
    billet(4, 0, 4, 'medic', 'Corpsman', '.45', soldier('HM3', 'Castellano', 'D', 3, 4)),
  ],
}

export const squads: readonly SquadView[] = [hq, squadOf(1), squadOf(2), squadOf(3)]

export const roster: RosterView = {
  unit: '2nd Platoon, Bravo Company',
  force: 'USMC',
  corps: 'I Corps',
  date: 'Early September 1967',
  tourLength: 26,
  men: 38,
  strength: 40,
  fit: 34,
  squads,
  gone: [
    { ...soldier('Pfc', 'Crane', 'D', 3, 9, { status: 'dead', shortTimer: false }), left: 'late July 1967' },
    { ...soldier('Pfc', 'Hale', 'B', 4, 0, { status: 'wentHome', shortTimer: false }), left: 'late August 1967' },
  ],
  mayMove: true,
  whyNotMove: null,
}

const sectorLine = (number: number, ground: string, over: Partial<MissionSectorView> = {}): MissionSectorView => ({
  number,
  ground,
  sightDay: '8"',
  sightNight: '6"',
  foot: 'full',
  gives: '',
  rules: [],
  on: [],
  ...over,
})

export const mission: MissionView = {
  id: 7,
  date: 'Early September 1967',
  title: 'Patrol',
  facts: [
    { label: 'Area', value: 'I Corps, coastal', note: '' },
    { label: 'Political status', value: 'Contested', note: 'Civilians may help either side' },
    { label: 'Support level', value: '4', note: '' },
    { label: 'Enemy activity', value: 'EAL 4, MFVC', note: '' },
    { label: 'Part of the day', value: 'Morning', note: '5 turns, then afternoon' },
    { label: 'Weather', value: 'Inclement', note: 'Sight is cut to 12"' },
  ],
  aim: 'Look into all six sectors, then come home',
  objectives: [
    'Patrol all six sectors and leave by your own edge.',
    'Reveal PEFs as you meet them.',
    'At least 14 turns; then a die each turn.',
  ],
  sectors: [
    sectorLine(1, 'Rice paddy, hill', { on: ['PEF 1'], sightDay: 'table', sightNight: '12"', foot: 'half' }),
    sectorLine(2, 'Double canopy jungle', { on: ['PEF 2', 'PEF 3'], gives: 'cover, concealment' }),
    sectorLine(3, 'Elephant grass, termite mounds, 3 buildings', { sightDay: '4"', foot: 'three quarters' }),
    sectorLine(4, 'Single canopy jungle'),
    sectorLine(5, 'Rice paddy, road', { sightDay: 'table', sightNight: '12"', foot: 'half' }),
    sectorLine(6, 'Elephant grass, 2 craters of 3"', { on: ['PEF 4: nothing'] }),
  ],
  markers: [1, 2, 3, 4].map((number) => ({ number, kind: 'pef' })),
  start: { sector: 5, how: 'entry' },
  points: [
    { text: 'Each confirmed kill', each: 2 },
    { text: 'Each sector patrolled', each: 1 },
    { text: 'Each of our wounded left behind', each: -3 },
  ],
  special: ['Our reinforcements come where we came in.', 'Theirs come over the edge of a random sector.'],
  results: 'good 25, normal 9, bad 0',
  party: squads[1]!.billets.flatMap((one) =>
    one.soldier?.status === 'present'
      ? [
          {
            soldierId: one.soldier.id,
            name: `${one.soldier.rank} ${one.soldier.name}`,
            rep: one.soldier.rep,
            weapon: one.weapon.name,
            leader: one.post === 'squadLeader' ? 'Leader' : '',
            attached: false,
            gear: ['Wire cutters', 'AN/PRC-25'],
          },
        ]
      : [],
  ),
  stays: [
    {
      who: 'HM3 Castellano, D.',
      surname: 'Castellano',
      soldierId: 4,
      why: 'medic, comes along on 1-2',
      die: 5,
      away: null,
    },
    {
      who: 'Pfc Weller, T.',
      surname: 'Weller',
      soldierId: 16,
      why: 'back after this mission',
      die: null,
      away: 'hospital',
    },
    { who: '2nd and 3rd squad, 24 men', surname: '', soldierId: null, why: 'not named to go', die: null, away: null },
  ],
  battle: 'ready',
  reportFields: [
    'sectorsPatrolled',
    'pefsRevealed',
    'woundedLeft',
    'capturedUnharmed',
    'capturedWounded',
    'leftTableInTime',
    'civilianCasualties',
  ],
  supportReady: ['artillery', 'helicopters'],
  reportLimits: { pcs: null, helicopters: 'ready' },
  result: null,
  victoryPoints: null,
}

const phaseTitles: readonly (readonly [string, string, string])[] = [
  ['contact', 'Contact test', 'fng.testForContact'],
  ['area', 'Area', 'fng.rollArea'],
  ['politicalStatus', 'Political status', 'fng.rollPoliticalStatus'],
  ['supportLevel', 'Support level', 'fng.rollSupportLevel'],
  ['enemyActivity', 'Enemy activity', 'fng.rollEnemyActivity'],
  ['dayPart', 'Part of the day', 'fng.rollDayPart'],
  ['weather', 'Weather', 'fng.rollWeather'],
  ['missionType', 'Mission', 'fng.rollMissionType'],
  ['terrain', 'Terrain', 'fng.rollTerrain'],
  ['buildings', 'Buildings', 'fng.rollBuildings'],
  ['missionDetails', 'Details', 'fng.rollMissionDetails'],
  ['markers', 'Markers', 'fng.placeMarkers'],
  ['whoGoes', 'Who goes', 'fng.chooseParty'],
  ['battle', 'Battle', 'fng.report'],
  ['recovery', 'Recovery', 'fng.recover'],
  ['victoryPoints', 'Victory points', 'fng.countPoints'],
  ['missionResult', 'Mission result', 'fng.judgeMission'],
  ['medals', 'Medals', 'fng.awardMedals'],
  ['improveRep', 'Improve REP', 'fng.improveRep'],
  ['decreaseRep', 'Decrease REP', 'fng.decreaseRep'],
  ['time', 'Time', 'fng.passTime'],
  ['shortTimers', 'Short timers', 'fng.checkShortTimers'],
  ['deros', 'DEROS expired', 'fng.sendHome'],
  ['replacements', 'Replacements', 'fng.bringReplacements'],
  ['leaders', 'Leaders', 'fng.fillPosts'],
  ['absences', 'Absences', 'fng.returnAbsent'],
  ['turnEnd', 'End', 'fng.endTurn'],
]
const spoken = new Set(['contact', 'whoGoes', 'battle', 'turnEnd'])
const buttons: Readonly<Record<string, string>> = {
  contact: 'Test for contact',
  turnEnd: 'End the half-month',
}
const outcomes: Readonly<Record<string, string>> = {
  contact: 'mission',
  area: 'coastal',
  weather: 'inclement',
  recovery: '1 of 2 back',
  victoryPoints: '12',
  missionResult: 'normal',
  medals: '1 major',
  improveRep: '1 up',
  deros: '5 home',
}

const stations = [
  ['contact', 'Contact', 'markers'],
  ['briefing', 'Briefing', 'whoGoes'],
  ['battle', 'Battle', 'battle'],
  ['afterAction', 'After action', 'missionResult'],
  ['rollCall', 'Roll call', 'absences'],
] as const

/** @returns the way of a mission with this station as the present one. */
export const wayAt = (now: TurnView['way'][number]['id'] | undefined): TurnView['way'] => {
  const at = stations.findIndex(([id]) => id === now)
  return stations.map(([id, title, last], i) => ({
    id,
    title,
    state: i < at ? 'done' : i === at ? 'now' : 'later',
    lookBack: i < at ? last : null,
  }))
}
const afterBriefing = { ready: 'briefing', fought: 'battle', ended: 'afterAction' } as const

/** @returns the half-month with everything before `now` done. */
export function turnAt(now: string, over: Partial<TurnView> = {}): TurnView {
  const at = phaseTitles.findIndex(([phase]) => phase === now)
  return {
    date: 'Early September 1967',
    halfMonth: 16,
    ofTour: 17,
    tourLength: 26,
    heading: at >= 14 ? 'After the patrol' : at === 13 ? 'The patrol' : 'Early September 1967',
    parts: [
      { id: 'setUp', title: 'Set-up' },
      { id: 'battle', title: 'Battle' },
      { id: 'aftermath', title: 'Afterwards' },
    ],
    way: wayAt(
      over.form?.kind === 'report'
        ? afterBriefing[over.form.battle]
        : stations.find(([, , last]) => phaseTitles.findIndex(([phase]) => phase === last) >= at)?.[0],
    ),
    rest: at < 0 || spoken.has(now) ? null : `the rest of the ${at < 13 ? 'set-up' : 'aftermath'}`,
    phases: phaseTitles.map(([phase, title, procedure], i) => ({
      phase,
      title,
      part: i < 13 ? 'setUp' : i === 13 ? 'battle' : 'aftermath',
      button: buttons[phase] ?? title,
      dice: !['victoryPoints', 'time', 'deros', 'absences', 'turnEnd'].includes(phase),
      page: i < 13 ? 57 : 102,
      state: i < at ? 'done' : i === at ? 'now' : 'later',
      outcome: i < at ? (outcomes[phase] ?? null) : null,
      procedure: procedure as NonNullable<TurnView['phases'][number]['procedure']>,
      entries:
        i < at ? [entry({ id: 300 + i, depth: 300 + i, title, step: procedure, lines: sampleLines(title) })] : [],
    })),
    now,
    explanation:
      'Men who went home are replaced without a roll. Every other open slot takes two dice against the REP of the platoon leader.',
    setUp: null,
    form: { kind: 'none' },
    after: null,
    squares: Array.from({ length: 26 }, (_, i) => (i < 16 ? 'mission' : i === 16 ? 'now' : 'later')),
    ...over,
  }
}
function sampleLines(title: string): LineView[] {
  if (title === 'Time') return [line('Half a month passes for 38 men.')]
  return [
    { ...contactLine, text: 'Pfc Gaines, T. for Pfc Unger, 1st squad, line 11' },
    line('Pfc Trujillo, M. for Pfc Hale, 2nd squad, line 7', {
      dice: [{ face: 4, passed: null }],
      score: 4,
      by: 'player',
      table: { id: 'mission.contact', title: 'Reputation', page: 13, row: 0 },
    }),
  ]
}

export const overview: OverviewView = {
  house: { differences: 0, stamp: '' },
  campaign: 'bravo.tour',
  name: '2nd Platoon, Bravo Company',
  system: 'fng',
  card: {
    campaign: 'bravo.tour',
    name: '2nd Platoon, Bravo Company',
    game: 'fng',
    system: 'fng',
    archived: false,
    lastPlayed: '2026-11-20T19:00:00.000Z',
    sample: false,
    older: false,
    state: {
      kind: 'tour',
      title: '2nd Platoon, Bravo Company',
      about: 'USMC, I Corps',
      date: 'Early September 1967',
      next: 'Test for contact',
      over: null,
      facts: [
        { label: 'To go', text: '10 of 26' },
        { label: 'Star', text: 'Sgt Mercer', rank: { name: 'REP', value: 5 } },
      ],
      own: { toGo: 10, of: 26, served: 16, name: 'Sgt Mercer' } satisfies StarCard,
    },
  },
  head: 412,
  line: 192,
  rolled: true,
  pending: null,
  undo: 'DEROS expired',
  redo: null,
  phase: 'replacements',
}
