import { RuleError } from '../../engine/errors.ts'
import type { AnyState } from '../../engine/state.ts'
import { bookRules, type Rules } from '../../engine/system.ts'
import type { Row, Table } from '../../engine/table.ts'
import type { DrawEmblem } from '../furniture.ts'
import type { QrsKind, QrsTable } from './qrsModel.ts'

/** How a family of tables stands as one: under each other, side by side, or each as one row. */
export type FamilyKind = 'stack' | 'columns' | 'rows'

/** Tables that stand as one, with a title of their own, wherever one of them is wanted. */
export interface Family {
  readonly title: string
  readonly as: FamilyKind
  /** Ids, or the beginning of ids with a star: "weapons.fwf.*". */
  readonly tables: readonly string[]
  /** What the titles of its tables begin with and each need not say: that of the family where this is left out. */
  readonly begin?: string
  /** A word before each figure that the title says for all of them: "REP". */
  readonly unit?: string
}

/** What is on a quick reference sheet: tables by id, in order. */
export interface QrsSpec {
  readonly sheet: string
  readonly title: string
  readonly about: string
  readonly tables: readonly (string | Family)[]
}

/** A table of another chapter, by id: it is not printed a second time, its number stands in its place. */
export interface SeeTable {
  readonly see: string
}

/** What is looked up like a table and is none of the book's: a rule in a few rows. */
export interface WordedTable {
  readonly id: string
  readonly title: string
  /** Of the book. */
  readonly pages: readonly number[]
  /** In a few words, what it is about. */
  readonly note?: string
  /** @returns its rows, the same number of cells each, with the figures of the campaign. */
  readonly worded: (rules: Rules, state: AnyState | null) => readonly (readonly string[])[]
}

/** A chapter of the booklet. It holds what no other has, in the order of play, and keeps that order: its tables are cited by it. */
export interface BookletChapter {
  readonly title: string
  readonly tables: readonly (string | Family | WordedTable | SeeTable)[]
  /** What the contents name of it: ids of tables, with a shorter name where their title is long. All that has room where it is left out. */
  readonly known?: readonly (readonly [id: string, name?: string])[]
}

/** Words by which rows, modifiers and notes name other tables, with the ids of these. */
export type Citation = readonly [words: string, ...tables: string[]]

/** What the booklet of a game says besides its tables. */
export interface BookletSpec {
  /** Without them it has the chapters of the sheets. */
  readonly chapters?: readonly BookletChapter[]
  readonly cites?: readonly Citation[]
  /** Under which names a table stands in the index, by id, where its title alone would not be looked for. */
  readonly called?: Readonly<Record<string, readonly string[]>>
  /** How dice are read, in a few sentences under the contents. */
  readonly key?: string
  /** Tables that half a page sets in another shape, by the id of any table in them: the same figures, in fewer columns or rows. */
  readonly recast?: Readonly<Record<string, (table: QrsTable) => QrsTable>>
}

/** A column before it is known how it is set. */
export interface PlainColumn {
  readonly head: string
  readonly cells: readonly string[]
  readonly kind?: QrsKind | undefined
  /** Of scores: from which to which, where they are whole numbers that follow each other. */
  readonly spans?: readonly (Span | null)[]
}

/** The lowest and the highest of scores that stand as one: 3 and 5 of "3-5". */
export type Span = readonly [from: number, to: number]

