import { list, text, type HelpPage } from '../../../../renderer/screens/help/helpTypes.ts'

/** Words of the rules, and what they lack. */
export const toLookUp: readonly HelpPage[] = [
  {
    id: 'glossary',
    blocks: [
      {
        kind: 'terms',
        items: [
          {
            term: 'APC',
            stands: 'M113',
            text: 'An armoured carrier: always three phases; the first kill immobilizes it, the second destroys it.',
          },
          {
            term: 'Claymore',
            text: 'A mine that is placed over a whole turn and fired by hand, in an arc of 90 degrees.',
          },
          {
            term: 'Counter',
            stands: 'suppression counter',
            text: 'Takes a phase away, and is what the KIA/WIA check is rolled against.',
          },
          {
            term: 'Deviation',
            text: 'How far from its point a grenade or a shell comes down: a table of your own copy.',
          },
          {
            term: 'KIA/WIA check',
            text: 'One die for each figure with counters: as many as its counters or less, and it is removed.',
          },
          { term: 'Phase', text: 'A move, a fire, or one step of getting ready to fire.' },
          { term: 'Pip', text: 'A unit of noise: one for each phase of ordinary movement.' },
          {
            term: 'Seal',
            text: 'What keeps hidden figures and mines from the other player, and proves at the end that nothing was changed.',
          },
          { term: 'Speculative fire', text: 'Fire at a place where nobody is known to be.' },
          { term: 'Suppress', text: 'The scores of a die on which a weapon gives a counter: from your own copy.' },
          { term: 'Tactical movement', text: 'Two phases for 2", without noise.' },
        ],
      },
    ],
  },
  {
    id: 'not-yet',
    blocks: [
      text(
        'The text of these rules is one page. It names some things that it does not carry, and the program invents none of them.',
      ),
      list(
        'Weapons and their Suppress scores, grenades, artillery deviation, how far a figure moves: blank cells, see [From your copy](copy).',
        'Fire of the M113 at figures: the text has no figure for it. A weapon of your copy can be given to it.',
        'Morale, close combat and victory: nothing in the text. Losses of that kind are written down by hand, and you say who won.',
        'Kills of a man: counters of several figures add up, so nobody can say whose they were.',
        'A map: distances are measured on the table.',
      ),
    ],
  },
]
