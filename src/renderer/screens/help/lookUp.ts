import { text, type HelpPage } from './helpTypes.ts'

/** What is looked up rather than read. */
export const lookUp: readonly HelpPage[] = [
  {
    id: 'keys',
    blocks: [
      text('Everything works without a mouse. No key acts while you are typing in a field. On a Mac, Ctrl is Command.'),
      { kind: 'live', what: 'keys' },
    ],
  },
  {
    id: 'rules',
    blocks: [
      text(
        'The tables of the program in the order of the book. A title opens the table; the number is the printed page.',
      ),
      { kind: 'live', what: 'tables' },
    ],
  },
  {
    id: 'rulings',
    blocks: [
      text(
        'Where the book is unclear, torn, or says two things, this is how the program reads it, in our own words, with the page. Those marked with a switch can be read otherwise in a campaign, on the page of its house rules.',
      ),
      { kind: 'live', what: 'rulings' },
    ],
  },
]
