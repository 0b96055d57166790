import type { HelpEntry } from './helpTypes.ts'

/** The help pages that are there whatever is played. */
export const helpIndex: readonly HelpEntry[] = [
  { id: 'games', title: 'What is covered, and what is not', part: 'Playing' },
  { id: 'dice', title: 'Dice', part: 'Playing' },
  { id: 'undo', title: 'Undo and putting right', part: 'Playing' },
  { id: 'branches', title: 'Snapshots and branches', part: 'Playing' },
  { id: 'files', title: 'Files and backups', part: 'Playing' },
  { id: 'wrong', title: 'When something is wrong', part: 'Playing' },
  { id: 'library', title: 'Library', part: 'Pages of the program' },
  { id: 'journal', title: 'Journal', part: 'Pages of the program' },
  { id: 'tables', title: 'Tables', part: 'Pages of the program' },
  { id: 'house', title: 'House rules', part: 'Pages of the program' },
  { id: 'phones', title: 'Friends on phones', part: 'Pages of the program' },
  { id: 'print', title: 'Print', part: 'Pages of the program' },
  { id: 'settings', title: 'Settings', part: 'Pages of the program' },
  { id: 'keys', title: 'Keyboard shortcuts', part: 'To look up' },
  { id: 'rules', title: 'Where each table stands in the book', part: 'To look up' },
  { id: 'rulings', title: 'How the book is read', part: 'To look up' },
]
