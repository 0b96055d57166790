import { lstatSync } from 'node:fs'
import { refusing, strangeBeside } from './errors.ts'

/** What lies beside a file whose last changes are not in it, or not yet taken back, and what SQLite keeps for that. */
const endings = ['-journal', '-wal', '-shm'] as const
export type Beside = (typeof endings)[number]

/**
 * Looks beside a file before SQLite does, or anything is copied: at a pipe either would wait for ever, by a link it would
 * read and write elsewhere.
 *
 * @returns the endings of the files that stand there.
 * @throws StoreError `file-busy` for what is no file.
 */
export const filesBeside = (path: string): Beside[] =>
  endings.filter((ending) => {
    const found = refusing(path, () => lstatSync(path + ending, { throwIfNoEntry: false }))
    if (found && !found.isFile()) throw strangeBeside(path, ending)
    return found !== undefined
  })
