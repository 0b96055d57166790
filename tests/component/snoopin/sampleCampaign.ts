import type { CampaignCard } from '../../../src/contract/campaign.ts'
import type { ForcesData, ForceView, ManView, TeamView } from '../../../src/games/snoopin/contract/forces.ts'
import type { GoingTeam, MissionData } from '../../../src/games/snoopin/contract/mission.ts'
import type { NextView, OverviewData } from '../../../src/games/snoopin/contract/overview.ts'
import type { StepView } from '../../../src/games/snoopin/contract/parts.ts'
import type { CasualtyView, ConductView, TurnData } from '../../../src/games/snoopin/contract/turn.ts'

/** Sample views: a platoon against the local VC in its sixth turn, as the mocks show it. */

const parts = [
  ['mission', 'Mission and objectives', 'Mission', 6, 'sealed'],
  ['orders', 'Plan and orders', 'Orders', 7, '5 left'],
  ['reconnoiter', 'Reconnoiter', 'Reconnoiter', 7, '10 pieces'],
  ['initiate', 'Initiate the plan', 'Initiate', 8, 'one along'],
  ['game', 'The game', 'The game', 9, '6 turns'],
  ['assessment', 'Operation assessment', 'Assessment', 10, '7 to 21'],
  ['casualties', 'Casualty status and recovery', 'Casualties', 10, '2 of 3'],
  ['points', 'Campaign Victory Points', 'Points', 10, '2 to 21'],
  ['development', 'Combat development', 'Development', 10, 'one team'],
  ['return', 'Returned to duty and replacements', 'Return', 10, ''],
] as const

/** @returns the ten steps while a part is on. */
export const stepsAt = (now: string): StepView[] => {
  const at = parts.findIndex(([part]) => part === now)
  return parts.map(([part, title, short, page, came], i) => ({
    ...{ part, title, short, page, half: i < 5 ? 'before' : 'after' },
    state: at < 0 || i > at ? 'later' : i === at ? 'now' : 'done',
    came: at >= 0 && i < at ? came : '',
  }))
}

const regulars = { id: 1, name: '3rd Platoon, Kilo', kind: 'regulars', player: 'Ellis' } as const
const vc = { id: 2, name: 'The local VC', kind: 'insurgents', player: 'Marek' } as const
export const sides = [regulars, vc]

export const nextOf = (more: Partial<NextView> = {}): NextView => ({
  ...{ part: 'Plan and orders', title: 'Roll for Operational Momentum' },
  text: 'Two dice, added. Points buy assets now or at the start of a turn; what is left counts as victory points.',
  ...{ step: 'rollMomentum', input: { force: 1 }, page: 'snoopin.mission', owner: null, rolls: true },
  ...more,
})

const scores = (...points: readonly number[]) => {
  let total = 0
  return points.map((one, i) => ({ turn: i + 1, points: one, total: (total += one) }))
}
const game = (
  turn: number,
  name: string,
  achieved: boolean,
  points: readonly [number, number],
  margin: string,
  losses: string,
) => ({
  ...{ turn, scenario: '', points, margin, missions: [{ side: 1, name, achieved }], losses: [losses] },
  winner: points[0] > points[1] ? 1 : 2,
})
export const ranks = [
  { area: 'Supplies', key: 'supplies', rank: 0, does: [] },
  {
    area: 'Troops',
    key: 'troops',
    rank: 1,
    does: ['A die for each Local Force unit: on 4 or more it has d8 and d10.'],
  },
  {
    ...{ area: 'Tactics', key: 'tactics', rank: 2 },
    does: ['One die type up to find mines or flares.', 'Who spots for them has 1 less on the die.'],
  },
  { area: 'Leadership', key: 'leadership', rank: 0, does: [] },
]
const specials = [
  { id: 3, key: 'boobyTraps', name: 'Booby Trap Artists', does: 'One more on the dice for booby traps.' },
]

/** As the rules answer: who fought, was fought and left nobody may roll. */
const barred = (always: string): ConductView['barred'] =>
  [false, true].flatMap((engaged) =>
    [false, true].flatMap((wasEngaged) =>
      [false, true].map((abandoned) => ({
        ...{ engaged, wasEngaged, abandoned },
        why: always === '' && !(engaged && wasEngaged && !abandoned) ? 'It did not fight.' : always,
      })),
    ),
  )

