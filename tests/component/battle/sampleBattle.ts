import type {
  BattleActionView,
  BattleCraftView,
  BattleFigureView,
  BattleFollow,
  BattleForm,
  BattleGroupView,
  BattleMapView,
  BattleStructureView,
  BattleVehicleView,
  BattleView,
  MapSign,
} from '../../../src/games/fng/contract/battle.ts'

export type Fought = Extract<BattleView, { status: 'fought' | 'ended' }>

export const figure = (id: number, name: string, over: Partial<BattleFigureView> = {}): BattleFigureView => ({
  id,
  soldierId: id < 200 ? id + 4000 : null,
  name,
  rep: 4,
  repLoss: 0,
  leader: false,
  role: null,
  weapon: 'M-14',
  status: 'Carry on',
  tone: 'ok',
  marks: [],
  starDice: null,
  posture: { is: null, prone: false, words: null, may: null },
  ...over,
})

const group = (
  over: Pick<BattleGroupView, 'id' | 'name' | 'side' | 'figures'> & Partial<BattleGroupView>,
): BattleGroupView => ({
  title: 'Sgt Mercer, J.',
  sector: 2,
  rep: 5,
  may: 'May act now',
  state: 'may',
  hidden: false,
  ...over,
})

export const structure = (id: number, over: Partial<BattleStructureView> = {}): BattleStructureView => ({
  id,
  kind: 'building',
  state: 'standing',
  building: id,
  text: 'School, sector 2',
  when: 'DV 3',
  sector: 2,
  ...over,
})

export const craft = (id: number, over: Partial<BattleCraftView> = {}): BattleCraftView => ({
  id,
  name: 'UH-1D Slick',
  kind: 'helicopter',
  mode: 'flying',
  sector: null,
  label: 'UH-1D Slick, REP 4: over the table',
  ...over,
})

export const vehicle = (id: number, over: Partial<BattleVehicleView> = {}): BattleVehicleView => ({
  id,
  name: 'Tank',
  sign: 'tracked',
  over: null,
  side: 'theirs',
  sector: 3,
  state: 'standing',
  rep: 4,
  turn: 'waits',
  saying: 'Stands, DV 6, waits',
  words: '',
  aboard: [],
  label: 'Tank, sector 3: stands',
  ...over,
})

export const action = (name: string, title: string, over: Partial<BattleActionView> = {}): BattleActionView => ({
  name,
  title,
  section: 'turn',
  page: 16,
  words: [],
  tables: [],
  refused: null,
  leaves: null,
  warns: null,
  ways: [],
  likely: 0,
  ...over,
})

/** Turn 6 of a patrol: two groups of ours, one squad found, one PEF left. */
export const battle: Fought = {
  status: 'fought',
  title: 'Patrol',
  date: 'Early September 1967, I Corps interior',
  turn: {
    number: 6,
    length: 14,
    ours: 4,
    theirs: 3,
    side: 'ours',
    saying: 'We act first. Groups led by REP 4 or more.',
    goOn: 'passOn',
    left: null,
    idle: null,
    due: null,
    conditions: 'Morning, 3 turns left. Clear.',
  },
  groups: [
    group({
      id: 1,
      name: 'A',
      side: 'ours',
      figures: [
        figure(101, 'Sgt Mercer, J.', { rep: 5, leader: true, starDice: 5 }),
        figure(102, 'Pfc Novak, T.', {
          status: 'Duck Back',
          tone: 'mind',
          posture: { is: 'open', prone: true, words: 'open, prone', may: 'up' },
        }),
      ],
    }),
    group({ id: 2, name: 'B', side: 'ours', sector: 5, figures: [figure(103, 'LCpl Ruiz, M.')] }),
    group({
      id: 3,
      name: 'E1',
      side: 'theirs',
      title: 'Local VC',
      may: 'Acts when its side does',
      state: 'waits',
      figures: [
        figure(201, 'E1 1', { weapon: 'AK-47' }),
        figure(202, 'E1 2', { status: 'Obviously Dead', tone: 'lost', posture: null }),
      ],
    }),
  ],
  distances: [],
  contacts: [
    { id: 301, number: 2, label: 'PEF 2', kind: 'pef', sector: 3, status: 'hidden', found: null, sealed: false },
    { id: 302, number: 3, label: 'PEF 3', kind: 'pef', sector: 1, status: 'resolved', found: 'Nothing', sealed: false },
  ],
  patrolled: [1, 2],
  structures: [],
  craft: [],
  vehicles: [],
  calls: [{ id: 401, text: 'Medevac: one Slick', when: 'in turn 8', sector: null }],
  lasting: [{ id: 501, text: 'Smoke, sector 2', when: 'to turn 8', sector: 2 }],
  points: { items: [{ text: 'each sector patrolled', count: 2, points: 2 }], total: 2 },
  support: { level: 3, ready: ['helicopters'], radios: ['Pfc Novak, T.'], refused: null },
  todo: [
    { text: 'Look into sectors 3, 4, 5 and 6', state: 'open' },
    { text: 'Every PEF of the start has been seen', state: 'done' },
  ],
  before: [
    { text: '8 more turns at least', when: 'then a die' },
    { text: 'Pfc Novak, T.', when: 'wounded, to be carried' },
  ],
  follows: [],
  actions: [
    action('nextTurn', 'Next turn', { likely: 10 }),
    action('passOn', 'Their turn', { likely: 20 }),
    action('fire', 'Fire', { section: 'fight', words: ['shoot'], likely: 90 }),
    action('callSupport', 'Call for support', { section: 'support', likely: 5 }),
    action('firstAid', 'First Aid', { section: 'wounded', refused: 'No Medic is near a wounded man.' }),
  ],
}

