import type { Answer } from '../engine/answers.ts'
import { db, type Connection } from './connection.ts'
import { parsed } from './json.ts'
import type { Pending, Place } from './types.ts'

/** @returns the step under way that was begun at this head; null when there is none. */
export function readPending(connection: Connection, head: Place): Pending | null {
  const pending = pendingAnywhere(connection)
  if (pending?.head !== head) return null
  const { head: _, ...begun } = pending
  return begun
}

/** @returns the step under way with the head that it was begun at, wherever the tour stands; null when there is none. */
export function pendingAnywhere(connection: Connection): (Pending & { readonly head: Place }) | null {
  const row = connection.first(db.selectFrom('pending').selectAll())
  if (!row) return null
  return {
    head: row.head,
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
