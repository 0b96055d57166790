import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ElsewhereView } from '../../../contract/library.ts'
import type { ErrorCode } from '../../../contract/rpc.ts'
import {
  isElsewhereLost,
  isOnSameDisk,
  prepareElsewhere,
  readElsewhere,
  silent,
  unanswered,
  withElsewhere,
  writeElsewhere,
  type Elsewhere,
} from '../../store/elsewhere.ts'
import { faultOf, StoreError } from '../../store/errors.ts'
import { copyFar, type FarCopy } from '../../store/farDrawer.ts'
import { asTaken, copyOfSnapshot, type Snapshot, type Taken } from '../../store/snapshots.ts'
import type { ProgramOptions } from '../program.ts'
import { inTime, inTurn } from './inTime.ts'
import type { OpenTour } from './openTours.ts'

/** Why a copy was not kept, a sentence without its stop. */
export interface NotKept {
  readonly code: ErrorCode
  readonly why: string
}

/** What came of a copy for the second folder. */
export type KeptElsewhere = 'kept' | (NotKept & { readonly isNews: boolean })

/**
 * The second folder of a library, on another disk or synced: what is kept in the library is copied there. Its disk may be
 * slow, or not answer at all: nobody stands still for it.
 */
export interface SecondFolder {
  readonly view: () => Promise<ElsewhereView>
  /** @param folder its whole path; null for none. @throws StoreError where it cannot be one. */
  readonly choose: (folder: string | null) => Promise<void>
  /**
   * Copies a snapshot there that has just been taken, or takes one there alone.
   * @param own null where the library could keep none.
   * @returns what comes of it, in good time; null where there is no second folder. Nothing is thrown: the step is done.
   */
  readonly keep: (tour: OpenTour, taken: Taken, own: Snapshot | null) => Promise<KeptElsewhere> | null
  /** @throws StoreError `not-found` where there is none. */
  readonly mustBeChosen: () => void
  /**
   * Copies a snapshot there, and remembers what came of it.
   * @returns false where it lies there already.
   * @throws StoreError what went wrong, or `not-found` where there is no second folder.
   */
  readonly copy: (what: { readonly name: string; readonly label: string }, copy: FarCopy) => Promise<boolean>
  /** Waits for what is under way, in good time. */
  readonly settled: () => Promise<void>
}

/** @returns what is told of an error for which a copy was not kept. */
export function notKept(error: unknown, log: ProgramOptions['log']): NotKept {
  const fault = faultOf(error)
  if (fault === null) log(error, 'snapshot')
  return { code: fault?.code ?? 'internal', why: fault?.happened ?? 'Short-Timer made a mistake of its own' }
}

const lost: NotKept = { code: 'damaged', why: 'Which folder that is cannot be read any more: choose it again' }

const noSecondFolder = () =>
  new StoreError('not-found', 'No second folder for copies is chosen. Nothing was copied. Choose one first.')

/** How long the settings wait for a disk, in milliseconds. */
const aMoment = 500

/** @returns the second folder of the library. Where it is lies in a file: another program may choose it meanwhile. */
export function openSecondFolder({ folder: library, now, chooseFolder, log }: ProgramOptions): SecondFolder {
  /** What was told last: who plays on without the disk is not told the same at every turn. */
  let told: string | null = null
  const asNews = (want: NotKept): KeptElsewhere => {
    const isNews = told !== want.why
    told = want.why
    return { ...want, isNews }
  }
  const oneByOne = inTurn()
  const underWay = new Set<Promise<unknown>>()

  const chosen = (): Elsewhere => {
    const elsewhere = readElsewhere(library)
    if (!elsewhere) throw noSecondFolder()
    return elsewhere
  }
  /** Another may have been chosen meanwhile: of that nothing is known yet. */
  const remember = (folder: string, came: Partial<Elsewhere>) => {
    try {
      const before = readElsewhere(library)
      if (before?.folder === folder) writeElsewhere(library, { ...before, ...came })
    } catch (error) {
      // It is only shown; the copy itself is there, or its want is told.
      if (faultOf(error) === null) log(error, 'snapshot')
    }
  }
  const copyTo = async (folder: string, what: { name: string; label: string }, copy: FarCopy): Promise<boolean> => {
    const at = now().toISOString()
    const failed = (error: unknown) => {
      remember(folder, { fault: { at, what: notKept(error, () => undefined).why } })
      return error
    }
    const copying = oneByOne(() => withElsewhere(library, folder, () => copyFar(folder, copy))).then(
      (isNew) => {
        told = null
        remember(folder, { last: { at, name: what.name, label: what.label }, fault: null })
        return isNew
      },
      (error: unknown) => {
        throw failed(error)
      },
    )
    const answer = inTime(copying, () => failed(silent(folder)))
    underWay.add(answer)
    try {
      return await answer
    } finally {
      underWay.delete(answer)
    }
  }
  const kept = async (
    folder: string,
    { file, game }: OpenTour,
    taken: Taken,
    own: Snapshot | null,
  ): Promise<KeptElsewhere> => {
    try {
      const { id, name } = file.info()
      const copied = own
        ? { bytes: readFileSync(join(dirname(file.path), copyOfSnapshot(id, own.snapshot))), name: own }
        : asTaken(file, taken)
      const { now: at, monthOf } = taken
      const copy = { ...copied, campaign: id, system: game.system, now: at, monthOf }
      await copyTo(folder, { name, label: taken.label }, copy)
      return 'kept'
    } catch (error) {
      return asNews(notKept(error, log))
    }
  }
  return {
    async view() {
      const mayChoose = chooseFolder !== undefined
      const elsewhere = readElsewhere(library)
      if (!elsewhere) {
        const none = { folder: null, sameDisk: false, last: null, fault: null, mayChoose }
        return isElsewhereLost(library) ? { ...none, lost: true } : none
      }
      const { folder } = elsewhere
      // A disk that does not answer is not that of the library.
      const sameDisk = await inTime(isOnSameDisk(library, folder), () => unanswered(folder), aMoment).catch(() => false)
      return { ...elsewhere, sameDisk, mayChoose }
    },
    async choose(folder) {
      const wanted = folder === null ? null : await inTime(prepareElsewhere(library, folder), () => unanswered(folder))
      told = null
      writeElsewhere(library, wanted === null ? null : { folder: wanted, last: null, fault: null })
    },
    keep(tour, taken, own) {
      const elsewhere = readElsewhere(library)
      if (elsewhere) return kept(elsewhere.folder, tour, taken, own)
      return isElsewhereLost(library) ? Promise.resolve(asNews(lost)) : null
    },
    mustBeChosen: () => void chosen(),
    copy: (what, copy) => copyTo(chosen().folder, what, copy),
    async settled() {
      await Promise.allSettled(underWay)
    },
  }
}