export const overviewData = (more: Partial<OverviewData> = {}): OverviewData => ({
  ...{
    title: 'Que Son patrols',
    kind: 'free',
    setting: 'Que Son valley, spring 1967',
    length: 10,
    turn: 6,
    coop: false,
  },
  next: nextOf(),
  steps: stepsAt('orders'),
  sides: [
    { ...regulars, scores: scores(14, -1, 18, 11, 2), total: 44 },
    { ...vc, scores: scores(2, 15, 9, 8, 21), total: 55 },
  ],
  ...{ standing: 'Marginal Victory', ahead: 2, powPoints: 5, mustAgree: [] },
  games: [
    game(1, 'Consolidate', true, [14, 2], 'Decisive Victory', '1 hurt'),
    game(2, 'Consolidate', false, [-1, 15], 'Decisive Victory', '2 killed, 2 hurt'),
    game(3, 'Snatch and Grab', true, [18, 9], 'Victory', '4 hurt'),
    game(4, 'Sweep and Clear', true, [11, 8], 'Marginal Victory', '4 hurt'),
    game(5, 'Blocking Positions', false, [7, 21], 'Decisive Victory', '4 hurt, 1 POW'),
  ],
  missions: [{ side: 1, name: '3rd Platoon, Kilo', sealed: true, known: null }],
  momentum: [
    {
      ...{ force: 1, name: '3rd Platoon, Kilo', rolled: null, left: 0, sitsOut: false },
      prices: [
        { name: 'Sniper Team', price: 2 },
        { name: 'On Call Light Mortars', price: 2 },
        { name: 'Transport Helo', price: 6 },
        { name: 'Artillery', price: 8 },
      ],
    },
  ],
  pools: { returning: 2, replacing: 1, unknown: 0, captured: 1 },
  insurgency: {
    ...{ force: 2, name: 'The local VC', player: 'Marek', ranks, specials, disillusioned: false, sealed: false },
  },
  over: null,
  ...more,
})

const man = (id: number, name: string, more: Partial<ManView> = {}): ManView => ({
  ...{ id, name, role: 'man', roleName: 'Rifleman', leadership: null, quality: '', status: 'fit', away: '' },
  ...{ squad: null, team: null, note: '', mayMove: true, mayLeave: true },
  ...more,
})

const team = (id: number, name: string, leader: string, more: Partial<TeamView> = {}): TeamView => ({
  ...{ id, name, squad: 1, leader, fit: 4, strength: 4 },
  ...{ troopQuality: { sides: 8, from: null }, morale: { sides: 10, from: null }, reaction: { sides: 8, from: null } },
  ranks: ['Firepower', 'Defence', 'Reaction'].map((area) => ({ area, key: area.toLowerCase(), rank: 0, does: [] })),
  ...{ specials: [], fatigues: [], edgeLost: false, ineffective: false, advice: '', committed: false, sealed: false },
  mayTire: true,
  ...more,
})

export const tiredTeam = team(13, '1-C', 'Cpl Whitehorse, J.', {
  morale: { sides: 8, from: 10 },
  ranks: [
    { area: 'Firepower', key: 'firepower', rank: 0, does: [] },
    {
      ...{ area: 'Defence', key: 'defence', rank: 2 },
      does: [
        'Once a game it re-rolls one of its lowest Defence dice.',
        'Once a game it sets up in an excellent position.',
      ],
    },
    { area: 'Reaction', key: 'reaction', rank: 0, does: [] },
  ],
  specials: [
    {
      ...{ id: 5, key: 'planB', name: 'Plan B', kind: 'leadership', pointMan: '', works: true },
      does: 'May draw one Fog of War card before the game and hold it.',
    },
  ],
  fatigues: [{ id: 7, key: 'degradedMorale', name: 'Degraded Morale', does: 'Morale die one type lower.' }],
  advice: 'Sit out this turn and it is gone. Go out, and Combat Fatigue is rolled again.',
})

