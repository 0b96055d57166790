import type { Rules } from '../../../../../main/engine/system.ts'
import { switchOf } from '../../house/switches.ts'
import { known } from '../../steps/setup/common.ts'
import { fixedPefRep } from '../../steps/setup/firstContact.ts'
import { vcNvaActivity } from '../../tables/firstContact.ts'
import { billetOf, isStar, leaderPost } from '../../people.ts'
import type { FngState, Mission, PartyMember, Post } from '../../state.ts'
import type { Battle, Contact, Figure, Group, Lasting } from '../battle.ts'
import type { FigureRole } from '../collections.ts'
import { nameOf } from '../../naming.ts'

/** How the table looks before the first turn. */
export interface Deployed {
  readonly battle: Battle
  readonly groups: readonly Group[]
  readonly figures: readonly Figure[]
  readonly contacts: readonly Contact[]
  readonly lasting: readonly Lasting[]
}

/**
 * @param newId gives ids for the new rows.
 * @returns the battle's first rows: men in groups by squad, each under its leader, and the mission's markers.
 */
export function deployed(state: FngState, mission: Mission, newId: () => number, rules: Rules): Deployed {
  const party = state.party.filter((member) => member.missionId === mission.id)
  const squads = [...new Set(party.map((member) => member.squad))].sort((a, b) => a - b)
  const parts = squads.map((squad, index) => groupOf(state, mission, squad, index, party, newId))
  const figures = parts.flatMap((part) => part.figures)
  return {
    battle: battleRow(state, mission, commanderOf(state, figures), rules, newId()),
    groups: parts.map((part) => part.group),
    figures,
    contacts: contactsOf(state, mission, newId),
    lasting: registeredTargets(mission, newId),
  }
}

function groupOf(
  state: FngState,
  mission: Mission,
  squad: number,
  index: number,
  party: readonly PartyMember[],
  newId: () => number,
): { readonly group: Group; readonly figures: readonly Figure[] } {
  const id = newId()
  const figures = party
    .filter((member) => member.squad === squad)
    .map((member): Figure => ({ id: newId(), ...figureOf(state, mission, member.soldierId, id) }))
  const leader = leaderAmong(state, figures, squad)
  const group: Group = {
    id,
    side: 'ours',
    name: letter(index),
    squad,
    leaderId: leader?.id ?? null,
    sector: mission.playerSector,
    strength: figures.length,
    activated: false,
    unseenTurns: 0,
    hidden: false,
  }
  return { group, figures: figures.map((f) => (f.id === leader?.id ? { ...f, role: 'leader' } : f)) }
}

const letter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)

/** What a figure is before anything has happened to it. */
export const freshFigure = {
  repLoss: 0,
  status: 'carryOn',
  leftHow: null,
  walks: false,
  retiredTurn: null,
  leaving: false,
  fleeing: false,
  satOut: false,
  fired: false,
  moved: false,
  fastMoving: false,
  prone: false,
  posture: null,
  outOfAmmo: false,
  sidearmEmpty: null,
  mayReturnFire: false,
  answers: null,
  mayCharge: false,
  readied: null,
  busy: null,
  busyWith: null,
  busySince: null,
  busyLeft: null,
  readiedItem: null,
  grenadeTurn: null,
  launchTurn: null,
  rounds: null,
  heatRounds: null,
  lastShot: false,
  setUp: false,
  carries: null,
  carried: false,
  hero: false,
  suppressed: false,
  matchedWith: null,
  matchedTurn: null,
  inTunnel: false,
  captiveWas: null,
  aided: false,
  wasOut: false,
  hadRetired: false,
  burned: false,
  evacuation: 'none',
  starDice: 0,
  luckUsed: false,
  aboardId: null,
  vehicleId: null,
  skyTurn: null,
  traits: null,
  post: null,
  items: null,
  orders: null,
  doing: null,
  spokenTurn: null,
} as const satisfies Partial<Figure>

/** A man of the platoon as a figure: his REP is his REP, a Star begins with a Star Power die for each point (FNG p. 4). */
export function figureOf(state: FngState, mission: Mission, soldierId: number, groupId: number): Omit<Figure, 'id'> {
  const soldier = state.soldiers.find((man) => man.id === soldierId)!
  const billet = billetOf(state, soldierId)
  return {
    ...freshFigure,
    groupId,
    side: 'ours',
    soldierId,
    name: nameOf(state, soldier),
    rep: soldier.rep,
    role: carriesRadio(state, mission, soldierId) ? 'rto' : roles[billet?.post ?? 'rifleman'],
    weapon: billet?.weapon ?? 'm16',
    sidearm: billet?.sidearm ?? null,
    starDice: isStar(state, soldierId) ? soldier.rep : 0,
  }
}

