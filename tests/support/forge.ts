import Database from 'better-sqlite3'
import { readHead } from '../../src/main/store/campaign.ts'
import { rowMarks } from '../../src/main/store/chain.ts'
import { recordedCollections } from '../../src/main/store/collections.ts'
import { connect, db, type Connection } from '../../src/main/store/connection.ts'
import { faultOf } from '../../src/main/store/errors.ts'
import { chainEntries, sealEntries } from '../../src/main/store/rechain.ts'
import { stateTables } from '../../src/main/store/rows.ts'
import { seal } from '../../src/main/store/seal.ts'

/** Changes a closed tour past the program, as one does who knows how its hashes are reckoned. */
export function forge(path: string, sql: string): void {
  const raw = new Database(path)
  raw.pragma('foreign_keys = OFF')
  raw.exec(sql).close()
  rehash(path)
}

/** Reckons the hashes of a tour anew, as far as it can still be read; what it came to is what its rows are. */
export function rehash(path: string): void {
  const connection = connect(path)
  try {
    connection.raw.pragma('foreign_keys = OFF')
    for (const part of [chain, seal]) {
      try {
        connection.writing(() => {
          part(connection)
        })
      } catch (error) {
        if (!faultOf(error)) throw error
      }
    }
  } finally {
    connection.close()
  }
}

function chain(connection: Connection): void {
  const collections = Object.fromEntries(recordedCollections(connection))
  const marks = rowMarks(collections)
  chainEntries(connection, marks)
  const state = marks.sum(stateTables(connection, collections).read())
  connection.run(db.updateTable('entry').set({ state }).where('id', '=', readHead(connection)))
  sealEntries(connection)
}
