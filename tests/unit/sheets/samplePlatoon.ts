import {
  empty,
  type Billet,
  type FngState,
  type Post,
  type Soldier,
  type Tour,
} from '../../../src/games/fng/rules/state.ts'

/** One man of a sample: post, weapon, name, REP, half-months left, and what is not normal about him. */
export interface SampleMan {
  readonly post: Post
  readonly weapon: string
  readonly name: string
  readonly rep: number
  readonly deros: number
  readonly attributes?: readonly string[]
  readonly more?: Partial<Soldier>
  readonly billet?: Partial<Billet>
}

const ranks: Partial<Record<Post, string>> = {
  platoonLeader: '2ndLt',
  platoonSergeant: 'GySgt',
  squadLeader: 'Sgt',
  jrNco: 'LCpl',
  rto: 'LCpl',
  medic: 'HM3',
}

const tour: Tour = {
  id: 1,
  unit: '2nd Platoon, Bravo Company',
  list: 'usmc',
  corps: 'i',
  attributesFor: 'starSquad',
  startHalfMonth: 0,
  halfMonth: 16,
  tourLength: 26,
  phase: 'whoGoes',
  starId: 101,
  extraContactDie: false,
  lastArea: 'interior',
  missionId: null,
  resume: null,
  ending: null,
}

/** @returns a state with these men, squad by squad; null is an open slot. */
export function sampleState(squads: readonly (readonly (SampleMan | null)[])[], more: Partial<Tour> = {}): FngState {
  const billets: Billet[] = []
  const soldiers: Soldier[] = []
  const attributes: FngState['attributes'][number][] = []
  squads.forEach((men, squad) => {
    men.forEach((man, line) => {
      const id = squad * 100 + line + 1
      billets.push(billetOf(man, id, squad, line))
      if (!man) return
      soldiers.push(soldierOf(man, id))
      man.attributes?.forEach((attribute, i) => attributes.push({ id: id * 50 + i, soldierId: id, attribute }))
    })
  })
  return { ...empty, tour: [{ ...tour, ...more }], billets, soldiers, attributes }
}

const billetOf = (man: SampleMan | null, id: number, squad: number, line: number): Billet => ({
  id,
  squad,
  line,
  post: man?.post ?? 'rifleman',
  weapon: man?.weapon ?? 'm14',
  sidearm: null,
  attachment: false,
  soldierId: man ? id : null,
  openSince: man ? null : 15,
  automatic: false,
  keptFor: null,
  ...man?.billet,
})

function soldierOf(man: SampleMan, id: number): Soldier {
  const [lastName, firstName] = man.name.split(', ')
  return {
    id,
    firstName: firstName ?? '',
    lastName: lastName!,
    rank: ranks[man.post] ?? 'Pfc',
    grade: man.post === 'platoonLeader' ? 'officer' : 'enlisted',
    nationality: 'us',
    rep: man.rep,
    bestRep: man.rep,
    deros: man.deros,
    shortTimer: false,
    shortTimerChecked: false,
    status: 'present',
    awayMissions: 0,
    awaySince: null,
    joined: 0,
    left: null,
    ...man.more,
  }
}

const short = { shortTimer: true }
const fresh = { joined: 15 }
const hospital = { status: 'hospital', awayMissions: 2 } as const
const m = (
  post: Post,
  weapon: string,
  name: string,
  rep: number,
  deros: number,
  attributes: readonly string[] = [],
  more: Partial<Soldier> = {},
): SampleMan => ({ post, weapon, name, rep, deros, attributes, more })

const headquarters: SampleMan[] = [
  m('platoonLeader', 'm14', 'Whitcomb, P', 4, 6),
  m('platoonSergeant', 'm14', 'Odom, L', 5, 18),
  m('rto', 'm14', 'Vance, R', 4, 20),
  { ...m('medic', 'm1911a1', 'Castellano, D', 3, 4, [], short), billet: { attachment: true } },
]

