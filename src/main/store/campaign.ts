import { db, type Connection } from './connection.ts'
import { damaged, movedOn, standsNowhere } from './errors.ts'
import { once } from './once.ts'
import type { CampaignTable } from './schema.ts'
import type { Place, TourInfo } from './types.ts'

/** @returns the one row of the file that says what it is. */
export function readCampaign(connection: Connection): CampaignTable {
  const row = connection.first(db.selectFrom('campaign').selectAll())
  if (!row) throw damaged(connection.path, 'it does not say which campaign it is')
  return row
}

/** @returns what the file says of itself. */
export function readInfo(connection: Connection): TourInfo {
  const { id, name, system, seed, head, created, archived } = readCampaign(connection)
  return { id, name, system, seed, head, created, archived: archived === 1, depth: depthOf(connection, head) }
}

const theHead = once(db.selectFrom('campaign').select('head'))

/** @returns where the state stands now, whoever moved it there. */
export const readHead = (connection: Connection): Place => connection.first(theHead())?.head ?? null

/**
 * @returns how many steps lead to a place where the file says that the tour stands, or stood.
 * @throws StoreError `damaged` where the journal has no such entry.
 */
export function depthOf(connection: Connection, place: Place): number {
  if (place === null) return 0
  const entry = connection.first(db.selectFrom('entry').select('depth').where('id', '=', place))
  if (!entry) throw standsNowhere(connection.path, place)
  return entry.depth
}

/** @returns the child last left by an undo from a place: where redo goes. */
export function redoOf(connection: Connection, place: Place): Place {
  if (place === null) return readCampaign(connection).redo
  return connection.first(db.selectFrom('entry').select('redo').where('id', '=', place))?.redo ?? null
}

/** @throws StoreError `head-moved` when the state stands elsewhere; undefined stands for "wherever it is". */
export function mustStandAt(connection: Connection, expected: Place | undefined): Place {
  const head = readHead(connection)
  if (expected !== undefined && head !== expected) throw movedOn()
  return head
}

/** Writes some fields of the campaign's row; whoever works through `sealing` has it sealed. */
export function updateCampaign(connection: Connection, fields: Partial<CampaignTable>): void {
  connection.run(db.updateTable('campaign').set(fields))
}
