import { rowOf } from '../../../main/engine/table.ts'
import { lookOf } from '../../../main/engine/cards.ts'
import { leftInDeck } from '../../../main/engine/dealing.ts'
import type { CardNowView, DrawnView, JokerView, PhaseView, SideView, TurnView } from '../contract/turn.ts'
import { bookgunCopy } from '../rules/copy.ts'
import { initiative } from '../rules/deck.ts'
import { distanceTo, flow } from '../rules/flow.ts'
import {
  civiliansPresent,
  colourOf,
  counted,
  gameOf,
  hasSeals,
  isPlaying,
  mustAgree,
  sideDoes,
  troopById,
  type Playing,
} from '../rules/game.ts'
import { commanderOf } from '../rules/sealing.ts'
import type { BookgunState, Draw, Game, Side, Troop } from '../rules/state.ts'
import { carries, roomIn } from '../rules/steps/mounting.ts'
import { namesNobody, unnamedWords } from '../rules/roster/commander.ts'
import { jokerMovement } from '../rules/tables/joker.ts'
import { rulesOfEngagement } from '../rules/tables/organisation.ts'
import { actsIn, cardIn, isJokerHere, mayAnswer, openDraw, sideOfCard, toAct, toRally } from '../rules/turn.ts'
import { roadRow } from './roadRow.ts'
import { refusalOfStep } from './trial.ts'
import { troopView } from './troopView.ts'

const nothing: TurnView = {
  ...{ game: null, phases: [], sides: [], civilians: [], players: [], card: null, drawn: [], toAct: 0 },
  ...{ deck: { left: initiative.cards.length, of: initiative.cards.length }, roe: null, draw: null, start: null },
  joker: { rows: [], words: null, page: 13 },
  ...{ endPhase: { title: '', refused: null, restPasses: false, guns: [] }, charges: [], toRally: [], carriers: [] },
  ...{ mustAgree: [], unnamed: [] },
}

/** @param holder whose player looks; null: what anybody may see. @returns the game under way as he sees it. */
export function turnView(state: BookgunState, holder: number | null): TurnView {
  if (!isPlaying(state)) return nothing
  const game = gameOf(state)
  const { phase } = game
  const inTurn = phase === 'movement' || phase === 'fire'
  const there = state.troops.filter(({ gone }) => !gone)
  const named = (troop: Troop) => ({ troop: troop.id, name: troop.name })
  return {
    game: gameView(game),
    phases: phaseViews(state),
    sides: state.sides.flatMap((side) => (side.kind === 'umpire' ? [] : [sideView(state, side, holder)])),
    civilians: state.troops
      .filter(({ force }) => force === 'civilians')
      .map((troop) => troopView(state, troop, holder)),
    players: state.sides.map(({ id, name, kind }) => ({ id, name, kind })),
    card: inTurn ? cardNow(state) : null,
    drawn: state.draws.map((draw) => drawnView(state, draw)),
    toAct: inTurn ? toAct(state).length : 0,
    deck: { left: leftInDeck(state.dealt, initiative), of: initiative.cards.length },
    joker: jokerView(state),
    roe: roeView(state),
    draw: refusalOfStep(state, 'drawCard', {}),
    endPhase: endPhase(state),
    start: phase === 'setUp' ? refusalOfStep(state, 'startPlay', {}) : null,
    unnamed: phase === 'setUp' ? unnamedWords(state) : [],
    mustAgree: mustAgree(state).map(({ id, name }) => ({ id, name })),
    charges: there.filter(({ charging }) => charging).map(named),
    toRally: phase === 'morale' ? toRally(state).map(named) : [],
    carriers: there.filter(carries).map((troop) => ({
      ...named(troop),
      room: roomIn(bookgunCopy.rulesOf(state), state, troop) ?? 99,
      aboard: there.filter(({ carrierId }) => carrierId === troop.id).map(({ name }) => name),
    })),
  }
}

const gameView = ({
  id,
  number,
  scenario,
  turn,
  phase,
  sky,
  weather,
  night,
  cardPerFigure,
  setsUp,
}: Game): TurnView['game'] => ({
  ...{ id, number, scenario, turn, sky, weather, night, cardPerFigure, setsUp },
  // A turn is two minutes (p. 5).
  minute: Math.max(1, 2 * turn - 1),
  phase: phase === 'over' ? 'setUp' : phase,
})

function phaseViews(state: BookgunState): PhaseView[] {
  const { phase: now } = gameOf(state)
  const lines = linesOf(state)
  return flow.map(({ phase, title }) => {
    const distance = distanceTo(phase, now)
    const when = now === 'setUp' || distance > 0 ? 'later' : distance === 0 ? 'now' : 'done'
    return { phase, title, state: when, line: when === 'done' ? 'done' : lines[phase] }
  })
}

