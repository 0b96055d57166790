import Database from 'better-sqlite3'
import { readFileSync, writeFileSync } from 'node:fs'

/** Leaves a closed tour as a program would that was ended in the middle of a commit: half written, its journal beside it. */
export function leaveHalfWritten(path: string): void {
  const writer = new Database(path)
  // A small cache makes SQLite write pages before the commit.
  writer.pragma('cache_size = 2')
  writer.exec('begin immediate; delete from entry_line; update campaign set seed = 1')
  writer.exec(`insert into entry_line (entry, position, text)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 2000) select 1, i, hex(zeroblob(300)) from n`)
  const [file, journal] = [path, `${path}-journal`].map((part) => readFileSync(part))
  writer.exec('rollback')
  writer.close()
  writeFileSync(path, file!)
  writeFileSync(`${path}-journal`, journal!)
}
