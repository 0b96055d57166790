import type { Table } from '../src/main/engine/table.ts'
import { howWords } from '../src/main/engine/tableJson.ts'
import { fngSystem } from '../src/games/fng/rules/system.ts'
import { games } from '../src/games/games.ts'
import type { AnyGame } from '../src/main/app/game.ts'
import { censusSection, metInTable } from './censusDocs.ts'

/** @returns "p. 45-46" for a table that stands on several pages; nothing where its source has no pages. */
function pages({ page, alsoOn = [] }: Table): string {
  if (page === null) return ''
  const all = [page, ...alsoOn]
  const [first, last] = [Math.min(...all), Math.max(...all)]
  return first === last
    ? `p. ${first}`
    : all.length === last - first + 1
      ? `p. ${first}-${last}`
      : `p. ${all.join(', ')}`
}

/** @returns how many rows some tables have together. */
export const rowsOf = (tables: readonly Table[]): number => tables.reduce((sum, { rows }) => sum + rows.length, 0)

const orNothing = (count: number): string => (count === 0 ? '' : String(count))

/** The census is taken of the tables of one game; of all others rows and modifiers are counted. */
const counted = ({ rows, modifiers }: Table) => [orNothing(rows.length), orNothing(modifiers.length)] as const

function sectionOf({ contract, system }: AnyGame): readonly string[] {
  const isMet = contract.id === fngSystem.id
  const [cells, heads] = isMet ? [metInTable, 'rows met | modifiers met'] : [counted, 'rows | modifiers']
  return [
    `## ${contract.title}`,
    '',
    `${system.tables.length} tables, ${rowsOf(system.tables)} rows.`,
    '',
    `| id | title | pages | dice | ${heads} |`,
    '| --- | --- | --- | --- | --- | --- |',
    ...system.tables.map(
      (table) =>
        `| \`${table.id}\` | ${table.title} | ${pages(table)} | ${howWords(table)} | ${cells(table).join(' | ')} |`,
    ),
    '',
    ...(isMet ? censusSection() : []),
  ]
}

/** @returns the list of all tables of all games, for docs/tables.md. */
export const tableList = (): string =>
  [
    '# Tables in the program',
    '',
    'Made from the code by `npm run docs`; a test fails when it is out of date. Pages are those of each game’s own book.',
    '',
    ...games.flatMap(sectionOf),
  ].join('\n')
