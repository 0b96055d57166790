import { head, list, picture, steps, text, type HelpPage } from '../../../../renderer/screens/help/helpTypes.ts'

/** How a campaign is played with the program. */
export const ofPlay: readonly HelpPage[] = [
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
      text('Before the result of the mission is judged, victory points can be added or taken away with a reason.'),
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
