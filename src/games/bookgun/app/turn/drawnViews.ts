import { lookOf } from '../../../../main/engine/cards.ts'
import type { CardNowView, DrawnView, JokerView } from '../../contract/turn.ts'
import { bookgunCopy } from '../../rules/copy.ts'
import { colourOf, gameOf, sideDoes, troopById } from '../../rules/game.ts'
import type { BookgunState, Draw } from '../../rules/state.ts'
import { jokerMovement } from '../../rules/tables/joker.ts'
import { cardIn, isJokerHere, mayAnswer, openDraw, sideOfCard } from '../../rules/turn/drawn.ts'
import { roadRow } from '../roadRow.ts'

/** @returns a card of this phase, and what became of it. */
export function drawnView(state: BookgunState, draw: Draw): DrawnView {
  const { number, said } = draw
  return { number, card: lookOf(cardIn(draw)), side: sideOfCard(draw), by: said, now: draw.id === openDraw(state)?.id }
}

/** @returns the card that waits to be answered, and who may. */
export function cardNow(state: BookgunState): CardNowView | null {
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
    row: roadRow(state).map(({ id }) => id),
  }
}

/** @returns the chart of the joker, with what came up last in this turn. */
export function jokerView(state: BookgunState): JokerView {
  const [last] = state.jokers
  const { rows, page } = bookgunCopy.rulesOf(state).table(jokerMovement)
  return {
    rows: rows.map(({ from, text }) => ({ die: from, text, now: last?.face === from })),
    words: last?.words ?? null,
    page,
  }
}
