import { readFileSync } from 'node:fs'
import { systems } from '../../src/main/app/gameOf.ts'
import { openTourFile } from '../../src/main/store/openTourFile.ts'
import { commitPlayed } from './commitPlayed.ts'
import { writeJournal } from './longJournal.ts'
import type { PlayedEntry } from './playTour.ts'

/** A tour as a commit leaves it that broke off: some pages are new, some still old, and the old ones lie in its journal. */
export interface TornCommit {
  readonly tour: Buffer
  readonly journal: Buffer
}

/**
 * Every way in which a kill can tear one commit: SQLite writes the pages in their order, and stops after any of them.
 *
 * @param path where the tour is written.
 * @param played the steps of the tour; the last is the commit that is torn.
 */
export function tornCommits(path: string, played: readonly PlayedEntry[]): TornCommit[] {
  writeJournal(path, played.slice(0, -1))
  const before = readFileSync(path)
  const file = openTourFile(path, systems)
  commitPlayed(file, played.at(-1)!, file.load().head)
  file.close()
  const after = readFileSync(path)
  const size = before.readUInt16BE(16)
  const page = (bytes: Buffer, number: number) => bytes.subarray((number - 1) * size, number * size)
  const pages = Array.from({ length: after.length / size }, (_, i) => i + 1)
  const changed = pages.filter((number) => !page(before, number).equals(page(after, number)))
  const journal = journalOf(before, size, changed)
  return changed.slice(1).map((stop) => {
    const written = changed.filter((number) => number < stop)
    const length = Math.max(before.length, (written.at(-1) ?? 0) * size)
    const tour = Buffer.alloc(length)
    before.copy(tour)
    for (const number of written) page(after, number).copy(tour, (number - 1) * size)
    return { tour, journal }
  })
}

/** The old pages as SQLite writes them down before it touches the file: https://www.sqlite.org/fileformat2.html#the_rollback_journal */
function journalOf(before: Buffer, size: number, changed: readonly number[]): Buffer {
  const nonce = 12_345
  const count = before.length / size
  const old = changed.filter((number) => number <= count)
  const head = Buffer.alloc(512)
  Buffer.from('d9d505f920a163d7', 'hex').copy(head)
  for (const [i, field] of [old.length, nonce, count, head.length, size].entries()) head.writeUInt32BE(field, 8 + 4 * i)
  const records = old.map((number) => {
    const record = Buffer.alloc(size + 8)
    record.writeUInt32BE(number, 0)
    before.copy(record, 4, (number - 1) * size, number * size)
    let sum = nonce
    for (let at = size - 200; at > 0; at -= 200) sum = (sum + record[4 + at]!) >>> 0
    record.writeUInt32BE(sum, size + 4)
    return record
  })
  return Buffer.concat([head, ...records])
}