function linesOf(state: BookgunState): Readonly<Record<PhaseView['phase'], string>> {
  const { phase } = gameOf(state)
  const acting = state.troops.filter(
    (troop) => actsIn(state, troop) || (troop.acted && !troop.gone && troop.kind !== 'leader'),
  )
  const acted = `${acting.filter(({ acted: has }) => has).length} of ${acting.length} acted`
  const charges = state.troops.filter(({ charging, gone }) => charging && !gone).length
  const routed = toRally(state).length
  return {
    movement: phase === 'movement' ? acted : '',
    fire: phase === 'fire' ? acted : 'all that can',
    close: charges === 0 ? 'no charge' : counted(charges, 'charge'),
    morale: routed === 0 ? 'rally, reload' : `${routed} to rally`,
  }
}

function sideView(state: BookgunState, { id, kind, name, force }: Side, holder: number | null): SideView {
  const playing = kind as Playing
  const own = state.troops.filter((troop) => troop.force === kind)
  const waiting = new Set(toAct(state).map((troop) => troop.id))
  return {
    ...{ id, kind: playing, name, force, cards: colourOf[playing], hasSeals: hasSeals(state, id) },
    toAct: own.filter((troop) => waiting.has(troop.id)).length,
    troops: own
      .filter((troop) => troop.kind !== 'marker' && !(troop.kind === 'scouts' && troop.gone))
      .map((troop) => troopView(state, troop, holder)),
    markers: own
      .filter((troop) => troop.kind === 'marker' && !troop.gone)
      .map((troop) => troopView(state, troop, holder)),
    commander: commanderView(state, id, playing),
  }
}

function commanderView(state: BookgunState, sideId: number, kind: Playing): SideView['commander'] {
  const row = commanderOf(state, sideId)
  return {
    named: row !== undefined,
    shown: row?.opened ? row.what : null,
    refused: namesNobody(state, kind, sideId),
  }
}

function drawnView(state: BookgunState, draw: Draw): DrawnView {
  const { number, said } = draw
  return { number, card: lookOf(cardIn(draw)), side: sideOfCard(draw), by: said, now: draw.id === openDraw(state)?.id }
}

function cardNow(state: BookgunState): CardNowView | null {
  const draw = openDraw(state)
  if (!draw) return null
  const side = sideOfCard(draw)
  const joker = isJokerHere(state, draw)
  const colour = colourOf[side] === 'red' ? 'Red' : 'Black'
  const does = gameOf(state).phase === 'fire' ? 'fires, or holds its fire' : 'moves, or passes'
  const going = draw.troopId === null ? null : troopById(state, draw.troopId)
  const may = mayAnswer(state, draw)
  return {
    ...drawnView(state, draw),
    joker,
    title: joker ? `${colour} joker: ${sideDoes(side, 'name')} a unit` : `${colour}: ${sideDoes(side, 'act')}`,
    words: joker
      ? may.every(({ kind }) => kind === 'marker')
        ? 'All of its units are concealed: it names a marker, and the die is rolled for what lies under it.'
        : 'One of its units in the open; who has not moved comes first.'
      : going
        ? `${going.name} goes on with this card.`
        : `One ${side === 'army' ? 'Army' : 'Insurgent'} unit that has not acted ${does}.`,
    mayAct: may.map(({ id, name, kind }) => ({ troop: id, name, marker: kind === 'marker' })),
    goesOn: draw.troopId,
    row: roadRow(state).length > 1,
  }
}

function jokerView(state: BookgunState): JokerView {
  const [last] = state.jokers
  const { rows, page } = bookgunCopy.rulesOf(state).table(jokerMovement)
  return {
    rows: rows.map(({ from, text }) => ({ die: from, text, now: last?.face === from })),
    words: last?.words ?? null,
    page,
  }
}

function roeView(state: BookgunState): TurnView['roe'] {
  if (!civiliansPresent(state)) return null
  const { roe } = gameOf(state)
  const { rows, page } = bookgunCopy.rulesOf(state).table(rulesOfEngagement)
  const all = rows.map(({ key, cells, text }) => ({
    rule: key,
    name: cells.name,
    text: `${text} ${cells.note}`,
  }))
  const { name, text } = all[rows.indexOf(rowOf(bookgunCopy.rulesOf(state).table(rulesOfEngagement), roe))]!
  return { rule: roe, name, text, page, all }
}

function endPhase(state: BookgunState): TurnView['endPhase'] {
  const { phase } = gameOf(state)
  const title = flow.find((one) => one.phase === phase)?.end ?? ''
  const plain = refusalOfStep(state, 'endPhase', { restPasses: false })
  const rest = plain === null ? null : refusalOfStep(state, 'endPhase', { restPasses: true })
  const guns = phase === 'movement' ? toAct(state).filter(({ gunTurns }) => gunTurns > 0) : []
  return {
    ...{ title, refused: plain === null ? null : (rest ?? null), restPasses: plain !== null && rest === null },
    guns: guns.map(({ name }) => name),
  }
}
