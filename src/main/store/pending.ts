import type { Answer } from '../engine/answers.ts'
import { db, type Connection } from './connection.ts'
import { parsed } from './json.ts'
import type { Pending, Place } from './types.ts'

/** @returns the step under way that was begun at this head; null when there is none. */
export function readPending(connection: Connection, head: Place): Pending | null {
  const row = connection.first(db.selectFrom('pending').selectAll())
  if (row?.head !== head) return null
  return {
    step: row.step,
    input: parsed(row.input, connection.path),
    answers: parsed(row.answers, connection.path) as Answer[],
    mode: row.mode,
  }
}

/** Keeps the step under way; there is one at most. */
export function writePending(connection: Connection, head: Place, pending: Pending): void {
  const row = {
    head,
    step: pending.step,
    input: JSON.stringify(pending.input ?? null),
    answers: JSON.stringify(pending.answers),
    mode: pending.mode,
  }
  connection.run(
    db
      .insertInto('pending')
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row)),
  )
}

/** Forgets the step under way. */
export function deletePending(connection: Connection): void {
  connection.run(db.deleteFrom('pending'))
}
