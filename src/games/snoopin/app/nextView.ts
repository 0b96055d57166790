import type { NextView } from '../contract/overview.ts'
import { flow } from '../rules/flow.ts'
import { insurgencyForce, mayBuild } from '../rules/insurgency.ts'
import type { Part, Side, SnoopinState, Turn } from '../rules/state.ts'
import { gameEnd } from '../rules/tables/game.ts'
import { isKeptFromSomebody } from '../rules/kept.ts'
import { nameOf } from '../rules/titles.ts'
import { missionOf } from '../rules/missions.ts'
import { freeSquads, ordersWaitFor } from '../rules/goingOut.ts'
import { developsNext, undeveloped } from '../rules/development.ts'
import { platoonsOf } from '../rules/forces.ts'
import { turnNow } from '../rules/turn.ts'
import { scoresOf } from './rollWords.ts'
import { ofTurn, sideById, squadsOf, turnUnderWay } from './who.ts'

type Said = Pick<NextView, 'title' | 'text'> & Partial<Omit<NextView, 'part'>>

const pages: Readonly<Record<string, string>> = {
  turn: 'snoopin.turn',
  mission: 'snoopin.mission',
  forces: 'snoopin.platoon',
}

/** @returns what comes next: a title, a sentence, and the step that is taken for it; null where nothing does. */
export function nextView(state: SnoopinState): NextView | null {
  const [tour] = state.tour
  if (!tour || tour.part === 'over') return null
  const turn = turnUnderWay(state)
  const said = turn === null ? betweenTurns(state) : next[tour.part as Underway](state, turn)
  return {
    part: flow.find(({ part }) => part === tour.part)?.title ?? '',
    ...{ step: null, input: {}, page: pages['turn']!, owner: null, rolls: false },
    ...said,
  }
}

type Underway = Exclude<Part, 'start' | 'over'>

function betweenTurns(state: SnoopinState): Said {
  const without = state.sides.find(({ id }) => !state.forces.some(({ sideId }) => sideId === id))
  if (without) return forcesFirst(`Add the force of ${without.name}`, forceText[without.kind])
  const bare = platoonsOf(state).find(({ id }) => squadsOf(state, id).length < 2)
  if (bare) return forcesFirst(`Add squads to ${bare.name}`, `At least ${freeSquads} squads go out each turn.`)
  const number = (turnNow(state)?.number ?? 0) + 1
  if (state.tour[0]!.kind === 'pack')
    return {
      title: `Begin turn ${number}`,
      text: 'Name the scenario of the pack, and what it tells each side to do; between two of them a mission may be drawn.',
    }
  return {
    title: `Begin turn ${number}`,
    text: 'Missions come from the generator, or from a scenario of your own.',
    ...{ step: 'beginTurn', input: { scenario: '', random: true, missions: [] } },
  }
}

const forceText: Readonly<Record<Side['kind'], string>> = {
  regulars: 'A platoon for each of its players, with squads, teams and men.',
  insurgents: 'The whole insurgency is one force, with its ratings and assets.',
}

const forcesFirst = (title: string, text: string): Said => ({ title, text, page: pages['forces']! })

