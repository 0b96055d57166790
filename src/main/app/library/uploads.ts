import { basename } from 'node:path'
import type { BroughtInView } from '../../../contract/library.ts'
import type { Announced, Incoming } from '../../store/incoming.ts'
import type { Library } from '../../store/library.ts'
import { JobCancelled, type JobProgress, type Jobs } from '../jobs/jobs.ts'
import type { TakenIn } from './takeIn.ts'
import type { Reader } from './takeInApart.ts'

/** Files on their way into the library, each under the name of its job. */
export interface Uploads {
  /** Begins a file; one that came under the same job and never ended is dropped. */
  readonly begin: (job: string, announced: Omit<Announced<TakenIn>, 'read'>, reader: Reader) => void
  /** Adds bytes and tells how far it is. Throws JobCancelled when no such file is on its way any more. */
  readonly piece: (job: string, bytes: Uint8Array) => void
  /**
   * Has the file looked over and gives it its name. Throws JobCancelled, StoreError, and what was found by who looks it over;
   * then nothing is left of it.
   */
  readonly end: (job: string) => Promise<{ readonly view: BroughtInView; readonly wasLogged: boolean }>
  /** @returns false when no such file is on its way. */
  readonly cancel: (job: string) => boolean
  readonly dropAll: () => void
}

interface Upload {
  readonly announced: Omit<Announced<TakenIn>, 'read'>
  readonly incoming: Incoming<TakenIn>
  readonly reader: Reader
}

/** @param tell takes how far each is. */
export function openUploads(
  library: Pick<Library, 'receive'>,
  jobs: Jobs,
  tell: (progress: JobProgress) => void,
): Uploads {
  const uploads = new Map<string, Upload>()
  const cancel = (job: string): boolean => {
    uploads.get(job)?.incoming.drop()
    return uploads.delete(job)
  }
  const underWay = (job: string): Upload => {
    const upload = uploads.get(job)
    if (!upload) throw new JobCancelled()
    return upload
  }
  return {
    cancel,
    begin(job, announced, reader) {
      cancel(job)
      uploads.set(job, { announced, incoming: library.receive({ ...announced, read: reader.read }), reader })
    },
    piece(job, bytes) {
      const { announced, incoming } = underWay(job)
      try {
        const done = incoming.add(bytes)
        tell({
          job,
          done,
          of: announced.size,
          what: `${announced.name}, ${inMegabytes(done)} of ${inMegabytes(announced.size)} MB`,
        })
      } catch (error) {
        cancel(job)
        throw error
      }
    },
    async end(job) {
      const { incoming, reader } = underWay(job)
      uploads.delete(job)
      try {
        const { path, wasLogged, read } = await jobs.run(job, incoming.finish())
        return { view: { campaign: basename(path), sound: read.sound, told: read.told }, wasLogged }
      } finally {
        reader.stop()
        incoming.drop()
      }
    },
    dropAll() {
      for (const job of [...uploads.keys()]) cancel(job)
    },
  }
}

const inMegabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)
