import { createHash } from 'node:crypto'
import Database from 'better-sqlite3'

/** @returns a digest of all that stands in a campaign's file, row by row; null where it cannot be read to its end. */
export function rowsOf(path: string): string | null {
  let raw: Database.Database | null = null
  try {
    raw = new Database(path, { readonly: true })
    const tables = raw.prepare<[], string>("select name from sqlite_schema where type = 'table' order by 1").pluck()
    const digest = createHash('sha256')
    for (const table of tables.all())
      for (const row of raw.prepare(`select * from "${table}" order by 1, 2`).raw().iterate())
        digest.update(JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)))
    return digest.digest('hex')
  } catch {
    return null
  } finally {
    raw?.close()
  }
}
