import Database from 'better-sqlite3'
import { writeFileSync } from 'node:fs'
import { rehash } from '../forge.ts'

/** One way in which a file does harm. */
export interface Kind {
  /** What its file is called, and what a failure says. */
  readonly name: string
  /** Must a listing refuse it? Others are whole campaigns to look at, with something wrong in them. */
  readonly refused: boolean
  /** Makes it of the bytes of a good campaign. */
  readonly make: (path: string, good: Buffer) => void
}

/**
 * @returns a kind that is a good campaign, changed past the program. Where it is to be read all the same, its hashes are
 *   reckoned anew: nothing else of the file gives it away.
 */
export const edited = (name: string, refused: boolean, change: (raw: Database.Database) => void): Kind => ({
  name,
  refused,
  make: (path, good) => {
    writeFileSync(path, good)
    edit(path, change)
    if (!refused) rehash(path)
  },
})

/** Changes a file past the program, and past what SQLite lets anybody do who does not ask for it. */
export function edit(path: string, change: (raw: Database.Database) => void): void {
  const raw = new Database(path)
  try {
    raw.unsafeMode()
    for (const setting of ['foreign_keys = OFF', 'writable_schema = ON', 'ignore_check_constraints = ON'])
      raw.pragma(setting)
    change(raw)
  } finally {
    raw.close()
  }
}

/** Changes what the schema says of a table, whatever is in it. */
export function reworded(raw: Database.Database, table: string, from: string, to: string): void {
  const found = raw
    .prepare('update sqlite_schema set sql = replace(sql, ?, ?) where name = ? and instr(sql, ?) > 0')
    .run(from, to, table, from)
  if (found.changes !== 1) throw new Error(`The table ${table} does not say ${from}.`)
}
