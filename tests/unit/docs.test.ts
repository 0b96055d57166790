import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  countForReadme,
  orderFile,
  orderPath,
  readmePath,
  tableList,
  tablesPath,
  withCount,
} from '../../scripts/docs.ts'

describe('documentation made from the tables', () => {
  it('counts tables and rows in the README as they are', () => {
    const readme = readFileSync(readmePath, 'utf8')
    expect(readme).toContain(countForReadme())
    expect(withCount(readme)).toBe(readme)
  })
  it('lists every table with its page in docs/tables.md', () => {
    expect(readFileSync(tablesPath, 'utf8')).toBe(tableList())
  })
  it('has the order of the rules digest', () => {
    expect(readFileSync(orderPath, 'utf8')).toBe(orderFile())
  })
})
