import { resolve } from 'node:path'
import { sheetFileName } from '../../contract/page.ts'
import { keepSheet } from '../app/print/keepSheet.ts'
import type { ProgramOptions } from '../app/program.ts'

/** Puts sheets into a folder. Fits `deliverSheet` of the Program. */
export interface SheetFolder {
  readonly deliver: ProgramOptions['deliverSheet']
  /** The next sheet gets this name instead of its own. */
  readonly nameNext: (name: string) => void
  /**
   * @returns the paths written so far.
   * @throws StoreError when one could not be written.
   */
  readonly written: () => readonly string[]
}

/** @param folder made when it is not there. */
export function openSheetFolder(folder: string): SheetFolder {
  const written: string[] = []
  let next: string | null = null
  // Kept for `written`: thrown in the midst of the Program, it would count as a mistake of the Program.
  let failed: Error | null = null
  return {
    written() {
      if (failed !== null) throw failed
      return written
    },
    nameNext(name) {
      next = name
    },
    deliver(name, bytes) {
      const file = sheetFileName(next ?? name)
      next = null
      try {
        // What another run has written is kept: one mission's report is not the next one's.
        written.push(keepSheet(resolve(folder), file, bytes))
      } catch (error) {
        failed ??= error as Error
      }
      return Promise.resolve(null)
    },
  }
}
