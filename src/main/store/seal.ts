import { hashOf } from './chain.ts'
import { db, type Connection } from './connection.ts'
import { damaged } from './errors.ts'
import { once } from './once.ts'

const theCampaign = once(
  db
    .selectFrom('campaign')
    .leftJoin('entry', 'entry.id', 'campaign.head')
    .select(['campaign.id', 'name', 'system', 'seed', 'head', 'campaign.redo', 'created', 'archived'])
    .select(['entry.hash', 'campaign.seal']),
)
const thePending = once(db.selectFrom('pending').select(['id', 'head', 'step', 'input', 'answers', 'mode']))
const theSeal = once(db.updateTable('campaign').set({ seal: '' }))
const theSequence = once(db.selectFrom('sqlite_sequence').select(['name', 'seq']))

/** @returns the seal that a file bears, and the one that it should: over all that is no entry and no row of the state. */
function sealsOf(connection: Connection): { readonly borne: string; readonly due: string } {
  const { seal: borne = '', ...campaign } = connection.first(theCampaign()) ?? {}
  const rest = [...connection.all(thePending()), ...connection.all(theSequence())]
  return { borne, due: hashOf([campaign, ...rest].map((row) => Object.values(row))) }
}

/** @returns the seal that a file bears: it is another wherever a tour stands otherwise, or came there by another way. */
export const sealOfFile = (connection: Connection): string => connection.first(theCampaign())?.seal ?? ''

/** Is what the file says of itself, and the step under way, as it was left? */
export function isSealed(connection: Connection): boolean {
  const { borne, due } = sealsOf(connection)
  return borne === due
}

/** @throws StoreError `damaged` where it is not. */
export function mustBeSealed(connection: Connection): void {
  if (!isSealed(connection))
    throw damaged(connection.path, 'what it says of itself is not what Short-Timer wrote there')
}

/** Seals the file as it stands. Call it at the end of a transaction. */
export function seal(connection: Connection): void {
  const { borne, due } = sealsOf(connection)
  if (borne !== due) connection.run(theSeal(due))
}

/**
 * @returns the same connection, each of whose writing transactions begins with a look at the seal, or it would make good
 *   what has been spoilt, and ends with the new one.
 */
export const sealing = (connection: Connection): Connection => ({
  ...connection,
  writing: (work) =>
    connection.writing(() => {
      mustBeSealed(connection)
      const done = work()
      seal(connection)
      return done
    }),
})
