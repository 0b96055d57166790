import { leftInDeck } from '../../../../main/engine/dealing.ts'
import { notNow, refuse } from '../../../../main/engine/mustBe.ts'
import { refusalOf } from '../../../../main/engine/refusal.ts'
import { initiative } from '../deck.ts'
import { cardsOf, colourOf, counted, inGame, mustBe, sideDoes, sideWords } from '../game.ts'
import type { Enter, Joker, OneTroop } from '../inputs.ts'
import { planMove } from '../movement/plan.ts'
import { usualMove } from '../movement/usual.ts'
import { aboutTroop, stepOf, troopTitle, type Scene } from '../scene.ts'
import type { Draw, Troop } from '../state.ts'
import { jokerMovement } from '../tables/joker.ts'
import { toAct } from '../turn/acting.ts'
import { answerCard, isJokerHere, mayAnswer, openDraw, sideOfCard } from '../turn/drawn.ts'
import { endIfDone, hasActed } from '../turn/phases.ts'
import { mustTryToRally } from '../turn/rallying.ts'
import { fallBack } from '../movement/fallBack.ts'

/** Draws the next card: its side names a unit that has not acted. One that nobody can answer is over at once. */
export const drawCard = stepOf('A card is drawn', (scene) => {
  const game = mustBe(scene.state, 'movement', 'fire')
  const before = openDraw(scene.state)
  if (before && mayAnswer(scene.state, before).length > 0) notNow('The last card waits for an answer.')
  if (before) scene.patch('draws', before.id, { said: 'nobody left' })
  if (toAct(scene.state).length === 0) notNow('Nobody is left to act in this phase.')
  if (leftInDeck(scene.state.dealt, initiative) === 0) {
    scene.shuffle(initiative)
    scene.note('The deck has run out: all 54 cards are shuffled again.', { collection: 'games', id: game.id })
  }
  const number = scene.state.draws.length + 1
  const { card, answer } = scene.deal(initiative, { subject: 0, why: `Card ${number}`, brings: bringsOf })
  const id = scene.add('draws', { gameId: game.id, number, card: card.id, troopId: null, said: null })
  const draw = scene.state.draws.find((one) => one.id === id)!
  const side = sideOfCard(draw)
  const joker = isJokerHere(scene.state, draw)
  const may = mayAnswer(scene.state, draw).length > 0
  const does = joker ? `${sideDoes(side, 'name')} a unit for it` : sideDoes(side, 'act')
  const nobody = `nobody of ${sideWords[side]} ${joker ? 'can be named' : 'is left to act'}`
  scene.tellCard(`The ${card.name}: ${may ? does : nobody}.`, answer, { collection: 'draws', id })
  if (!may) scene.patch('draws', id, { said: joker ? 'nobody to name' : 'nobody left' })
})

const bringsOf = ({ colour, suit }: { readonly colour: 'red' | 'black'; readonly suit: unknown }): string => {
  const side = colour === 'red' ? 'insurgents' : 'army'
  return suit === null ? `${sideWords[side]}, by the joker` : sideDoes(side, 'act')
}

/** A unit stays where it is, or holds its fire. */
export const pass = stepOf<OneTroop>(troopTitle('Pass'), (scene, { troop: id }) => {
  const { phase } = mustBe(scene.state, 'movement', 'fire')
  const troop = inGame(scene.state, id)
  const draw = answerCard(scene.state, troop)
  if (phase === 'movement') mustBeFreeToPass(scene, troop)
  scene.note(`${troop.name} ${phase === 'fire' ? 'holds its fire' : 'stays where it is'}.`, aboutTroop(troop))
  if (phase === 'movement') workRests(scene, troop)
  hasActed(scene, id, draw, troop.kind === 'marker' ? troop.name : `${troop.name}, passes`)
})

/** A gun that is being limbered or unlimbered waits for its crew: who passes does not go on with it (p. 16). */
export function workRests(scene: Scene, troop: Troop): void {
  const { name, gunTurns, limbered } = troop
  if (gunTurns === 0) return
  const what = limbered ? 'unlimbering' : 'limbering'
  scene.note(`The ${what} of ${name} rests: ${counted(gunTurns, 'turn')} more.`, aboutTroop(troop, 'gunTurns'))
}

/** Who is shaken tries to rally, and who must charge charges, if it can. */
export function mustBeFreeToPass(scene: Scene, troop: Troop): void {
  if (troop.spirit === 'shaken' && mustTryToRally(scene.state, troop))
    refuse(`${troop.name} is shaken: it tries to rally.`)
  if (troop.mustCharge && mayCharge(scene, troop)) refuse(`${troop.name} must charge the nearest enemy.`)
}

