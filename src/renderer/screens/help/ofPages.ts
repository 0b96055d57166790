import { head, list, picture, text, type HelpPage } from './helpTypes.ts'

/** What the pages of the program are for. */
export const ofPages: readonly HelpPage[] = [
  {
    id: 'library',
    blocks: [
      text(
        'All campaigns of the library folder, the last played first. Open one and you are on its overview. Each card shows where the campaign stands.',
      ),
      picture('library', 'The library with its campaigns'),
      list(
        'With campaigns of several games, the emblems above show those of one alone. The edge of a card has the colour of its game.',
        'The menu of a campaign renames, copies, archives or deletes it, or saves all of it as JSON for other programs. Bring in a file proves that, and takes it in again: a text that is not as it was saved is refused. What has just come in is marked, and what you delete can be put back at once by Undo.',
        'An archived campaign stays in the folder and goes to the foot of the list.',
        'A .tour file dropped on the window is copied into the library after it has been checked.',
        'A file that cannot be read, or is not in order by its last check, stays in the list, says why, and what to do.',
      ),
    ],
  },
  {
    id: 'journal',
    blocks: [
      text(
        'Every step of the campaign, newest first, with its dice, the row that came up and the page. It can be searched and filtered. An entry unfolds to show what it changed, field by field.',
      ),
      picture('journal', 'The journal'),
      list(
        'Amend puts an entry right: see [Undo and putting right](undo).',
        'Go back to here makes an entry the present one.',
        'New campaign from here begins another file: see [Snapshots and branches](branches).',
        'Save as CSV hands a spreadsheet the entries, every die in a line of its own, who is in the campaign, and what was played. Nothing that is sealed is in it.',
      ),
    ],
  },
  {
    id: 'tables',
    blocks: [
      text(
        'The tables that the program plays by, in our own short words, with the page of the book. The book itself is not in the program: for the full wording look there.',
      ),
      text(
        'Search by title, id or page, or by a word of a row; Find (`Ctrl K`) finds rows, too. [Where each table stands in the book](rules) lists them by page.',
      ),
    ],
  },
  {
    id: 'house',
    blocks: [
      text(
        'What this campaign plays otherwise than the book. It belongs to the campaign\u2019s file and stands in its journal, so it can be undone, and what was rolled before stays as it was rolled.',
      ),
      list(
        'Against the book lists every difference, each with its way back.',
        'Switches take in or leave out optional rules, and say how the book is read where there are two ways. All readings are listed in [How the book is read](rulings).',
        'Tables: any row or modifier can be played otherwise. The book stands beside it, and Reset to the book takes it all back.',
        'A table on which some score would meet no row, or two, is refused.',
        'Names of your own, first names and surnames, list by list: whoever comes from then on gets one of them.',
        'Save as a pack puts what you have made into one small file to share. Open a pack, or drop one on the window, shows what it would change before you take it; with no campaign open it waits for one; what it does not name stays as it is. A pack with a mistake is refused as a whole, with every mistake and its place.',
        'Tables of your own are written on the page of the tables, where New table of your own stands; a pack can hold and bring them, too. They stand at the end of Tables, are rolled on, changed and taken out there, and have a quick reference sheet.',
      ),
      text('Tables, slips and journal lines carry a mark wherever a house rule was played by.'),
    ],
  },
  {
    id: 'phones',
    blocks: [
      text(
        'Friends at the table look on phones or tablets of their own at what lies open: the roster, and each at the card of one man. They change nothing but what is thrown for their own men, if you like, and what anybody has sealed is never shown, not even to himself. What they see follows every step.',
      ),
      list(
        'Nobody can look until you let them. Name who looks, and whose card each of them sees; then Let them look.',
        'Throws his dice: when a step asks for dice of his man, his phone asks for them as this machine does, and says what is needed. The slip here says of whom it is asked. Whoever types them first, it is. His phone tells what came of them; the journal keeps his name with them.',
        'At first only a browser on this machine can use the addresses. Open it to the local network asks before it lets phones in: any device of the network can then knock, the way is not encrypted, and only a code opens anything.',
        'A friend scans his code, or types the address. It opens once: whoever uses it first has the seat. New code makes another and sends out who came in before.',
        'Stop ends it and all codes with it, and so does closing the last window of the program. The phones say so.',
        'A phone that finds nothing is mostly in another network, or this machine\u2019s firewall keeps it out.',
      ),
    ],
  },
  {
    id: 'print',
    blocks: [
      text(
        'Sheets in black on white, with margins of half an inch, on Letter or A4. Tick what you want; the pages beside the list are what comes out of the printer. A sheet that lacks something says what.',
      ),
      text(
        'Pages lie on the paper one a side, or two and smaller. What is folded, such as the booklet of the quick reference, can come in the order in which it is folded: choose the edge over which your printer turns the paper, print on both sides at actual size, lay the sheets on each other, fold and staple. The page beside the list shows it as it is printed, or as it lies open.',
      ),
      text(
        'Save ink puts words on white where they would stand on black, and makes grounds lighter and lines thinner; black without greys has strokes and dots instead, for a printer or a copier that makes coarse work of greys. Large print is a fifth larger, on all that is neither folded nor cut out and does not fill its page already. On both sides, each sheet begins on a front. Full colour has water and ground in colours too.',
      ),
      text('Folder for tonight is one press: what goes to the table, in the order in which it is laid out.'),
      text(
        'Keep puts sheets, men, paper and colour under a name into the file of the campaign; the list above the sheets chooses them again in one go. A set-up is about the day on which it is printed: what was played last and the men who go are those of then.',
      ),
      text(
        'A form that is typed in bears a code. Type the code here or in the palette, and the screen opens that takes the form in; if it is too late for that, the page that tells what came of it.',
      ),
    ],
  },
  {
    id: 'settings',
    blocks: [
      text(
        'Who rolls, the paper, the theme, the size of the text, motion and sounds. Settings belong to this window and its machine, not to a campaign.',
      ),
      head('This campaign\u2019s file'),
      text(
        'With a campaign open, its file can be checked, the campaign proved by replaying its whole journal, and a snapshot restored as a campaign of its own. Fire drill restores the latest snapshot for trial; how the last one went stands below it: see [Snapshots and branches](branches).',
      ),
    ],
  },
]