const signs = [
  'building',
  'bunker',
  'position',
  'hooch',
  'tunnel',
  'trap',
  'spiderHole',
  'cache',
  'charge',
  'plane',
  'helicopter',
  'wreck',
  'tracked',
  'wheeled',
  'boat',
  'struck',
  'crossed',
  'flames',
] as const satisfies readonly MapSign[]

export const map: BattleMapView = {
  width: 600,
  height: 360,
  sectors: [1, 2, 3, 4, 5, 6].map((number) => ({
    number,
    ground: 'clear',
    words: 'Clear',
    paths: [{ d: 'M1 1L2 2', role: 'line', width: 1, dash: null }],
    flooded: false,
    start: number === 5,
    river: { upDown: 0, leftRight: 0 },
  })),
  markers: [{ number: 3, sector: 1, kind: 'pef', resolved: false }],
  courses: [],
  craters: [],
  defended: null,
  huts: [{ sector: 2, x: 300, y: 150, paths: [{ d: 'M0 0L9 9', role: 'solid', width: 1, dash: null }] }],
  signs: Object.fromEntries(
    signs.map((sign) => [sign, [{ d: `M0 0h${sign.length}`, role: 'solid', width: 1, dash: null }]]),
  ) as unknown as BattleMapView['signs'],
}

/** The form of Fire with all kinds of fields; `asked` are names that are asked beyond the first. */
export const fireForm = (values: BattleForm['values'] = {}): BattleForm => ({
  action: 'fire',
  title: 'Fire',
  page: 31,
  forEyes: null,
  fields: [
    {
      kind: 'picks',
      name: 'shooters',
      label: 'Who fires',
      help: null,
      least: 1,
      most: 2,
      among: [
        { id: 101, label: 'Sgt Mercer, J.', detail: 'REP 5, M-14', side: 'ours' },
        { id: 103, label: 'LCpl Ruiz, M.', detail: 'REP 4, M-14', side: 'ours' },
      ],
    },
    {
      kind: 'pick',
      name: 'target',
      label: 'At whom',
      help: null,
      optional: false,
      among: [{ id: 201, label: 'E1 1', detail: 'REP 4, AK-47', side: 'theirs' }],
    },
    {
      kind: 'choice',
      name: 'stands',
      label: 'Stands',
      help: null,
      options: [
        { value: 'open', label: 'In the open' },
        { value: 'cover', label: 'In cover' },
      ],
    },
    { kind: 'number', name: 'distance', label: 'Distance', help: null, least: 0, most: 60, unit: 'inches' },
    { kind: 'flag', name: 'prone', label: 'Prone', help: null },
    {
      kind: 'rows',
      name: 'near',
      label: 'Near it',
      help: null,
      least: 0,
      most: 2,
      lines: ((values['near'] as readonly unknown[] | undefined) ?? []).map(() => [
        { kind: 'number', name: 'dv', label: 'DV', help: null, least: 0, most: 10, unit: null },
      ]),
      fresh: { dv: 0 },
    },
  ],
  values: { shooters: [101], target: 201, stands: 'open', distance: 12, prone: false, near: [], ...values },
  problem: null,
  asks: null,
  tells: null,
  button: null,
})

/** An act that follows in the battle; what is not said of it is nothing. */
export const follow = (over: Partial<BattleFollow> = {}): BattleFollow => ({
  key: 'fire 9',
  action: 'fire',
  title: 'E1 fires at the closest of A',
  detail: null,
  values: {},
  side: 'theirs',
  wants: null,
  figures: [],
  isTurn: false,
  ...over,
})
