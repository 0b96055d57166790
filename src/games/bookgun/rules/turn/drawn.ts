import { cardOf } from '../../../../main/engine/cards.ts'
import { initiative, isJoker } from '../deck.ts'
import { notNow, refuse } from '../../../../main/engine/mustBe.ts'
import { cardsOf, colourOf, gameOf, mustBe, sideDoes, troopById, type Playing } from '../game.ts'
import type { BookgunState, Draw, Troop } from '../state.ts'
import { actsIn, toAct, whyNotFire } from './acting.ts'

/** The card that was drawn: whose it is, and who may answer it. */

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