const squad = (id: number, name: string, leader: string, leadership: number | null, teams: readonly TeamView[]) => ({
  ...{ id, name, leader, leadership },
  fit: teams.reduce((sum, { fit }) => sum + fit, 1),
  strength: teams.reduce((sum, { strength }) => sum + strength, 1),
  teams: teams.map((one) => ({ ...one, squad: id })),
})

const headquarters = [
  man(101, '2ndLt Harlan, W.', { role: 'officer', roleName: 'Platoon leader', leadership: 1 }),
  man(102, 'SSgt Okafor, B.', { role: 'sergeant', roleName: 'Platoon sergeant', leadership: 1 }),
]

export const platoon: ForceView = {
  ...{ id: 1, side: 1, kind: 'platoon', name: '3rd Platoon, Kilo', player: 'Ellis', troopQuality: 8, morale: 10 },
  ...{ confidence: 'Confident', supply: 'Average', note: '', fit: 32, strength: 36 },
  mayRate: false,
  headCount: { fit: 2, strength: 2 },
  headquarters,
  leaders: headquarters,
  squads: [
    squad(1, '1st Squad', 'Sgt Delacroix, H.', 1, [
      team(11, '1-A', 'Cpl Yates, M.'),
      team(12, '1-B', 'LCpl Ferrante, D.', { fit: 3 }),
      tiredTeam,
    ]),
    squad(2, '2nd Squad', 'Sgt Pruitt, A.', -1, [
      team(21, '2-A', 'Cpl Lindgren, O.'),
      team(22, '2-B', 'LCpl Mabry, T.'),
      team(23, '2-C', 'Cpl Oyelaran, K.', {
        fit: 2,
        fatigues: [{ id: 8, key: 'fatigued', name: 'Fatigued', does: 'Combat stress one higher.' }],
      }),
    ]),
    squad(3, '3rd Squad', 'Cpl Sandoval, E.', null, [
      team(31, '3-A', 'LCpl Bergeron, P.'),
      team(32, '3-B', 'LCpl Novak, S.'),
      team(33, '3-C', 'Cpl Hathaway, G.', { troopQuality: { sides: 10, from: null }, fit: 3 }),
    ]),
  ],
  men: [
    man(111, 'Cpl Yates, M.', { role: 'teamLeader', roleName: 'Team leader', squad: 1, team: 11 }),
    man(112, 'Pfc Abbott, J.', { squad: 1, team: 11 }),
    man(121, 'LCpl Ferrante, D.', { role: 'teamLeader', roleName: 'Team leader', squad: 1, team: 12 }),
    man(122, 'LCpl Teague, C.', {
      ...{ squad: 1, team: 12, status: 'replacementPool', away: 'in the Replacement Pool, turn 5' },
    }),
  ],
  internal: [{ id: 1, name: 'FO', price: null }],
  available: [
    { id: 2, name: 'Sniper Team', price: 2 },
    { id: 3, name: 'Artillery', price: 8 },
  ],
  returning: [man(231, 'Pfc Quinn, R.', { team: 23, status: 'returnPool', away: 'incapacitating, turn 5' })],
  replacing: [man(122, 'LCpl Teague, C.', { team: 12, status: 'replacementPool', away: 'serious injury, turn 5' })],
  lost: [man(331, 'Pfc Varga, I.', { team: 33, status: 'captured', away: 'turn 5' })],
  insurgency: null,
}

export const insurgency: ForceView = {
  ...platoon,
  ...{ id: 2, side: 2, kind: 'insurgency', name: 'The local VC', player: 'Marek', fit: 0, strength: 0 },
  ...{ headquarters: [], leaders: [], squads: [], men: [], available: [], returning: [], replacing: [], lost: [] },
  internal: [{ id: 4, name: 'Six Local Force groups', price: null }],
  insurgency: { ranks, specials, disillusioned: true, sealed: false, mayHold: true },
}

export const forcesData = (more: Partial<ForcesData> = {}): ForcesData => ({
  sides,
  forces: [platoon, insurgency],
  mayAdd: true,
  outOfPool: { returning: '4 or more', replacing: '4 or more' },
  ratings: { troopQuality: 8, morale: 10, confidence: 'Confident', supply: 'Average' },
  suggested: [
    { name: 'Sniper Team', price: 2 },
    { name: 'Tank', price: 8 },
  ],
  ...more,
})

