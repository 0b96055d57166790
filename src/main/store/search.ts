import type { Connection } from './connection.ts'
import { linesOfEach } from './lines.ts'
import type { PastEntry } from './types.ts'

/** An entry that holds all the words looked for. */
export interface Found {
  readonly entry: number
  /** The first line, or the player's own words, in which one of them stands; null where only the title does. */
  readonly line: string | null
  /** They are found with what the entry keeps secret, whether it takes that to find them or not. */
  readonly secret: boolean
}

/** @returns what the player himself wrote in an entry: notes, reasons, captions. */
export type OwnWords = (entry: PastEntry) => readonly string[]

/** Searches the journal of one file. */
export interface JournalSearch {
  /**
   * @param entriesAfter the entries of the journal that are newer than one.
   * @returns the entries that hold all words of the text, in no order; null where the text holds no word at all.
   */
  readonly search: (
    text: string,
    entriesAfter: (id: number) => readonly PastEntry[],
    ownWords: OwnWords,
  ) => Found[] | null
}

/** Stands before a found word while a line is picked; no text holds it. */
const mark = '\u0001'

/**
 * Full-text search in a temporary table of the connection, held in memory: nothing of it goes into the file. It is made
 * at the first search and then only added to, because an entry, once written, never changes. One that keeps something
 * secret stands in it twice, the second time with all it says: whoever asks knows what has been opened since.
 */
export function journalSearch(connection: Connection): JournalSearch {
  let newest: number | null = null

  const bringUp = (entriesAfter: (id: number) => readonly PastEntry[], ownWords: OwnWords) => {
    const { raw } = connection
    if (newest === null) {
      raw.pragma('temp_store = MEMORY')
      raw.exec(
        `create virtual table temp.journal_search using fts5(title, lines, words, tokenize = 'unicode61 remove_diacritics 2')`,
      )
    }
    const entries = entriesAfter((newest ??= 0))
    if (entries.length === 0) return
    const insert = raw.prepare('insert into temp.journal_search (rowid, title, lines, words) values (?, ?, ?, ?)')
    connection.reading(() => {
      const linesOf = linesOfEach(
        connection,
        entries.map(({ id }) => id),
      )
      for (const entry of entries) {
        const lines = linesOf.get(entry.id) ?? []
        const open = lines.filter((line) => !line.secret)
        const [text, own] = [asText(open.map((line) => line.text)), asText(ownWords(entry))]
        const keeps = open.length < lines.length
        insert.run(2 * entry.id, entry.title, text, keeps ? '' : own)
        if (keeps) insert.run(2 * entry.id + 1, entry.title, asText(lines.map((line) => line.text)), own)
      }
    })
    newest = entries.reduce((most, { id }) => Math.max(most, id), newest)
  }

  return {
    search: (text, entriesAfter, ownWords) => {
      const query = matchOf(text)
      if (query === null) return null
      bringUp(entriesAfter, ownWords)
      const rows = connection.raw
        .prepare<[string], { place: number; lines: string; words: string }>(
          `select rowid as place, highlight(journal_search, 1, '${mark}', '') as lines,
             highlight(journal_search, 2, '${mark}', '') as words
           from temp.journal_search where journal_search match ? order by rowid`,
        )
        .all(query)
      return rows.map(({ place, lines, words }) => ({
        entry: Math.floor(place / 2),
        line: foundLine(`${lines}\n${words}`),
        secret: place % 2 === 1,
      }))
    },
  }
}

/** One line of text each: a line break inside would cut a sentence in two. */
const asText = (texts: readonly string[]): string => texts.map((text) => text.replaceAll(/\s+/g, ' ')).join('\n')

function foundLine(marked: string): string | null {
  const line = marked.split('\n').find((one) => one.includes(mark))
  return line === undefined ? null : line.replaceAll(mark, '')
}

/**
 * Turns what a player types into a query: every word must be there, or a word that begins with it; words in quotation
 * marks must stand together. Nothing he types can be an operator of the query language.
 *
 * @returns null where there is no word in it.
 */
export function matchOf(text: string): string | null {
  const parts = [...text.matchAll(/"([^"]*)"|[^\s"]+/g)].flatMap(([whole, phrase]) => {
    const words = wordsOf(phrase ?? whole)
    if (words.length === 0) return []
    // What is typed without a space, such as R&R, stands together too.
    return [phrase === undefined ? `"${words.join(' ')}"*` : `"${words.join(' ')}"`]
  })
  return parts.length === 0 ? null : parts.join(' ')
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
