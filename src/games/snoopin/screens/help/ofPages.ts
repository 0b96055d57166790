import { head, list, steps, text, type HelpPage } from '../../../../renderer/screens/help/helpTypes.ts'

/** What each page of a campaign is for. */
export const ofPages: readonly HelpPage[] = [
  {
    id: 'new-tour',
    blocks: [
      steps(
        'Give the campaign a name, a setting, and a number of turns; left empty, it has no end.',
        'Name the two sides, what they are, and who plays them. One at least is of regulars.',
        'Co-op, sealed ranks and the scale of blocking positions are agreed here.',
      ),
      text('Then the [forces](forces) are put together.'),
    ],
  },
  {
    id: 'overview',
    blocks: [
      text(
        'What is next, who is ahead, what there is. The button at the top takes the next step, or leads to its page.',
      ),
      list(
        'Points are added up turn by turn, what POWs cost taken off. Squares are the first side, diamonds the second.',
        'Under each turn stands its margin: outlined where the first side won, solid where the other did.',
        'Operational Momentum, with the prices that you agreed; pools; ranks of the insurgency.',
      ),
    ],
  },
  {
    id: 'turn-page',
    blocks: [
      text(
        'The ten steps at the left, the one that is on in the middle, its dice at the right. Steps that are done can be looked at again.',
      ),
      head('During the game'),
      list(
        'Count events of both lists with plus and minus. Lines without buttons are counted by the program: missions, what is left of momentum. Losses are noted by name above them; plus adds those of attached units. What a count asks stands in its own row.',
        'Choose what becomes of him, and press the man who was hit; how he left the table can be changed in his line, for that is what he is rolled for afterwards.',
        'Developments that work once have a tick; Unf**k Yourself is rolled then, and a team that passes bears no fatigue until the game is over. Those that act at the start are asked when the game begins.',
        'At the start of a turn of the game, what is left of momentum may be spent.',
        'At its end say who has Initiative: late in the game he rolls whether it goes on.',
      ),
      head('After the game'),
      list(
        'Do the rest takes all steps that need no word of yours in one go, and stops for your dice.',
        'Tick what was done of each mission. Points by a list of the scenario are typed; left empty, the two lists count.',
        'For each team say whether it caused casualties, was engaged, or abandoned its own: the program knows the rest.',
        'A draw or better lets the insurgency build; it may also be passed over.',
      ),
    ],
  },
  {
    id: 'mission',
    blocks: [
      text(
        'Plan and orders of the turn: the mission of each side, open or sealed, and for each platoon who goes and what is bought.',
      ),
      list(
        'The squads that are ticked first go freely, as many as must go at least. A further one is bought as a squad, a single team of another as a fireteam.',
        'A team of a free squad can be left behind. A tired team that stays recovers; one that goes rolls Combat Fatigue again.',
        'Where a side has several platoons, It sits this turn out keeps one at home: all its teams rest, and it has no momentum.',
        'Points that are kept may be spent at the start of any turn of the game; what is left at its end counts as victory points.',
      ),
    ],
  },
  {
    id: 'forces',
    blocks: [
      text('Platoons team by team, man by man, or in the fields of the log; the insurgency as a whole.'),
      list(
        'A new platoon is filled quickly: so many squads of so many teams of so many men, with names that the program invents or that you type.',
        'Choose a team to read what it may do, and what to do about its fatigue.',
        'Whatever has come out otherwise at your table can be put right by hand: ratings, men, ranks, developments, prices; fatigue of teams and special developments of the insurgency once the first turn has begun. The journal keeps it.',
      ),
    ],
  },
  {
    id: 'scores',
    blocks: [
      text(
        'The chart of the overview in the large, points turn by turn, and a line for each game: missions, points, margin, losses.',
      ),
    ],
  },
  {
    id: 'copy',
    blocks: [
      text(
        'The text of these rules refers to cards, terms and levels of the core games. They are listed here with the place in a turn where they are met. The program invents none of them and asks for none: you play them on the table, and write down what came of it.',
      ),
    ],
  },
]
