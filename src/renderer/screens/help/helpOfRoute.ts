import type { GameScreens } from '../../gameScreens.ts'

/** The help page of each page of the program, by the name of its route. */
const ofRoute: Readonly<Record<string, string>> = {
  library: 'library',
  kept: 'library',
  check: 'wrong',
  tourCheck: 'wrong',
  new: 'new-tour',
  paper: 'new-tour',
  journal: 'journal',
  tables: 'tables',
  tourTables: 'tables',
  house: 'house',
  friends: 'phones',
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