const going = (one: TeamView, goes: GoingTeam['goes'] = 'no'): GoingTeam => ({
  ...{ id: one.id, name: one.name, leader: one.leader, troopQuality: one.troopQuality.sides, fit: one.fit, goes },
  ...{ fatigue: one.fatigues.map(({ name }) => name).join(', ') },
  tired:
    one.fatigues.length === 0
      ? null
      : {
          ifItGoes: `${one.name} goes out tired: Combat Fatigue is rolled again.`,
          ifItStays: `${one.name} sits out and recovers.`,
        },
  ...{ ineffective: one.ineffective, mayGo: goes === 'no' && !one.ineffective },
})

const mission: NonNullable<MissionData['missions'][number]['text']> = {
  ...{
    key: 'overRun',
    name: 'Over Run',
    deployment: 'within 6" of your own base edge',
    face: 3,
    half: '11 of 22 figures',
  },
  parts: ['Exit at least half the force over the enemy base edge by the end of the game.'],
  ifItFails: 'The local VC score 15',
}

/** @param holder who looks: the mission is open to side 1. */
export const missionData = (holder: number | null, more: Partial<MissionData> = {}): MissionData => ({
  ...{ turn: 6, random: true, part: 'orders', scenario: '' },
  missions: [
    {
      ...{ side: 1, name: '3rd Platoon, Kilo', player: 'Ellis', drawn: true, sealed: true, achieved: null },
      ...{ text: holder === 1 ? mission : null, digest: '5c1f 90ab' },
    },
  ],
  platoons: [
    {
      ...{ force: 1, name: '3rd Platoon, Kilo', player: 'Ellis', rolled: 9, spent: 0, left: 9, given: false },
      ...{ sitsOut: false, maySitOut: false, freeSquads: 2, leastSquads: 2 },
      squads: platoon.squads.map(({ id, name, leader, teams }) => ({
        beside: 0,
        ...{ id, name, leader },
        teams: teams.map((one) => going(one)),
      })),
      assets: [
        { id: 2, name: 'Sniper Team', price: 2, bought: 0, own: null },
        { id: 3, name: 'Artillery', price: 8, bought: 0, own: null },
      ],
      ...{ teamPrice: 2, squadPrice: 5, figures: 0 },
    },
  ],
  ...more,
})

const casualty = (id: number, name: string, unit: string, more: Partial<CasualtyView>): CasualtyView => ({
  ...{ man: id, name, team: unit, force: 1, officer: false, fate: 'wounded', left: 'evacuated', turn: 6, die: 8 },
  ...{ result: null, means: '', rolled: false },
  ...more,
})
export const casualties = [
  casualty(231, 'Pfc Quinn, R.', '2-C', {
    result: 'Incapacitating Injury',
    means: 'return to duty pool',
    rolled: true,
  }),
  casualty(122, 'LCpl Teague, C.', '1-B', {
    ...{ left: 'accompanied', result: 'Serious Injury', means: 'replacement pool', rolled: true },
  }),
  casualty(332, 'Cpl Hathaway, G.', '3-C', { left: 'straggler', die: 10 }),
  casualty(333, 'Pfc Lomax, D.', '3-C', { fate: 'killed', left: null }),
]

