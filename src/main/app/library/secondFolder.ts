import { dirname } from 'node:path'
import type { ElsewhereView } from '../../../contract/library.ts'
import type { ErrorCode } from '../../../contract/rpc.ts'
import {
  isOnSameDisk,
  prepareElsewhere,
  readElsewhere,
  withElsewhere,
  writeElsewhere,
  type Elsewhere,
} from '../../store/elsewhere.ts'
import { faultOf, StoreError } from '../../store/errors.ts'
import { copySnapshot, takeSnapshot, type Snapshot, type Taken } from '../../store/snapshots.ts'
import type { ProgramOptions } from '../program.ts'
import type { OpenTour } from './openTours.ts'

/** Why a copy was not kept, a sentence without its stop. */
export interface NotKept {
  readonly code: ErrorCode
  readonly why: string
}

/** What came of a copy for the second folder; `off` where there is none. */
export type KeptElsewhere = 'off' | 'kept' | (NotKept & { readonly isNews: boolean })

/** The second folder of a library, on another disk or synced: what is kept in the library is copied there. */
export interface SecondFolder {
  readonly view: () => ElsewhereView
  /** @param folder its whole path; null for none. @throws StoreError where it cannot be one. */
  readonly choose: (folder: string | null) => void
  /**
   * Copies a snapshot there that has just been taken, or takes one there alone.
   * @param own null where the library could keep none. Never throws: the step is done.
   */
  readonly keep: (tour: OpenTour, taken: Taken, own: Snapshot | null) => KeptElsewhere
  /** @throws StoreError `not-found` where there is none. */
  readonly mustBeChosen: () => void
  /**
   * Does something there for a campaign, and remembers what came of it.
   * @throws StoreError what went wrong, or `not-found` where there is no second folder.
   */
  readonly work: <T>(what: { readonly name: string; readonly label: string }, work: (folder: string) => T) => T
}

/** @returns what is told of an error for which a copy was not kept. */
export function notKept(error: unknown, log: ProgramOptions['log']): NotKept {
  const fault = faultOf(error)
  if (fault === null) log(error, 'snapshot')
  return { code: fault?.code ?? 'internal', why: fault?.happened ?? 'Short-Timer made a mistake of its own' }
}

const noSecondFolder = () =>
  new StoreError('not-found', 'No second folder for copies is chosen. Nothing was copied. Choose one first.')

/** @returns the second folder of the library. Where it is lies in a file: another program may choose it meanwhile. */
export function openSecondFolder({ folder: library, now, chooseFolder, log }: ProgramOptions): SecondFolder {
  /** What was told last: who plays on without the disk is not told the same at every turn. */
  let told: string | null = null

  const chosen = (): Elsewhere => {
    const elsewhere = readElsewhere(library)
    if (!elsewhere) throw noSecondFolder()
    return elsewhere
  }
  const remember = (elsewhere: Elsewhere) => {
    try {
      writeElsewhere(library, elsewhere)
    } catch (error) {
      // It is only shown; the copy itself is there, or its want is told.
      if (faultOf(error) === null) log(error, 'snapshot')
    }
  }
  const worked = <T>(elsewhere: Elsewhere, what: { name: string; label: string }, work: (folder: string) => T): T => {
    const at = now().toISOString()
    const { folder } = elsewhere
    try {
      const came = withElsewhere(library, folder, () => work(folder))
      told = null
      remember({ folder, last: { at, name: what.name, label: what.label }, fault: null })
      return came
    } catch (error) {
      remember({ ...elsewhere, fault: { at, what: notKept(error, () => undefined).why } })
      throw error
    }
  }
  return {
    view() {
      const mayChoose = chooseFolder !== undefined
      const elsewhere = readElsewhere(library)
      if (!elsewhere) return { folder: null, sameDisk: false, last: null, fault: null, mayChoose }
      return { ...elsewhere, sameDisk: isOnSameDisk(library, elsewhere.folder), mayChoose }
    },
    choose(folder) {
      const elsewhere = folder === null ? null : { folder: prepareElsewhere(library, folder), last: null, fault: null }
      told = null
      writeElsewhere(library, elsewhere)
    },
    keep({ file, game }, taken, own) {
      const elsewhere = readElsewhere(library)
      if (!elsewhere) return 'off'
      const { id, name } = file.info()
      const { now, monthOf } = taken
      try {
        worked(elsewhere, { name, label: taken.label }, (folder) =>
          own
            ? copySnapshot(dirname(file.path), folder, own, { campaign: id, system: game.system, now, monthOf })
            : takeSnapshot(file, { ...taken, folder }),
        )
        return 'kept'
      } catch (error) {
        const { code, why } = notKept(error, log)
        const isNews = told !== why
        told = why
        return { code, why, isNews }
      }
    },
    mustBeChosen: () => void chosen(),
    work: (what, work) => worked(chosen(), what, work),
  }
}
