import { head, list, picture, steps, text, type HelpPage } from './helpTypes.ts'

/** How a campaign is played with the program. */
export const playing: readonly HelpPage[] = [
  {
    id: 'start',
    blocks: [
      text(
        'Short-Timer keeps a platoon between its battles. It knows every man, sets up the missions, goes through the aftermath phase by phase, brings replacements and counts the months down. The battles you play yourself, with figures, dice and the rulebook.',
      ),
      picture('overview', 'The overview of a tour'),
      head('An evening with it'),
      steps(
        'Open the tour from the [library](library). The [overview](overview) says what comes next.',
        'Go through the set-up of the [half-month](half-month). Roll the dice yourself or let the program: see [Dice](dice).',
        'Print the [briefing](print), play the mission on your table.',
        'Fill in the [report](report). The program goes through recovery, points, medals and REP.',
        'End the half-month. Every step was kept as you made it; there is nothing to save.',
      ),
      head('Before the first evening'),
      text(
        'A [new tour](new-tour) asks for a force, a corps, a start and a Star. If you would rather look around first, the library makes a sample tour in one click, and a short guide leads through its pages.',
      ),
      text('`Ctrl K` finds any page, man or table. `?` lists all keys.'),
    ],
  },
  {
    id: 'turn',
    blocks: [
      text(
        'The book calls it a campaign turn; it is half a month. The phases come in the order of the book, and the program will not let one be forgotten. Where there is no contact, everything that belongs to a mission is skipped.',
      ),
      { kind: 'live', what: 'phases' },
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
        'Its dice come from a seed that the tour was given when it was made. What it rolled stands in the journal, and the same tour rolls the same dice when it is replayed.',
      ),
      head('Your own dice'),
      text(
        'The step stops at each throw and asks for it: how many dice, for whom, against what, and what every score would bring. Type the faces with `1 to 6` or press them. `Backspace` takes the last one back, `Enter` hands them in. `R` has the program roll this one throw, `Shift R` the rest of the step. Nothing happens before that. If you quit in the middle, what you have typed is kept.',
      ),
      text('At any table you may pick the row by hand instead of rolling; the journal says that it was picked.'),
      text('You can hand the rest over at any time: the rest of a throw, of a step, or of the whole stretch.'),
      head('The dice slip'),
      text(
        'For a stretch of steps the program lists every throw that it can foresee, on the screen or on paper. Roll them at the table in that order and type them as one line. Each die goes to its throw as you type. What could not be foreseen is asked for when it comes, and dice that were not needed are named, never lost without a word.',
      ),
      head('Why?'),
      text(
        'Every number of a man or a mission can be asked where it comes from: press it, or `W` while it has the focus. You see the throw, the row of the table, what counted for and against, and the page of the book.',
      ),
    ],
  },
  {
    id: 'report',
    blocks: [
      text(
        'When the figures are back in their box, the report tells the program what happened. It has one row for each man who went, and asks nothing that is already known. Fields have numbers in the order they are filled in.',
      ),
      picture('report', 'The report of a battle'),
      steps(
        'Was any enemy figure met at all?',
        'For each man: how he came out, whether he was recovered, his kills and his deed, if he did one: of the five suggested, or another in your words. Men you leave alone came out fine.',
        'What the mission was about: sectors patrolled, PEFs looked at, prisoners, the task of a defense.',
        'Support that was called for, and support that stood ready and was not used.',
        'Anything you want to remember. Your words go into the [chronicle](chronicle).',
      ),
      text(
        'Kills that you rolled for at the table go in as confirmed and unconfirmed. Those that you did not roll for go in as such, and the program rolls or asks.',
      ),
      text('The report can be left and taken up again; what you have written stays in this window.'),
    ],
  },
  {
    id: 'undo',
    blocks: [
      text(
        '`Ctrl Z` undoes the last step, `Ctrl Shift Z` does it again. There is no limit: you can go back to the very start of the tour. The button at the top says what would be undone.',
      ),
      head('Amend a past entry'),
      text(
        'Sometimes a die was misread weeks ago. Open the entry in the [journal](journal) and amend it. The program plays everything that came after it once more, with the dice you had, and shows what would come out differently before anything is written. New dice that are needed are asked for. What no longer applies is named.',
      ),
      text('What was amended away is not lost: it stays in the journal off the path, and you can go back to it.'),
      head('Correct a man'),
      text(
        'On the [roster](roster) any field can be put right by hand, with a reason. It is a step of the journal like any other, so it can be undone and asked about.',
      ),
      head('Points by hand'),
      text('Before the result of a mission is judged, victory points can be added or taken away with a reason.'),
    ],
  },
  {
    id: 'branches',
    blocks: [
      text(
        'At the end of every half-month a copy of the tour is kept. The last ten are there. Restoring one makes a new tour beside the old one; nothing is overwritten.',
      ),
      text(
        'From any entry of the [journal](journal) you can begin a new tour that starts where the old one stood then. Both go on by themselves from there.',
      ),
      text(
        'Going back to an entry inside the same tour is another way: the journal keeps every path that was ever taken, and shows the others on demand.',
      ),
      list(
        'Undo: a step or two too far.',
        'Amend: one entry was wrong, what followed shall stay.',
        'Go back to here: try another way in the same tour.',
        'New tour from here: keep both ways.',
        'Snapshot: the file itself is damaged, deleted or gone, or you want last month back.',
      ),
    ],
  },
  {
    id: 'files',
    blocks: [
      text('A tour is one file that ends in .tour. Everything is in it: men, journal, dice, notes, pictures.'),
      { kind: 'live', what: 'folder' },
      head('Back up'),
      steps(
        'Leave the tour, or close the program.',
        'Copy its .tour file to another disk. That is all.',
        'To come back to it, drop the copy on the window, or take Bring in a file in the library. It comes in under a name that is free: no tour that is there is written over.',
      ),
      text(
        'The whole folder can be kept on a drive that is backed up. The same tour should not be open on two machines at once.',
      ),
      head('When something is wrong with a file'),
      text(
        'A damaged file, one of another program, or one of a newer version is refused with a reason, and never written to. It stays in the library with a note of what to do. The settings page of a tour can check its file and prove the tour: it plays the whole journal once more and compares.',
      ),
      text(
        'What to do opens the copies that were kept of such a file. The program puts the file aside, restores the copy you choose, checks it and plays it again. Copies of deleted tours, and of those whose file is gone, are under Deleted and kept copies at the foot of the library. Restoring never erases anything. A tour of an older version is brought up to date when it is opened, and a copy of the old one is kept.',
      ),
      text('The program needs no network, sends nothing anywhere, and asks for no account.'),
    ],
  },
  {
    id: 'friends',
    blocks: [
      text(
        'Several players can share a platoon, each with a Star. Name them and their men on the page At the table. Every man named there counts as a Star.',
      ),
      list(
        'The machine goes round: say who holds it, and the dice that are typed carry that name.',
        'Sealed notes are shown to the one who wrote them while he holds the machine. They keep honest players honest; they are not locked away from a curious one.',
        'The dice page of the [history](history) shows luck by man and by hand.',
      ),
    ],
  },
]
