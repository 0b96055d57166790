import { refusalOf } from '../../../main/engine/refusal.ts'
import { isFilled } from '../../../main/engine/missing.ts'
import { drawsAt, type Draw } from '../../../main/engine/seeded.ts'
import { rowOf } from '../../../main/engine/table.ts'
import { bookgunCopy } from './copy.ts'
import { fitOf, gameOf, hasLeader, mustAgree, troopById } from './game.ts'
import type { Asked } from './inputs.ts'
import { planMove } from './movement/plan.ts'
import { usualMove } from './movement/usual.ts'
import { commanderOf } from './sealing.ts'
import { seenBy } from './sight.ts'
import type { BookgunState, Draw as DrawRow, Game, Troop } from './state.ts'
import type { bookgunSteps } from './steps/bookgunSteps.ts'
import { rally } from './tables/spotting.ts'
import { toAct } from './turn/acting.ts'
import { isJokerHere, mayAnswer, openDraw } from './turn/drawn.ts'
import { leadersWhoTry, mustTryToRally, toRally } from './turn/rallying.ts'

/**
 * A simulation, not a rule of the book: it plays a whole campaign of a few games by itself, for demonstrations and long
 * tests. It fills no blank cell in: what needs one that is blank is left out. What fire and close combat bring is made up.
 */

/** What is done next. */
export interface Decision {
  readonly step: keyof typeof bookgunSteps
  readonly input: object
}

const games = 2
const turns = 5

/** The first step of such a campaign. */
export const beginCampaign: Decision = {
  step: 'beginCampaign',
  input: {
    ...{ title: 'Darreh', armyPlayer: 'Noor', armyForce: 'B Company', nation: 'canada' },
    ...{ insurgentPlayer: 'Sami', insurgentForce: 'Northern front', umpire: 'Ines', leaderBesides: false },
  },
}

/** A number that hangs on where the game stands: each step moves on, so no question is asked twice at one place. */
function drawFor(state: BookgunState, seed: number): Draw {
  const { number, turn, phase } = gameOf(state)
  const done = state.troops.reduce(
    (sum, one) =>
      sum * 3 + one.lost * 7 + one.wounded * 5 + one.reload + (one.acted ? 1 : 0) + (one.spirit === 'fit' ? 0 : 2),
    state.draws.length,
  )
  return drawsAt({
    ...{ seed, depth: done % 1_000_003, key: `simulation.${phase}` },
    ...{ subject: number * 101 + turn, occurrence: state.looks.length },
  })
}

/** @returns the next step of a campaign that plays itself, the same for the same seed; null when it is over. */
export function autoplay(state: BookgunState, seed: number): Decision | null {
  if (state.sides.length === 0) return beginCampaign
  const missing = musters.find(({ input }) => !isThere(state, input.name))
  if (missing) return missing
  const named = leaders.find(([unit, leader]) => state.units.some((one) => one.name === unit && one.leader !== leader))
  if (named && state.tour[0]!.gameId === null) return nameLeader(state, named)
  if (state.tour[0]!.gameId === null) return state.games.length >= games ? null : beginGame(state)
  const game = gameOf(state)
  if (game.phase === 'setUp') return setUp(state)
  return ending(state, game) ?? playOn(state, game, drawFor(state, seed))
}

const isThere = ({ units, formations }: BookgunState, name: string): boolean =>
  [...units, ...formations].some((one) => one.name === name)

const musters: readonly {
  readonly step: Decision['step']
  readonly input: { readonly name: string; readonly [more: string]: unknown }
}[] = [
  {
    step: 'addFormation',
    input: { type: 'canada.infantry', name: '1st Platoon', under: null, whole: true, platoons: null },
  },
  {
    step: 'addFormation',
    input: { type: 'insurgents.group', name: 'Darreh group', under: null, whole: true, platoons: null },
  },
  {
    step: 'addUnit',
    input: { ...{ part: 'civilians.mob', name: 'Market crowd', leader: '' }, formation: null, figures: 18 },
  },
]

