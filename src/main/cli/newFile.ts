import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { faultInWords } from '../app/failures.ts'
import { NotSo } from './command.ts'

/**
 * Writes a new file; nothing is written over.
 * @throws NotSo where it cannot be made, is there already, or cannot be written to its end: half a file is taken away.
 */
export function writeNew(path: string, text: string): void {
  try {
    const file = openSync(path, 'wx')
    try {
      writeFileSync(file, text)
    } catch (error) {
      rmSync(path, { force: true })
      throw error
    } finally {
      closeSync(file)
    }
  } catch (error) {
    throw new NotSo(faultInWords(error) ?? `${path} cannot be written. Nothing was saved.`, { cause: error })
  }
}
