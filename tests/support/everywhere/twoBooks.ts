import { cpSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { fngTables } from '../../../src/games/fng/rules/tables/index.ts'
import { testFolder } from '../folder.ts'
import type { OtherBook } from './otherBook.ts'
import type { Ask, Seen, WorldData } from './world.ts'

/** @returns what is seen of the tours of a folder by a program with another book. */
export function lookWith(book: OtherBook, folder: string, asks: readonly Ask[], tables: WorldData['tables'] = null) {
  const own = testFolder()
  cpSync(folder, own, { recursive: true })
  const workerData: WorldData = { folder: own, book, tables, asks }
  return new Promise<readonly Seen[]>((resolve, reject) => {
    new Worker(new URL('world.ts', import.meta.url), { workerData }).once('message', resolve).once('error', reject)
  })
}

/** A place where a value of the book shows although the campaign has a house rule for it. */
export interface Leak {
  readonly ask: Ask
  /** As two other books have it there. */
  readonly values: readonly [string, string]
}

/** @returns the first leak of every view and sheet that has one. */
export const leaksBetween = (asks: readonly Ask[], one: readonly Seen[], other: readonly Seen[]): Leak[] =>
  asks.flatMap((ask, i) => {
    const [a, b] = [one[i]!, other[i]!].map(({ refused, leaves }) => [...leaves, `refused: ${String(refused)}`])
    const at = a!.findIndex((leaf, n) => leaf !== b![n])
    return at < 0 && a!.length === b!.length ? [] : [{ ask, values: [a!.at(at)!, b![at] ?? 'nothing'] }]
  })

/** Looks for the table whose book value shows in one place, by halves. @returns its id. */
export async function tableOf({ ask }: Leak, folder: string): Promise<string> {
  let left = fngTables.map(({ id }) => id)
  while (left.length > 1) {
    const half = left.slice(0, Math.ceil(left.length / 2))
    const [one, other] = await Promise.all([lookWith(1, folder, [ask], half), lookWith(2, folder, [ask], half)])
    left = leaksBetween([ask], one, other).length > 0 ? half : left.slice(half.length)
  }
  return left[0]!
}
