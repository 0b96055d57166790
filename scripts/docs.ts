// Writes the parts of the documentation that are made from the code: `npm run docs`. A test holds them to the code.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod'
import { contracts } from '../src/games/contracts.ts'
import { games } from '../src/games/games.ts'
import { diceWords, type GameAbout } from '../src/contract/about.ts'
import { packFile } from '../src/contract/pack.ts'
import { reportBoxes } from '../src/games/fng/rules/reportBoxes.ts'
import { tourJson } from '../src/main/app/exchange/tourJson.ts'
import { fngTables } from '../src/games/fng/rules/tables/index.ts'
import { withAnswers } from './formatDocs.ts'
import { reliability } from './reliabilityDocs.ts'
import { releaseNotes } from './releaseDocs.ts'
import { rowsOf, tableList } from './tableDocs.ts'

const root = resolve(import.meta.dirname, '..')

/** Ids of the tables of the rules digest, battle chapters included, in its order. */
const digestText = readFileSync(resolve(root, 'tests/fixtures/digest-tables.json'), 'utf8')
const digest = (JSON.parse(digestText) as readonly { readonly id: string }[]).map(({ id }) => id)

/** @returns the file by which the program knows that order. */
export const orderFile = (): string =>
  [
    '// Made of the rules digest by `npm run docs`; a test fails when it is out of date.',
    '',
    '/** Ids of the tables, in the order of the rules digest. */',
    'export const digestOrder: readonly string[] = [',
    ...digest.map((id) => `  '${id}',`),
    ']',
    '',
  ].join('\n')

/** @returns the count that stands in the README, between its two marks. */
export function countForReadme(): string {
  const others = games
    .filter(({ system }) => system.tables !== fngTables)
    .map(({ system: { title, tables } }) => `${title}: ${tables.length} tables, ${rowsOf(tables)} rows.`)
  return [
    `FNG: 2nd Tour: ${fngTables.length} of ${digest.length} tables of the rules digest, ${rowsOf(fngTables)} rows.`,
    ...others,
    'Each with its page: [docs/tables.md](docs/tables.md).',
  ].join(' ')
}

const mark = /(<!-- count -->\n\n)[\s\S]*?(\n\n<!-- \/count -->)/

const gamesMark = /(<!-- games -->\n\n)[\s\S]*?(\n\n<!-- \/games -->)/

/** @returns the list of the games that stands in the README, out of what each says of itself. */
export const gamesForReadme = (): string =>
  contracts
    .map((game: GameAbout) => {
      const lists = [
        ['Covered', game.covers],
        ['Not in it', game.leaves],
        ['From your own copy', game.copy],
      ] as const
      const told = lists
        .filter(([, items]) => items.length > 0)
        .map(([head, items]) => `  - ${head}: ${items.join('; ')}.`)
      return [`- **${game.title}** (${game.stage}). ${game.about} Dice: ${diceWords(game)}.`, ...told].join('\n')
    })
    .join('\n')

/** @returns the README with the count and the games put in. */
export const withCount = (readme: string): string =>
  readme.replace(mark, `$1${countForReadme()}$2`).replace(gamesMark, `$1${gamesForReadme()}$2`)

/** @returns the published form of packs, for editors and for whoever writes one by hand. */
export const packSchema = (): string =>
  `${JSON.stringify({ title: 'Pack of Short-Timer (*.tourpack.json)', ...z.toJSONSchema(packFile, { io: 'input' }) }, null, 2)}\n`

/** @returns the published form of a tour as JSON, for whoever reads one by a program. */
export const tourSchema = (): string =>
  `${JSON.stringify({ title: 'Tour of Short-Timer as JSON (*.tour.json)', ...z.toJSONSchema(tourJson) }, null, 2)}\n`

/** @returns the boxes of the report, for the tests of the screens: those may not see the rules. */
export const boxFile = (): string => `${JSON.stringify(reportBoxes, null, 2)}\n`

export const readmePath = resolve(root, 'README.md')
export const tablesPath = resolve(root, 'docs/tables.md')
export const packSchemaPath = resolve(root, 'resources/tourpack.schema.json')
export const tourSchemaPath = resolve(root, 'docs/format/tour.schema.json')
export const formatPath = resolve(root, 'docs/format.md')
export const boxPath = resolve(root, 'tests/fixtures/report-boxes.json')
export const releasePath = resolve(root, 'docs/release-notes.md')
export const reliabilityPath = resolve(root, 'docs/reliability.md')
export const orderPath = resolve(root, 'src/games/fng/rules/tables/digestOrder.ts')

/** Writes what the last full runs of the trials came to. */
export function writeReliability(): void {
  writeFileSync(reliabilityPath, reliability())
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(packSchemaPath, packSchema())
  writeFileSync(tourSchemaPath, tourSchema())
  writeFileSync(formatPath, withAnswers(readFileSync(formatPath, 'utf8')))
  writeFileSync(orderPath, orderFile())
  writeFileSync(boxPath, boxFile())
  writeReliability()
  writeFileSync(releasePath, releaseNotes(root))
  writeFileSync(tablesPath, tableList())
  writeFileSync(readmePath, withCount(readFileSync(readmePath, 'utf8')))
}
