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
            term: 'Basic unit',
            text: 'A squad of seven with its leader, a cell of fourteen, a mob of any size. One card lets one of them act.',
          },
          { term: 'Cell', text: 'The basic unit of the insurgents. Cells make a group, groups make a front.' },
          {
            term: 'Commander-in-Chief',
            text: 'One leader of a side with three basic units or more, known to its player alone.',
          },
          { term: 'Dense', text: 'Ground that has double the effect of rough: heavy forest, jungle.' },
          { term: 'Dummy', text: 'A concealment marker with nothing under it: one for every two real ones.' },
          {
            term: 'Joker',
            text: 'A card that brings luck, good or bad, to a unit of its colour in the movement phase.',
          },
          { term: 'Mob', text: 'A unit of civilians. It may be friendly to one side, or to nobody.' },
          { term: 'Reload marker', text: 'Put down by firing; as long as one lies there, the unit does not fire.' },
          { term: 'Road rate', text: 'In column on the road for the whole turn: more dice.' },
          {
            term: 'ROE',
            stands: 'rules of engagement',
            text: 'What soldiers may do while civilians are on the table.',
          },
          { term: 'Rough', text: 'Woods, rocks, gullies, scrub, ploughed fields; inside buildings too.' },
          {
            term: 'Seal',
            text: 'What keeps markers and the Commander-in-Chief from the others, and proves at the end that nothing was changed.',
          },
          { term: 'Shaken', text: 'Must try to rally before it can move; else it falls back.' },
        ],
      },
    ],
  },
  {
    id: 'not-yet',
    blocks: [
      text(
        'The text of these rules breaks off in its building rules. What comes after it is not here, and nothing of it is made up.',
      ),
      list(
        'Fire combat, close combat and morale checks: resolve them by your copy, and note what came of them by hand.',
        'Numbers that are lost in the text: some of spotting, movement of artillery and vehicles, all of the rally table. See [From your copy](copy).',
        'Windows and rooms: one figure a turn goes through each window, and four at most are in a room and on a floor. The program does not know them, and leaves the count to you.',
        'Most of the building rules, smoke, night vision: not in the text.',
        'Capture, hostages, national efficiency, engineers, dogs, sensors and the other supplementary rules: not in the text.',
        'A map: figures, distances, line of sight and facing stay on your table.',
      ),
    ],
  },
]
