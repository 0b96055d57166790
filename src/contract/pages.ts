/** The pages of the program in the order of the rail, once for the rail, the palette, the menu and the keys. */

/** A page that the rail leads to. */
export interface Page {
  /** Name of its route while a tour is open. */
  readonly name: PageName
  /** What follows the tour in its address: `/tour/Bravo.tour/roster`. */
  readonly path: string
  readonly label: string
  /** The letter that opens it after G. */
  readonly key: string
  /** Pages of one part stand together. */
  readonly part: 'now' | 'platoon' | 'desk' | 'foot'
  /** Name of its route without a tour; left out where the page needs one. */
  readonly alone?: AloneName
  /** What it is called without a tour, where that differs. */
  readonly aloneLabel?: string
  /** Further words that find it in the palette. */
  readonly words: string
}

export type PageName =
  | 'overview'
  | 'halfMonth'
  | 'mission'
  | 'battle'
  | 'roster'
  | 'deros'
  | 'history'
  | 'journal'
  | 'chronicle'
  | 'players'
  | 'library'
  | 'tourTables'
  | 'house'
  | 'tourPrint'
  | 'tourHelp'
  | 'tourSettings'
export type AloneName = 'library' | 'tables' | 'print' | 'help' | 'settings'

export const pages: readonly Page[] = [
  { name: 'overview', path: '', label: 'Overview', key: 'o', part: 'now', words: 'calendar summary home' },
  {
    name: 'halfMonth',
    path: '/half-month',
    label: 'Half-month',
    key: 'h',
    part: 'now',
    words: 'turn play next step dice',
  },
  { name: 'mission', path: '/mission', label: 'Mission', key: 'm', part: 'now', words: 'briefing terrain map party' },
  { name: 'battle', path: '/battle', label: 'Battle', key: 'b', part: 'now', words: 'fight turn table enemy track' },
  { name: 'roster', path: '/roster', label: 'Roster', key: 'r', part: 'platoon', words: 'men platoon squads billets' },
  {
    name: 'deros',
    path: '/deros',
    label: 'DEROS board',
    key: 'd',
    part: 'platoon',
    words: 'short timers replacements home',
  },
  {
    name: 'history',
    path: '/history',
    label: 'History',
    key: 'i',
    part: 'platoon',
    words: 'missions charts dice luck',
  },
  {
    name: 'journal',
    path: '/journal',
    label: 'Journal',
    key: 'j',
    part: 'platoon',
    words: 'entries amend undo search',
  },
  {
    name: 'chronicle',
    path: '/chronicle',
    label: 'Chronicle',
    key: 'c',
    part: 'platoon',
    words: 'story notes pictures',
  },
  {
    name: 'players',
    path: '/players',
    label: 'At the table',
    key: 'a',
    part: 'platoon',
    words: 'players friends stars hand over sealed notes',
  },
  {
    name: 'library',
    path: '',
    label: 'Library',
    key: 'l',
    part: 'desk',
    alone: 'library',
    words: 'tours files campaigns',
  },
  {
    name: 'tourTables',
    path: '/tables',
    label: 'Tables',
    key: 't',
    part: 'desk',
    alone: 'tables',
    words: 'rules book rows',
  },
  {
    name: 'house',
    path: '/house',
    label: 'House rules',
    key: 'u',
    part: 'desk',
    words: 'switches rulings overrides optional book variants',
  },
  {
    name: 'tourPrint',
    path: '/print',
    label: 'Print',
    key: 'p',
    part: 'desk',
    alone: 'print',
    aloneLabel: 'Sheets',
    words: 'sheets paper pdf',
  },
  {
    name: 'tourHelp',
    path: '/help',
    label: 'Help',
    key: 'e',
    part: 'foot',
    alone: 'help',
    words: 'guide how to glossary',
  },
  {
    name: 'tourSettings',
    path: '/settings',
    label: 'Settings',
    key: 's',
    part: 'foot',
    alone: 'settings',
    words: 'theme dark text size sound dice paper',
  },
]

/** @returns the address of a page inside the program: of a tour when one is named, else without one; null where it has none. */
export function pagePath({ name, path, alone }: Page, campaign: string | null): string | null {
  if (name === 'library') return '/'
  if (campaign !== null) return `/tour/${encodeURIComponent(campaign)}${path}`
  return alone === undefined ? null : path
}

/** @returns the tour that an address inside the program is about, or null. */
export function campaignIn(address: string): string | null {
  const name = /^\/tour\/([^/?#]+)/.exec(address)?.[1]
  return name === undefined ? null : decodeURIComponent(name)
}
