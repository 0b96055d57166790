import { cardOf } from '../../../main/engine/cards.ts'
import { notNow, refuse } from '../../../main/engine/mustBe.ts'
import { initiative, isJoker } from './deck.ts'
import { flow, phaseAfter, type TurnPhase } from './flow.ts'
import {
  cardsOf,
  colourOf,
  counted,
  fitOf,
  gameOf,
  hasLeader,
  mustBe,
  sideDoes,
  troopById,
  type Playing,
} from './game.ts'
import { aboutTroop, type Scene } from './scene.ts'
import type { BookgunState, Draw, Game, Troop } from './state.ts'

/** Who has to act, cards that wait for an answer, and how a phase passes into the next. */

/** Does anybody of a unit carry a weapon? Mobs mostly do not. */
const isArmed = (state: BookgunState, { force, unitId }: Troop): boolean =>
  force !== 'civilians' ||
  state.figures.some((one) => one.unitId === unitId && one.lostIn === null && one.weapon !== null)

/** @returns why a unit does not fire in this phase; null where it may. Markers may: nobody is to know what they are. */
export function whyNotFire(state: BookgunState, troop: Troop): string | null {
  const { turn, cardPerFigure } = gameOf(state)
  if (troop.kind === 'marker') return null
  if (troop.waiting) return 'has not entered the table'
  if (troop.kind === 'leader') return 'a leader of no unit'
  if (!isArmed(state, troop)) return 'has no weapons'
  if (troop.spirit === 'routed') return 'routed'
  if (troop.charging) return 'charges: close combat settles it'
  if (troop.reload > 0 && !(cardPerFigure && troop.firedTurn === turn)) return 'reloads'
  if (troop.prone && (troop.mobility === 'gun' || troop.firedTurn === turn - 1)) return 'prone: fires every other turn'
  if (troop.mobility === 'gun' && (troop.limbered || troop.gunTurns > 0 || troop.mountedTurn === turn))
    return 'the gun is not ready'
  return fitOf(troop) === 0 ? 'nobody is fit' : null
}

/** Does a unit take a card in this phase? Leaders of no unit move without one (p. 13). */
export function actsIn(state: BookgunState, troop: Troop): boolean {
  if (troop.gone || troop.kind === 'leader') return false
  const { phase } = gameOf(state)
  if (phase === 'movement') return true
  return phase === 'fire' && whyNotFire(state, troop) === null
}

/** @returns units that have yet to act in this phase. */
export const toAct = (state: BookgunState): Troop[] =>
  state.troops.filter((troop) => !troop.acted && actsIn(state, troop))

/** Leaders of no unit, who move, or enter, when all others have (p. 13). */
export const leadersToMove = (state: BookgunState): Troop[] =>
  gameOf(state).phase === 'movement'
    ? state.troops.filter(({ kind, gone, acted }) => kind === 'leader' && !gone && !acted)
    : []

/** @returns the card that waits for an answer. */
export const openDraw = (state: BookgunState): Draw | undefined => state.draws.find(({ said }) => said === null)

export const cardIn = ({ card }: Pick<Draw, 'card'>) => cardOf(initiative, card)

/** Whose card it is: red lets the insurgents act, black the army. */
export const sideOfCard = (draw: Pick<Draw, 'card'>): Playing => (cardIn(draw).colour === 'red' ? 'insurgents' : 'army')

/** @returns the units that may answer a card. */
export function mayAnswer(state: BookgunState, draw: Draw): Troop[] {
  if (draw.troopId !== null) return [troopById(state, draw.troopId)]
  const side = sideOfCard(draw)
  if (isJokerHere(state, draw)) return mayBeNamed(state, side)
  return toAct(state).filter((troop) => cardsOf(troop) === side)
}

/** The joker has a chart for movement alone: in the fire phase it is a card like any of its colour (ruling). */
export const isJokerHere = (state: BookgunState, draw: Draw): boolean =>
  isJoker(cardIn(draw)) && gameOf(state).phase === 'movement'

/** Why nothing else is done while a joker lies open (p. 13). */
export const jokerWaits = 'A joker was drawn: first its side names a unit for it.'

/** Units in the open, or markers where all are concealed; who has not moved is named first, while there is one (ruling). */
function mayBeNamed(state: BookgunState, side: Playing): Troop[] {
  const own = state.troops.filter(
    (troop) => cardsOf(troop) === side && !troop.gone && !troop.waiting && troop.kind !== 'leader',
  )
  const open = own.filter(({ kind }) => kind !== 'marker')
  const may = open.length > 0 ? open : own
  const fresh = may.filter(({ acted }) => !acted)
  return fresh.length > 0 ? fresh : may
}

/**
 * A unit answers the card that was drawn.
 * @returns the card; null for a leader of no unit, who needs none once all others have acted.
 * @throws RuleError `not-now`, `bad-input`.
 */
