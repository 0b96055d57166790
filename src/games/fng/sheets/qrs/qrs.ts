import { bookRules, type Rules } from '../../../../main/engine/system.ts'
import type { Table } from '../../../../main/engine/table.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import type { FngState } from '../../rules/state.ts'
import { fngTables } from '../../rules/tables/index.ts'
import { forceWords } from '../shared/forceWords.ts'
import { capital, listWords, sourceOf } from '../shared/sheetWords.ts'
import { membersOf, ownerOf, tableNamed } from './members.ts'
import { qrsFamily, type Member } from './qrsFamily.ts'
import type { QrsModel, QrsTable } from '../../../../main/sheets/qrs/qrsModel.ts'
import { families, type Family, type QrsSpec } from './qrsSheets.ts'
import { qrsTable, type Only } from './qrsTable.ts'

/**
 * @param state null where no tour is open: the book's tables, for nobody in particular.
 * @param only what of each table is printed.
 * @returns a quick reference sheet, with the house rules of the campaign.
 */
export function qrsModel(
  spec: Pick<QrsSpec, 'title' | 'tables'>,
  state: FngState | null,
  only: (id: string) => Only = () => ({}),
): QrsModel {
  const rules = state === null ? bookRules : rulesOf(state)
  const tour = state?.tour[0]
  const books = spec.tables.flatMap((one) => (typeof one === 'string' ? [tableNamed(one)] : membersOf(one)))
  return {
    title: spec.title,
    whose: tour?.unit ?? 'FNG: 2nd Tour',
    when: tour ? forceWords(tour) : 'the tables of the book',
    tables: spec.tables.map((one) =>
      typeof one === 'string' ? alone(one, rules, only(one)) : together(one, rules, only),
    ),
    house: houseWords(books, rules),
    source: sourceOf(...books.map(({ page }) => page)),
  }
}

/**
 * @param ids of tables, in the order in which they are to stand.
 * @returns the tables, those of a family that are wanted together as one.
 * @throws RuleError `bad-input` for a table that there is not.
 */
export function withFamilies(ids: readonly string[]): (string | Family)[] {
  const wanted = [...new Set(ids)]
  for (const id of wanted) tableNamed(id)
  return wanted.flatMap((id): (string | Family)[] => {
    const all: readonly Family[] = Object.values(families)
    const home = all.find((one) => membersOf(one).some((table) => table.id === id))
    if (!home) return [id]
    const here = wanted.filter((one) => membersOf(home).some((table) => table.id === one))
    if (here.length === 1) return [id]
    return here[0] === id ? [{ ...home, tables: here }] : []
  })
}

function alone(id: string, rules: Rules, only: Only): QrsTable {
  const book = tableNamed(id)
  return qrsTable(book, rules, titleOf(book), only)
}

function together(family: Family, rules: Rules, only: (id: string) => Only): QrsTable {
  const members = membersOf(family).map((book): Member => ({ book, label: labelIn(family, book) }))
  return qrsFamily(family.title, family.as, members, rules, only)
}

/** In a family of tables with one beginning only the rest is said; those of one name say whose they are. */
function labelIn({ title }: Family, book: Table): string {
  const start = title.split(',')[0]!
  if (book.title === title) return ownerOf(book)?.title ?? book.title
  return book.title.startsWith(start) && start !== 'Terrain'
    ? book.title.slice(start.length).replace(/^[,\s]+/, '')
    : book.title
}

/** Tables that share their title say whose they are: "USMC platoon: equipment". */
function titleOf(book: Table): string {
  const shared = fngTables.filter(({ title }) => title === book.title).length > 1
  if (!shared) return book.title
  const whose = ownerOf(book)?.title ?? book.id.split('.').at(-2)!.toUpperCase()
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
