import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contracts } from '../../src/games/contracts.ts'
import {
  countForReadme,
  orderFile,
  orderPath,
  packSchema,
  packSchemaPath,
  readmePath,
  tableList,
  tablesPath,
  withCount,
} from '../../scripts/docs.ts'

describe('documentation made from the code', () => {
  it('counts tables and rows in the README as they are', () => {
    const readme = readFileSync(readmePath, 'utf8')
    expect(readme).toContain(countForReadme())
    expect(withCount(readme)).toBe(readme)
    for (const { title } of contracts) expect(readme).toContain(`- **${title}** (`)
  })
  it('lists every table with its page in docs/tables.md', () => {
    expect(readFileSync(tablesPath, 'utf8')).toBe(tableList())
  })
  it('has the order of the rules digest', () => {
    expect(readFileSync(orderPath, 'utf8')).toBe(orderFile())
  })
  it('has the schema of packs as they are read today', () => {
    expect(readFileSync(packSchemaPath, 'utf8')).toBe(packSchema())
  })
})