export function answerCard(state: BookgunState, troop: Troop): Draw | null {
  if (troop.gone) refuse(`${troop.name} is out of the game.`)
  if (troop.acted) refuse(`${troop.name} has acted in this phase.`)
  if (troop.kind === 'leader') {
    mustBe(state, 'movement')
    if (toAct(state).length > 0)
      notNow(`${troop.name} leads no unit: he moves when all units have, or with one that he is near.`)
    return null
  }
  const draw = openDraw(state) ?? notNow('Draw a card first.')
  if (isJokerHere(state, draw)) notNow(jokerWaits)
  if (draw.troopId !== null && draw.troopId !== troop.id)
    refuse(`${troopById(state, draw.troopId).name} goes on with this card.`)
  const side = sideOfCard(draw)
  if (cardsOf(troop) !== side) refuse(`The card is ${colourOf[side]}: ${sideDoes(side, 'act')}.`)
  if (!actsIn(state, troop)) refuse(`${troop.name} cannot act now: ${whyNotFire(state, troop) ?? 'it is out'}.`)
  return draw
}

/** A unit has acted; when all have, the phase ends by itself. */
export function hasActed(scene: Scene, id: number, draw: Draw | null, said: string): void {
  scene.patch('troops', id, { acted: true })
  if (draw) scene.patch('draws', draw.id, { said, troopId: id })
  endIfDone(scene)
}

/** Ends the phase of movement or fire when nobody is left to act in it. */
export function endIfDone(scene: Scene): void {
  const { phase } = gameOf(scene.state)
  if (phase !== 'movement' && phase !== 'fire') return
  if (toAct(scene.state).length > 0 || leadersToMove(scene.state).length > 0) return
  closeDraw(scene)
  passOn(scene, phase)
}

/** A card that nobody answers any more. */
function closeDraw(scene: Scene): void {
  const draw = openDraw(scene.state)
  if (draw) scene.patch('draws', draw.id, { said: 'nobody left' })
}

/** The next phase, or the next turn. Fire is passed over where nobody can. */
export function passOn(scene: Scene, phase: TurnPhase): void {
  const next = phaseAfter(phase)
  if (next === null) beginTurn(scene)
  else enterPhase(scene, next)
}

const titles = Object.fromEntries(flow.map(({ phase, title }) => [phase, title])) as Record<TurnPhase, string>

function enterPhase(scene: Scene, phase: TurnPhase): void {
  const game = gameOf(scene.state)
  scene.patch('games', game.id, { phase })
  scene.remove('draws', () => true)
  for (const { id, acted, shots } of scene.state.troops)
    if (acted || shots > 0) scene.patch('troops', id, { acted: false, shots: 0 })
  const waiting = toAct(scene.state).length
  const many = phase === 'movement' || phase === 'fire' ? `: ${counted(waiting, 'unit')} to act` : ''
  scene.note(`${titles[phase]}${many}.`, { collection: 'games', id: game.id, field: 'phase' })
  if (phase === 'morale') takeReloadsOff(scene, game)
  endIfDone(scene)
}

/** A marker put down in one turn comes off in the morale phase of the next (ruling). */
function takeReloadsOff(scene: Scene, { turn }: Game): void {
  for (const { id, name, reload, reloadTurn } of scene.state.troops) {
    if (reload === 0 || reloadTurn === null || reloadTurn >= turn) continue
    scene.patch('troops', id, { reload: reload - 1 })
    const left = reload === 1 ? 'ready to fire' : `${counted(reload - 1, 'marker')} left`
    scene.note(`${name}: a reload marker comes off, ${left}.`, aboutTroop({ id }, 'reload'))
  }
}

/** Each turn is shuffled for; what lasts a turn is over. */
export function beginTurn(scene: Scene): void {
  const { id, turn } = gameOf(scene.state)
  scene.patch('games', id, { turn: turn + 1 })
  for (const collection of ['stages', 'moves', 'looks', 'jokers'] as const) scene.remove(collection, () => true)
  for (const { id: troop, extraDie, lessDie } of scene.state.troops)
    if (extraDie || lessDie) scene.patch('troops', troop, { extraDie: false, lessDie: false })
  scene.shuffle(initiative)
  scene.note(`Turn ${turn + 1}: the deck is shuffled.`, { collection: 'games', id, field: 'turn' })
  enterPhase(scene, 'movement')
}

/** Routed units that have not tried to rally in this turn; those of this turn do not yet (p. 12). */
export function toRally(state: BookgunState): Troop[] {
  const { turn } = gameOf(state)
  return state.troops.filter(
    ({ spirit, gone, brokeTurn, ralliedTurn }) =>
      spirit === 'routed' && !gone && brokeTurn !== turn && ralliedTurn !== turn,
  )
}

/** @returns who has a leader that may still try to rally a unit in this turn, itself among them. */
export function leadersWhoTry(state: BookgunState, troop: Troop): Troop[] {
  const { turn } = gameOf(state)
  return state.troops.filter(
    (one) =>
      cardsOf(one) === cardsOf(troop) &&
      hasLeader(one) &&
      one.triedTurn !== turn &&
      !one.gone &&
      !one.waiting &&
      one.kind !== 'marker',
  )
}

/** Must a shaken unit try to rally before it does anything in this phase? One that was shaken in this turn does not yet. */
export function mustTryToRally(state: BookgunState, { spirit, brokeTurn, ralliedTurn }: Troop): boolean {
  const { turn } = gameOf(state)
  return spirit !== 'fit' && brokeTurn !== turn && ralliedTurn !== turn
}
