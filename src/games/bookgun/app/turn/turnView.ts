import { leftInDeck } from '../../../../main/engine/dealing.ts'
import type { SideView, TurnView } from '../../contract/turn.ts'
import { bookgunCopy } from '../../rules/copy.ts'
import { initiative } from '../../rules/deck.ts'
import { civiliansPresent, colourOf, gameOf, hasSeals, isPlaying, mustAgree, type Playing } from '../../rules/game.ts'
import { namesNobody, unnamedWords } from '../../rules/roster/commander.ts'
import { commanderOf, dummiesFor } from '../../rules/sealing.ts'
import type { BookgunState, Game, Side, Troop } from '../../rules/state.ts'
import { rulesOfEngagement } from '../../rules/tables/organisation.ts'
import { toAct } from '../../rules/turn/acting.ts'
import { toRally } from '../../rules/turn/rallying.ts'
import { refusalOfStep } from '../trial.ts'
import { cardNow, drawnView, jokerView } from './drawnViews.ts'
import { endPhase, phaseViews } from './phaseViews.ts'
import { troopView } from './troopView.ts'

const nothing: TurnView = {
  ...{ game: null, phases: [], sides: [], civilians: [], players: [], card: null, drawn: [], toAct: 0 },
  ...{ deck: { left: initiative.cards.length, of: initiative.cards.length }, roe: null, draw: null, start: null },
  joker: { rows: [], words: null, page: 13 },
  ...{ endPhase: { title: '', refused: null, restPasses: false, guns: [] }, charges: [], toRally: [] },
  ...{ dummies: [], mustAgree: [], unnamed: [] },
}

/** @param holder whose player looks; null: what anybody may see. @returns the game under way as he sees it. */
export function turnView(state: BookgunState, holder: number | null): TurnView {
  if (!isPlaying(state)) return nothing
  const game = gameOf(state)
  const { phase } = game
  const inTurn = phase === 'movement' || phase === 'fire'
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
    dummies: phase === 'setUp' ? dummiesOf(state, game) : [],
    unnamed: phase === 'setUp' ? unnamedWords(state) : [],
    mustAgree: mustAgree(state).map(({ id, name }) => ({ id, name })),
    charges: state.troops.filter(({ charging, gone }) => charging && !gone).map(named),
    toRally: phase === 'morale' ? toRally(state).map(named) : [],
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

/** For as many real markers as its side has units. */
function dummiesOf({ units }: BookgunState, { setsUp }: Game): readonly number[] {
  const most = units.filter(({ force }) => force === setsUp).length
  return Array.from({ length: most + 1 }, (_, real) => dummiesFor(real))
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

function roeView(state: BookgunState): TurnView['roe'] {
  if (!civiliansPresent(state)) return null
  const { roe } = gameOf(state)
  const { rows, page } = bookgunCopy.rulesOf(state).table(rulesOfEngagement)
  const all = rows.map(({ key, cells, text }) => ({
    rule: key,
    name: cells.name,
    text: `${text} ${cells.note}`,
  }))
  const { name, text } = all.find(({ rule }) => rule === roe)!
  return { rule: roe, name, text, page, all }
}
