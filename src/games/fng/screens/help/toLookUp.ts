import { list, text, type HelpPage } from '../../../../renderer/screens/help/helpTypes.ts'

/** What is looked up rather than read. */
export const toLookUp: readonly HelpPage[] = [
  {
    id: 'glossary',
    blocks: [
      text('Short, and in our own words. The page is where the book explains it.'),
      {
        kind: 'terms',
        items: [
          {
            term: 'AO',
            stands: 'area of operations',
            text: 'The part of a corps where a mission takes place.',
            page: 54,
          },
          { term: 'Attribute', text: 'A gift or a fault of one man that changes some of his rolls.', page: 5 },
          { term: 'Body count', text: 'Enemy dead, each confirmed or unconfirmed by a die.', page: 102 },
          { term: 'Campaign turn', text: 'Half a month. Turns of play are those of a battle.', page: 53 },
          {
            term: 'Contact',
            text: 'The test at the start of a half-month that says whether there is a mission.',
            page: 57,
          },
          {
            term: 'Corps',
            text: 'One of the four military regions, from I in the north to IV in the south.',
            page: 53,
          },
          { term: 'DEROS', text: 'The time a man still has to serve. At none he goes home.', page: 53 },
          {
            term: 'EAL',
            stands: 'Enemy Activity Level',
            text: 'From 1 to 6: how much of the enemy is about.',
            page: 58,
          },
          { term: 'FO', stands: 'Forward Observer', text: 'The man who asks for artillery and mortars.' },
          { term: 'Grunt', text: 'Everybody who is no Star.', page: 3 },
          {
            term: 'Good, normal, bad, disastrous',
            text: 'What a mission is judged to be, by its victory points.',
            page: 102,
          },
          { term: 'LOS', stands: 'line of sight', text: 'What a figure can see on the table.' },
          { term: 'Medal, Major Medal', text: 'What a deed may bring after a mission.', page: 103 },
          { term: 'Medevac', text: 'Bringing a wounded man out by helicopter, which helps his recovery.', page: 40 },
          { term: 'Obviously Dead', text: 'Killed, beyond any roll.', page: 38 },
          {
            term: 'On Demand',
            text: 'Support that was not ready and is asked for all the same. It often costs points.',
            page: 74,
          },
          {
            term: 'OOF',
            stands: 'Out of the Fight',
            text: 'Down and out for this battle; recovery says what becomes of him.',
            page: 38,
          },
          {
            term: 'Passing dice',
            text: 'Each die that is no higher than the number tested is passed; the table counts them.',
          },
          {
            term: 'PC',
            stands: 'Potential Contact',
            text: 'Something that may be found on a sector, from nothing to a bunker.',
            page: 62,
          },
          {
            term: 'PEF',
            stands: 'Possible Enemy Force',
            text: 'A marker that may turn out to be the enemy.',
            page: 60,
          },
          {
            term: 'Political status',
            text: 'Whose side the people of an area are on: Pacified, Contested or Pro-Communist.',
            page: 54,
          },
          { term: 'R&R', text: 'Leave. Who is on it misses the next mission.', page: 103 },
          { term: 'Ready support', text: 'Support that a mission has from the start, by its Support Level.', page: 73 },
          { term: 'Recovery', text: 'The roll after a battle for every man who was Out of the Fight.', page: 40 },
          { term: 'Relieved', text: 'Sent away from his post after a mission that went badly wrong.', page: 103 },
          { term: 'REP', stands: 'Reputation', text: 'How good a man is. Most tests roll against it.', page: 3 },
          { term: 'RTO', text: 'The man with the radio.' },
          { term: 'RTP', stands: 'Registered Target Point', text: 'A spot the guns are laid on already.', page: 76 },
          { term: 'Sector', text: 'One of the six parts of the table: 1 to 3 above, 4 to 6 below.', page: 44 },
          {
            term: 'Short Timer',
            text: 'A man with little time left, whose nerve may go. Checked from the tenth month on.',
            page: 104,
          },
          { term: 'Star', text: 'The man the player plays, and whose tour it is.', page: 3 },
          { term: 'Support Level', text: 'Which kinds of support stand ready for a mission.', page: 58 },
          { term: 'Task', text: 'What a defense is about, such as a bridge or a check point.', page: 98 },
          { term: 'VP', stands: 'Victory Points', text: 'What a mission was worth, item by item.', page: 98 },
        ],
      },
    ],
  },
  {
    id: 'not-yet',
    blocks: [
      list(
        'Measuring. It knows no distances, no cover and no lines of sight on your table; it asks what it needs.',
        'Fighting of vehicles. The book leaves it to another one: tanks, trucks and boats stand on the table with men aboard, act by REP, and are hit like a building by what pierces armor. What they do, fire and suffer beyond that you say.',
        'Other games of the series. The program knows one.',
        'Playing over a network. Friends share one machine; on devices of their own they only look: see [Friends on phones](phones).',
        'Printing a service record, a quick reference, soldier cards or a calendar.',
      ),
      text('What it does, it keeps: files of today will open in later versions.'),
    ],
  },
]
