import { openMemory, type Remembered, type WindowMemory } from '../app/window/memory.ts'
import { readOwnFile, writeOwnFile } from './ownFile.ts'

const file = 'remembered.json'

/** @returns what the windows remember, kept in a small file among the program's own things. */
export const memoryOnThisMachine = (): WindowMemory =>
  openMemory({
    load,
    save: (texts) => {
      writeOwnFile(file, texts)
    },
  })

function load(): Remembered {
  const kept = Object.entries((readOwnFile(file) ?? {}) as Record<string, unknown>)
  return Object.fromEntries(kept.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
