import { readFileSync, statSync } from 'node:fs'
import type { Connection } from './connection.ts'
import type { Migration } from './migrations/migrations.ts'
import { StoreError } from './errors.ts'
import { writeNewFile } from './writeNewFile.ts'

/** @returns the schema version that the file says it has. */
export const versionOf = (connection: Connection): number =>
  connection.raw.pragma('user_version', { simple: true }) as number

/**
 * Brings a file up to the newest of the migrations, all in one transaction: it ends up new, or as it was.
 *
 * @param backup keeps a copy of the file beside it before anything is written; false for a file just being made.
 * @returns true where a copy was kept.
 * @throws StoreError `file-busy`, `disk-full`, `read-only`.
 */
export function migrate(connection: Connection, migrations: readonly Migration[], backup: boolean): boolean {
  const newest = migrations.at(-1)?.to ?? 0
  if (versionOf(connection) >= newest) return false
  return connection.writing(() => {
    const version = versionOf(connection)
    if (version >= newest) return false
    if (backup) keepBackup(connection, `v${version}`)
    for (const migration of migrations.filter((m) => m.to > version)) connection.raw.exec(migration.sql)
    connection.raw.pragma(`user_version = ${newest}`)
    return backup
  })
}

/** A copy kept before a tour was brought up to date: the tour's file, why, and the number of the copy. */
export const backupName = /^(.+\.tour)\.(v\d+|before-update)(?: \d+)?\.backup$/

/**
 * Keeps a copy of the file beside it, as it was before the running transaction. Its name does not end in `.tour`, so
 * the library does not list it as a tour. It gets a number where another copy has the name; the same bytes are kept once.
 *
 * The bytes come from SQLite, not from copying the file: closing a second handle would drop our own lock.
 *
 * @param label says why it was kept: `v1`.
 */
export function keepBackup(connection: Connection, label: string): void {
  const bytes = connection.raw.serialize()
  for (let number = 1; ; number++) {
    const path = `${connection.path}.${label}${number === 1 ? '' : ` ${number}`}.backup`
    try {
      writeNewFile(path, bytes)
      return
    } catch (error) {
      if (!(error instanceof StoreError && error.code === 'name-taken')) throw error
      if (statSync(path).size === bytes.length && readFileSync(path).equals(bytes)) return
    }
  }
}
