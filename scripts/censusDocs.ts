import type { Table } from '../src/main/engine/table.ts'
import { fngTables } from '../src/games/fng/rules/tables/index.ts'
import type { Beyond, Kind } from '../tests/support/census/beyond/beyond.ts'
import { beyond, placesBeyond } from '../tests/support/census/beyond/index.ts'
import type { Place } from '../tests/support/census/mutants.ts'

const headings: Readonly<Record<Kind, string>> = {
  notYet: 'Not delivered yet',
  never: 'Nothing brings them about',
  elsewhere: 'Played by another table, or by the action itself',
  printed: 'For the eye alone',
}

const entriesOf = ({ id }: Table): readonly Beyond[] => beyond.filter(({ table }) => table === id)

function metOf(table: Table, part: Place['part'], all: number): string {
  const named = entriesOf(table)
    .flatMap((entry) => placesBeyond(entry, table))
    .filter((place) => place.part === part)
  return all === 0 ? '' : `${all - named.length} of ${all}`
}

/** @returns how many rows and how many modifiers of a table the census meets: "7 of 8", or nothing where it has none. */
export const metInTable = (table: Table): readonly [rows: string, modifiers: string] => [
  metOf(table, 'row', table.rows.length),
  metOf(table, 'modifier', table.modifiers.length),
]

const sum = (of: (table: Table) => number): number => fngTables.reduce((total, table) => total + of(table), 0)

function totals(): string {
  const places = fngTables.flatMap((table) => entriesOf(table).flatMap((entry) => placesBeyond(entry, table)))
  const part = (name: Place['part'], all: number) =>
    `${all - places.filter((place) => place.part === name).length} of ${all}`
  const rows = part(
    'row',
    sum((table) => table.rows.length),
  )
  const modifiers = part(
    'modifier',
    sum((table) => table.modifiers.length),
  )
  return `Met: ${rows} rows, ${modifiers} modifiers. Every other one is named below with its reason.`
}

const nameOf = (table: Table, { part, at }: Place): string => {
  if (part === 'modifier') return `modifier "${table.modifiers[at]!.text}"`
  const { key, text } = table.rows[at]!
  return key ?? `row ${at + 1}${text === undefined ? '' : ` ("${text}")`}`
}

function line(entry: Beyond): string {
  const table = fngTables.find(({ id }) => id === entry.table)!
  const all = entry.rows === 'all' || (entry.rows?.length ?? 0) === table.rows.length
  const places = placesBeyond(entry, table).filter(({ part }) => !all || part === 'modifier')
  const names = [...(all ? ['all rows'] : []), ...places.map((place) => nameOf(table, place))]
  return `| \`${table.id}\` | ${names.join(', ')} | ${entry.reason} |`
}

/** @returns the census of the tables, for docs/tables.md: how it is taken, and what is not met, with the reasons. */
export function censusSection(): string[] {
  const kinds = Object.entries(headings).filter(([kind]) => beyond.some((entry) => entry.kind === kind))
  return [
    '### The census of its tables',
    '',
    'A rule that stands in a table and is never asked for is not delivered. So a census is taken, as a test',
    '(`tests/property/census`): whole tours and battles are played with seeded dice that like to fall on rows that have not',
    'come up, then single moments that chance hardly ever brings about. What helps by hand is left out: rolls on one table',
    'alone, and corrections.',
    '',
    'A row or a modifier is **met** when a line of a played step names it as what came up or what applied; or when the same',
    'step, with the same dice, plays otherwise under a house rule that makes just this row another (other words, other',
    'figures, another result): other changes to the tour, other lines, another throw, a refusal. That a table was loaded, or a',
    'row passed over while another was looked for, counts for nothing; nor does the name of a weapon without its figures.',
    'Each table can be read, row by row, in the table browser and on the quick reference sheets; tests of those hold them to',
    'it.',
    '',
    totals(),
    '',
    'Where another place plays what a row says, the census sees that happen too: the modifier there is met, the line is',
    'said, or the action plays otherwise for a man without the Attribute.',
    ...kinds.flatMap(([kind, heading]) => [
      '',
      `#### ${heading}`,
      '',
      '| table | what | why |',
      '| --- | --- | --- |',
      ...beyond.filter((entry) => entry.kind === kind).map(line),
    ]),
    '',
  ]
}
