import { list, picture, steps, text, type HelpPage } from '../../../../renderer/screens/help/helpTypes.ts'

/** What each page of a tour is for. */
export const ofPages: readonly HelpPage[] = [
  {
    id: 'new-tour',
    blocks: [
      steps(
        'The force: one of six Free World army lists.',
        'The unit: its name, the corps it serves in, the half-month it starts.',
        'The Star: name, post and two Attributes of your choice. REP 5 and a full tour are suggested; another REP, a rolled tour, and a tour without Attributes are yours to choose.',
        'The dice: strength of squads, REP and DEROS of everyone else. By hand or by the program.',
      ),
      text('Names come from lists for each nationality. You can give your own, and rename any man later.'),
      text(
        'A tour that has been run on paper comes in by Take over from paper in the library: the men as they stand now, open places, and what happened so far in your words. Cells of a spreadsheet can be pasted into the list of men; names that stand whole in one column are shown in first and last name before they are filled in.',
      ),
    ],
  },
  {
    id: 'overview',
    blocks: [
      text('Where the tour stands, on one page. The button at the top is the next thing to do.'),
      picture('overview', 'The overview of a tour'),
      list(
        'The calendar is coloured in, one area for each half-month served.',
        'Leaving soon: who goes home within two months. Away: hospital and R&R, with the missions still to miss.',
        'Open slots: places that wait for a man, and since when.',
        'What the last mission left behind and has yet to act.',
      ),
    ],
  },
  {
    id: 'half-month',
    blocks: [
      text(
        'The campaign turn, step by step. At the top is the way of a mission, from contact to roll call: each station that is reached leads to its page. While a mission is set up its briefing stands here and fills as the dice fall, the step to do now at its side; afterwards the phases are at the left with what came of each, in the middle the one to do now.',
      ),
      picture('half-month', 'A half-month, step by step'),
      list(
        'One button does the phase. Beside it you choose who rolls.',
        'Do the rest goes through the steps that need no word of yours, and stops when one does.',
        'A phase that is done can be looked at again; a line of the briefing says where it comes from.',
        'The phases are explained one by one in [A half-month, phase by phase](turn).',
        'From the report on the platoon is told man by man. The button at the top prints what the page says: the after action and the roll call.',
      ),
    ],
  },
  {
    id: 'mission',
    blocks: [
      text(
        'The briefing: where, when, in what weather, against whom; the six sectors of the table with terrain, rivers, roads, buildings and markers; what is to be done and what it is worth; who goes, with what.',
      ),
      picture('mission', 'A mission with its sectors'),
      text(
        'In the [battle](battle) B lays it at the side of the board. The same stands on the printed briefing, which is what you take to the table. Past missions open from the [history](history).',
      ),
    ],
  },
  {
    id: 'battle',
    blocks: [
      text(
        'The battle tracker: you play with figures on the table, the program keeps men, enemy, turns, support and points, and rolls the tables. It is there while a mission is at its battle.',
      ),
      picture('battle', 'A battle with the enemy found'),
      list(
        'Select who it is about: one of ours, one of theirs. The actions that are likely for them stand under the map.',
        'Anything else is found by a word: fire, wounded, medevac, tunnel. What cannot be done now says why.',
        'The mark at the end of a row is how he stands: in the open, in cover, concealed. Tap it, or press P, on the head of a group for all of it. Forms begin with it until he moves; Shift P is prone.',
        'A form asks only what you see on the table: distance, who is in the circle. Enter plays it.',
        'Dice are the program’s or yours, as everywhere. What came of them stands under the map, the whole log behind it.',
        'Every action can be undone. What has gone another way at the table is put right by hand.',
        'By finger: a tap does what a press does. In the lists a man is dragged sideways at once, up or down after a short rest; a token of the map at once. A tap on the ground of the map tells what it is; on the distance, its left half takes an inch off, its right half adds one.',
        'Upright on a tablet one hand plays a turn: lists, actions, forms and dice lie in the lower half. The way on with the turn, undo and the briefing are in the head and want the other hand; so does a long drag from the lists to the far side of the map. The action “Move to a sector” does the same.',
        'The end of the battle fills in the report; change there what was otherwise.',
      ),
    ],
  },
  {
    id: 'roster',
    blocks: [
      text('The whole platoon without scrolling, squad by squad, or as one list that sorts by any column.'),
      picture('roster', 'The roster of a platoon'),
      list(
        'Arrow keys walk the men. `Enter` opens a service record.',
        'Filters narrow the list to a squad, a post, a status, short timers, a REP or a word.',
        'Any field can be corrected in place, with a reason. It is a step of the journal like any other, so it can be undone and asked about: see [Undo and putting right](undo).',
        'Between missions men can be moved to other places by dragging them or by keyboard. Weapons and radios belong to the places.',
        'Save as CSV and Copy as a table take what is shown to a spreadsheet; so does `Ctrl C`.',
      ),
    ],
  },
  {
    id: 'man',
    blocks: [
      text(
        'One man: his post, REP and months left, Attributes and weapon with what they do, and his service record from the day he came. Missions, wounds, medals, every step of his REP up or down.',
      ),
      picture('man', 'A service record'),
      list(
        'A picture and notes of your own can be added.',
        '`J or K` goes to the next man or the one before.',
        'Men who have left keep their page.',
      ),
    ],
  },
  {
    id: 'deros',
    blocks: [
      text(
        'Every place of the platoon over the months of the tour, with all the men who stood in it. The pencil line is today.',
      ),
      picture('deros', 'The DEROS board'),
      list(
        'Filled: served. Outlined: still to serve. Sand: gone. A black end: killed. Dashed: nobody.',
        'The tick is the tenth month, from which a man can become a Short Timer.',
        'The list beside it names what is due in the next two half-months.',
      ),
    ],
  },
  {
    id: 'history',
    blocks: [
      text('The tour looked back on: all missions as a list, the figures over time as charts, and the dice.'),
      picture('history', 'The history of a tour'),
      text(
        'The dice page compares what was rolled with what could be expected, by face, by man and by table. With few throws that says little, and the page says so.',
      ),
    ],
  },
  {
    id: 'chronicle',
    blocks: [
      text(
        'The journal told as a story, half-month by half-month: only what happened, in plain sentences. Names lead to the men.',
      ),
      picture('chronicle', 'The chronicle of a tour'),
      list(
        'Add a note or a picture to any half-month. They are steps of the journal, so they can be undone.',
        'Notes that you write in a report, about a man or about a mission appear where they belong.',
        'Print sets it as a small book, on Letter or A4.',
        'Copy as text puts it on the clipboard, Export as Markdown saves it as a file. Pictures stay behind, with their captions kept.',
      ),
    ],
  },
  {
    id: 'print',
    blocks: [
      text(
        'Sheets in black on white, with margins of half an inch, on Letter or A4. Tick what you want; the pages beside the list are what comes out of the printer. A sheet that lacks something says what.',
      ),
      list(
        'Platoon: what the men take to the table and what is kept of them, now or as of an earlier half-month.',
        'Mission folder: the mission from the briefing to the report.',
        'Quick reference: the tables, by chapter or as you choose them.',
        'Story: what is told and hung on the wall.',
        'Blank forms: to be filled in by hand, cards in any number. They need no tour.',
      ),
      text(
        'Soldier cards can have backs, with a man’s portrait and his record. They come behind their fronts, for a printer that turns the paper over its long edge or its short one, or beside them: cut out both as one piece and fold it along the dashes. A ruler of three inches at the edge shows whether the printer has shrunk the page.',
      ),
      text(
        'Keep puts sheets, men, paper and colour under a name into the file of the campaign; the list above the sheets chooses them again in one go. A set-up is about the day on which it is printed: the mission and the men who go are those of then.',
      ),
      text(
        'A form that is typed in bears a code. Type the code here or in the palette, and the screen opens that takes the form in; if it is too late for that, the page of its mission.',
      ),
      text(
        'Battle report, dice slip and blank roster can also be filled in on a screen: save them as PDF, one page a side, fill them in with any viewer, and save them there. Then drop it on the window or choose it by Take a filled form. You see every box that was written in, and what does not fit, in the form itself; nothing is taken before you say so. Boxes of the dice slip that go by a letter are for throws that may come: they are used from left to right, as far as they come. On the roster a name is written as Mercer, John; a star behind it names the Star. In a report that was printed before anybody was named each row takes a name, or the number of a line.',
      ),
    ],
  },
]
