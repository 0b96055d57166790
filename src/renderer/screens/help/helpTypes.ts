/**
 * One thing of a help page. Texts may hold `[words](page)` for a link to another help page, and keys between backquotes:
 * a name of `shortcuts.ts` like `Ctrl K`.
 */
export type HelpBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'head'; readonly text: string }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'terms'; readonly items: readonly HelpTerm[] }
  /** A picture of a screen, where there is one. */
  | { readonly kind: 'picture'; readonly name: string; readonly alt: string }
  /** What the program itself knows: its phases, its keys, its tables, its folder, its games. */
  | { readonly kind: 'live'; readonly what: 'phases' | 'keys' | 'tables' | 'folder' | 'rulings' | 'games' }

export interface HelpTerm {
  readonly term: string
  /** What the letters stand for, or another word for it. */
  readonly stands?: string
  readonly text: string
  /** Printed page of the book where it is explained. */
  readonly page?: number
}

/** A help page as the contents list it. */
export interface HelpEntry {
  readonly id: string
  readonly title: string
  /** The head it stands under. */
  readonly part: string
}

/** What a game has to say in the help. */
export interface GameHelp {
  /** In the order of the contents, with the ids of the program's own pages where they belong. */
  readonly index: readonly (HelpEntry | string)[]
  /** A page with the id of one of the program's own stands in its place. */
  readonly pages: readonly HelpPage[]
}

export interface HelpPage {
  readonly id: string
  readonly blocks: readonly HelpBlock[]
}

export const text = (words: string): HelpBlock => ({ kind: 'text', text: words })
export const head = (words: string): HelpBlock => ({ kind: 'head', text: words })
export const steps = (...items: readonly string[]): HelpBlock => ({ kind: 'steps', items })
export const list = (...items: readonly string[]): HelpBlock => ({ kind: 'list', items })
export const picture = (name: string, alt: string): HelpBlock => ({ kind: 'picture', name, alt })
