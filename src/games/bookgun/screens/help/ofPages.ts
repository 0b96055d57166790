import { head, list, steps, text, type HelpPage } from '../../../../renderer/screens/help/helpTypes.ts'

/** What each page of a campaign is for. */
export const ofPages: readonly HelpPage[] = [
  {
    id: 'new-tour',
    blocks: [
      steps(
        'Give the campaign a name.',
        'Name the two players, what each of them leads, and the nation of the army.',
        'Name an umpire or a third player, if there is one: he runs civilians who are not friendly to the insurgents.',
      ),
      text(
        'What differs from game to game, as the weather and the rules of engagement, is chosen when a game is set up.',
      ),
    ],
  },
  {
    id: 'overview',
    blocks: [
      text('Where the campaign stands. The button at the top is the next thing to do.'),
      list(
        'The forces: their units, and how far they keep the organisation.',
        'Games: how each ended and what was lost.',
        'From your copy: how much has been filled in, and what waits for the rest.',
      ),
    ],
  },
  {
    id: 'rosters',
    blocks: [
      text('Units of the army, the insurgents and the civilians, drawn figure by figure and kept from game to game.'),
      list(
        'Add a unit, or a formation with all units that the organisation gives it. A nation on the left says whose parts are offered.',
        'Choose a unit to name its leader, to move it, to add figures or take some out.',
        'Where the organisation leaves a choice of weapons, it stands beside the figures.',
        'Against the table says what is kept and what is not, each with a way out. A roster that breaks it can be kept.',
        'An open place is drawn dashed. Lost figures are struck out until you replace them.',
      ),
    ],
  },
  {
    id: 'set-up',
    blocks: [
      steps(
        'The scenario: who sets up on the table, the weather, the rules of engagement.',
        'Each side puts its units on the table, or has them wait beside it.',
        'Mobs of civilians, with whom they are friendly to. Rules of engagement are in force while they are there.',
        'The player who sets up conceals, while he holds the machine.',
        'Begin the first turn.',
      ),
    ],
  },
  {
    id: 'turn-page',
    blocks: [
      text('The card rules the page: whose it is, and the units that may answer it.'),
      list(
        'D draws a card. The numbers choose a unit, Enter lets it act, P lets it pass, N ends the phase.',
        'Units that have not acted have an open box and a strong name, those that have a tick.',
        'A move opens a page of its own: see [Moving, die by die](moving).',
        'The rules of engagement in force stand in sight while civilians are on the table; another one is a press away and is written down.',
      ),
      head('Noted by hand'),
      text(
        'Fire, close combat and morale are in your copy and not in the text. Resolve them there, and note what came of them for the chosen unit: casualties, shaken, routed, rallied, reload. A loser that falls back a normal move can roll it: the program has its dice.',
      ),
      head('Looking'),
      text(
        'L opens the spotting chart: who looks for whom, how far it is, and the die. Fog, rain and falling snow halve its bands, and darkness halves them once more.',
      ),
    ],
  },
  {
    id: 'games-played',
    blocks: [
      text('The games so far, the newest first: how many turns, who won, and how many figures each force lost.'),
    ],
  },
  {
    id: 'players',
    blocks: [
      text(
        'All players share one machine. While it lies on the table nobody sees what is sealed. The one who holds it sees what he has sealed himself, and nothing else.',
      ),
      list(
        'Hand over covers the screen until the other player says that he has it.',
        'What is sealed is covered again by Put it down, by H, by leaving the page, and after 20 seconds without key or mouse.',
        'Ctrl K hands the machine over from any page.',
        'What is sealed is kept from the screen, the journal, the search and the sheets. It stands in the file as it is: who opens it with another program can read it.',
      ),
    ],
  },
  {
    id: 'copy',
    blocks: [
      text(
        'Some numbers of the tables are lost in the text. The program invents none of them: the cells are blank until you type what your copy says.',
      ),
      list(
        'What waits for a cell is named; everything else can be played.',
        'The values belong to this campaign, and print on its sheets with the mark of your copy.',
      ),
    ],
  },
]
