import { head, list, steps, text, type HelpPage } from '../../../../renderer/screens/help/helpTypes.ts'

/** What each page of a campaign is for. */
export const ofPages: readonly HelpPage[] = [
  {
    id: 'new-tour',
    blocks: [
      steps('Give the campaign a name.', 'Name the two players and, if you like, what each of them leads.'),
      text(
        'How hidden figures are found, whether there is fire support and how much of it, is chosen for every game anew: see [Set up a game](set-up).',
      ),
    ],
  },
  {
    id: 'overview',
    blocks: [
      text('Where the campaign stands. The button at the top is the next thing to do.'),
      list(
        'The two sides: their squads, with the men who are fit.',
        'Games: how each ended and how many figures were removed.',
        'From your copy: how much has been filled in, and what waits for the rest.',
      ),
    ],
  },
  {
    id: 'set-up',
    blocks: [
      steps(
        'The scenario: its name, the way of hiding, who has the first turn, how much fire support each side may call.',
        'Each player deploys: men of the squads, others, vehicles, mortars, and under the rules of noise hidden figures and mines.',
        'Begin the first turn.',
      ),
      text(
        'What is hidden is sealed from the other player as soon as it is on the list. Hand the machine over before the other one deploys: see [Two players](sides).',
      ),
      text('Off-table support needs a radio and somebody who carries it: tick it for one of the men.'),
    ],
  },
  {
    id: 'battle',
    blocks: [
      text('The game under way: the parts of the turn at the top, then figures with their counters and phases.'),
      list(
        'Choose a figure to see what it may do, with what it costs; what it cannot do says why.',
        'Distances, cover and who stands in the arc are yours to say.',
        'What went off waits until you have named who is near it.',
        'Your own dice or those of the program, as everywhere. Every step can be undone.',
        'What the rules lack is written down by hand, with a reason.',
      ),
      head('The drawn table'),
      text(
        'Place on the table draws yours from above, as large as you say. It is there for those who want it; without it the list has the page.',
      ),
      list(
        'Drag figures to where they stand, line all of them up, or push the one that has the keys with the arrows: an inch, with Shift six. It costs no phase and makes no noise.',
        'Who is chosen there is chosen in the list. While a form is open, a press names a figure in it.',
        'A dotted line tells how far it is from the chosen figure. Forms begin with that distance; write another where yours differs.',
        'Shots of support: put T where the first one was aimed. Those that go astray by compass or clock draw themselves; the others are put down by hand.',
        'Where a hidden figure stands is sealed like itself.',
      ),
    ],
  },
  {
    id: 'squads',
    blocks: [
      text('The squads of both players. A man keeps his weapon, the games he was in, and the one he was lost in.'),
      list(
        'New squads and new men can be added at any time between games, and during them.',
        'Choose a man to give him another name, weapon or squad, or a note.',
        'A man who was removed is out. The rules say nothing of what becomes of him: you decide whether he comes back.',
        'Retire takes a man out who was not lost; he keeps his line.',
      ),
    ],
  },
  {
    id: 'sides',
    blocks: [
      text(
        'Two players share one machine. While it lies on the table nobody sees what is sealed. The one who holds it sees his own hidden figures, mines and claymores, and no others.',
      ),
      list(
        'Hand over covers the screen until the other player says that he has it.',
        'What is sealed is covered again by Put it down, by H, by leaving the page, and after 20 seconds without key or mouse. What you were writing waits for you.',
        'Figures that are put on the table at the set-up are covered at once. Where anything is sealed, each turn begins with a hand-over.',
        'Ctrl K hands the machine over from any page.',
        'Names and places are kept from the screen, the journal, the search and the sheets. They stand in the file as they are: who opens it with another program can read them.',
      ),
    ],
  },
  {
    id: 'copy',
    blocks: [
      text(
        'These rules speak of tables that their text does not carry. The program invents none of them: the cells are blank until you type what your copy says.',
      ),
      list(
        'A weapon has one score or several that suppress: written as 5, or as 5-6.',
        'What waits for a cell is named; everything else can be played.',
        'The values belong to this campaign, and print on its sheets with the mark of your copy.',
      ),
    ],
  },
]