/** Could it charge in the open, over clear ground? */
export function mayCharge(scene: Scene, troop: Troop): boolean {
  if (troop.waiting || troop.kind === 'marker' || troop.spirit !== 'fit') return false
  const charge = { ...usualMove(scene.state, troop), way: 'charge', water: false } as const
  return refusalOf(() => planMove(scene, scene.state, troop, charge)) === null
}

/** The joker's side names a unit and rolls what becomes of it; naming does not use up its move (ruling). */
export const joker = stepOf<Joker>('Joker', (scene, { troop: id }) => {
  const game = mustBe(scene.state, 'movement')
  const draw = openDraw(scene.state) ?? notNow('Draw a card first.')
  if (!isJokerHere(scene.state, draw)) notNow('The card is no joker.')
  const may = mayAnswer(scene.state, draw)
  const side = sideOfCard(draw)
  if (id === null) {
    if (may.length > 0) refuse(`${may[0]!.name} may be named for it, or another.`)
    nobodyNamed(scene, draw)
    return
  }
  const troop = inGame(scene.state, id)
  if (cardsOf(troop) !== side) refuse(`The joker is ${colourOf[side]}: ${sideDoes(side, 'name')} a unit of theirs.`)
  if (!may.some((one) => one.id === id)) refuse(whyNotNamed(troop))
  const roll = scene.roll(jokerMovement, { subject: id, why: `Joker: ${troop.name}` })
  const words = `Card ${draw.number}, ${colourOf[side]} joker: ${troop.name}`
  scene.remove('jokers', () => true)
  scene.add('jokers', { gameId: game.id, face: roll.score ?? roll.row.from, words })
  scene.tell(roll, `${troop.name}: ${brought(troop, roll.row.outcome, roll.row.text)}`, aboutTroop(troop, 'extraDie'))
  scene.patch('draws', draw.id, { said: troop.name, troopId: id })
  applyJoker(scene, troop, roll.row)
  endIfDone(scene)
})

function whyNotNamed({ name, kind, waiting }: Troop): string {
  if (waiting) return `${name} has not entered the table.`
  if (kind === 'leader') return `${name} leads no unit.`
  return kind === 'marker'
    ? `${name} is a marker: while a unit is in the open, that is named.`
    : `${name} has moved: one that has not is named first.`
}

function nobodyNamed(scene: Scene, draw: Draw): void {
  scene.patch('draws', draw.id, { said: 'nobody' })
  scene.note('The joker finds nobody that may be named.', { collection: 'draws', id: draw.id })
}

type JokerRow = (typeof jokerMovement)['rows'][number]
type JokerOutcome = JokerRow['outcome']

/** On who has moved, what is about its move does nothing; a charge waits for the next movement phase (ruling). */
function brought({ acted }: Troop, outcome: JokerOutcome, text: string): string {
  if (!acted) return `${text}.`
  if (outcome === 'charge') return 'it must charge the nearest enemy unit in the next movement phase.'
  return outcome === 'fallsBack' || outcome === 'healed' ? `${text}.` : 'it has moved, and nothing comes of it.'
}

function applyJoker(scene: Scene, troop: Troop, row: JokerRow): void {
  const { outcome } = row
  const { id, acted } = troop
  if (outcome === 'healed') scene.patch('troops', id, { wounded: 0 })
  else if (outcome === 'charge') scene.patch('troops', id, { mustCharge: true })
  else if (row.outcome === 'fallsBack') {
    fallBack(scene, troop, row.gives.dice)
    scene.patch('troops', id, { acted: true })
  } else if (!acted) {
    if (outcome === 'dieMore') scene.patch('troops', id, { extraDie: true })
    else if (outcome === 'less') scene.patch('troops', id, { lessDie: true })
    else scene.patch('troops', id, { acted: true })
  }
}

/** A unit is placed on the edge of the table, and may not move in that turn (p. 12). */
export const enter = stepOf<Enter>(troopTitle('Enter'), (scene, { troop: id, formation }) => {
  mustBe(scene.state, 'movement')
  const troop = inGame(scene.state, id)
  if (!troop.waiting) refuse(`${troop.name} is on the table.`)
  const draw = answerCard(scene.state, troop)
  if (formation === 'column' && troop.force === 'civilians') refuse('Civilians form no column.')
  scene.patch('troops', id, { waiting: false, formation })
  scene.note(`${troop.name} is placed on the edge, and may not move in this turn.`, aboutTroop(troop, 'waiting'))
  hasActed(scene, id, draw, `${troop.name}, enters`)
})
