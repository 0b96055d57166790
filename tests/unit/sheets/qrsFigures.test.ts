import { expect, it } from 'vitest'
import { fngBook } from '../../../src/games/fng/sheets/qrs/fngBook.ts'
import { games as listed } from '../../../src/games/games.ts'
import { bookRules } from '../../../src/main/engine/system.ts'
import { playerHeads } from '../../../src/main/engine/tableGrid.ts'
import { tableJson } from '../../../src/main/engine/tableJson.ts'
import type { QrsBook } from '../../../src/main/sheets/qrs/book.ts'
import { plainTable } from '../../../src/main/sheets/qrs/plainTable.ts'

const others = listed.filter(({ contract }) => contract.id !== 'fng')
const games: readonly QrsBook[] = [
  fngBook,
  ...others.map(({ contract: { title }, system: { tables } }) => ({ title, tables })),
]
const tables = games.flatMap((game) => game.tables.map((table) => [table.id, game, table] as const))

/** What a player would call a figure: "12", "+2", "1d6", "2/4", or nothing at all. */
const looksLikeOne = /^[-+]?[\d½/.,"()d -]{0,7}$/

it.each(tables)('%s: what looks like figures is set as figures, and what is called so is a column of it', (...row) => {
  const [, game, table] = row
  const json = tableJson(table, '')
  const heads = playerHeads(json)
  expect(heads).toEqual(expect.arrayContaining([...(table.figures ?? [])]))
  const { rows, columns } = plainTable(game, table, bookRules)
  for (const [c, { kind, head }] of columns.entries())
    if (kind === 'words')
      expect(
        rows.every(({ cells }) => looksLikeOne.test(cells[c]!)),
        `${table.id}, ${head}`,
      ).toBe(false)
})

it.each(tables)('%s: a cell of one span of scores says that span', (...row) => {
  const [, game, table] = row
  for (const { cells, spans } of plainTable(game, table, bookRules).rows)
    for (const [c, span] of spans.entries())
      if (span !== null && /^\d+(-\d+)?$/.test(cells[c]!)) {
        const [from, to = from] = cells[c]!.split('-').map(Number)
        expect(span).toEqual([from, to])
      }
})