const leaders = [
  ['Platoon HQ', 'Lt Gagnon, M.'],
  ['1st Section', 'Sgt Tremblay, K.'],
  ['2nd Section', 'Sgt Boucher, A.'],
  ['3rd Section', 'MCpl Roy, D.'],
  ['Cell 1', 'Dawud'],
  ['Cell 2', 'Yasin'],
  ['Cell 3', 'Omid'],
  ['Cell 4', 'Rashid'],
] as const

function nameLeader({ units }: BookgunState, [name, leader]: readonly [string, string]): Decision {
  const { id, formationId, mobility } = units.find((one) => one.name === name)!
  return { step: 'editUnit', input: { unit: id, name, leader, formation: formationId, mobility } }
}

const beginGame = ({ games: played }: BookgunState): Decision => ({
  step: 'beginGame',
  input: {
    scenario: played.length === 0 ? 'Market day at Darreh' : 'The road north',
    setsUp: 'insurgents',
    ...{ sky: played.length === 0 ? 'clear' : 'fog', weather: played.length === 0 ? 'dry' : 'mud', night: false },
    ...{ roe: 'ROE3', cardPerFigure: false },
  },
})

const concealedCells = ['Cell 3', 'Cell 4']

function setUp(state: BookgunState): Decision {
  const id = (name: string) => state.units.find((unit) => unit.name === name)!.id
  if (state.troops.length === 0) {
    const open = state.units.filter(({ force, name }) => force !== 'civilians' && !concealedCells.includes(name))
    const units = open.map((unit, i) => ({
      ...{ unit: unit.id, formation: i % 4 === 3 ? 'column' : 'open', waiting: i === 2, mounted: false },
    }))
    return { step: 'deploy', input: { units } }
  }
  const umpire = state.sides.find(({ kind }) => kind === 'umpire')!.id
  if (!state.troops.some(({ force }) => force === 'civilians'))
    return { step: 'deployMob', input: { unit: id('Market crowd'), friendly: 'nobody', runBy: umpire } }
  const insurgents = state.sides[1]!.id
  if (!state.troops.some(({ kind }) => kind === 'marker')) {
    const [first, second] = concealedCells.map(id)
    const markers = [
      { unit: first!, place: 'in the streambed' },
      { unit: null, place: 'behind the mill' },
      { unit: second!, place: 'in the orchard' },
    ]
    return { step: 'conceal', input: { side: insurgents, markers } }
  }
  const army = state.sides[0]!.id
  for (const [side, unit] of [
    [insurgents, 'Cell 2'],
    [army, 'Platoon HQ'],
  ] as const)
    if (!commanderOf(state, side)) return { step: 'nameCommander', input: { side, unit: id(unit) } }
  return { step: 'startPlay', input: {} }
}

function ending(state: BookgunState, { turn }: Game): Decision | null {
  const left = (['army', 'insurgents'] as const).map((force) =>
    state.troops
      .filter((troop) => troop.force === force && !troop.gone)
      .reduce((sum, troop) => sum + Math.max(1, fitOf(troop)), 0),
  )
  if (turn <= turns && left.every((count) => count > 0)) return null
  const winner = left[0] === left[1] ? null : state.sides[left[0]! > left[1]! ? 0 : 1]!.id
  const [asked] = mustAgree(state)
  if (asked) return { step: 'agreeToEnd', input: { side: asked.id } }
  const keepLosses = state.games.length === 1
  return { step: 'endGame', input: { winner, words: 'Simulated: no game was played.', keepLosses } }
}

function playOn(state: BookgunState, game: Game, draw: Draw): Decision {
  const { phase, turn, roe } = game
  if (phase === 'close') return combat(state, draw)
  if (phase === 'morale') return morale(state, draw)
  if (turn === 3 && roe === 'ROE3') return { step: 'setRoe', input: { rule: 'ROE2' } }
  const fallen = phase === 'fire' && !openDraw(state) ? falling(state, game, draw) : null
  if (fallen) return fallen
  const open = openDraw(state)
  const may = open ? mayAnswer(state, open) : []
  if (!open || may.length === 0)
    return toAct(state).length === 0
      ? { step: 'endPhase', input: { restPasses: true } }
      : { step: 'drawCard', input: {} }
  if (isJokerHere(state, open)) return { step: 'joker', input: { troop: may[draw('named', may.length)]!.id } }
  const troop = may[open.troopId === null ? draw('who', may.length) : 0]!
  return phase === 'movement' ? moving(state, troop, draw) : firing(state, open, troop, draw)
}

