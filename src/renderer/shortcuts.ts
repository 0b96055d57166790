import { pages } from '../contract/pages.ts'

/** One shortcut, as people read it. */
export interface Shortcut {
  /** Keys with blanks between them; "then" and "or" between two ways: `Ctrl Z`, `G then R`, `J or K`. */
  readonly keys: string
  /** What it does. */
  readonly what: string
  /** Where it works: the head it stands under. */
  readonly where: string
}

/** Keys that the program shows in more than one place; the rest stand in the list only. */
export const keysOf = {
  palette: 'Ctrl K',
  shortcuts: '?',
  search: '/',
  print: 'Ctrl P',
  undo: 'Ctrl Z',
  redo: 'Ctrl Shift Z',
} as const

/** @returns the keys that open a page. */
export const goKeys = (key: string): string => `G then ${key.toUpperCase()}`

/** Every shortcut of the program: the list behind "?", the help page and the hints of the palette all read it. */
export const shortcuts: readonly Shortcut[] = [
  { keys: keysOf.palette, what: 'Find a page, a man, a table or something to do', where: 'Everywhere' },
  { keys: keysOf.shortcuts, what: 'This list', where: 'Everywhere' },
  { keys: keysOf.search, what: 'Search on this page', where: 'Everywhere' },
  { keys: keysOf.print, what: 'Print: sheets for the table', where: 'Everywhere' },
  { keys: keysOf.undo, what: 'Undo', where: 'Everywhere' },
  { keys: `${keysOf.redo} or Ctrl Y`, what: 'Redo', where: 'Everywhere' },
  { keys: 'Escape', what: 'Close what is open, or go back', where: 'Everywhere' },
  { keys: 'W', what: 'Why this number? With the number in focus', where: 'Everywhere' },
  ...pages.map(({ key, label }) => ({ keys: goKeys(key), what: label, where: 'Pages' })),
  { keys: '1 to 6', what: 'A die that was thrown', where: 'Half-month' },
  { keys: 'Backspace', what: 'Take the last die back', where: 'Half-month' },
  { keys: 'Enter', what: 'Take these dice', where: 'Half-month' },
  { keys: 'R', what: 'Roll this one', where: 'Half-month' },
  { keys: 'Shift R', what: 'Roll the rest of this step', where: 'Half-month' },
  { keys: 'Ctrl V', what: 'Deal out a line of dice that was copied', where: 'Half-month' },
  { keys: 'Up or Down', what: 'From throw to throw on a dice slip', where: 'Half-month' },
  { keys: '1 to 9', what: 'Choose that answer', where: 'Half-month' },
  { keys: 'Enter', what: 'Play the mission with the tracker', where: 'Briefing' },
  { keys: 'P', what: 'Print its folder', where: 'Briefing' },
  { keys: 'R', what: 'It has been played: the report', where: 'Briefing' },
  { keys: 'Arrow keys', what: 'From field to field', where: 'Report of the battle' },
  {
    keys: 'F, R, O, D, M, C',
    what: 'Fine, retired, Out of the Fight, Obviously Dead, missing, captured',
    where: 'Report of the battle',
  },
  { keys: '0 to 9', what: 'A number, such as his kills', where: 'Report of the battle' },
  { keys: 'Ctrl Enter', what: 'Hand it in', where: 'Report of the battle' },
  { keys: '/', what: 'What happened? Find an action by a word', where: 'Battle' },
  { keys: '1 to 3', what: 'The actions that are likely now', where: 'Battle' },
  { keys: 'N', what: "The other side's turn, or the next turn", where: 'Battle' },
  { keys: 'Arrow keys', what: 'From figure to figure', where: 'Battle' },
  { keys: 'Enter', what: 'Select him; in a form, play the action', where: 'Battle' },
  { keys: 'Ctrl or Shift Enter', what: 'Select him as well', where: 'Battle' },
  { keys: 'Escape', what: 'Leave the form, or select nobody', where: 'Battle' },
  { keys: 'Arrow keys', what: 'From man to man; in the list from cell to cell', where: 'Roster' },
  { keys: 'Enter', what: 'A quick look at him; in the list, correct the cell', where: 'Roster' },
  { keys: 'F2', what: 'Correct what stands there', where: 'Roster' },
  { keys: 'Space', what: 'Open or close the quick look', where: 'Roster' },
  { keys: 'M', what: 'Pick a man up; arrow keys and Enter put him down', where: 'Roster' },
  { keys: 'Ctrl C', what: 'Copy what is shown as a table', where: 'Roster' },
  { keys: 'Escape', what: 'Put him back, or show the whole roster again', where: 'Roster' },
  { keys: 'Arrow keys', what: 'From man to man', where: 'DEROS board' },
  { keys: 'Enter', what: 'His service record', where: 'DEROS board' },
  { keys: 'J or K', what: 'Next man, man before', where: 'Service record' },
  { keys: 'Escape', what: 'Back to where you came from', where: 'Service record' },
  { keys: 'Ctrl Enter', what: 'Keep what you have written', where: 'Notes' },
  { keys: 'Arrow keys', what: 'From chapter to chapter', where: 'Chronicle and help' },
  { keys: 'Enter', what: 'Go there', where: 'Chronicle and help' },
  { keys: 'Ctrl Enter', what: 'Keep the note', where: 'Chronicle and help' },
  { keys: 'Up or Down', what: 'From sheet to sheet', where: 'Print' },
  { keys: 'Space', what: 'Tick the sheet, or its whole group', where: 'Print' },
  { keys: 'Enter', what: 'Look at its first page', where: 'Print' },
  { keys: 'Left or Right', what: 'Leaf through the pages', where: 'Print' },
  { keys: 'Arrow keys', what: 'From entry to entry', where: 'Journal' },
  { keys: 'Enter', what: 'Unfold the entry', where: 'Journal' },
  { keys: 'A', what: 'Amend the entry', where: 'Journal' },
]
