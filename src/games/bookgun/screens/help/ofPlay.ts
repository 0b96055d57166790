import { head, list, steps, text, type HelpPage } from '../../../../renderer/screens/help/helpTypes.ts'

/** How a game is played with the program. */
export const ofPlay: readonly HelpPage[] = [
  {
    id: 'start',
    blocks: [
      text(
        'Short-Timer keeps the books of an army against insurgents: whose card it is, who has acted, how far a unit goes, who is shaken, what stands under a marker. Figures, distances, sight and facing stay on your table: you measure, and tell the program what you see.',
      ),
      head('An evening with it'),
      steps(
        'Put the [rosters](rosters) together once. They are kept from game to game.',
        'Fill in what the text leaves to your copy: [From your copy](copy). What you do not use can stay blank.',
        '[Set up a game](set-up): the scenario, units of both sides, civilians, what is concealed.',
        'Play the [turn](turn-page), card by card. Every step is kept as you make it.',
        'End the game. What was sealed is opened, and losses go to the rosters if you want them to.',
      ),
    ],
  },
  {
    id: 'turn',
    blocks: [
      text(
        'A turn is about two minutes of play. Its phases come in this order; none can be entered before the one ahead.',
      ),
      { kind: 'live', what: 'phases' },
      head('The deck'),
      list(
        'Black cards let the army act, red ones the insurgents. One card lets one unit act, or pass.',
        'A card for a side of which all have acted brings nothing; the next one is drawn.',
        'A joker in the movement phase: its side names a unit, and one die says on the chart what becomes of it. A side whose units are all concealed names a marker.',
        'When the deck runs out all 54 cards are shuffled again, and so they are at the beginning of a turn.',
        'Play with a real deck: choose your own dice in the settings and name each card, rank first, then s, c, h or d; for a joker J, then r or k.',
      ),
      head('Reload, shaken, routed'),
      text(
        'Who fires gets reload markers and waits until they are off: one comes off in each morale phase. A shaken unit is asked to rally when it is to be moved, a routed one in the morale phase.',
      ),
    ],
  },
  {
    id: 'moving',
    blocks: [
      text('Choose what the unit does; the row of the table is marked, and what cannot be done is grey and says why.'),
      list(
        'The dice fall, and what is taken off them is shown stage by stage, with what is left after each.',
        'In dense ground a die is taken off, and then its amount once more. A unit may always move an inch.',
        'Half of each die is lost up or across a steep slope; halves are kept, and the total is rounded down.',
        'A change of formation rolls the slower of the two.',
        'Figures without a leader within 6" lose a die more; tick it for them and move them apart. Prone ones lose it too, and nothing to the ground.',
        'A vehicle that backs up goes straight, and loses what the ground takes.',
        'An amphibious vehicle takes nobody aboard, and lets nobody off, until it is on land again.',
        'Any unit of men may send scouts, on foot, on horses or on bicycles.',
        'Blank cells of the table are in your copy. They cannot be rolled until you fill them in.',
      ),
    ],
  },
  {
    id: 'concealed',
    blocks: [
      text(
        'The side that sets up on the table may conceal units under markers, with one dummy for every two real ones.',
      ),
      list(
        'Its player writes down what stands under each marker while he holds the machine. From then on it is sealed: the journal keeps a check sum, and at the end the seal is opened and proved.',
        'A marker lies with its number down, so that only its player looks at it.',
        'A marker counts as a unit for the cards, and so does a dummy, so that the draw gives nothing away.',
        'A marker is taken off when it fires, when enemies come close, or when its player shows it.',
      ),
      text(
        'A side of three basic units or more names a Commander-in-Chief; the set-up says who has not. Who he is stays sealed until he falls, or until the game is over.',
      ),
      text('[Players](players) shows how the machine changes hands.'),
    ],
  },
]
