import type { AnyState } from '../../engine/state.ts'
import type { Rules } from '../../engine/system.ts'
import type { Table } from '../../engine/table.ts'
import { capital, listWords, pageSpan } from '../phrases.ts'
import {
  membersOf,
  ownerOf,
  ownIn,
  rulesIn,
  tableNamed,
  tablesIn,
  type Family,
  type QrsBook,
  type QrsSpec,
} from './book.ts'
import type { Only } from './plainTable.ts'
import { qrsFamily, type Member } from './qrsFamily.ts'
import type { QrsModel, QrsTable } from './qrsModel.ts'
import { qrsTable } from './qrsTable.ts'

/**
 * @param state null where no tour is open: the book's tables, for nobody in particular.
 * @param only what of each table is printed.
 * @returns a quick reference sheet, with the house rules of the campaign.
 */
export function qrsModel(
  game: QrsBook,
  spec: Pick<QrsSpec, 'title' | 'tables'>,
  state: AnyState | null,
  only: (id: string) => Only = () => ({}),
): QrsModel {
  const rules = rulesIn(game, state)
  const whole = withOwn(game, state)
  const books = spec.tables.flatMap((one) => tablesIn(whole, one))
  const head = state === null ? null : (game.headOf?.(state) ?? null)
  return {
    title: spec.title,
    ...(head ?? { whose: game.title, when: 'the tables of the book' }),
    tables: spec.tables.map((one) =>
      typeof one === 'string' ? alone(whole, one, rules, only(one)) : together(whole, one, rules, only),
    ),
    house: houseWords(books, rules),
    source: books.every((table) => !game.tables.includes(table)) ? ownSource : sourceOf(game, books),
  }
}

const ownSource = 'Written for this campaign; in no book'

/** @returns the book with the tables that the player has written; they are on no sheet of a chapter, and bear no number. */
export function withOwn(game: QrsBook, state: AnyState | null): QrsBook {
  const own = ownIn(game, state)
  if (own.length === 0) return game
  const unprinted = [...(game.unprinted ?? []), ...own.map(({ id }) => id)]
  return { ...game, tables: [...game.tables, ...own], unprinted }
}

/** @returns "Ambush Valley, p. 21-30"; only the title where its pages bear no numbers. */
function sourceOf({ title }: QrsBook, books: readonly Table[]): string {
  const pages = books.flatMap(({ page, alsoOn = [] }) => (page === null ? alsoOn : [page, ...alsoOn]))
  return pages.length === 0 ? title : `${title}, ${pageSpan(pages)}`
}

/**
 * @param ids of tables, in the order in which they are to stand.
 * @returns the tables, those of a family that are wanted together as one.
 * @throws RuleError `bad-input` for a table that there is not.
 */
export function withFamilies(game: QrsBook, ids: readonly string[]): (string | Family)[] {
  const wanted = [...new Set(ids)]
  for (const id of wanted) tableNamed(game, id)
  return wanted.flatMap((id): (string | Family)[] => {
    const home = game.families?.find((one) => membersOf(game, one).some((table) => table.id === id))
    if (!home) return [id]
    const here = wanted.filter((one) => membersOf(game, home).some((table) => table.id === one))
    if (here.length === 1) return [id]
    return here[0] === id ? [{ ...home, tables: here }] : []
  })
}

function alone(game: QrsBook, id: string, rules: Rules, only: Only): QrsTable {
  const book = tableNamed(game, id)
  return qrsTable(game, book, rules, titleOf(game, book), only)
}

function together(game: QrsBook, family: Family, rules: Rules, only: (id: string) => Only): QrsTable {
  const members = membersOf(game, family).map((book): Member => ({ book, label: labelIn(game, family, book) }))
  return qrsFamily(game, family, members, rules, only)
}

/** In a family of tables with one beginning only the rest is said; those of one name say whose they are. */
function labelIn(game: QrsBook, { title, begin = title.split(',')[0]! }: Family, book: Table): string {
  if (book.title === title) return ownerOf(game, book)?.title ?? book.title
  return book.title.startsWith(begin) ? book.title.slice(begin.length).replace(/^[,\s]+/, '') : book.title
}

/** Tables that share their title say whose they are: "USMC: equipment". */
function titleOf(game: QrsBook, book: Table): string {
  const shared = game.tables.filter(({ title }) => title === book.title).length > 1
  if (!shared) return book.title
  const whose = ownerOf(game, book)?.title ?? (book.id.split('.').at(-2) ?? book.id).toUpperCase()
  return `${whose}: ${book.title}`
}

function houseWords(tables: readonly Table[], rules: Rules): string | null {
  const changed = tables.filter((table) => rules.table(table).house !== undefined)
  if (changed.length === 0) return null
  const titles = changed.map(({ title }) => capital(title))
  const named = listWords(titles)
  const what = named.length <= 90 ? named : `${changed.length} tables`
  return `Changed by house rules, where marked: ${what}`
}
