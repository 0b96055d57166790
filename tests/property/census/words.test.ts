import { expect, it } from 'vitest'
import { tableJson } from '../../../src/main/engine/tableJson.ts'
import type { Row } from '../../../src/main/engine/table.ts'
import { qrsModel } from '../../../src/main/sheets/qrs/makeQrs.ts'
import { onTheRoster, qrsSheets } from '../../../src/games/fng/sheets/qrs/qrsSheets.ts'
import { fngTables } from '../../../src/games/fng/rules/tables/index.ts'
import { fngBook } from '../../../src/games/fng/sheets/qrs/fngBook.ts'

/** Ids are printed as players say them, and the marks of footnotes stand together. */
const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll('-', ' ')
    .replace(/ ?\(\d\)/g, '')

/** All that a row says, as the table browser and a terminal are given it. */
const shown = (table: (typeof fngTables)[number]): readonly string[] =>
  tableJson(table, 'fng').rows.map((row) => plain(Object.values(row).map(String).join(' | ')))

it('every row of every table tells its words and figures where tables are looked up', () => {
  const silent = fngTables.flatMap((table) => {
    const told = shown(table)
    return table.rows.flatMap(({ text, cells = {} }: Row, at) =>
      [...(text === undefined ? [] : [text]), ...Object.values(cells).map(String)]
        .filter((words) => !told[at]!.includes(plain(words)))
        .map((words) => `${table.id}, row ${at}: ${words}`),
    )
  })
  expect(silent).toEqual([])
})

it('every modifier stands on the quick reference, but for those of tables that the roster itself shows', () => {
  const printed = plain(JSON.stringify(qrsSheets.map((spec) => qrsModel(fngBook, spec, null).tables)))
  const silent = fngTables
    .filter(({ id }) => !onTheRoster.includes(id))
    .flatMap((table) =>
      table.modifiers
        .filter(({ text }) => !printed.includes(plain(JSON.stringify(text).slice(1, -1))))
        .map(({ text }) => `${table.id}: ${text}`),
    )
  expect(silent).toEqual([])
})
