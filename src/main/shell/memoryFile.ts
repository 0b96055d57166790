import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { app } from 'electron'
import { openMemory, type Remembered, type WindowMemory } from '../app/window/memory.ts'

const filePath = () => join(app.getPath('userData'), 'remembered.json')

/** @returns what the windows remember, kept in a small file among the program's own things. */
export const memoryOnThisMachine = (): WindowMemory => openMemory({ load, save })

/** A file that is missing or spoilt is an empty one: the tours do not hang on it. */
function load(): Remembered {
  try {
    const texts: unknown = JSON.parse(readFileSync(filePath(), 'utf8'))
    const entries = Object.entries(texts as object).filter(([, text]) => typeof text === 'string')
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

function save(texts: Remembered): void {
  try {
    // Written beside and moved over: an end of the program in the middle spoils nothing.
    const draft = `${filePath()}.draft`
    writeFileSync(draft, JSON.stringify(texts))
    renameSync(draft, filePath())
  } catch {
    // Then it lasts until the program ends.
  }
}
