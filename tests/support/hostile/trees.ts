import Database from 'better-sqlite3'
import { writeFileSync } from 'node:fs'
import { edited, type Kind } from './kind.ts'

// Pages of a database, made by hand: see "Database File Format" of SQLite.

const size = 4096

/** A page that leads to the same page again and again. */
function leadsTo(child: number, times: number, start = 0): Buffer {
  const page = Buffer.alloc(size)
  const cell = size - 8
  page.set([5], start)
  page.writeUInt16BE(times, start + 3)
  page.writeUInt16BE(cell, start + 5)
  page.writeUInt32BE(child, start + 8)
  for (let i = 0; i < times; i++) page.writeUInt16BE(cell, start + 12 + 2 * i)
  page.writeUInt32BE(child, cell)
  page[cell + 4] = 1
  return page
}

/** A leaf of a table whose rows are all the same one. @param cell as it stands in the file. */
function leaf(cell: Buffer, times: number): Buffer {
  const page = Buffer.alloc(size)
  const at = size - cell.length
  page.set([13])
  page.writeUInt16BE(times, 3)
  page.writeUInt16BE(at, 5)
  for (let i = 0; i < times; i++) page.writeUInt16BE(at, 8 + 2 * i)
  cell.copy(page, at)
  return page
}

const levels = 8
const often = 400

/** @returns pages that lead to a leaf more often than anybody could count; the first of them is the top. */
const ladder = (first: number, end: number): Buffer[] =>
  Array.from({ length: levels }, (_, i) => leadsTo(i === levels - 1 ? end : first + i + 1, often))

function withPages(good: Buffer, change: (pages: Buffer[], rootOf: (table: string) => number) => void): Buffer {
  const raw = new Database(good)
  const rootOf = (table: string) =>
    raw.prepare<[string], number>('select rootpage from sqlite_schema where name = ?').pluck().get(table)!
  const pages = Array.from({ length: good.length / size }, (_, i) =>
    Buffer.from(good.subarray(i * size, (i + 1) * size)),
  )
  change(pages, rootOf)
  raw.close()
  pages[0]!.writeUInt32BE(pages.length, 28)
  return Buffer.concat(pages)
}

const made = (name: string, change: Parameters<typeof withPages>[1]): Kind => ({
  name,
  refused: true,
  make: (path, good) => {
    writeFileSync(path, withPages(good, change))
  },
})

/** A record of the schema: an index that SQLite has made by itself, which may stand there any number of times. */
function sameIndexAgain(root: number): Buffer {
  const texts = ['index', 'sqlite_autoindex_campaign_1', 'campaign'].map((text) => Buffer.from(text))
  const types = [...texts.map((text) => 13 + 2 * text.length), 2, 0]
  const body = Buffer.concat([
    Buffer.from([types.length + 1, ...types]),
    ...texts,
    Buffer.from([root >> 8, root & 255]),
  ])
  return Buffer.concat([Buffer.from([body.length, 1]), body])
}

/** A number as SQLite writes it, seven bits to a byte. */
function varint(value: number): number[] {
  const bytes = [value & 127]
  for (let left = Math.floor(value / 128); left > 0; left = Math.floor(left / 128)) bytes.unshift((left & 127) | 128)
  return bytes
}

/** A note whose text is as long as it says, most of it on a page that leads to itself. */
function noteOnOnePage(length: number, page: number): Buffer {
  const text = length - 10
  // Id, half-month, man, mission, text.
  const types = [0, 1, 0, 0, ...varint(13 + 2 * text)]
  const least = Math.floor(((size - 12) * 32) / 255) - 23
  const local = least + ((length - least) % (size - 4))
  const body = Buffer.alloc(local <= size - 35 ? local : least)
  body.set([types.length + 1, ...types, 1])
  const next = Buffer.alloc(4)
  next.writeUInt32BE(page)
  return Buffer.concat([Buffer.from([...varint(length), 1]), body, next])
}

/** Files whose pages lead to each other in ways that no file's do that SQLite has written. */
export const trees: readonly Kind[] = [
  made('schema without end', (pages, rootOf) => {
    const first = pages.length + 1
    pages.push(...ladder(first, first + levels), leaf(sameIndexAgain(rootOf('sqlite_autoindex_campaign_1')), often))
    // The last that the schema's first page leads to.
    pages[0]!.writeUInt32BE(first, 100 + 8)
  }),
  made('table without end', (pages, rootOf) => {
    const first = pages.length + 1
    const root = rootOf('soldiers')
    pages.push(...ladder(first, first + levels), pages[root - 1]!)
    pages[root - 1] = leadsTo(first, often)
  }),
  made('table that leads to itself', (pages, rootOf) => {
    const root = rootOf('soldiers')
    pages[root - 1] = leadsTo(root, often)
  }),
  made('journal without end', (pages, rootOf) => {
    const first = pages.length + 1
    const root = rootOf('entry')
    pages.push(...ladder(first, first + levels), pages[root - 1]!)
    pages[root - 1] = leadsTo(first, often)
  }),
  made('columns without end', (pages, rootOf) => {
    const first = pages.length + 1
    const root = rootOf('collection_schema')
    pages.push(...ladder(first, first + levels), pages[root - 1]!)
    pages[root - 1] = leadsTo(first, often)
  }),
  made('rows that are one page again and again', (pages, rootOf) => {
    const root = rootOf('notes')
    const leaves = 100
    const first = pages.length + 1
    const again = Buffer.alloc(size)
    again.writeUInt32BE(first + leaves, 0)
    const row = noteOnOnePage(pages.length * size, first + leaves)
    pages.push(...Array.from({ length: leaves }, () => leaf(row, often)), again)
    const top = leadsTo(first, leaves - 1)
    for (let i = 0; i < leaves - 1; i++) {
      const cell = size - 8 * (i + 1)
      top.writeUInt16BE(cell, 12 + 2 * i)
      top.writeUInt32BE(first + i, cell)
      top[cell + 4] = 1
    }
    top.writeUInt32BE(first + leaves - 1, 8)
    pages[root - 1] = top
  }),
  made('cell outside its page', (pages, rootOf) => {
    pages[rootOf('soldiers') - 1]!.fill(0xff, 8, 40)
  }),
  made('page of no kind', (pages, rootOf) => {
    pages[rootOf('entry_line') - 1]![0] = 77
  }),
  made('free pages that lead to each other', (pages) => {
    const first = pages.length + 1
    const trunk = Buffer.alloc(size)
    trunk.writeUInt32BE(first, 0)
    trunk.writeUInt32BE(1000, 4)
    trunk.fill(first, 8)
    pages.push(trunk)
    pages[0]!.writeUInt32BE(first, 32)
    pages[0]!.writeUInt32BE(4_000_000, 36)
  }),
  edited('numbers where texts are', true, (raw) => {
    raw.exec(`update sqlite_schema set sql = replace(sql, ') strict', ')') where name = 'soldiers'`)
    raw.pragma('writable_schema = RESET')
    raw.exec("update soldiers set rep = 'seven', first_name = x'00ff', last_name = 9.5")
    raw.pragma('writable_schema = ON')
    raw.exec(`update sqlite_schema set sql = sql || ' strict' where name = 'soldiers'`)
  }),
]
