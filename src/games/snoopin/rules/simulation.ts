import type { Draw } from '../../../main/engine/seeded.ts'
import { abilitiesOf, isUsed } from './abilities.ts'
import { developsNext, undeveloped } from './development.ts'
import { isIneffective, isTired } from './fatigue.ts'
import { fitIn, isOnTableOf, platoonsOf, platoonsOut, sentOf, teamsOf } from './forces.ts'
import { insurgencyForce, mayBuild } from './insurgency.ts'
import { missionOf, partCount } from './missions.ts'
import { maySitOut, ordersWaitFor } from './goingOut.ts'
import { momentumOf } from './momentum.ts'
import { byTheBook } from './scene.ts'
import { scoreLines } from './score.ts'
import { drawFor, pick, type Decision } from './simulation/decision.ts'
import { beginCampaign, muster } from './simulation/muster.ts'
import type { Force, Part, SnoopinState, Team, Turn } from './state.ts'
import { usualPieces } from './usualPieces.ts'
import { rowById } from '../../../main/engine/state.ts'

/**
 * A simulation, not a rule of the book: it plays a whole campaign by itself, for demonstrations and long tests. Orders, and
 * what happens on the table, are made up.
 * @returns the next step, the same for the same seed; null when the campaign is over.
 */
export function autoplay(state: SnoopinState, seed: number): Decision | null {
  const [tour] = state.tour
  if (!tour) return beginCampaign
  if (tour.part === 'over') return null
  if (tour.part === 'start') return muster(state) ?? pointMan(state) ?? take('beginTurn', scenario(state))
  const turn = rowById(state.turns, tour.turnId!, 'turn')
  return parts[tour.part](state, turn, drawFor(state, seed))
}

/** Free-form: from the generator. Of a pack: the next of its scenarios, which tells each side what to do. */
function scenario({ tour: [tour], turns, sides }: SnoopinState) {
  if (tour!.kind === 'free') return { scenario: '', random: true, missions: [] }
  const missions = sides.map(({ id: side }, i) => ({ side, words: i === 0 ? 'Hold the mill' : 'Take the mill' }))
  return { scenario: `Scenario ${turns.length + 1}`, random: false, missions }
}

/** An Ace without a point man gets one: the last man of his team who is fit and is none yet. */
function pointMan(state: SnoopinState): Decision | null {
  for (const { id, key, manId, teamId } of state.developments) {
    if (key !== 'acePointMan' || manId !== null) continue
    const free = fitIn(state, teamId).filter((man) => !state.developments.some((one) => one.manId === man.id))
    const man = free.at(-1)
    if (man) return { step: 'namePointMan', input: { development: id, man: man.id } }
  }
  return null
}

type Underway = Exclude<Part, 'start' | 'over'>
type Play = (state: SnoopinState, turn: Turn, draw: Draw) => Decision

const take = (step: Decision['step'], input: unknown = {}): Decision => ({ step, input })

const parts: Readonly<Record<Underway, Play>> = {
  mission(state, turn, draw) {
    const side = state.sides.find(({ id, kind }) => kind === 'regulars' && !missionOf(state, turn, id))!
    return { ...take('drawMission', { side: side.id }), faces: [1 + draw('mission', 6)] }
  },
  orders(state, turn, draw) {
    const unrolled = platoonsOf(state).find(({ id }) => momentumOf(state, turn, id) === null)
    if (unrolled) return take('rollMomentum', { force: unrolled.id })
    const force = ordersWaitFor(state, turn)!
    const isHome = maySitOut(state, turn, force) && draw(`home ${force.id}`, 4) === 0
    const nothing = { force: force.id, teams: [], boughtTeams: [], boughtSquads: [], assets: [] }
    return take('giveOrders', isHome ? nothing : orders(state, turn, force, draw))
  },
  reconnoiter(state, turn, draw) {
    const rolled = state.rollOffs.filter(({ turnId }) => turnId === turn.id).map(({ what }) => what)
    for (const what of ['objectives', 'edges'] as const) if (!rolled.includes(what)) return take('rollOff', { what })
    const places = ['the mill', 'the ford', 'the old trench', 'the shrine']
    return take('reconnoiter', {
      ...{
        pieces: usualPieces.least + draw('pieces', usualPieces.most - usualPieces.least + 1),
        hotSpots: 'three along the tree line',
      },
      objectives: places.map((place, i) => ({ quarter: i + 1, place })),
      edges: state.sides.map(({ id }, i) => ({ side: id, edge: i === 0 ? 'south' : 'north' })),
    })
  },
  initiate: (state, turn) => (turn.gameTurn === null ? take('initiatePlan', plan(state, turn)) : take('startGame')),
  game: play,
  assessment(state, turn, draw) {
    const sealed = state.missions.find(({ turnId, known }) => turnId === turn.id && known === null)
    if (sealed) return take('openMission', { side: sealed.sideId })
    const sides = state.sides.map(({ id }) => {
      const mission = missionOf(state, turn, id)?.known ?? ''
      const points = turn.random ? null : draw(`points ${id}`, 20)
      return { side: id, parts: draw('parts', 2) * partCount(byTheBook(state), mission), points }
    })
    return take('assess', { sides, words: '' })
  },
  casualties: () => take('recoverCasualties'),
  points: () => take('recordPoints'),
  development,
  return: () => take('returnToDuty'),
}

