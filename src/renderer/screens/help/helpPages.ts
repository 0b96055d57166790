import { helpIndex } from './helpIndex.ts'
import type { GameHelp, HelpBlock, HelpEntry, HelpPage } from './helpTypes.ts'
import { lookUp } from './lookUp.ts'
import { ofPages } from './ofPages.ts'
import { playing } from './playing.ts'

type Live = Extract<HelpBlock, { kind: 'live' }>['what']

/** The help of the program together with that of a game. */
export interface Help {
  readonly index: readonly HelpEntry[]
  /** @returns a help page by its id; the first one for an id that there is not. */
  readonly page: (id: string) => HelpPage
  /**
   * @param live what the program shows by itself on a page, as text.
   * @returns the ids of the pages whose title or text holds every word, in the order of the contents.
   */
  readonly search: (wanted: readonly string[], live: (what: Live) => string) => ReadonlySet<string>
}

/** @param without names of the program's pages that the game has no use for: nor has their help. */
export function helpWith(game: GameHelp, without: readonly string[] = []): Help {
  const pages = new Map([...playing, ...ofPages, ...lookUp, ...game.pages].map((one) => [one.id, one]))
  const own = game.index.flatMap((one) => (typeof one === 'string' ? helpIndex.filter(({ id }) => id === one) : one))
  const index = [...own, ...helpIndex.filter((one) => !own.includes(one) && !without.includes(one.id))]
  const page = (id: string) => pages.get(id) ?? pages.get(index[0]!.id)!
  return {
    index,
    page,
    search(wanted, live) {
      const found = index.filter(({ id, title }) => {
        const said = [title, ...page(id).blocks.map((block) => saidIn(block, live))].join('\n').toLowerCase()
        return wanted.every((word) => said.includes(word))
      })
      return new Set(found.map(({ id }) => id))
    },
  }
}

function saidIn(block: HelpBlock, live: (what: Live) => string): string {
  switch (block.kind) {
    case 'text':
    case 'head':
      return plainText(block.text)
    case 'steps':
    case 'list':
      return block.items.map(plainText).join('\n')
    case 'terms':
      return block.items.map(({ term, stands, text }) => `${term} ${stands ?? ''} ${text}`).join('\n')
    case 'live':
      return live(block.what)
    case 'picture':
      return ''
  }
}

/** A piece of a help text. */
export type HelpPiece =
  | { readonly kind: 'words' | 'keys'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly page: string }

const marks = /\[([^\]]+)\]\(([a-z-]+)\)|`([^`]+)`/g

/** @returns a text cut at its links and keys. */
export function piecesOf(text: string): HelpPiece[] {
  const pieces: HelpPiece[] = []
  let at = 0
  for (const found of text.matchAll(marks)) {
    if (found.index > at) pieces.push({ kind: 'words', text: text.slice(at, found.index) })
    const [whole, words, page, keys] = found
    pieces.push(keys === undefined ? { kind: 'link', text: words!, page: page! } : { kind: 'keys', text: keys })
    at = found.index + whole.length
  }
  return at < text.length ? [...pieces, { kind: 'words', text: text.slice(at) }] : pieces
}

const plainText = (text: string): string =>
  piecesOf(text)
    .map((piece) => piece.text)
    .join('')
