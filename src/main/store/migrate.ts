import type { Connection } from './connection.ts'
import type { Migration } from './migrations/index.ts'
import { StoreError } from './errors.ts'
import { writeNewFile } from './writeNewFile.ts'

/** @returns the schema version that the file says it has. */
export const versionOf = (connection: Connection): number =>
  connection.raw.pragma('user_version', { simple: true }) as number

/**
 * Brings a file up to the newest of the migrations, all in one transaction: it ends up new, or as it was.
 *
 * @param backup keeps a copy of the file beside it before anything is written; false for a file just being made.
 * @throws StoreError `file-busy`.
 */
export function migrate(connection: Connection, migrations: readonly Migration[], backup: boolean): void {
  const newest = migrations.at(-1)?.to ?? 0
  if (versionOf(connection) >= newest) return
  connection.writing(() => {
    const version = versionOf(connection)
    if (version >= newest) return
    if (backup) keepBackup(connection, `v${version}`)
    for (const migration of migrations.filter((m) => m.to > version)) connection.raw.exec(migration.sql)
    connection.raw.pragma(`user_version = ${newest}`)
  })
}

/**
 * Keeps a copy of the file beside it, as it was before the running transaction. Its name does not end in `.tour`, so
 * the library does not list it; the first copy of a label stays.
 *
 * The bytes come from SQLite, not from copying the file: closing a second handle would drop our own lock.
 *
 * @param label says why it was kept: `v1`.
 */
export function keepBackup(connection: Connection, label: string): void {
  try {
    writeNewFile(`${connection.path}.${label}.backup`, connection.raw.serialize())
  } catch (error) {
    if (!(error instanceof StoreError && error.code === 'name-taken')) throw error
  }
}
