import type { GameScreens } from '../../gameScreens.ts'

/** The help pages by name: small enough for the palette, which lists them without their texts. */

export type HelpPageId =
  | 'start'
  | 'turn'
  | 'dice'
  | 'report'
  | 'undo'
  | 'branches'
  | 'files'
  | 'friends'
  | 'new-tour'
  | 'overview'
  | 'half-month'
  | 'mission'
  | 'battle'
  | 'roster'
  | 'man'
  | 'deros'
  | 'history'
  | 'journal'
  | 'chronicle'
  | 'library'
  | 'tables'
  | 'house'
  | 'print'
  | 'settings'
  | 'keys'
  | 'rules'
  | 'rulings'
  | 'glossary'
  | 'not-yet'

export interface HelpEntry {
  readonly id: HelpPageId
  readonly title: string
  readonly part: 'Playing' | 'Pages of the program' | 'To look up'
}

export const helpIndex: readonly HelpEntry[] = [
  { id: 'start', title: 'What the program does', part: 'Playing' },
  { id: 'turn', title: 'A half-month, phase by phase', part: 'Playing' },
  { id: 'dice', title: 'Dice', part: 'Playing' },
  { id: 'report', title: 'The report of a battle', part: 'Playing' },
  { id: 'undo', title: 'Undo and putting right', part: 'Playing' },
  { id: 'branches', title: 'Snapshots and branches', part: 'Playing' },
  { id: 'files', title: 'Files and backups', part: 'Playing' },
  { id: 'friends', title: 'Friends at the table', part: 'Playing' },
  { id: 'library', title: 'Library', part: 'Pages of the program' },
  { id: 'new-tour', title: 'New tour', part: 'Pages of the program' },
  { id: 'overview', title: 'Overview', part: 'Pages of the program' },
  { id: 'half-month', title: 'Half-month', part: 'Pages of the program' },
  { id: 'mission', title: 'Mission', part: 'Pages of the program' },
  { id: 'battle', title: 'Battle', part: 'Pages of the program' },
  { id: 'roster', title: 'Roster', part: 'Pages of the program' },
  { id: 'man', title: 'Service record', part: 'Pages of the program' },
  { id: 'deros', title: 'DEROS board', part: 'Pages of the program' },
  { id: 'history', title: 'History', part: 'Pages of the program' },
  { id: 'journal', title: 'Journal', part: 'Pages of the program' },
  { id: 'chronicle', title: 'Chronicle', part: 'Pages of the program' },
  { id: 'tables', title: 'Tables', part: 'Pages of the program' },
  { id: 'house', title: 'House rules', part: 'Pages of the program' },
  { id: 'print', title: 'Print', part: 'Pages of the program' },
  { id: 'settings', title: 'Settings', part: 'Pages of the program' },
  { id: 'keys', title: 'Keyboard shortcuts', part: 'To look up' },
  { id: 'rules', title: 'Where each table stands in the book', part: 'To look up' },
  { id: 'rulings', title: 'How the book is read', part: 'To look up' },
  { id: 'glossary', title: 'Words of the book', part: 'To look up' },
  { id: 'not-yet', title: 'What the program does not do', part: 'To look up' },
]

/** The help page of each page of the program, by the name of its route. */
const ofRoute: Readonly<Record<string, HelpPageId>> = {
  library: 'library',
  kept: 'library',
  new: 'new-tour',
  paper: 'new-tour',
  journal: 'journal',
  tables: 'tables',
  tourTables: 'tables',
  house: 'house',
  print: 'print',
  tourPrint: 'print',
  settings: 'settings',
  tourSettings: 'settings',
}

/** @returns the help page that belongs to a page of the program; null for the help pages themselves. @param game that a tour is open of. */
export function helpOfRoute(route: string, game: GameScreens | null): string | null {
  if (route === 'tour') return game?.homeHelp ?? null
  return ofRoute[route] ?? game?.routes.find(({ name }) => name === route)?.help ?? null
}