const pass = ({ id }: Troop): Decision => ({ step: 'pass', input: { troop: id } })

function moving(state: BookgunState, troop: Troop, draw: Draw): Decision {
  const { turn } = gameOf(state)
  if (troop.kind === 'marker')
    return turn > 1 && draw('reveal', 3) === 0
      ? { step: 'reveal', input: { troop: troop.id, why: 'shows' } }
      : pass(troop)
  if (troop.waiting) return { step: 'enter', input: { troop: troop.id, formation: 'open' } }
  if (troop.spirit === 'shaken' && mustTryToRally(state, troop)) return rallying(state, troop)
  if (troop.spirit !== 'fit' || fitOf(troop) === 0 || troop.charging) return pass(troop)
  if (troop.obstacle === 1 || troop.obstacle === 3) return { step: 'climb', input: { troop: troop.id } }
  const scouts = state.troops.find(({ parentId, gone }) => parentId === troop.id && !gone)
  if (scouts && turn > 2) return { step: 'scoutsBack', input: { troop: scouts.id } }
  if (!scouts && turn === 1 && troop.force === 'army' && fitOf(troop) > 6 && draw('scouts', 3) === 0)
    return { step: 'sendScouts', input: { troop: troop.id, figures: 2 } }
  const look = looking(state, troop, draw)
  if (look) return look
  const asked = ways(state, troop, draw).find((one) => canMove(state, troop, one))
  return asked ? { step: 'move', input: { troop: troop.id, ...asked } } : pass(troop)
}

/** Looks for an enemy now and then, where the chart has the number. */
function looking(state: BookgunState, troop: Troop, draw: Draw): Decision | null {
  if (troop.force === 'army' || state.looks.length >= 4 || draw('look', 4) !== 0) return null
  const targets = state.troops.filter(({ force, gone, waiting }) => force !== troop.force && !gone && !waiting)
  const target = targets[draw('target', targets.length || 1)]
  if (!target) return null
  const fog = gameOf(state).sky === 'clear' ? 12 : 6
  return {
    step: 'spot',
    input: { troop: troop.id, target: target.id, inches: fog, inVehicle: false, thermal: false, goggles: false },
  }
}

function ways(state: BookgunState, troop: Troop, draw: Draw): Asked[] {
  const usual = usualMove(state, troop)
  const ground = (['clear', 'clear', 'rough', 'dense', 'inside'] as const)[draw('ground', 5)]!
  const charges = troop.mustCharge || (gameOf(state).turn > 2 && draw('charge', 5) === 0)
  return [
    ...(charges ? [{ ...usual, way: 'charge' as const, prone: false, enemyInches: 8 + draw('enemy', 8) }] : []),
    ...(troop.formation === 'column' ? [{ ...usual, way: 'road' as const }] : []),
    ...(draw('wall', 16) === 0 ? [{ ...usual, ends: 'wall' as const }] : []),
    { ...usual, ground, slope: draw('slope', 5) === 0 ? 'up' : 'none', turns: draw('turns', 3) },
    usual,
  ]
}

const canMove = (state: BookgunState, troop: Troop, asked: Asked): boolean =>
  refusalOf(() => planMove(bookgunCopy.rulesOf(state), state, troop, asked)) === null

