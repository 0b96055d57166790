/** How the page is read where it leaves a choice, part by part, for the help. */
export const rulings: readonly { readonly title: string; readonly rulings: readonly string[] }[] = [
  {
    title: 'The turn',
    rulings: [
      'Off-table fire support stands between the KIA/WIA check and the phases.',
      'Phases are counted when a figure begins to act, so counters from support of the same turn count.',
      'Hidden figures are checked by their player, apart from the others and before they act; one that was not keeps its counters and misses its turn.',
      'Who brought the last of its counters has put a figure out.',
      'A check removes a figure, whether it is called KIA, WIA or MIA; with six counters or more it always does.',
      'What takes several phases in a row may run over into the next turn; another action, or a turn without a phase, breaks it. For M79, M203 and tactical movement a game may keep it within one turn.',
    ],
  },
  {
    title: 'Fire and grenades',
    rulings: [
      'The Suppress figure may be one score or several.',
      'Guns have no limit but the arc of 90 degrees and what can be seen.',
      "A hand grenade's direction comes from the deviation table, its distance from its own.",
      'A 40 mm grenade that deviates goes the distance of the deviation table.',
      'An M203 is under an M16: its man fires by the Suppress scores of that, or a grenade.',
      'Who is behind cover that a grenade was not lobbed past gets one counter of it, and none when he has one: the first bars the next. A mortar round and a mine count as such a grenade.',
      'Speculative fire with guns does nothing to an APC; of a grenade or an RPG on a guess it gets the one counter that a man gets.',
    ],
  },
  {
    title: 'Hidden figures',
    rulings: [
      'A hidden enemy who has not been heard is fired at only by speculative fire, or once he was seen.',
      'Which hidden figures were near something that went off, or in the arc of a claymore, their player says while it lies on the table; the journal shows no difference where none was.',
      'Only a figure that listens rolls for a noise, once for each noise of the turn before.',
      'What is left at zero or less cannot be rolled: it is not heard.',
      'A hidden figure that fires is heard through the next turn of the other side, by its number and its weapon; then it is hidden again, until somebody sees it.',
      'Guns, M79s and M203s are heard when they are fired; a grenade that is thrown and a claymore that is fired are not.',
      'Alternate spotting is rolled once per pair and turn; a fraction of an inch counts as the next whole inch.',
    ],
  },
  {
    title: 'Fire support and mortars',
    rulings: [
      'A smoke round is scattered by the program as far as the game says, or the players drop their own.',
      'The first shot of the turn after a smoke round lands where the corrected point is, without a die.',
      'A turn of support is spent by its first shot; a smoke round spends none.',
      'The single counter in hard cover is given even to a figure that has one: fire, grenades and mines spare it, support does not.',
      'A radio that survives its carrier is taken up by another man in the phases, for nothing; of that turn’s support no shot is called without a carrier.',
      'Who was near a shot of support is said before any figure moves, and of whatever else goes off before the turn ends; only hidden figures are told of later.',
      'A mortar that does not fire saves nothing up: its target point is within 12" of that of its last shot. Its crew is no figure: nobody spends phases on it, and it is not heard.',
      'A mortar takes two full turns to set up, and two to take down.',
      "A mortar round's effect is that of the grenade it fires.",
    ],
  },
  {
    title: 'Vehicles and mines',
    rulings: [
      'An M113 always has three phases; after its first kill it keeps its counters.',
      'Its noise is that of a man. Throwing, listening, claymores and radios are for men on foot.',
      'Machine guns do to an APC what rifles do.',
      'Off-table support gives an APC counters as to a figure in the open; a claymore counts as fragmentation against it.',
      'A mortar round hits an APC when it lands on the model.',
      'On a 1 or 2 the figure that set off a mine is treated as everybody else in the blast; on 3 to 6 it gets three counters instead.',
      'Placing a claymore takes all phases of a turn that the figure has, one at least.',
      'Exactly 3" counts as within 3".',
    ],
  },
]
