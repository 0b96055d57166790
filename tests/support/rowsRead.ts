import Database from 'better-sqlite3'
import { vi } from 'vitest'

/** How many rows were read of the journal: whole entries, changes, lines; and of the index without their bodies. */
export interface RowsRead {
  entries: number
  changes: number
  lines: number
  /** Headings of entries, and names of changed rows. */
  index: number
}

type Kind = keyof RowsRead

/** @returns the part of the journal that a statement reads; null where it reads none. */
function kindOf(source: string): Kind | null {
  if (!/^\s*select/.test(source)) return null
  if (source.includes('from "entry_line"')) return 'lines'
  if (source.includes('from "entry_change"')) return /^\s*select \*/.test(source) ? 'changes' : 'index'
  if (source.includes('from "entry"')) return /^\s*select \*/.test(source) ? 'entries' : 'index'
  return null
}

const probe = new Database(':memory:')
const statements = Object.getPrototypeOf(probe.prepare('select 1')) as Pick<Database.Statement, 'all' | 'get'>
probe.close()
const { all, get } = statements

/**
 * Counts what is read of journals from here on, until the test has ended.
 * @returns a function that gives the rows since it was last asked.
 */
export function countRows(): () => RowsRead {
  let read: RowsRead = { entries: 0, changes: 0, lines: 0, index: 0 }
  const count = (source: string, rows: number) => {
    const kind = kindOf(source)
    if (kind !== null) read[kind] += rows
  }
  vi.spyOn(statements, 'all').mockImplementation(function (this: Database.Statement, ...parameters: unknown[]) {
    const rows = all.apply(this, parameters)
    count(this.source, rows.length)
    return rows
  })
  vi.spyOn(statements, 'get').mockImplementation(function (this: Database.Statement, ...parameters: unknown[]) {
    const row = get.apply(this, parameters)
    count(this.source, row === undefined ? 0 : 1)
    return row
  })
  return () => {
    const taken = read
    read = { entries: 0, changes: 0, lines: 0, index: 0 }
    return taken
  }
}
