import {
  chaptersOf,
  tablesIn,
  type BookletChapter,
  type Family,
  type QrsBook,
  type SeeTable,
  type WordedTable,
} from '../book.ts'

/** What stands in a chapter, in one place of its list. */
export type ChapterItem = BookletChapter['tables'][number]

export const isSee = (item: ChapterItem): item is SeeTable => typeof item === 'object' && 'see' in item
export const isWorded = (item: ChapterItem): item is WordedTable => typeof item === 'object' && 'worded' in item
export const isOfBook = (item: ChapterItem): item is string | Family => !isSee(item) && !isWorded(item)

/** @returns ids of the tables that are printed in one place of a chapter: none where it sends on to another. */
export function idsIn(book: QrsBook, item: ChapterItem): readonly string[] {
  if (isSee(item)) return []
  return isWorded(item) ? [item.id] : tablesIn(book, item).map(({ id }) => id)
}

/**
 * The chapters of the booklet: those that the game names, else those of its sheets. What no chapter names stands at the
 * end of that of the table before it, so that no number moves. No table stands twice: where it is wanted again, its
 * chapter is named.
 */
export function bookletChapters(book: QrsBook): readonly BookletChapter[] {
  const chapters = book.booklet?.chapters ?? fromSheets(book)
  const homes = new Map(
    chapters.flatMap(({ tables }, nth) => tables.flatMap((item) => idsIn(book, item).map((id) => [id, nth] as const))),
  )
  const more = new Map<number, string[]>()
  let home = 0
  for (const { id } of book.tables) {
    const own = homes.get(id)
    if (own === undefined && !(book.unprinted ?? []).includes(id)) more.set(home, [...(more.get(home) ?? []), id])
    home = own ?? home
  }
  return chapters.map((one, nth) => ({ ...one, tables: [...one.tables, ...(more.get(nth) ?? [])] }))
}

function fromSheets(book: QrsBook): BookletChapter[] {
  const placed = new Set<string>()
  const once = (item: string | Family): ChapterItem => {
    const ids = idsIn(book, item)
    const known = ids.find((id) => placed.has(id))
    for (const id of ids) placed.add(id)
    return known === undefined ? item : { see: known }
  }
  return chaptersOf(book).map(({ title, tables }) => ({ title, tables: tables.map(once) }))
}