/** What comes in each step of the turn. */
const next: Readonly<Record<Underway, (state: SnoopinState, turn: Turn) => Said>> = {
  mission(state, turn) {
    const side = state.sides.find(({ id, kind }) => kind === 'regulars' && !missionOf(state, turn, id))
    return {
      title: side ? `Draw the mission of ${side.name}` : 'Missions',
      text: 'In secret: its player and the program alone know it until the game is over.',
      ...(side && { step: 'drawMission', input: { side: side.id } }),
      ...{ page: pages['mission']!, owner: side && side.player !== '' ? side.id : null, rolls: true },
    }
  },
  orders(state, turn) {
    const force = platoonsOf(state).find(({ id }) => !rolledBy(state, turn).has(id))
    if (force)
      return {
        title: platoonsOf(state).length > 1 ? `Operational Momentum of ${force.name}` : 'Roll for Operational Momentum',
        text: 'Two dice, added. Points buy assets now or at the start of a turn; what is left counts as victory points.',
        ...{ step: 'rollMomentum', input: { force: force.id }, page: pages['mission']!, rolls: true },
      }
    const waits = ordersWaitFor(state, turn)
    return {
      title: waits ? `Orders of ${waits.name}` : 'Orders',
      text: 'Teams of at least two squads go out; further ones and assets cost points.',
      page: pages['mission']!,
    }
  },
  reconnoiter(state, turn) {
    // A scenario says itself how its table is laid out.
    const what = turn.random ? openRollOff(state, turn) : null
    if (what === null)
      return { title: 'Lay out the table', text: 'Terrain, an objective in each quarter, and who has which edge.' }
    return {
      title: what === 'objectives' ? 'Roll off for the objectives' : 'Roll off for the edges',
      text: 'Each side rolls its best Troop Quality die; the higher one chooses first.',
      ...{ step: 'rollOff', input: { what }, rolls: true },
    }
  },
  initiate(state, turn) {
    if (turn.gameTurn === null)
      return {
        title: 'Initiate the plan',
        text: 'A die for lieutenant and medic; cards, and the units that are on the table.',
      }
    // A scenario says itself who deploys first.
    if (turn.random && !hasRolledOff(state, turn, 'deploy'))
      return {
        title: 'Roll off for who deploys first',
        text: 'Each side rolls its best Troop Quality die; the higher one says who deploys first.',
        ...{ step: 'rollOff', input: { what: 'deploy' }, rolls: true },
      }
    return { title: 'Begin the game', text: 'What acts at the start of a game is rolled now.', step: 'startGame' }
  },
  game: (_, { gameTurn }) => ({
    title: `Turn ${gameTurn ?? 1} of the game`,
    text: `Count what happens, note who is hit, then end the turn.${endWords(gameTurn ?? 1)}`,
  }),
  assessment(state, turn) {
    const sealed = ofTurn(state.missions, turn).find(({ known }) => known === null)
    if (!sealed)
      return { title: 'Assess the operation', text: 'Say what of the missions was done; the program adds up the rest.' }
    return {
      title: `Open the mission of ${nameOf(state, 'sides', sealed.sideId)}`,
      text: 'The game is over: all may see what it had to do.',
      ...{ step: 'openMission', input: { side: sealed.sideId } },
      owner: isKeptFromSomebody(state, sealed.sideId) ? sealed.sideId : null,
    }
  },
  casualties: () => ({
    title: 'Casualty recovery',
    text: 'Two Troop Quality dice for everyone with a Serious Wound, by how he left the table.',
    ...{ step: 'recoverCasualties', rolls: true },
  }),
  points: () => ({
    title: 'Record the campaign points',
    text: 'The points of the game, less five for each prisoner lost.',
    step: 'recordPoints',
  }),
  development(state, turn) {
    if (undeveloped(state, turn.id).length > 0) {
      const side = sideById(state, developsNext(state, turn.id) ?? 0)
      return {
        title: side ? `Develop the teams of ${side.name}` : 'Develop the teams',
        text: 'Say how each team that went has done; the program rolls for who may.',
        owner: side && side.player !== '' ? side.id : null,
      }
    }
    const force = insurgencyForce(state)
    if (force && mayBuild(state, turn))
      return {
        title: `Build ${force.name}`,
        text: 'After a draw or better the insurgency may roll; it may pass as well.',
        ...{ step: 'buildInsurgency', input: { force: force.id }, rolls: true },
      }
    return { title: 'Close the development', text: 'Then men return, and new ones come.', step: 'closeDevelopment' }
  },
  return: () => ({
    title: 'Return to duty, replacements',
    text: 'A die for each man in the pools; new men fill the places of those who do not come back.',
    ...{ step: 'returnToDuty', rolls: true },
  }),
}

const rolledBy = (state: SnoopinState, turn: Turn): ReadonlySet<number> =>
  new Set(ofTurn(state.momentum, turn).map(({ forceId }) => forceId))

/** @returns what is rolled off for next; null once both have been. */
const openRollOff = (state: SnoopinState, turn: Turn): 'objectives' | 'edges' | null =>
  (['objectives', 'edges'] as const).find((what) => !hasRolledOff(state, turn, what)) ?? null

const hasRolledOff = (state: SnoopinState, turn: Turn, wanted: SnoopinState['rollOffs'][number]['what']): boolean =>
  ofTurn(state.rollOffs, turn).some(({ what }) => what === wanted)

/** @returns "d6, 4 or more": what must come for the game to go on after a turn; empty where nothing is rolled. */
export function goesOn(gameTurn: number): string {
  const row = gameEnd.rows.find((one) => one.outcome === 'on' && one.gives.turn === gameTurn)
  return row?.outcome === 'on' ? `d${row.gives.sides}, ${scoresOf(row)}` : ''
}

function endWords(gameTurn: number): string {
  const die = goesOn(gameTurn)
  return die === '' ? '' : ` It goes on with a ${die}.`
}
