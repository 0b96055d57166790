import { otherMoves } from '../../rules/movement/otherMoves.ts'

const { mounts, mountsScouts, dismountsCharging } = otherMoves

/** What is looked up in play and stands in no table of the book: a word, and what goes with it. */
export type Line = readonly [word: string, text: string]

export const theTurn: readonly Line[] = [
  ['Shuffle', '52 cards, a red and a black joker. Red: Insurgents, black: Army'],
  ['Movement', 'a card, a unit, until all had a chance; shaken ones try to rally'],
  ['Fire', 'a card, a unit; reload markers on those that fired'],
  ['Close combat', 'losers test morale: fall back a move, shaken, or rout'],
  ['Morale', 'routed ones rally or go; one reload marker off each'],
]

/** After those of the terrain. */
export const changesDice: readonly Line[] = [
  ['Snow, mud', 'on road the low die off, else the high die'],
  ['Prone', `${otherMoves.prone}D6, any ground; fires every other turn`],
  ['Scouts', `${otherMoves.scouts}D6, open order, 12" (radio 24") from the leader`],
  ['No leader in 6"', 'high die off, and moves apart'],
  ['Wounded', 'carried, or in pairs: high die off'],
  ['Turn to 90°', '1"; none to evade or run. Back at a third'],
  [
    'Mount, dismount',
    `then ${mounts}D6, or charge ${dismountsCharging}D6; scouts ${mountsScouts}D6; cavalry no charge`,
  ],
  [
    'Backing up',
    `wheels ${otherMoves.backsWheeled}D6, tracks ${otherMoves.backsTracked}D6, no horses; no turn; ground counts`,
  ],
  ['On snow', 'over snow vehicles 4D6; rough and dense take low dice'],
  ['On water', `amphibious ${otherMoves.afloat}D6, no land that turn; on and off on land`],
  ['Changing', 'the slower of the two formations; a column, the slowest unit'],
]

export const obstacles: readonly Line[] = [
  ['Low wall', 'up to it; on top; off: a turn each. No guns, no vehicles'],
  ['Inside', 'rough; stairs a steep slope; 4 figures a room, both sides'],
  ['Door', 'one figure at a time; locked where the enemy holds it'],
  ['Window', 'up to it; then inside, back to it. One a turn, no enemy room'],
]

export const sight: readonly Line[] = [
  ['Seen', 'more than half of a figure, a quarter of a vehicle'],
  ['Halved', 'in darkness; in fog, rain, falling snow; both: a quarter'],
  ['Spotted', 'who fired at you, or met you, last turn'],
  ['Markers', 'a dummy for every two real ones; who fires is spotted next turn'],
]

export const guns: readonly Line[] = [
  ['Limber', 'a turn with full crew, one more for each man missing'],
  ['By hand', 'two men, the whole turn; light guns and recoilless rifles'],
  ['Push and fire', 'reloads two full turns; others that move and fire, one'],
  ['Horse holders', 'a quarter of the men, rounded for their player: of 18, 4'],
  ['Leader', '6"; an Ace drawn for his unit under fire kills him'],
  ['Charge', 'the last 4" straight; stop 2" short; settled in close combat'],
]