/** Teams of two squads, those that are tired last; what is left over of the points buys another team now and then. */
function orders(state: SnoopinState, turn: Turn, force: Force, draw: Draw) {
  const able = (team: Team) => !isIneffective(state, team) && fitIn(state, team.id).length > 0
  const teams = teamsOf(state, force.id).filter(able)
  const fresh = teams.filter(({ id }) => !isTired(state, id) || draw(`rest ${id}`, 3) === 0)
  const squads = [...new Set(teams.map(({ squadId }) => squadId))]
  const first = draw('squads', squads.length || 1)
  const two = squads.length > 2 ? [squads[first], squads[(first + 1) % squads.length]] : squads
  const chosen = two.flatMap((squad) => {
    const ready = fresh.filter(({ squadId }) => squadId === squad)
    return ready.length > 0 ? ready : teams.filter(({ squadId }) => squadId === squad).slice(0, 1)
  })
  const other = fresh.find((team) => !two.includes(team.squadId))
  const points = momentumOf(state, turn, force.id)!
  const buys = other && points >= 4 && draw('buy', 2) === 0 ? [other.id] : []
  const asset = state.assets.find(
    ({ forceId, price }) => forceId === force.id && price !== null && price <= points - 2 * buys.length,
  )
  return {
    ...{ force: force.id, teams: chosen.map(({ id }) => id), boughtTeams: buys, boughtSquads: [] },
    assets: asset && draw('asset', 3) === 0 ? [{ asset: asset.id, count: 1 }] : [],
  }
}

function plan(state: SnoopinState, turn: Turn) {
  const force = insurgencyForce(state)?.id
  const units = [
    { name: '1st Cell', kind: 'local' },
    { name: '2nd Cell', kind: 'local' },
    { name: 'Main Force squad', kind: 'main' },
    { name: 'Cadre', kind: 'leader' },
  ]
  const scout = { force: platoonsOut(state, turn)[0]!.id, name: 'Scout Bay', kind: 'scout' }
  const regulars = state.sides.filter(({ kind }) => kind === 'regulars')
  return {
    fogCards: regulars.map(({ id }) => ({ side: id, cards: 1 })),
    units: force === undefined ? [] : [...units.map((unit) => ({ ...unit, force })), scout],
  }
}

/** As many are hit, and as much is counted, as the turns of the game allow; then the turn ends. */
function play(state: SnoopinState, turn: Turn, draw: Draw): Decision {
  const now = turn.gameTurn ?? 1
  const hit = state.casualties.filter(({ turnId }) => turnId === turn.id)
  const men = state.men.filter(isOnTableOf(state, turn)).filter(({ id }) => !hit.some(({ manId }) => manId === id))
  if (hit.length < now - 1 && draw('hit', 3) > 0 && men.length > 4) return take('hit', wound(men, draw))
  const counted = state.tallies.filter(({ turnId }) => turnId === turn.id).reduce((sum, { count }) => sum + count, 0)
  if (counted < now / 3 && draw('tally', 2) === 0) {
    const side = pick(draw, 'side', state.sides)!.id
    const event = pick(
      draw,
      'event',
      scoreLines(byTheBook(state), turn, side).filter(({ own }) => !own),
    )!
    return take('tally', { side, event: event.key, by: 1 })
  }
  const ready = abilitiesOf(byTheBook(state), turn).find((one) => one.when === 'once' && !isUsed(state, turn, one))
  if (ready && draw('use', 4) === 0) return take('use', { team: ready.team, key: ready.key })
  return take('endGameTurn', { initiative: pick(draw, 'initiative', state.sides)!.id })
}

function wound(men: readonly { readonly id: number }[], draw: Draw) {
  const fate = draw('killed', 6) === 0 ? 'killed' : draw('captured', 12) === 0 ? 'captured' : 'wounded'
  const lefts = ['evacuated', 'evacuated', 'accompanied', 'accompanied', 'straggler'] as const
  const left = fate === 'wounded' ? pick(draw, 'left', lefts) : null
  return { man: pick(draw, 'man', men)!.id, fate, left }
}

function development(state: SnoopinState, turn: Turn, draw: Draw): Decision {
  const side = developsNext(state, turn.id)
  const platoons = platoonsOf(state).filter(({ sideId }) => side === null || sideId === side)
  const sent = platoons.flatMap(({ id }) => sentOf(state, turn, id))
  if (sent.length > 0 && undeveloped(state, turn.id).length > 0) {
    const fought = (team: Team) => draw(`fought ${team.id}`, 4) > 0
    const teams = sent.map((team) => ({ team: team.id, engaged: fought(team), wasEngaged: true, abandoned: false }))
    return take('developTeams', side === null ? { teams } : { side, teams })
  }
  const force = insurgencyForce(state)
  const builds = force && mayBuild(state, turn) && draw('build', 6) > 0
  return builds ? take('buildInsurgency', { force: force.id }) : take('closeDevelopment')
}
