/** What is looked up in play and stands in no table of the book: a word, and what goes with it. */
export interface Lines {
  readonly title: string
  readonly pages: string
  readonly lines: readonly (readonly [word: string, text: string])[]
}

export const theTurn: Lines = {
  title: 'The turn',
  pages: 'p. 11-12',
  lines: [
    ['Deck', '52 cards, a red and a black joker, shuffled each turn. Red: Insurgents, black: Army'],
    ['Movement', 'a card, a unit, until all had their chance; shaken ones try to rally'],
    ['Fire', 'a card, a unit; a reload marker on each that fired, more on slow weapons'],
    ['Close combat', 'losers test morale: passed, back a move and shaken; failed, routed'],
    ['Morale', 'routed ones rally or are removed; one reload marker off each'],
  ],
}

export const changesDice: Lines = {
  title: 'What changes the dice',
  pages: 'p. 13-17',
  lines: [
    ['Prone', '1D6, any ground; fires every other turn'],
    ['Scouts', '3D6, open order, 12" from the leader, with a radio 24"'],
    ['No leader in 6"', 'high die off, and moves apart'],
    ['Wounded', 'carried, or two and more together: high die off'],
    ['Turn', '1" up to 90°; none to evade or run to the rear. Back at a third'],
    ['Mount, dismount', 'that phase 1D6, or charge 2D6; scouts 2D6; cavalry does not charge'],
    ['Backing up', 'wheeled 1D6, tracked 2D6, horse drawn never'],
    ['Amphibious', '1D6 on water, not on land and water in one turn'],
    ['Shaken', 'not rallied: falls back 4D6 toward the nearest edge'],
    ['New formation', 'the slower of the two sets of dice'],
    ['Column of units', 'all at the rate of the slowest'],
  ],
}

export const obstacles: Lines = {
  title: 'Obstacles, buildings',
  pages: 'p. 19',
  lines: [
    ['Low wall', 'up to it; on top; off: a turn each. No guns, no vehicles'],
    ['Inside', 'rough; stairs a steep slope; 4 figures a room, both sides together'],
    ['Door', 'one figure at a time; locked where the enemy holds the building'],
    ['Window', 'up to it; then inside, back to it. One figure a turn, no enemy room'],
  ],
}

export const sight: Lines = {
  title: 'Sight and concealment',
  pages: 'p. 10-11',
  lines: [
    ['Seen', 'more than half of a figure, a quarter of a vehicle'],
    ['Halved', 'in darkness; night vision gives it back. Smoke hides, but from thermal sights'],
    ['Spotted', 'fired at you or met you last turn, and did not fall back out of sight'],
    ['Markers', 'one dummy for every two real ones; who fires counts as spotted next turn'],
  ],
}

export const guns: Lines = {
  title: 'Guns, horses, leaders',
  pages: 'p. 7-8, 16-17',
  lines: [
    ['Limber', 'a turn with full crew, one more for each man missing'],
    ['By hand', 'two men at least, the whole turn; light guns and recoilless rifles'],
    ['Push and fire', 'reloads two full turns; other weapons that move and fire, one'],
    ['Horse holders', 'a quarter of the men, rounded for their player: of 18 are 4'],
    ['Leader', '6"; an Ace drawn for a unit under fire kills its leader'],
    ['Charge', 'the last 4" straight; stop 2" short; settled in close combat'],
  ],
}
