import type { Columns } from '../engine/state.ts'
import type { Work } from '../engine/work.ts'
import { faultsOf } from './findings.ts'
import { rowMarks } from './chain.ts'
import { createCollection, record } from './collections.ts'
import { connectInMemory, db, type Connection } from './connection.ts'
import { unsound } from './errors.ts'
import { growthOf } from './grow.ts'
import { applicationId } from './header.ts'
import { lineColumns, lineParameters } from './lines.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/migrations.ts'
import { mustBeUuid, openTourBytes } from './openTour.ts'
import { writePending } from './pending.ts'
import { writePicture } from './pictures.ts'
import { chainEntries, sealEntries } from './rechain.ts'
import { stateTables } from './rows.ts'
import { createRoster } from './rosterView.ts'
import { seal } from './seal.ts'
import type { StoredSystem } from './types.ts'
import type { WholeEntry, WholeTour } from './whole.ts'

/**
 * Makes the file of a tour of what it is to hold. Whoever wrote that may be anybody: it is looked over as the file of a
 * stranger is, and played through besides, so that the state is what the journal makes of it.
 *
 * @param path for messages only.
 * @param whole of the right types; entries stand behind those that they follow.
 * @returns the bytes of the file. Throws StoreError `damaged`, `newer-version`.
 */
export function* bytesOf(path: string, whole: WholeTour, system: StoredSystem): Work<Buffer> {
  const tour = openTourBytes(path, written(path, whole, system), [system])
  try {
    const [fault] = yield* faultsOf(tour)
    if (fault) throw unsound(path, fault.message)
    return tour.connection.raw.serialize()
  } finally {
    tour.connection.close()
  }
}

function written(path: string, whole: WholeTour, system: StoredSystem): Buffer {
  const connection = connectInMemory(path)
  try {
    connection.raw.pragma(`application_id = ${applicationId}`)
    migrate(connection, migrations, false)
    // What points at nothing is found, and told, by the look that follows.
    connection.raw.pragma('foreign_keys = OFF')
    connection.writing(() => {
      write(connection, whole, system)
    })
    return connection.raw.serialize()
  } finally {
    connection.close()
  }
}

function write(connection: Connection, whole: WholeTour, system: StoredSystem): void {
  const { campaign, collections, entries, pending, pictures } = whole
  const { archived, ...rest } = campaign
  connection.run(db.insertInto('campaign').values({ ...rest, id: mustBeUuid(campaign.id), archived: archived ? 1 : 0 }))
  const declared = Object.entries(collections).map(([name, { columns }]) => [name, columns as Columns] as const)
  for (const [name, columns] of declared) record(connection, name, columns)
  // Refuses what this game does not know, before any table is called so.
  growthOf(connection, system)
  for (const [name, columns] of declared) createCollection(connection, name, columns)
  createRoster(connection, system)
  stateTables(connection, Object.fromEntries(declared)).write(
    Object.entries(collections).flatMap(([collection, { rows }]) =>
      rows.map((row) => ({ collection, id: row.id, row })),
    ),
  )
  const depths = new Map<number | null, number>([[null, 0]])
  for (const entry of entries) {
    const depth = depths.get(entry.parent)! + 1
    depths.set(entry.id, depth)
    writeEntry(connection, entry, depth)
  }
  if (pending) writePending(connection, pending.head, pending)
  for (const { mime, bytes } of pictures) writePicture(connection, mime, bytes)
  chainEntries(connection, rowMarks(Object.fromEntries(declared)))
  sealEntries(connection)
  seal(connection)
}

function writeEntry(connection: Connection, entry: WholeEntry, depth: number): void {
  const { id, parent, redo, step, title, moment, mode, at, changes, lines } = entry
  connection.run(
    db.insertInto('entry').values({
      ...{ id, parent, depth, redo, step, title, moment, mode, at },
      input: JSON.stringify(entry.input ?? null),
      tape: JSON.stringify(entry.tape),
      rules_version: entry.rulesVersion,
      // All of them are chained when the last has come.
      ...{ hash: '', state: '', seal: '' },
    }),
  )
  for (const [position, change] of changes.entries())
    connection.run(
      db.insertInto('entry_change').values({
        ...{ entry: id, position, collection: change.collection, row_id: change.id },
        before: change.before && JSON.stringify(change.before),
        after: change.after && JSON.stringify(change.after),
      }),
    )
  for (const [position, line] of lines.entries()) {
    const values = [id, ...lineParameters(position, line)]
    const cells = lineColumns.map((column, i) => [column, values[i] ?? null])
    connection.run(db.insertInto('entry_line').values(Object.fromEntries(cells) as never))
  }
}
