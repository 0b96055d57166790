import type { PackChange, PackContent, PackFault } from '../../../../contract/pack.ts'
import type { PackChecked, PackPartOf } from '../../../../main/app/game/packs.ts'
import { RuleError, withoutEnd } from '../../../../main/engine/errors.ts'
import { asInBook, type TablePatch } from '../../../../main/engine/houseRules.ts'
import { differencesIn, span } from '../../../../main/engine/patchDifferences.ts'
import { mustBeWhole, type OwnTable } from '../../../../main/engine/ownTables.ts'
import type { Table } from '../../../../main/engine/table.ts'
import { ownTable } from '../../rules/house/ownTables.ts'
import { patchesIn } from '../../rules/house/rulesOf.ts'
import { inTour, switches, switchNamed, switchOf } from '../../rules/house/switches.ts'
import { playable, tableNamed } from '../../rules/house/tableNamed.ts'
import { isNameList, listTitles, ownNames } from '../../rules/names/ownNames.ts'
import type { FngState } from '../../rules/state.ts'
import { fngTables } from '../../rules/tables/index.ts'
import { mustBeList } from '../../rules/steps/house/setNames.ts'
import { capital } from '../../rules/steps/setup/common.ts'
import { mustBeAnswer } from '../../rules/steps/house/setSwitch.ts'

type PartOf<P extends keyof PackContent> = PackPartOf<FngState, NonNullable<PackContent[P]>>

const listCalled = (list: string): string | null => (isNameList(list) ? `${listTitles[list]} names` : null)
const tableCalled = (id: string): string | null => fngTables.find((table) => table.id === id)?.title ?? null
const switchCalled = (name: string): string | null => switches.find((one) => one.name === name)?.title ?? null

/** Names of the player's own, a row for each list. */
export const namesPart: PartOf<'names'> = {
  title: 'Names',
  called: listCalled,
  save: (state) => {
    const content = state.nameLists.map(({ list }) => {
      const { first, last } = ownNames(state, list)
      return { list, ...(first.length > 0 && { first: [...first] }), ...(last.length > 0 && { last: [...last] }) }
    })
    const count = content.reduce((sum, { first = [], last = [] }) => sum + first.length + last.length, 0)
    return count === 0 ? null : { content, holds: counted(count, 'name') }
  },
  check: (state, content) =>
    checkedOnce(
      content.map((each) => ({ ...each, place: listCalled(each.list) ?? each.list })),
      ({ list, first, last }) => {
        const title = listCalled(mustBeList(list))!
        const had = ownNames(state, list)
        return [
          ...namesChange(title, 'First names', had.first, first),
          ...namesChange(title, 'Surnames', had.last, last),
        ]
      },
    ),
}

function namesChange(
  title: string,
  what: string,
  before: readonly string[],
  after: readonly string[] = before,
): PackChange[] {
  const [was, is] = [before, [...new Set(after)]].map((names) =>
    names.length === 0 ? 'those of the program' : `${names.length}: ${names.join(', ')}`,
  )
  return was === is ? [] : [{ title, page: null, what, before: was!, after: is! }]
}

/** What is played otherwise in tables of the book. */
export const tablesPart: PartOf<'tables'> = {
  title: 'Tables',
  called: tableCalled,
  save: (state) => {
    const content = [...patchesIn(state.houseRows)].map(([table, patch]) => ({ table, ...patch }))
    return content.length === 0
      ? null
      : { content: content as unknown as NonNullable<PackContent['tables']>, holds: counted(content.length, 'table') }
  },
  check: (state, content) => {
    const had = patchesIn(state.houseRows)
    return checkedOnce(
      content.map((each) => ({ ...each, place: tableCalled(each.table) ?? each.table })),
      ({ table, ...patch }) => {
        const book = tableNamed(table)
        return tableChanges(book, had.get(table) ?? asInBook, playable(book, patch))
      },
    )
  },
}

/** How the book is read, and which optional rules are played. */
export const switchesPart: PartOf<'switches'> = {
  title: 'Switches',
  called: switchCalled,
  save: (state) => {
    const content = switches.flatMap(({ name, options }) => {
      const value = switchOf(state, name)
      return value === options[0].value ? [] : [{ name, value }]
    })
    return content.length === 0 ? null : { content, holds: counted(content.length, 'switch', 'switches') }
  },
  check: (state, content) =>
    checkedOnce(
      content.map((each) => ({ ...each, place: switchCalled(each.name) ?? each.name })),
      (put) => {
        mustBeAnswer(put)
        // It is said with the platoon.
        return put.name === inTour && state.tour.length === 0 ? [] : switchChanges(state, put)
      },
    ),
}

/** Tables of the player's own, whole. */
export const ownTablesPart: PartOf<'ownTables'> = {
  title: 'Tables of your own',
  save: ({ ownTables }) => {
    const content = ownTables.map((row) => {
      const { rows, ...table } = ownTable(row)
      return { ...table, rows: [...rows] }
    })
    return content.length === 0 ? null : { content, holds: counted(content.length, 'table') }
  },
  check: (state, content) =>
    checkedOnce(
      content.map((table) => ({ table, place: table.id })),
      ({ table }) => {
        mustBeWhole(table)
        const old = state.ownTables.find(({ name }) => name === table.id)
        const before = old ? ownTableInWords(ownTable(old)) : ''
        const after = ownTableInWords(table)
        return before === after ? [] : [{ title: table.title, page: null, what: 'The whole table', before, after }]
      },
    ),
}

/** "1d6. 1-3: Rice; 4-6: A map" */
const ownTableInWords = ({ title, dice, rows }: OwnTable): string =>
  `${title}, ${dice}. ${rows.map(({ from, to, text }) => `${span(from, to)}: ${text}`).join('; ')}`

/** "1 table", "3 tables" */
const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** @returns what the rules refuse, row by row, and what the others would change. No row may stand there twice. */
function checkedOnce<R extends { readonly place: string }>(
  rows: readonly R[],
  changesOf: (row: R) => readonly PackChange[],
): PackChecked {
  const faults: PackFault[] = []
  const changes: PackChange[] = []
  const seen = new Set<string>()
  for (const row of rows) {
    const { place } = row
    if (seen.has(place)) faults.push({ place, reason: 'it is named twice' })
    seen.add(place)
    try {
      changes.push(...changesOf(row))
    } catch (error) {
      if (!(error instanceof RuleError)) throw error
      // The place says already which it is.
      faults.push({ place, reason: capital(withoutEnd(error.message).replace(`${place}: `, '')) })
    }
  }
  return { faults, changes }
}

function tableChanges(book: Table, before: TablePatch, after: TablePatch): PackChange[] {
  const [had, has] = [before, after].map((patch) => new Map(differencesIn(book, patch).map((one) => [one.what, one])))
  return [...new Set([...had!.keys(), ...has!.keys()])].flatMap((what) => {
    const [was, is] = [had!.get(what), has!.get(what)]
    const inBook = (was ?? is)!.book
    const change = {
      title: book.title,
      page: book.page,
      what,
      before: was?.house ?? inBook,
      after: is?.house ?? inBook,
    }
    return change.before === change.after ? [] : [change]
  })
}

function switchChanges(
  state: FngState,
  { name, value }: { readonly name: string; readonly value: string },
): PackChange[] {
  const of = switchNamed(name)
  const options: readonly { readonly value: string; readonly label: string }[] = of.options
  const label = (wanted: string) => options.find((option) => option.value === wanted)!.label
  const now = switchOf(state, of.name)
  return now === value ? [] : [{ title: of.title, page: of.page, what: '', before: label(now), after: label(value) }]
}