const carriesRadio = (state: FngState, mission: Mission, soldierId: number): boolean =>
  state.gear.some((row) => row.missionId === mission.id && row.soldierId === soldierId && row.item === 'radio')

/** What a post is on the table, leadership aside. */
export const roles: Readonly<Record<Post, FigureRole>> = {
  platoonLeader: 'leader',
  platoonSergeant: 'leader',
  squadLeader: 'leader',
  jrNco: 'rifleman',
  lmgGunner: 'gunner',
  lmgAssistant: 'loader',
  grenadier: 'grenadier',
  autoRifleman: 'rifleman',
  smgGunner: 'rifleman',
  rifleman: 'rifleman',
  rto: 'rto',
  runner: 'rifleman',
  medic: 'medic',
  translator: 'translator',
  lldbLieutenant: 'rifleman',
  forwardObserver: 'observer',
  foRto: 'rto',
  advisor: 'rifleman',
  advisorRto: 'rto',
  politicalOfficer: 'leader',
  guide: 'rifleman',
}

/** Who leads a squad: its leader, else its Jr NCO, else its highest REP (FNG p. 16); the first by line among equals. */
function leaderAmong(state: FngState, figures: readonly Figure[], squad: number): Figure | null {
  const postOf = (figure: Figure) => billetOf(state, figure.soldierId!)?.post
  const best = (among: readonly Figure[]) => [...among].sort((a, b) => b.rep - a.rep)[0]
  return (
    figures.find((f) => postOf(f) === leaderPost(squad)) ??
    best(figures.filter((f) => postOf(f) === (squad === 0 ? 'platoonSergeant' : 'jrNco'))) ??
    best(figures) ??
    null
  )
}

/** The Force Commander: the highest-ranking leader on the table (FNG pp. 15, 74): the HQ's, else the first squad's. */
const commanderOf = (state: FngState, figures: readonly Figure[]): number | null => {
  const leaders = figures.filter((figure) => figure.role === 'leader')
  const grade = (figure: Figure) => {
    const { grade: of } = state.soldiers.find((man) => man.id === figure.soldierId)!
    return ['officer', 'nco', 'jrNco', 'enlisted'].indexOf(of)
  }
  return [...leaders].sort((a, b) => grade(a) - grade(b))[0]?.id ?? null
}

/** A PEF's REP is the EAL until First Contact, or 3 where a campaign plays it so (FNG pp. 60, 68). */
function pefRepAtStart(state: FngState, mission: Mission, rules: Rules): number {
  if (switchOf(state, 'pefRep') === 'fixed3') return fixedPefRep
  const met = rules.table(vcNvaActivity).rows.find(({ outcome }) => outcome === mission.activity)
  return met?.gives.pefRep ?? known(mission.eal, 'Enemy Activity Level')
}

function battleRow(state: FngState, mission: Mission, commanderId: number | null, rules: Rules, id: number): Battle {
  const eal = known(mission.eal, 'Enemy Activity Level')
  return {
    id,
    missionId: mission.id,
    turn: 0,
    ourDie: null,
    theirDie: null,
    side: null,
    first: null,
    length: known(mission.minimumTurns, 'number of turns'),
    over: false,
    dayPart: known(mission.dayPart, 'day part'),
    dayPartTurnsLeft: known(mission.dayPartTurns, 'length of the day part'),
    nextDayPartRow: known(mission.nextDayPartRow, 'next day part'),
    weather: known(mission.weather, 'weather'),
    supportLevel: known(mission.supportLevel, 'Support Level'),
    eal,
    pefRep: pefRepAtStart(state, mission, rules),
    // An Ambush has met its enemy in the set-up already (FNG p. 98).
    enemy: mission.enemy,
    activity: mission.activity,
    commanderId,
    ended: false,
  }
}

const contactsOf = (state: FngState, mission: Mission, newId: () => number): Contact[] =>
  state.markers
    .filter((marker) => marker.missionId === mission.id)
    .map((marker): Contact => ({
      id: newId(),
      markerId: marker.id,
      number: marker.number,
      kind: marker.kind,
      sector: marker.sector,
      status: 'hidden',
      found: marker.found,
      actedTurn: 0,
      groupId: null,
      sealed: false,
      pc: false,
    }))

const registeredTargets = (mission: Mission, newId: () => number): Lasting[] =>
  Array.from({ length: mission.registeredTargets ?? 0 }, (_, i) => ({
    id: newId(),
    kind: 'registeredTarget',
    name: `Registered target ${i + 1}`,
    sector: null,
    figureId: null,
    structureId: null,
    since: 0,
    until: null,
    amount: 1,
  }))
