import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { damaged, refusing } from './errors.ts'

/** The pages of a database as they lie in a file, or in bytes at hand. */
export interface Pages {
  /** For messages. */
  readonly path: string
  /** Bytes of a page. */
  readonly size: number
  /** How many there are. */
  readonly count: number
  /** @returns the page of this number, from 1; good until the next is read. */
  readonly read: (number: number) => Buffer
}

/** Where in the file's first page its tree begins: the header stands before it. */
const headerBytes = 100

/** @returns the pages of bytes at hand. */
export function pagesOf(path: string, bytes: Buffer): Pages {
  const size = pageSize(path, bytes)
  return {
    path,
    size,
    count: Math.floor(bytes.length / size),
    read: (number) => bytes.subarray((number - 1) * size, number * size),
  }
}

/**
 * Works on the pages of a file. Call it where no transaction of this process on that file has anything left to do:
 * closing any handle of a file drops the locks that the process holds on it.
 */
export function withPages<T>(path: string, work: (pages: Pages) => T): T {
  return refusing(path, () => {
    const file = openSync(path, 'r')
    try {
      const head = Buffer.alloc(headerBytes)
      readSync(file, head, 0, headerBytes, 0)
      const size = pageSize(path, head)
      const page = Buffer.alloc(size)
      const read = (number: number) => page.subarray(0, readSync(file, page, 0, size, (number - 1) * size))
      return work({ path, size, count: Math.floor(fstatSync(file).size / size), read })
    } finally {
      closeSync(file)
    }
  })
}

/** @returns the bytes of a page. The format writes 65536, which does not fit its two bytes, as 1. */
export function pageSize(path: string, header: Buffer): number {
  const written = header.readUInt16BE(16)
  const size = written === 1 ? 65536 : written
  if (size < 512 || (size & (size - 1)) !== 0) throw damaged(path, 'its pages do not fit together')
  return size
}

/**
 * Makes sure that what SQLite reads of these trees is no more than the file holds. In a sound file every page is met
 * once; in one made to do harm a few pages lead to each other so often that nobody ever comes to the end of a table,
 * and rows share what lies on further pages. SQLite itself looks for that only when a file is checked.
 *
 * @param roots numbers of the pages at which trees begin; 1 is that of the schema.
 * @throws StoreError `damaged`.
 */
export function mustBeTrees({ path, size, count, read }: Pages, roots: readonly number[]): void {
  const met = new Set<number>()
  const todo = [...roots]
  let room = size * count
  for (let number = todo.pop(); number !== undefined; number = todo.pop()) {
    const node = number >= 1 && number <= count && !met.has(number) ? nodeOf(read(number), number) : null
    room -= node?.payload ?? 0
    if (node === null || room < 0) throw damaged(path, 'its pages do not fit together')
    met.add(number)
    todo.push(...node.children)
  }
}

/** What a page of a tree says: the pages it leads to, and how many bytes its rows come to, here and on further pages. */
interface Node {
  readonly children: number[]
  readonly payload: number
}

/** The four kinds of page in a tree, by the byte they begin with: tables have rows in their leaves alone. */
const kinds: Readonly<Record<number, { readonly leads: boolean; readonly holds: boolean }>> = {
  2: { leads: true, holds: true },
  5: { leads: true, holds: false },
  10: { leads: false, holds: true },
  13: { leads: false, holds: true },
}

function nodeOf(page: Buffer, number: number): Node | null {
  const start = number === 1 ? headerBytes : 0
  const kind = kinds[page[start] ?? 0]
  if (!kind || page.length < start + 12) return null
  const { leads, holds } = kind
  const first = start + (leads ? 12 : 8)
  const end = first + 2 * page.readUInt16BE(start + 3)
  if (end > page.length) return null
  const children = leads ? [page.readUInt32BE(start + 8)] : []
  let payload = 0
  for (let pointer = first; pointer < end; pointer += 2) {
    const at = page.readUInt16BE(pointer)
    if (at + 4 > page.length) return null
    if (leads) children.push(page.readUInt32BE(at))
    if (holds) payload += varint(page, leads ? at + 4 : at)
  }
  return { children, payload }
}

/** A number of up to nine bytes, seven bits to each; the ninth would only matter for what is too large anyway. */
function varint(page: Buffer, from: number): number {
  let value = 0
  for (let at = from; at < from + 9; at++) {
    const byte = page[at] ?? 0
    value = value * 128 + (byte & 127)
    if (byte < 128) break
  }
  return value
}
