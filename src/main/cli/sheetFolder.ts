import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { safeFileName } from '../../contract/page.ts'
import type { ProgramOptions } from '../app/program.ts'

/** Puts sheets into a folder. Fits `deliverSheet` of the Program. */
export interface SheetFolder {
  readonly deliver: ProgramOptions['deliverSheet']
  /** The next sheet gets this name instead of its own. */
  readonly nameNext: (name: string) => void
  /** Paths written so far. */
  readonly written: readonly string[]
}

/** @param folder made when it is not there. */
export function openSheetFolder(folder: string): SheetFolder {
  const written: string[] = []
  let next: string | null = null
  return {
    written,
    nameNext(name) {
      next = name
    },
    deliver(name, bytes) {
      mkdirSync(folder, { recursive: true })
      const path = join(resolve(folder), `${safeFileName(next ?? name).replace(/\.pdf$/i, '')}.pdf`)
      next = null
      writeFileSync(path, bytes)
      written.push(path)
      return Promise.resolve(null)
    },
  }
}
