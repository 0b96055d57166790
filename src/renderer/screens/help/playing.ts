import { head, list, steps, text, type HelpPage } from './helpTypes.ts'

/** How the program is used, whatever is played. */
export const playing: readonly HelpPage[] = [
  {
    id: 'games',
    blocks: [
      text(
        'What the program does for each game, and what it does not. What no text that we have holds is asked of your own copy; nothing is made up.',
      ),
      { kind: 'live', what: 'games' },
    ],
  },
  {
    id: 'dice',
    blocks: [
      text(
        'Every throw of the campaign turn can come from your own dice or from the program. You choose in the [settings](settings), and again beside the button of every step; it holds everywhere until you change it.',
      ),
      head('The program rolls'),
      text(
        'Its dice come from a seed that the campaign was given when it was made. What it rolled stands in the journal, and the same campaign rolls the same dice when it is replayed.',
      ),
      head('Your own dice'),
      text(
        'The step stops at each throw and asks for it: how many dice, for whom, against what, and what every score would bring. Type the faces or press them: where each face brings a row of its own, the table is the keypad. Press a die that lies there to put it right; of a die with more than nine sides a `1` waits for its second digit or for `Enter`. `Backspace` takes the last one back, `Enter` hands them in. Once all dice lie there, the box under the table says what they will do, and what is asked next: where that is another die, typing or tapping it hands these in as well; what hangs on something sealed it does not tell. `R` has the program roll the die that is wanted, `Shift R` the rest of the step. Nothing happens before you hand them in. If you quit in the middle, what you have typed is kept.',
      ),
      text('At any table you may pick the row by hand instead of rolling; the journal says that it was picked.'),
      text('You can hand the rest over at any time: the rest of a throw, of a step, or of the whole stretch.'),
      head('The dice slip'),
      text(
        'For a stretch of steps the program lists every throw that it can foresee, on the screen or on paper. Roll them at the table in that order and type them as one line. Each die goes to its throw as you type. What could not be foreseen is asked for when it comes, and dice that were not needed are named, never lost without a word.',
      ),
      head('Why?'),
      text(
        'Every number of a man or of what was played can be asked where it comes from: press it, or `W` while it has the focus. You see the throw, the row of the table, what counted for and against, and the page of the book.',
      ),
    ],
  },
  {
    id: 'undo',
    blocks: [
      text(
        '`Ctrl Z` undoes the last step, `Ctrl Shift Z` does it again. There is no limit: you can go back to the very start of the campaign. The button at the top says what would be undone.',
      ),
      head('Amend a past entry'),
      text(
        'Sometimes a die was misread weeks ago. Open the entry in the [journal](journal) and amend it. The program plays everything that came after it once more, with the dice you had, and shows what would come out differently before anything is written. New dice that are needed are asked for. What no longer applies is named.',
      ),
      text('What was amended away is not lost: it stays in the journal off the path, and you can go back to it.'),
    ],
  },
  {
    id: 'branches',
    blocks: [
      text(
        'As a campaign moves on a copy of it is kept. The last ten are there, and one of each month where the game has months; one more from before an entry was last amended, and from before a pack was last taken. An older one goes only after the new one has been read again and found whole. Restoring one makes a new campaign beside the old one; nothing is overwritten.',
      ),
      text(
        'The program holds fire drills: some seconds after a snapshot was taken it restores it for trial, compares it with the campaign and plays it again. The library and the [settings](settings) of a campaign say when that was last proven, or what was wrong. A button there holds one at once. A file that is brought in, or copied by hand, is proven by a drill of its own.',
      ),
      text(
        'From any entry of the [journal](journal) you can begin a new campaign that starts where the old one stood then. Both go on by themselves from there.',
      ),
      text(
        'Going back to an entry inside the same campaign is another way: the journal keeps every path that was ever taken, and shows the others on demand.',
      ),
      list(
        'Undo: a step or two too far.',
        'Amend: one entry was wrong, what followed shall stay.',
        'Go back to here: try another way in the same campaign.',
        'New campaign from here: keep both ways.',
        'Snapshot: the file itself is damaged, deleted or gone, or you want last month back.',
      ),
    ],
  },
  {
    id: 'files',
    blocks: [
      text('A campaign is one file that ends in .tour. Everything is in it: men, journal, dice, notes, pictures.'),
      { kind: 'live', what: 'folder' },
      head('Back up'),
      steps(
        'Leave the campaign, or close the program.',
        'Copy its .tour file to another disk. That is all.',
        'To come back to it, drop the copy on the window, or take Bring in a file in the library. It comes in under a name that is free: no campaign that is there is written over. It is checked and played again first, and what is found is told at once.',
      ),
      head('A second folder for copies'),
      text(
        'A copy of a campaign that is kept as it moves on can go to a second folder as well: on another disk, or one that is synced. You choose it in the [settings](settings) of the desktop, or at the terminal with tour copies --to DIR. The folder must be there, outside the library; it is never made, and if its disk is not plugged in you are told so beside the step, which is done all the same. A disk that is slow keeps you waiting for nothing: you are told if the copy is not written yet. That is told once; the settings show what went wrong, and Copy all now makes up for it.',
      ),
      text(
        'To come back to a copy there, open that folder as a library: start the program with --folder and its path. Under Deleted and kept copies the copy is restored, and its file can be brought into your own library.',
      ),
      head('What else to know'),
      text(
        'The whole folder can be kept on a drive that is backed up. The same campaign should not be open on two machines at once.',
      ),
      text('What to do about a file that cannot be read, or is not in order: [When something is wrong](wrong).'),
      text('The program needs no network, sends nothing anywhere, and asks for no account.'),
    ],
  },
  {
    id: 'wrong',
    blocks: [
      head('With a file'),
      text(
        'A damaged file, one of another program, or one of a newer version is refused with a reason, and never written to. It stays in the library with a note of what to do.',
      ),
      list(
        'Check this file, in the palette (`Ctrl K`) and in the menu of a campaign, looks a file over: its pages, its journal, and whether both come to the same. It says what is not in order, and what to do about it. Check files does so with all of the library. The library remembers of each file what was not in order, as long as it stays as it was: it bears a sign and What to do there.',
        'Prove, in the [settings](settings) of a campaign, plays its whole journal once more with its own dice, and compares.',
        'What to do opens the copies that were kept of a file that cannot be read, or is not in order. The copy you choose is restored, checked and played again. A file that cannot be read is put aside for it; beside one that can, it becomes a campaign of its own.',
        'A journal that lay beside a campaign and was not its own is put aside, under the name of the campaign with .journal-aside behind it. Check this file names it, and it can be erased by age, as what was deleted.',
        'Copies of deleted campaigns, and of those whose file is gone, are under Deleted and kept copies at the foot of the library.',
      ),
      text(
        'Before a copy is restored you are shown how it differs from what there is. Restoring never erases anything: what was deleted or put aside stays there until you have it erased, by age or campaign by campaign. A campaign of an older version is brought up to date when it is opened, and a copy of the old one is kept.',
      ),
      head('With the program'),
      text(
        'A mistake of the program\u2019s own leaves your campaign as it was. It is written into a small log in the folder .log of the library: when, where in the program, in which version; no name, no note and no die of yours. The log is begun anew when it is full, and the one before it is kept.',
      ),
      text(
        'Copy report, in the palette, makes a text for whoever helps you: versions, system, whether each file is sound, the last lines of the log. You see all of it before it is copied. Names of files, and the last entries of the campaign, are in it only if you tick them.',
      ),
      text(
        'Nothing of this goes anywhere by itself: the program needs no network, and sends no report and no figures. What you copy, you paste where you want it.',
      ),
      head('Newer versions'),
      text(
        'The program does not look for newer versions of itself, not even now and then: it asks nobody, and changes nothing by itself. Where there is a page of newer versions, a button in the [settings](settings) opens it in your browser; else ask whoever gave the program to you. Your campaigns stay where they are.',
      ),
    ],
  },
]
