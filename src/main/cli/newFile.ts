import { writeFileSync } from 'node:fs'
import { faultInWords } from '../app/failures.ts'
import { NotSo } from './command.ts'

/** @throws NotSo where the file cannot be made, or is there already: nothing is written over. */
export function writeNew(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' })
  } catch (error) {
    throw new NotSo(faultInWords(error) ?? `${path} cannot be written. Nothing was saved.`, { cause: error })
  }
}
