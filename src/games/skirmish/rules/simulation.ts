import { drawsAt, type Draw } from '../../../main/engine/seeded.ts'
import { missing } from '../../../main/engine/table.ts'
import { untold } from './blasts.ts'
import { figureIn } from './copy/needed.ts'
import { rulesOf } from './copy/rulesOf.ts'
import {
  figureById,
  figuresOf,
  gameOf,
  gameSideOf,
  hasSeals,
  hidesFigures,
  isKnown,
  isSealed,
  otherSide,
  radioOf,
  sealsApart,
} from './game.ts'
import { phasesLeft } from './phases.ts'
import type { Figure, Game, SkirmishState } from './state.ts'
import type { skirmishSteps } from './steps/skirmishSteps.ts'
import { deviation, grenades, weapons } from './tables/copy.ts'

/**
 * A simulation, not a rule of the page: it plays a whole campaign of a few games by itself, for demonstrations and long
 * tests. It fills no blank cell in: what needs one that is blank is left out.
 */

/** What is done next. */
export interface Decision {
  readonly step: keyof typeof skirmishSteps
  readonly input: unknown
}

const games = 2
const turns = 7

/** A number that hangs on where the game stands: each step moves on, so no question is asked twice at one place. */
function drawFor(state: SkirmishState, seed: number): Draw {
  const spent = state.figures.reduce((sum, { spent, pips, counters }) => sum * 3 + spent + pips * 5 + counters * 7, 0)
  const turn = state.games.reduce((sum, one) => sum * 101 + one.turn, 0)
  const subject = (state.blasts.length + state.struck.length * 31 + state.looks.length * 97) % 4096
  return drawsAt({ seed, depth: spent % 1_000_003, key: 'simulation', subject, occurrence: turn })
}

/** @returns the next step of a campaign that plays itself, the same for the same seed; null when it is over. */
export function autoplay(state: SkirmishState, seed: number): Decision | null {
  const [first, second] = state.sides
  if (!first || !second) return beginCampaign
  if (state.squads.length < 2) return muster(state)
  const { gameId } = state.tour[0]!
  if (gameId === null) return state.games.length >= games ? null : setUp(state)
  const game = gameOf(state)
  const draw = drawFor(state, seed)
  if (game.part === 'setUp') return deployNext(state, game) ?? { step: 'startTurn', input: {} }
  if (game.part === 'check') return ending(state, game) ?? { step: 'startTurn', input: {} }
  const { sealedTurn } = gameSideOf(state, game.sideId)
  if (sealsApart(state) && hidesFigures(state, game.sideId) && sealedTurn !== game.turn)
    return { step: 'checkSealed', input: {} }
  const hit = struckNext(state, draw)
  if (hit) return hit
  const [late] = untold(state)
  if (late) return { step: 'strike', input: { blast: late.id, figures: [] } }
  if (game.part === 'support') return support(state, game)
  return nextAction(state, game, draw) ?? { step: 'endTurn', input: { keep: [] } }
}

/** The first step of such a campaign. */
export const beginCampaign: Decision = {
  step: 'beginCampaign',
  input: {
    title: 'Suoi Da',
    players: [
      { name: 'Ruth', force: '2nd squad' },
      { name: 'Tom', force: 'Tay Ninh cell' },
    ],
  },
}

const squads = [
  {
    name: '2nd squad',
    men: ['Kowalski', 'Reyes', 'Adair', 'Boyle', 'Nunez', 'Tolliver'],
    weapons: ['m16', 'm60', 'm79'],
  },
  { name: 'Tay Ninh cell', men: ['Minh', 'Binh', 'Linh', 'Quang', 'Tam', 'Hieu'], weapons: ['ak', 'rpd', 'rpg'] },
]

function muster({ sides, squads: there }: SkirmishState): Decision {
  const { name, men, weapons: kinds } = squads[there.length]!
  const side = sides[there.length]!.id
  // Each weapon but the first once, the rest with that.
  const armed = men.map((man, i) => ({ name: man, weapon: kinds[i] ?? kinds[0]! }))
  return { step: 'addSquad', input: { side, name, men: armed } }
}

function setUp({ sides, games: played }: SkirmishState): Decision {
  const second = played.length % 2 === 1
  return {
    step: 'beginGame',
    input: {
      scenario: second ? 'The dike road' : 'The ford',
      hiddenRules: second ? 'alternate' : 'noise',
      acrossTurns: true,
      openNumbers: false,
      smokeSpreadInches: 12,
      edition: 4,
      first: sides[second ? 1 : 0]!.id,
      sides: sides.map(({ id }, i) => ({ side: id, shotsPerTurn: i === 0 ? 3 : 0, supportTurns: i === 0 ? 2 : 0 })),
    },
  }
}

