import { head, list, steps, text, type HelpPage } from '../../../../renderer/screens/help/helpTypes.ts'

/** How a campaign is played with the program. */
export const ofPlay: readonly HelpPage[] = [
  {
    id: 'start',
    blocks: [
      text(
        'Short-Timer keeps the books of a campaign of platoons: missions, momentum, victory lists, casualties, pools, what teams learn and how tired they are, how far an insurgency has come. The battle itself stays on your table, by the rules of the core game.',
      ),
      head('An evening with it'),
      steps(
        'Put the [forces](forces) together once: a platoon for each player who leads one, an insurgency as a whole.',
        'Begin a turn. Each regular side draws its mission in secret and gives its [orders](mission).',
        'Lay out the table, initiate the plan, and play. On the page of the [turn](turn-page) you count what scores points, and who was hit.',
        'After the game the program goes on with you: assessment, casualties, points, development, return.',
        'At the end of the turn pools are rolled, places are filled, and the next turn can begin.',
      ),
    ],
  },
  {
    id: 'turn',
    blocks: [
      text(
        'A turn has ten steps, five up to the end of the game and five after it. None is entered before the one ahead of it is done.',
      ),
      { kind: 'live', what: 'phases' },
      text(
        'Every stop is saved: close the program anywhere, come back, go on. What has been entered in a form and not handed in waits as long as the campaign is open, of a sealed one for its player alone.',
      ),
    ],
  },
  {
    id: 'sealed',
    blocks: [
      text(
        'A mission that is drawn belongs to its player alone until the operation is assessed. The journal keeps a check sum of it; when it is opened, that proves that nothing was changed.',
      ),
      list(
        'Show me covers the screen until the player says that he has the machine.',
        '`H` covers it again; so does handing over, leaving for any page but Mission, and 20 seconds without key or mouse.',
        'Undo, journal, search, printing and the terminal obey the seal.',
        'A side without a player has nobody to keep it for: whoever is there answers for it.',
        'Ranks can be sealed too, if you agree so when the campaign begins.',
      ),
      text('The mission can be [printed](print) to be folded in three, so that it lies on the table until then.'),
    ],
  },
  {
    id: 'ways',
    blocks: [
      head('Co-op'),
      text(
        'Both players lead platoons of one side: give the side both names, then put together a platoon for each. Each rolls its own momentum and gives its own orders; what is left counts for the side. One of them may sit a turn out while the other goes: its teams rest. Nobody plays the insurgents: their steps are questions of the program.',
      ),
      head('Regulars against regulars'),
      text('Both sides draw a mission, both roll momentum, and both are scored by the list of the Free World forces.'),
      head('Campaign packs'),
      text(
        'A scenario of a pack tells its missions: type them when the turn begins. They are open to both, and nothing is sealed. Points by the list of the scenario are typed at the assessment. Where the pack has a random mission between its scenarios, choose Drawn in secret: it needs no name, and the two lists count.',
      ),
      head('Open ended'),
      text('A campaign without a number of turns goes on until you agree, between two turns, that it has ended.'),
    ],
  },
]