/** By the table where its numbers are there; else it is taken for one without a leader near. */
function rallying(state: BookgunState, troop: Troop): Decision {
  const { turn } = gameOf(state)
  const row = rowOf(bookgunCopy.rulesOf(state).table(rally), troop.force)
  const column = hasLeader(troop) ? 'hasLeader' : 'noLeader'
  const helper = leadersWhoTry(state, troop).find(({ id }) => id !== troop.id)
  const led = hasLeader(troop) ? troop.triedTurn !== turn : helper !== undefined
  const alone = !isFilled(row, column) || !led
  return { step: 'rally', input: { troop: troop.id, helper: hasLeader(troop) || alone ? null : helper!.id, alone } }
}

function firing(state: BookgunState, open: DrawRow, troop: Troop, draw: Draw): Decision {
  if (troop.kind === 'marker' || (open.troopId === null && draw('holds', 4) === 0)) return pass(troop)
  const targets = state.troops.filter(
    ({ force, gone, waiting, kind }) =>
      force !== troop.force && force !== 'civilians' && !gone && !waiting && kind !== 'marker',
  )
  const target = targets[draw('target', targets.length || 1)]
  return {
    step: 'fire',
    input: {
      ...{ troop: troop.id, target: target?.id ?? null, markers: 1 + draw('markers', 2), words: '' },
      near: target !== undefined && seenBy(state, target) === null,
    },
  }
}

/** What fire brings is in no text: something is made up of it, a little each turn. */
function falling(state: BookgunState, { turn }: Game, draw: Draw): Decision | null {
  const fallen = state.troops.reduce((sum, { lost, wounded }) => sum + lost + wounded, 0)
  if (fallen >= 5 * (turn - 1) + Math.floor(state.draws.length / 3)) return null
  const targets = state.troops.filter(
    (troop) =>
      troop.kind === 'unit' && !troop.gone && !troop.waiting && troop.force !== 'civilians' && fitOf(troop) > 1,
  )
  const hit = targets[draw('hit', targets.length || 1)]
  if (!hit) return null
  const ace = draw('ace', 6) === 0
  const wounded = ace ? 0 : draw('wounded', Math.min(3, fitOf(hit)))
  return { step: 'casualties', input: { troop: hit.id, killed: 1, wounded, ace, words: 'Simulated.' } }
}

/** How a fight ends is in no text either. */
function combat(state: BookgunState, draw: Draw): Decision {
  const charging = state.troops.find((one) => one.charging && !one.gone)
  if (!charging) return { step: 'endPhase', input: { restPasses: false } }
  const enemies = state.troops.filter(
    ({ force, gone, waiting, kind }) => force !== charging.force && !gone && !waiting && kind !== 'marker',
  )
  const enemy = enemies[draw('enemy', enemies.length || 1)]
  if (!enemy) return { step: 'note', input: { troop: charging.id, what: 'shaken', count: 1, words: '' } }
  const loser = [charging.id, enemy.id, null][draw('loser', 3)]!
  const passed = draw('passed', 2) === 0
  const falls = { falls: fallsIn(state, loser), carrying: false }
  const input = { attacker: charging.id, defender: enemy.id, loser, passed, ...falls, words: '' }
  return { step: 'closeCombat', input }
}

/** Who loses rolls the move by which it falls back, where it has one. */
function fallsIn(state: BookgunState, loser: number | null): 'table' | 'clear' {
  const troop = state.troops.find(({ id }) => id === loser)
  return troop && canMove(state, troop, { ...usualMove(state, troop), way: 'cross', prone: false }) ? 'clear' : 'table'
}

function morale(state: BookgunState, draw: Draw): Decision {
  const [routed] = toRally(state)
  if (routed) return rallying(state, troopById(state, routed.id))
  const { turn } = gameOf(state)
  const broke = state.troops.some(({ brokeTurn }) => brokeTurn === turn)
  const shaky = state.troops.find(
    ({ id, kind, gone, waiting, spirit, lost }) =>
      kind === 'unit' && !gone && !waiting && spirit === 'fit' && lost > 0 && draw(`shaken.${id}`, 3) === 0,
  )
  return shaky && !broke
    ? { step: 'note', input: { troop: shaky.id, what: 'shaken', count: 1, words: 'Simulated.' } }
    : { step: 'endPhase', input: { restPasses: false } }
}