function deployNext(state: SkirmishState, { id }: Game): Decision | null {
  const side = state.sides.find((one) => !state.figures.some(({ sideId }) => sideId === one.id))
  if (side) {
    const nth = state.sides.indexOf(side)
    const squad = state.squads.find(({ sideId }) => sideId === side.id)!
    const men = state.men
      .filter(({ squadId, status }) => squadId === squad.id && status === 'fit')
      .map((man, i) => ({
        man: man.id,
        hidden: nth === 1 && i % 2 === 1,
        place: `place ${i + 1}`,
        radio: nth === 0 && i === 1,
      }))
    const others =
      men.length > 0 ? [] : [{ name: 'Straggler', weapon: 'pistol', hidden: false, place: '', radio: false }]
    const vehicles = nth === 0 ? [{ name: 'Track 13', weapon: 'm60' }] : []
    const mortars = nth === 1 ? [{ name: 'Mortar', setUp: true }] : []
    return { step: 'deploy', input: { side: side.id, men, others, vehicles, mortars } }
  }
  const layer = state.sides[1]!.id
  const laid = state.sealed.some((one) => one.gameId === id && one.kind === 'mine')
  return laid ? null : { step: 'layMines', input: { side: layer, places: ['on the path', 'at the ford'] } }
}

function ending(state: SkirmishState, { turn }: Game): Decision | null {
  const [ours, theirs] = state.sides.map(({ id }) => figuresOf(state, id).length)
  if (turn <= turns && ours! > 0 && theirs! > 0) return null
  const winner = ours === theirs ? null : state.sides[ours! > theirs! ? 0 : 1]!.id
  const agreed = state.sides.flatMap(({ id }) => (hasSeals(state, id) ? [id] : []))
  return { step: 'endGame', input: { winner, words: 'Simulated: no game was played.', agreed } }
}

/** Is every cell of a table filled in? */
function isFilled(state: SkirmishState, book: typeof deviation | typeof grenades): boolean {
  const table = rulesOf(state).table(book)
  return table.rows.every(({ gives }) => Object.values(gives).every((value) => value !== missing))
}

/** Each blast strikes one or two figures, once. */
function struckNext(state: SkirmishState, draw: Draw): Decision | null {
  const open = state.blasts.find(({ id, kind, answered, sideId }) => {
    const effect = kind === 'support' || kind === 'speculative' || kind === 'claymore' || isFilled(state, grenades)
    if (kind === 'claymore' && (answered || !hidesFigures(state, otherSide(state, sideId)))) return false
    return effect && !state.struck.some(({ blastId }) => blastId === id)
  })
  if (!open) return null
  const near = figuresOf(state, otherSide(state, open.sideId))
  if (near.length === 0) return null
  const at = draw('near', near.length)
  const figures = near
    .filter((_, i) => i === at || i === at + 1)
    .map(({ id }) => ({ figure: id, cover: draw('cover', 2) === 0, direct: draw('direct', 4) === 0 }))
  const isHidden = ({ figure }: { figure: number }) => isSealed(state, figureById(state, figure))
  const hidden = figures.filter(isHidden).map((one) => ({ ...one, inches: 5 }))
  if (sealsApart(state) && !open.answered && hidesFigures(state, otherSide(state, open.sideId)))
    return { step: 'strikeSealed', input: { blast: open.id, figures: hidden } }
  const shown = figures.filter((one) => !isHidden(one))
  return shown.length === 0 || open.kind === 'claymore'
    ? null
    : { step: 'strike', input: { blast: open.id, figures: shown } }
}

function support(state: SkirmishState, { sideId }: Game): Decision {
  const { shots, shotsPerTurn } = gameSideOf(state, sideId)
  const may = isFilled(state, deviation) && shots < shotsPerTurn && radioOf(state, sideId) !== undefined
  if (!may) return { step: 'closeSupport', input: {} }
  return { step: 'callShot', input: { target: 'the tree line', bySmoke: false } }
}

/** The next figure that has phases does something with them; null when none has. */
function nextAction(state: SkirmishState, game: Game, draw: Draw): Decision | null {
  const rules = rulesOf(state)
  const figure = figuresOf(state, game.sideId).find((one) => phasesLeft(rules, one) > 0)
  if (!figure) return null
  const foes = figuresOf(state, otherSide(state, game.sideId))
  const [foe] = foes.slice(draw('foe', foes.length))
  if (!foe) return null
  const inches = 2 + draw('inches', 22)
  const order = draw('action', 10)
  const tries = [
    order < 2 ? listening(state, figure, foes, inches) : null,
    order < 3 ? finding(state, figure, foe, game, inches) : null,
    order < 6 ? shooting(state, figure, foes) : null,
    order === 6 ? laying(state, figure, foe) : null,
    order < 8 ? grenading(state, figure) : null,
    order === 8 ? guessing(state, figure) : null,
  ]
  return tries.find((one) => one !== null) ?? moving(figure, draw)
}

