import type { Page } from '../contract/pages.ts'

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

/** @returns every shortcut of the program: the list behind "?" and the help page read it. @param ofGame those of a game's pages. */
export const shortcutsOf = (pages: readonly Page[], ofGame: readonly Shortcut[]): readonly Shortcut[] => [
  ...everywhere,
  ...pages.map(({ key, label }) => ({ keys: goKeys(key), what: label, where: 'Pages' })),
  ...ofGame,
  ...onOwnPages,
]

const everywhere: readonly Shortcut[] = [
  { keys: keysOf.palette, what: 'Find a page, a man, a table or something to do', where: 'Everywhere' },
  { keys: keysOf.shortcuts, what: 'This list', where: 'Everywhere' },
  { keys: keysOf.search, what: 'Search on this page', where: 'Everywhere' },
  { keys: keysOf.print, what: 'Print: sheets for the table', where: 'Everywhere' },
  { keys: keysOf.undo, what: 'Undo', where: 'Everywhere' },
  { keys: `${keysOf.redo} or Ctrl Y`, what: 'Redo', where: 'Everywhere' },
  { keys: 'Escape', what: 'Close what is open, or go back', where: 'Everywhere' },
  { keys: 'W', what: 'Why this number? With the number in focus', where: 'Everywhere' },
]

const onOwnPages: readonly Shortcut[] = [
  { keys: '1 to 9', what: 'A die that was thrown, or the answer of that number', where: 'Dice' },
  { keys: 'Backspace', what: 'Take the last die back', where: 'Dice' },
  { keys: 'Enter', what: 'Take these dice', where: 'Dice' },
  { keys: 'R', what: 'Roll this one', where: 'Dice' },
  { keys: 'Shift R', what: 'Roll the rest of this step', where: 'Dice' },
  { keys: 'Ctrl V', what: 'Deal out a line of dice that was copied', where: 'Dice' },
  { keys: 'Up or Down', what: 'From throw to throw on a dice slip', where: 'Dice' },
  { keys: 'Arrow keys', what: 'From chapter to chapter', where: 'Help' },
  { keys: 'Enter', what: 'Go there', where: 'Help' },
  { keys: 'Up or Down', what: 'From sheet to sheet', where: 'Print' },
  { keys: 'Space', what: 'Tick the sheet, or its whole group', where: 'Print' },
  { keys: 'Enter', what: 'Look at its first page', where: 'Print' },
  { keys: 'Left or Right', what: 'Leaf through the pages', where: 'Print' },
  { keys: 'Arrow keys', what: 'From entry to entry', where: 'Journal' },
  { keys: 'Enter', what: 'Unfold the entry', where: 'Journal' },
  { keys: 'A', what: 'Amend the entry', where: 'Journal' },
]