export const turnData = (part: string, more: Partial<TurnData> = {}): TurnData => ({
  ...{ turn: 6, random: true, part, scenario: '', words: '', steps: stepsAt(part), sides },
  next: nextOf({ step: null, page: 'snoopin.turn', part: 'The turn', title: 'What is next', rolls: false }),
  rest: null,
  rollOffs: [
    { what: 'objectives', winner: 2, words: 'The first objective is chosen by The local VC.' },
    { what: 'edges', winner: 1, words: 'An edge is chosen by 3rd Platoon.' },
  ],
  ...{ pieces: 10, hotSpots: 'four, in the wood and the village' },
  objectives: [
    { quarter: 1, place: 'the bamboo grove', side: 2 },
    { quarter: 2, place: 'the pagoda', side: 1 },
  ],
  choosers: [2, 1, 2, 1],
  edges: [
    { side: 1, edge: 'south' },
    { side: 2, edge: 'north' },
  ],
  accompanying: ['2ndLt Harlan, W., platoon leader'],
  fogCards: [{ side: 1, cards: 1 }],
  units: [
    {
      ...{ id: 1, force: 2, name: 'Local Force 1', kind: 'local', troopQuality: 8, morale: 10 },
      ...{ supply: 'Average', removed: false },
    },
  ],
  ...{ gameTurn: 5, gameOver: false, lastGameTurn: 8, goesOn: 'd6, 4 or more' },
  ...{ attached: '4-5: Choose the Lieutenant or the medic. 6: The Lieutenant and the medic', developmentDice: '1d10' },
  poolWords: {
    return: '4 or more: he rejoins his team',
    replacement: '4 or more: to the Return to Duty Pool, else a new man',
    new: '1d6 for what they are',
  },
  abilities: [
    {
      ...{ key: 'defence1', team: 13, whose: '1-C', name: 'Defence, rank 1', when: 'once', used: false },
      does: 'Re-rolls one of its lowest Defence dice.',
    },
    {
      ...{ key: 'tactics2', team: null, whose: 'The insurgency', name: 'Tactics, rank 2', when: 'always', used: false },
      does: 'Who spots for them has 1 less on the die.',
    },
  ],
  scores: [
    {
      ...regulars,
      list: [
        { event: 'objective', text: 'Each objective achieved', points: 15, count: 0, noted: 0, own: true, loss: false },
        { event: 'wia', text: 'Each WIA', points: -1, count: 3, noted: 3, own: false, loss: true },
        {
          event: 'mob',
          text: 'Each civilian mob peacefully dispersed',
          points: 5,
          count: 1,
          noted: 0,
          own: false,
          loss: false,
        },
      ],
      ...{ points: 7, pows: 1, off: 5, campaignPoints: 2 },
    },
    {
      ...vc,
      list: [
        {
          event: 'disabled',
          text: 'Each regular vehicle disabled',
          points: 5,
          count: 0,
          noted: 0,
          own: false,
          loss: false,
        },
        {
          event: 'destroyed',
          text: 'Each regular vehicle destroyed',
          points: 7,
          count: 0,
          noted: 0,
          own: false,
          loss: false,
        },
      ],
      ...{ points: 21, pows: 0, off: 0, campaignPoints: 21 },
    },
  ],
  ...{ margin: null, winner: null, casualties },
  onTable: [
    { id: 101, name: '2ndLt Harlan, W.', team: '' },
    { id: 111, name: 'Cpl Yates, M.', team: '1-A' },
  ],
  conduct: [
    {
      ...{ team: 11, name: '1-A', force: 1, engaged: false, wasEngaged: false, abandoned: false },
      ...{ side: 1, leftAlone: false, wasFatigued: false, barred: barred(''), result: null },
    },
    {
      ...{ team: 23, name: '2-C', force: 1, engaged: false, wasEngaged: false, abandoned: false },
      ...{
        side: 1,
        leftAlone: false,
        wasFatigued: true,
        barred: barred('2-C lost a man killed or captured.'),
        result: null,
      },
    },
  ],
  developing: null,
  building: { force: 2, name: 'The local VC', result: null },
  ...{ unnamed: [], waiting: [], pointMen: [] },
  pools: [
    { man: 231, name: 'Pfc Quinn, R.', team: '2-C', pool: 'return', die: 8, since: 5 },
    { man: 122, name: 'LCpl Teague, C.', team: '1-B', pool: 'replacement', die: 8, since: 5 },
  ],
  ...more,
})

export const trailCard: Extract<CampaignCard['state'], { kind: 'tour' }> = {
  ...{ kind: 'tour', title: 'Que Son patrols', about: 'Que Son valley, spring 1967', date: 'Turn 6 of 10' },
  ...{ next: 'Operational Momentum', over: null, facts: [{ label: 'Points', text: '44 against 55' }] },
  own: {
    ...{ length: 10, now: 6 },
    stops: [1, 2, 3, 4, 5].map((turn) => ({ turn, wonBy: turn === 2 || turn === 5 ? 'second' : 'first' })),
    sides: [],
  },
}
