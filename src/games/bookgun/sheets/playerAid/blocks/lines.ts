import { cellsForHeavy } from '../../../rules/organisation/irregulars.ts'
import { platoonsInCompany, squadsInPlatoon } from '../../../rules/organisation/shape.ts'
import { unitsForCommander } from '../../../rules/roster/commander.ts'
import { otherMoves } from '../../../rules/movement/otherMoves.ts'

const { mounts, mountsScouts, dismountsCharging } = otherMoves

/** What is looked up in play and stands in no table of the book: a word, and what goes with it. */
export type Line = readonly [word: string, text: string]

export const units: readonly Line[] = [
  ['Platoon', `${squadsInPlatoon} squads, a weapons squad, headquarters; ${platoonsInCompany} platoons are a company`],
  ['Group', `cells and a leader; an HMG and a recoilless rifle for each ${cellsForHeavy} cells; groups are a front`],
  ['Civilians', 'a mob, in a few cases with old rifles; not pro-insurgent ones run from fire'],
]

export const leaders: readonly Line[] = [
  ['Leader', 'within 6" of all his figures as they begin to move; who is not moves apart, the high die off'],
  ['Ace', 'drawn for a unit under fire it kills its leader; one Ace, one leader'],
  ['Of no unit', 'goes with a unit within 6", or when all units have moved'],
  ['In command', `a side of ${unitsForCommander} basic units and more names one leader, in secret`],
]

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
  ['No leader in 6"', 'high die off, and moves apart'],
  ['Wounded', 'carried, or in pairs: high die off'],
  ['Prone', `${otherMoves.prone}D6, any ground; fires every other turn`],
  ['Scouts', `${otherMoves.scouts}D6, open order, 12" (radio 24") from the leader`],
  ['Changing', 'the slower of the two formations; a column, the slowest unit'],
]

export const charging: readonly Line[] = [
  ['Facing', 'sees 180°, fires within 30°; changes only in a move'],
  ['Turn to 90°', '1"; none to evade or to run to the rear'],
  ['Back', 'a step at a third of its speed, as it faces'],
  ['Charge', 'to enter close combat, in reach of its dice; the last 4" straight'],
  ['Stop', '2" short of the enemy, under fire; settled in close combat'],
  ['Shaken', `who is charged so does not rally: ${otherMoves.notRallied}D6 away, at once`],
  ['Scouts', 'charged, they may evade to their unit'],
]

export const vehicles: readonly Line[] = [
  [
    'Mount, dismount',
    `then ${mounts}D6, or charge ${dismountsCharging}D6; scouts ${mountsScouts}D6; cavalry no charge`,
  ],
  [
    'Backing up',
    `wheels ${otherMoves.backsWheeled}D6, tracks ${otherMoves.backsTracked}D6, no horses; no turn; ground counts`,
  ],
  ['Off road', 'wheels without off-road ability: high die off'],
  ['On snow', 'over snow vehicles 4D6; rough and dense take low dice'],
  ['On water', `amphibious ${otherMoves.afloat}D6, no land that turn; on and off on land`],
  ['Boats', 'mount or dismount at a shore, first of all; half of the dice'],
  ['Road rate', 'a column on the road all turn; a row of units on one card, at the slowest'],
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
  ['Spotted', 'who fired at you, or met you, last turn; by one, by all who see it'],
  ['Not', 'who neither moved nor fired in your sight, but within 6" or by the chart'],
  ['Smoke', 'nobody sees into it or through it, but by thermal sights'],
]

export const concealment: readonly Line[] = [
  ['Markers', 'of the side that sets up; number, strength and place on paper, for good'],
  ['Dummies', 'one for every two real ones'],
  ['Off', 'to move or to fire, and when it is spotted; who fires is spotted next turn'],
]

export const guns: readonly Line[] = [
  ['Limber', 'a turn with full crew, one more for each man missing'],
  ['By hand', 'two men, the whole turn; light guns and recoilless rifles'],
  ['Push and fire', 'reloads two full turns; others that move and fire, one'],
  ['Horse holders', 'a quarter of the men, rounded for their player: of 18, 4'],
]
