import { list, text, type HelpPage } from '../../../../renderer/screens/help/helpTypes.ts'

/** Words of the rules, and what they lack. */
export const toLookUp: readonly HelpPage[] = [
  {
    id: 'glossary',
    blocks: [
      {
        kind: 'terms',
        items: [
          { term: 'Accompanied', text: 'A casualty who was still on the table at the end, with friends within 2".' },
          { term: 'Available asset', text: 'What a platoon may ask for, at an agreed price in momentum.' },
          {
            term: 'Campaign Victory Points',
            text: 'Points of the game, less those that each prisoner lost takes off: added up, they decide the campaign.',
          },
          {
            term: 'Combat Fatigue',
            text: 'What wears a team down. It goes when the team sits a turn out, and is rolled again when it does not.',
          },
          { term: 'Development', text: 'A rank, special or leadership gain that a team has come by in combat.' },
          { term: 'Die type', text: 'd6, d8, d10 or d12: one type up or down is the next in that order.' },
          {
            term: 'Free World',
            text: 'The list of victory points of all regulars, whichever side they are on.',
          },
          {
            term: 'Operational Momentum',
            stands: 'OMP',
            text: 'Two dice of points a platoon and turn, spent or kept.',
          },
          {
            term: 'Replacement Pool',
            text: 'Men too badly hurt to be back soon. The die of their team tells whether they go on to return, or a new man takes the place.',
          },
          { term: 'Return to Duty Pool', text: 'Men who are recovering. The die of their team tells who rejoins it.' },
          { term: 'Straggler', text: 'A casualty who was left on the table alone.' },
          {
            term: 'Troop Quality',
            stands: 'TQ',
            text: 'The die that a team rolls for most things.',
          },
        ],
      },
    ],
  },
  {
    id: 'not-yet',
    blocks: [
      text(
        'The text is a campaign laid around other games. What belongs to those is not in it, and the program invents none of it.',
      ),
      list(
        'The battle: movement, fire, morale and close assault are those of Ambush Valley and Force on Force.',
        'The Fog of War deck and its cards, booby trap cards, Hot Spots and where they go: only how many, and where you put them, is kept.',
        'Levels of Confidence and Supply Quality: kept in the words that you type.',
        'A Platoon Record Sheet besides the two logs is named in the text and not there.',
        'All of it with its places: [From your copy](copy).',
      ),
    ],
  },
]