const firstSquad: (SampleMan | null)[] = [
  m('squadLeader', 'm14', 'Mercer, J', 5, 10, ['born-leader', 'crack-shot', 'nerves-of-steel']),
  m('jrNco', 'm14', 'Tillman, A', 5, 20, ['pointman', 'stealthy'], { status: 'rAndR', awayMissions: 1 }),
  m('jrNco', 'm14', 'Ruiz, E', 4, 16, ['old-hand']),
  m('jrNco', 'm14', 'Beckett, S', 3, 8, ['lucky'], short),
  m('autoRifleman', 'm14a1', 'Novak, G', 4, 22, ['hard-as-nails']),
  m('autoRifleman', 'm14a1', 'Hutchins, W', 5, 24, ['marksman']),
  m('autoRifleman', 'm14a1', 'Abruzzo, V', 3, 24, ['slow']),
  { ...m('grenadier', 'm79', 'Dooley, K', 4, 18, ['grenadier']), billet: { sidearm: 'm1911a1' } },
  m('rifleman', 'm14', 'Oakes, C', 3, 1, ['shirker'], short),
  m('rifleman', 'm14', 'Lindqvist, N', 3, 21, ['tunnel-rat'], hospital),
  m('rifleman', 'm14', 'Gaines, T', 3, 26, ['clumsy'], fresh),
  null,
]

const secondSquad: (SampleMan | null)[] = [
  m('squadLeader', 'm14', 'Pruitt, D', 4, 14),
  m('jrNco', 'm14', 'Yarrow, B', 3, 4, [], short),
  m('jrNco', 'm14', 'McAvoy, F', 4, 18),
  m('jrNco', 'm14', 'Santangelo, J', 6, 22, ['tough']),
  m('autoRifleman', 'm14a1', 'Kessler, H', 3, 20, [], hospital),
  m('autoRifleman', 'm14a1', 'Boone, R', 5, 24),
  m('autoRifleman', 'm14a1', 'Trujillo, M', 4, 26, [], fresh),
  { ...m('grenadier', 'm79', 'Ames, L', 3, 2, [], short), billet: { sidearm: 'm1911a1' } },
  m('rifleman', 'm14', 'Fitch, O', 2, 22),
  m('rifleman', 'm14', 'Greer, P', 7, 24),
  m('rifleman', 'm14', 'Holloway, J', 4, 25, [], fresh),
]

const thirdSquad: (SampleMan | null)[] = [
  m('squadLeader', 'm14', 'Nuñez, R', 4, 12),
  m('jrNco', 'm14', 'Böhm, K', 4, 18),
  ...['Quincy, A', 'Rourke, T', 'Sandoval, I', 'Tatum, W', 'Underhill, B', 'Vickers, L', 'Weller, S', 'Xavier, N'].map(
    (name, i) => m('rifleman', 'm14', name, 3 + (i % 3), 9 + i * 2),
  ),
  ...['Yates, C', 'Zimmerman, H', 'Abbott, G', 'Byrd, E'].map((name, i) => m('rifleman', 'm14', name, 3, 24 - i)),
]

const kit = (id: number, squad: number, item: string, quantity: number, soldierId: number | null = null) => ({
  id,
  squad,
  soldierId,
  item,
  quantity,
})

/** The platoon of the mocks: USMC, early September 1967, half-month 17. */
export const marines: FngState = {
  ...sampleState([headquarters, firstSquad, secondSquad, thirdSquad]),
  equipment: [
    kit(1, 1, 'c4', 4),
    kit(2, 1, 'claymore', 2),
    kit(3, 2, 'c4', 1),
    kit(4, 2, 'claymore', 3),
    kit(5, 3, 'c4', 2),
    kit(6, 3, 'claymore', 2),
    kit(7, 3, 'm20', 1),
    kit(8, 0, 'smoke-grenade', 1, 1),
    kit(9, 0, 'smoke-grenade', 1, 2),
    kit(10, 0, 'smoke-grenade', 1, 3),
    kit(11, 0, 'starlight-scope', 1),
  ],
}

/** A small ARVN platoon before the starlight scopes came, with names that Courier Prime lacks letters for. */
export const rangers: FngState = sampleState(
  [
    [m('platoonLeader', 'm1-garand', 'Nguyễn Văn Thiệu, Đ', 4, 9), m('rto', 'm2-carbine', 'Phạm Ngọc Thảo, Q', 3, 17)],
    [
      m('squadLeader', 'm1-thompson', 'Trần Hữu Phước, L', 5, 15, ['stealthy', 'trap-finder', 'fluent', 'tunnel-rat']),
      m('jrNco', 'm1-garand', 'Đặng Thị Ánh, H', 4, 3),
      m('lmgGunner', 'bar', 'Lê, T', 3, 23),
      null,
    ],
    [m('squadLeader', 'm1-garand', 'Võ, N', 4, 11)],
    [],
  ],
  { list: 'arvn-pre-1968', corps: 'iv', halfMonth: 6, tourLength: 24, starId: 101, unit: '1st Platoon' },
)
