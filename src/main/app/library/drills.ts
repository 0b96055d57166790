import { join } from 'node:path'
import type { Work } from '../../engine/work.ts'
import { StoreError } from '../../store/errors.ts'
import { readKnown, type Proof } from '../../store/proofs.ts'
import { JobCancelled } from '../jobs/jobs.ts'
import type { Session } from '../session.ts'
import { drill } from './drill.ts'
import { latestOf, nearestFirst } from './ownSnapshot.ts'
import { withClearing } from './withClearing.ts'

/** Holds a fire drill now. @throws as `drill`. */
export const holdDrill = (session: Session, file: string, job: string | undefined): Promise<Proof> =>
  withClearing(async (begun) => {
    const proof = await session.jobs.run(job, drill(session, file, begun))
    session.changed(null)
    return proof
  })

/** Fire drills that are held by themselves, one after the other, never twice for the same snapshot. */
export interface Drills {
  /** Holds one for a campaign of the library, some time after. */
  readonly holdSoon: (file: string) => void
  /** The same for every campaign whose latest snapshot has not been tried yet. */
  readonly holdAll: () => Promise<void>
}

/** @param pause is waited for before each. */
export function openDrills(session: Session, pause: () => Promise<unknown>): Drills {
  const { options, library, looker, jobs } = session
  const waiting = new Set<string>()
  let isUnderWay = false

  /** @param closely looks into the snapshots too, for that of the file itself; else their names tell, which costs nothing. */
  const isTried = (file: string, closely: boolean): boolean => {
    const path = join(library.folder, file)
    const info = looker.look(path)?.tour?.info
    const [nearest] = info ? nearestFirst(library.snapshots(info.id), info) : []
    if (!info || !nearest) return true
    const { proof } = readKnown(library.folder)(path)
    if (!closely) return proof?.inJournal === true && proof.snapshot === nearest.snapshot
    return proof?.snapshot === latestOf(library, file, info)?.snapshot
  }
  const holdOne = async (file: string) => {
    if (isTried(file, false)) return
    await jobs.run(undefined, waitFor(pause))
    try {
      if (!isTried(file, true)) await holdDrill(session, file, undefined)
    } catch (error) {
      // What keeps a drill from being held passes: it is held after the next snapshot, or at the next start.
      if (!(error instanceof StoreError)) throw error
    }
  }
  const holdWaiting = async () => {
    isUnderWay = true
    try {
      for (const file of waiting) {
        waiting.delete(file)
        await holdOne(file)
      }
    } finally {
      isUnderWay = false
    }
  }
  const logged = (error: unknown) => {
    if (!(error instanceof JobCancelled)) options.log(error, 'library.drill')
  }
  const holdSoon = (file: string) => {
    waiting.add(file)
    if (!isUnderWay) holdWaiting().catch(logged)
  }
  return {
    holdSoon,
    async holdAll() {
      try {
        await jobs.run(undefined, waitFor(pause))
        const listed = await jobs.run(undefined, library.list(looker))
        for (const { file, tour } of listed) if (tour) holdSoon(file)
      } catch (error) {
        logged(error)
      }
    },
  }
}

function* waitFor(pause: () => Promise<unknown>): Work<null> {
  yield { done: 0, of: 1, what: '', until: pause() }
  return null
}
