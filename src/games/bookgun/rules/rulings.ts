/** How the text is read where it leaves a choice, part by part, for the help. */
export const rulings: readonly {
  readonly title: string
  /** Where the book begins to speak of it. */
  readonly page: number
  readonly rulings: readonly string[]
}[] = [
  {
    title: 'Organisation',
    page: 6,
    rulings: [
      'Printed ranges are used on the screen; who wants real ones doubles them on the table.',
      'Mortars are of 60mm in Canada, 51mm in the UK and 52mm in Israel, as printed.',
      'A US squad is a leader with two fire teams of three; a cell is fourteen figures with its leader among them, or besides them where the campaign says so.',
      'The text does not say how many serve an HMG, a recoilless rifle, an LSAM or a MILAN: two, until the player says otherwise.',
      'A company begun with all its units has three platoons of one type, that its player chooses.',
      'A group is counted by its cells: an HMG and a recoilless rifle for each full four, an LSAM for each full four HMGs and one at least.',
      'Losses stay with the rosters only where the players want it. Who of a unit was lost nobody says: its leader where he was, else the last figures of its roster.',
    ],
  },
  {
    title: 'Leaders',
    page: 7,
    rulings: [
      'An ace hits one leader of the unit, not two.',
      'A headquarters of one man is a leader of no unit: he goes with a unit that he is near, or moves without a card when all units have acted.',
      'Whether a side has the three basic units for a Commander-in-Chief is told by its roster: how many are on the table is nobody’s business.',
      'Play begins without a Commander-in-Chief too: the program says whose is not named, and leaves it to the players (p. 8).',
    ],
  },
  {
    title: 'Spotting and concealment',
    page: 10,
    rulings: [
      'The side of a row is the side that looks. "Automatic" holds with a leader and without.',
      'From inside a vehicle half of the number counts, rounded down.',
      'Fog, rain and falling snow halve the bands of the chart (4, 6, 12 become 2, 3, 6), not the number; so does darkness without goggles. Each halves for itself (p. 11, 19): of 12" a foggy night leaves 3".',
      'Who was spotted by the chart stays so through the next turn, as who has fired does.',
      'A concealed marker counts as a unit for the cards, a dummy too: its owner names it and passes. To move or to fire it is taken off first.',
      'How many markers are real is public; which are, and what stands under them, is not. A side conceals last of all: what it puts down in the open after that would tell.',
      'A marker that is spotted comes off the table.',
    ],
  },
  {
    title: 'Cards',
    page: 11,
    rulings: [
      'One card lets one unit act, in both phases; a card for every figure in the fire phase is a switch of the game.',
      'Mobs friendly to the insurgents act on red cards, all others on black ones, whoever runs them.',
      'A joker’s side names one of its own units in the open. Who has not moved is named first; on who has moved, results 1, 2 and 4 do nothing, 3 and 5 apply, and 6 is a charge in the next movement phase.',
      'Where all units of a side are concealed a marker is named, and the die is rolled for it: a marker falls back as it lies, and what else comes up holds for the unit that comes out from under it.',
      'Naming a unit for a joker does not use up its move.',
      'In the fire phase a joker is a card like any of its colour.',
      'A charge out of reach moves its full distance straight toward the enemy.',
      'Who must charge and cannot may pass.',
      'A reshuffle takes all 54 cards.',
      'Scouts act on a card of their own. A unit that rides has a card too, to dismount.',
    ],
  },
  {
    title: 'Movement',
    page: 13,
    rulings: [
      'A change of formation rolls the slower of the two; the road rate is for a column that is one already.',
      'Bases in open order are more than 0" and at most 2" apart.',
      'A unit without a cell for a case may not do it.',
      'Penalties that take the high die each take the next one, one after another. Dense terrain takes a die and then its amount again. A unit may always move 1".',
      'A type that loses the low die in rough terrain loses it, and its amount again, in dense terrain; a type without a penalty has none in either.',
      'In rough terrain the movement table counts, not the sentence that all lose the high die.',
      'Up a steep slope halves are kept, and the total is rounded down; it is told of troops and animals, not of vehicles.',
      'Medium wheeled vehicles move as heavy ones. Over snow vehicles have 4D6 on snow and lose nothing to the snow; off it a Ski Doo may not go, and a BV206 is light tracked.',
      'Prone figures lose nothing to ground, slope, mud or snow, for one chapter tells of all four (p. 16, 18-19); for wounded, and for want of a leader, they lose a die as all others do (p. 8, 17).',
      'Vehicles that back up lose what the ground, mud or snow, and wheels without off-road ability take (p. 14-19); amphibious ones on water lose nothing.',
      'An amphibious vehicle lies on the water until it moves on land (p. 15).',
      'A row of units on the road rolls once for each and moves the lowest total.',
      'Scouts have 3D6 and no charge, on foot, on horses or on bicycles. Units of men send them, not vehicles or the crew of a gun; nor does who is shaken or routed. Those of cavalry take their own horses, and horse holders stay (p. 17).',
      'A horse carries one figure.',
      'Heavy tracked vehicles carry riders on the outside.',
    ],
  },
  {
    title: 'Fire, morale and rally',
    page: 12,
    rulings: [
      'A reload marker put down in one turn comes off in the morale phase of the next. Who has one does not fire.',
      'A unit that charges does not fire in that turn, nor does one that is routed.',
      'Shaken units try to rally in the movement phase, routed ones in the morale phase, from the turn after that in which they broke.',
      'A unit that lost its own leader uses the second column when another leader is within 6". Without any it makes no attempt.',
      'A loser that falls back a normal move has the dice of its cell of the movement table, where they are to be rolled; else it is measured on the table (p. 12). Who lay prone gets up for it; who carries wounded loses the high die as on any move (p. 8).',
    ],
  },
]
