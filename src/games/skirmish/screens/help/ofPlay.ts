import { head, list, steps, text, type HelpPage } from '../../../../renderer/screens/help/helpTypes.ts'

/** How a game is played with the program. */
export const ofPlay: readonly HelpPage[] = [
  {
    id: 'start',
    blocks: [
      text(
        'Short-Timer keeps the books of a skirmish between two players: whose turn it is, the counters and phases of every figure, what is hidden, where the shots fell. Figures, distances, sight and cover stay on your table: you measure, and tell the program what you see.',
      ),
      head('An evening with it'),
      steps(
        'Put the [squads](squads) together once. Their men are kept from game to game.',
        'Fill in what these rules leave to your copy: [From your copy](copy).',
        '[Set up a game](set-up): its options, then each player deploys.',
        'Play the [battle](battle), turn by turn. Every step is kept as you make it.',
        'End the game. Seals are opened, losses are written down, and the squads are ready for the next one.',
      ),
    ],
  },
  {
    id: 'turn',
    blocks: [
      text(
        'The players take turns. A turn goes through its parts in this order; none can be entered before the one ahead of it.',
      ),
      { kind: 'live', what: 'phases' },
      head('Phases'),
      list(
        'A figure has three phases; each of its counters takes one away.',
        'A phase is a move, a fire, or one step of getting ready to fire.',
        'A thrown grenade takes three phases in a row, a fired one two, a tactical move two. They may run over into the next turn.',
        'Phases are counted when a figure begins to act, so counters of support that fell before count.',
      ),
      head('What follows'),
      text(
        'What comes of an act stands in a list below the table: checks, who was near what went off, a grenade that was begun, the end of the turn. Each is filled in as far as it is known. Enter plays the one that lies open, Del leaves it out, Down looks at the next.',
      ),
      text(
        'To fire, press the figure and then the enemy, or drag one onto the other. While a form is open, a press on a row or a token, or its number, names him in it.',
      ),
    ],
  },
  {
    id: 'hidden',
    blocks: [
      text('A game is played by one of two ways of hiding, chosen when it is set up.'),
      list(
        'Noise: hidden figures are not on the table. Every phase of ordinary movement is a pip of noise; an enemy that listens can hear it. Who fires is heard by himself.',
        'Spotting: all figures stand on the table, and a hidden one is found by two dice against its distance.',
      ),
      head('Sealed'),
      text(
        'What a player hides goes under a seal: its name, weapon and place are shown to that player alone. The journal keeps a check sum of it, and at the end of the game the seal is opened and proved. [Two players](sides) shows how the machine changes hands.',
      ),
      text('Mines are placed before the game, claymores during it. Both are sealed until they go off.'),
    ],
  },
]
