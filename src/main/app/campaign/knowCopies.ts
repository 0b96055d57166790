import { dirname, join } from 'node:path'
import type { Work } from '../../engine/work.ts'
import { copyOfSnapshot, listSnapshots } from '../../store/snapshots.ts'
import { worthOf } from '../../store/worth.ts'
import type { Session } from '../session.ts'

/**
 * Looks whether the kept copies of a tour are whole, one a piece. The end of a turn must know that before it drops one:
 * it finds it known, and nobody waits while ten files are gone through.
 */
export function* knowCopies({ tours }: Session, campaign: string): Work<null> {
  // The program may have ended meanwhile: then nothing is opened any more.
  yield { done: 0, of: 1, what: '' }
  const { file } = tours.get(campaign)
  const { path, system } = file
  const { id } = file.info()
  const copies = listSnapshots(dirname(path), id).filter(({ occasion }) => occasion === 'turn')
  for (const [done, { snapshot, depth }] of copies.entries()) {
    yield { done, of: copies.length, what: snapshot }
    worthOf(join(dirname(path), copyOfSnapshot(id, snapshot)), system, depth)
  }
  return null
}