/** What the quick reference of a game is made of; all but its title and its tables may be left out. */
export interface QrsBook {
  /** Of the rulebook. */
  readonly title: string
  /** In the order of the book. */
  readonly tables: readonly Table[]
  /** A sheet for each chapter; without them all tables stand on one. */
  readonly chapters?: readonly QrsSpec[]
  readonly families?: readonly Family[]
  readonly booklet?: BookletSpec
  /** Beside its titles. */
  readonly emblem?: DrawEmblem
  /** Tables that the player has written for his campaign: a sheet of their own. */
  readonly ownTables?: (state: AnyState) => readonly Table[]
  /** The house rules of a tour. */
  readonly rulesOf?: (state: AnyState) => Rules
  /** Whose a tour's sheet is, and of when; null where the tour does not say. */
  readonly headOf?: (state: AnyState) => { readonly whose: string; readonly when: string } | null
  /** @returns a cell, under its head, with names in place of ids. */
  readonly named?: (rules: Rules, text: string, head: string) => string
  /** Tables that stand on no sheet of a chapter, by id: only in a quick reference of the player's own. */
  readonly unprinted?: readonly string[]
  /** Columns that tell the player nothing at the table, by id of the table. */
  readonly leftOut?: Readonly<Record<string, readonly string[]>>
  /** Rows that say again what others say. */
  readonly isSaid?: (row: Row) => boolean
  /** Columns that are worked out beforehand, so that nobody has to add at the table. */
  readonly workedOut?: (table: Table) => readonly PlainColumn[]
  /** What stands in place of the columns and rows of a table that the player's copy completes; null for any other. */
  readonly fromCopy?: (table: Table, rules: Rules) => Pick<QrsTable, 'columns' | 'rows'> | null
}

/** @returns the campaign's rules; without a tour those of the book. */
export const rulesIn = ({ rulesOf }: QrsBook, state: AnyState | null): Rules =>
  state === null || rulesOf === undefined ? bookRules : rulesOf(state)

/** @returns the player's own tables of a tour; without one there are none. */
export const ownIn = ({ ownTables }: QrsBook, state: AnyState | null): readonly Table[] =>
  state === null ? [] : (ownTables?.(state) ?? [])

/** @returns the sheets of a game's quick reference; what no chapter names stands last on that of the table before it. */
export function chaptersOf(book: QrsBook): readonly QrsSpec[] {
  const { chapters, title, tables, unprinted = [] } = book
  if (chapters === undefined) {
    const all = tables.map(({ id }) => id)
    return [{ sheet: 'qrs', title: 'Quick reference', about: `All tables of ${title}.`, tables: all }]
  }
  const homes = new Map(
    chapters
      .toReversed()
      .flatMap(({ sheet, tables: own }) =>
        own.flatMap((one) => tablesIn(book, one).map(({ id }) => [id, sheet] as const)),
      ),
  )
  const more = new Map<string, string[]>()
  let home = chapters[0]!.sheet
  for (const { id } of tables) {
    const own = homes.get(id)
    if (own === undefined && !unprinted.includes(id)) more.set(home, [...(more.get(home) ?? []), id])
    home = own ?? home
  }
  return chapters.map((one) => ({ ...one, tables: [...one.tables, ...(more.get(one.sheet) ?? [])] }))
}

/** @returns the tables of a family, in the order of the book. */
export const membersOf = (book: QrsBook, { tables }: Family): readonly Table[] =>
  tables.flatMap((id) =>
    id.endsWith('.*') ? book.tables.filter((table) => table.id.startsWith(id.slice(0, -1))) : [tableNamed(book, id)],
  )

/** @returns the tables that a sheet, or a family, holds in one place of its list. */
export const tablesIn = (book: QrsBook, one: string | Family): readonly Table[] =>
  typeof one === 'string' ? [tableNamed(book, one)] : membersOf(book, one)

/** @throws RuleError `bad-input` for a table that there is not. */
export function tableNamed({ tables }: QrsBook, id: string): Table {
  const found = tables.find((table) => table.id === id)
  if (!found) throw new RuleError('bad-input', `There is no table "${id}".`)
  return found
}

/** The table that another belongs to, by id: "army.usmc" of "army.usmc.rep". */
export const ownerOf = ({ tables }: QrsBook, { id }: Table): Table | undefined => {
  const owner = id.split('.').slice(0, -1).join('.')
  return tables.find((table) => table.id === owner)
}
