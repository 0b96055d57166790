import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contracts } from '../../src/games/contracts.ts'
import {
  boxFile,
  boxPath,
  countForReadme,
  orderFile,
  orderPath,
  packSchema,
  packSchemaPath,
  readmePath,
  releasePath,
  reliabilityPath,
  tablesPath,
  tourSchema,
  tourSchemaPath,
  withCount,
} from '../../scripts/docs.ts'
import { reliability } from '../../scripts/reliabilityDocs.ts'
import { releaseNotes } from '../../scripts/releaseDocs.ts'
import { tableList } from '../../scripts/tableDocs.ts'
import { games } from '../../src/games/games.ts'

describe('documentation made from the code', () => {
  it('counts tables and rows in the README as they are', () => {
    const readme = readFileSync(readmePath, 'utf8')
    expect(readme).toContain(countForReadme())
    expect(withCount(readme)).toBe(readme)
    for (const { title } of contracts) expect(readme).toContain(`- **${title}** (`)
  })
  it('lists every table with its page in docs/tables.md', () => {
    const list = readFileSync(tablesPath, 'utf8')
    expect(list).toBe(tableList())
    for (const { system } of games) for (const { id } of system.tables) expect(list).toContain(`| \`${id}\` |`)
  })
  it('tells in the release notes what was put right, and what was decided', () => {
    const notes = readFileSync(releasePath, 'utf8')
    expect(notes).toBe(releaseNotes(resolve(import.meta.dirname, '../..')))
    for (const { system } of games)
      for (const { mends } of system.corrections)
        for (const { text } of mends) expect(notes).toContain(`- ${text} (p. `)
  })
  it('tells what the trials came to when they were run in full', () => {
    expect(readFileSync(reliabilityPath, 'utf8')).toBe(reliability())
  })
  it('has the boxes of the report for the tests of the screens', () => {
    expect(readFileSync(boxPath, 'utf8')).toBe(boxFile())
  })
  it('has the order of the rules digest', () => {
    expect(readFileSync(orderPath, 'utf8')).toBe(orderFile())
  })
  it('has the schema of packs as they are read today', () => {
    expect(readFileSync(packSchemaPath, 'utf8')).toBe(packSchema())
  })
  it('has the schema of tours as JSON', () => {
    expect(readFileSync(tourSchemaPath, 'utf8')).toBe(tourSchema())
  })
})