function listening(state: SkirmishState, figure: Figure, foes: readonly Figure[], inches: number): Decision | null {
  const loud = foes.filter(({ pips }) => pips > 0).map(({ id }) => id)
  if (figure.kind === 'apc' || figure.spent > 0 || loud.length === 0) return null
  if (gameOf(state).hiddenRules !== 'noise') return null
  const friendFired = figuresOf(state, figure.sideId).some(({ fired }) => fired)
  if (friendFired) return null
  return { step: 'listen', input: { figure: figure.id, friendFired, noises: [{ figures: loud.slice(0, 2), inches }] } }
}

function finding(state: SkirmishState, figure: Figure, foe: Figure, game: Game, inches: number): Decision | null {
  if (!foe.hidden) return null
  const input = { figure: figure.id, other: foe.id, inches: game.hiddenRules === 'noise' ? inches % 4 : inches % 13 }
  if (game.hiddenRules === 'noise') return inches < 6 ? { step: 'meet', input } : null
  const looked = state.looks.some(({ figureId, targetId }) => figureId === figure.id && targetId === foe.id)
  return looked ? null : { step: 'spot', input }
}

/** Who is sealed does not give himself away. */
function shooting(state: SkirmishState, figure: Figure, foes: readonly Figure[]): Decision | null {
  const table = rulesOf(state).table(weapons)
  const known = foes.filter(isKnown)
  if (figure.weapon === null || known.length === 0) return null
  const kind = figureIn(table, figure.weapon, 'kind')
  const track = known.find((one) => one.kind === 'apc')
  if (kind === 'rpg')
    return track
      ? { step: 'fire', input: { figure: figure.id, phases: 1, inArc: [{ figure: track.id, cover: false }] } }
      : null
  const men = known.filter((one) => one.kind === 'man').slice(0, 3)
  if (kind !== 'gun' || men.length === 0 || figureIn(table, figure.weapon, 'suppress') === null) return null
  const inArc = men.map(({ id }, i) => ({ figure: id, cover: i % 2 === 1 }))
  return { step: 'fire', input: { figure: figure.id, phases: 1, inArc } }
}

/** Claymores, and mines that somebody treads on. */
function laying(state: SkirmishState, figure: Figure, foe: Figure): Decision | null {
  if (figure.kind === 'apc') return null
  const mine = state.sealed.find((one) => one.kind === 'mine' && !one.opened && one.sideId !== figure.sideId)
  if (mine) return { step: 'setOffMine', input: { figure: figure.id, mine: mine.id } }
  const claymore = state.sealed.find((one) => one.kind === 'claymore' && !one.opened && one.sideId === figure.sideId)
  const inArc = isSealed(state, foe) ? [] : [{ figure: foe.id, inches: 5 }]
  if (claymore) return { step: 'fireClaymore', input: { figure: figure.id, claymore: claymore.id, inches: 2, inArc } }
  return figure.spent === 0
    ? { step: 'placeClaymore', input: { figure: figure.id, place: 'by the stump, facing north' } }
    : null
}

function grenading(state: SkirmishState, figure: Figure): Decision | null {
  if (figure.kind === 'apc' || !isFilled(state, deviation) || !isFilled(state, grenades)) return null
  const mortar = state.mortars.find((one) => one.sideId === figure.sideId && one.status === 'ready')
  if (mortar && mortar.firedTurn !== gameOf(state).turn) {
    const aim = { target: 'the ridge', shiftInches: 6, inSight: figure.spent > 0 }
    return { step: 'fireMortar', input: { mortar: mortar.id, grenade: 'fragmentation', ...aim } }
  }
  const way = figure.weapon === 'm79' ? 'launch' : 'throw'
  const grenade = figure.id % 2 === 0 ? 'fragmentation' : 'phosphorus'
  return { step: 'grenade', input: { figure: figure.id, way, grenade, target: 'the wall', inches: 0 } }
}

function guessing(state: SkirmishState, figure: Figure): Decision | null {
  if (figure.weapon === null) return null
  const kind = figureIn(rulesOf(state).table(weapons), figure.weapon, 'kind')
  const way = kind === 'launcher' ? 'launch' : 'fire'
  return { step: 'speculativeFire', input: { figure: figure.id, way, at: 'the bushes' } }
}

function moving(figure: Figure, draw: Draw): Decision | null {
  const { id, kind, kills } = figure
  if (kind === 'apc' && kills > 0) return { step: 'endTurn', input: { keep: [] } }
  const way = kind === 'man' && draw('way', 2) === 0 ? 'tactical' : 'ordinary'
  return { step: 'move', input: { figures: [id], way, phases: 1 } }
}
