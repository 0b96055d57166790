/** The pages of the program, once for the rail, the palette, the menu and the keys. Each game has its own beside them. */

/** A page that the rail leads to. */
export interface Page {
  /** Name of its route while a tour is open; that of a game's page begins with the id of the game and a stop. */
  readonly name: string
  /** What follows the tour in its address: `/tour/Bravo.tour/roster`. */
  readonly path: string
  readonly label: string
  /** The letter that opens it after G. */
  readonly key: string
  /** Pages of one part stand together. */
  readonly part: 'now' | 'unit' | 'desk' | 'foot'
  /** Name of its route without a tour; left out where the page needs one. */
  readonly alone?: string
  /** What it is called without a tour, where that differs. */
  readonly aloneLabel?: string
  /** Further words that find it in the palette. */
  readonly words: string
  /** The phase of the tour outside of which it has nothing to show. */
  readonly during?: string
}

const journal: Page = {
  name: 'journal',
  path: '/journal',
  label: 'Journal',
  key: 'j',
  part: 'unit',
  words: 'entries amend undo search',
}

/** The pages that are there whatever is played, in the order of the rail. */
export const corePages: readonly Page[] = [
  journal,
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
    name: 'friends',
    path: '/friends',
    label: 'Friends',
    key: 'f',
    part: 'desk',
    words: 'phone tablet network qr code look share table players',
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

/** A game's own pages in the order of its rail, the first of them what a tour opens with. */
export interface GamePages {
  /** `journal` stands for the program's own, which else would follow them. */
  readonly pages: readonly (Page | 'journal')[]
  /** Names of the program's pages that the game has no use for. */
  readonly without?: readonly string[]
}

/** @returns all pages of a tour, in the order of the rail: the game's own before the program's. */
export function pagesOf({ pages, without = [] }: GamePages): readonly Page[] {
  const own = pages.map((page) => (page === 'journal' ? journal : page))
  return [...own, ...corePages.filter((page) => !own.includes(page) && !without.includes(page.name))]
}

/** @returns the address of a page inside the program: of a tour when one is named, else without one; null where it has none. */
export function pagePath({ name, path, alone }: Page, campaign: string | null): string | null {
  if (name === 'library') return '/'
  if (campaign !== null) return tourPath(campaign) + path
  return alone === undefined ? null : path
}

/** @returns the address of a tour inside the program: of the page that it opens with. */
export const tourPath = (campaign: string): string => `/tour/${encodeURIComponent(campaign)}`

/** @returns the tour that an address inside the program is about, or null. */
export function campaignIn(address: string): string | null {
  const name = /^\/tour\/([^/?#]+)/.exec(address)?.[1]
  return name === undefined ? null : decodeURIComponent(name)
}
