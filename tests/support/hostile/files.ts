import { appendFileSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { edit, type Kind } from './kind.ts'
import { layouts } from './layouts.ts'
import { pipe } from './noFiles.ts'

const written = (name: string, bytes: (good: Buffer) => Buffer | string): Kind => ({
  name,
  refused: true,
  make: (path, good) => {
    writeFileSync(path, bytes(good))
  },
})

/** @returns the bytes with some of them written over. */
function patched(good: Buffer, at: number, bytes: readonly number[]): Buffer {
  const copy = Buffer.from(good)
  copy.set(bytes, at)
  return copy
}

const beside = (name: string, refused: boolean, lay: (path: string, good: Buffer) => void): Kind => ({
  name,
  refused,
  make: (path, good) => {
    writeFileSync(path, good)
    lay(path, good)
  },
})

/** What is no campaign, or has something beside it that is none of its own. */
export const files: readonly Kind[] = [
  written('nothing', () => ''),
  written('text', () => 'Dear diary. '.repeat(1000)),
  written('picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
  written('only the name of SQLite', (good) => good.subarray(0, 16)),
  written('only a header', (good) => good.subarray(0, 100)),
  written('one page', (good) => good.subarray(0, 4096)),
  written('half', (good) => good.subarray(0, good.length / 2)),
  written('noise behind the header', (good) => Buffer.concat([good.subarray(0, 100), Buffer.alloc(good.length, 0xa5)])),
  written('nothing behind the header', (good) => Buffer.concat([good.subarray(0, 100), Buffer.alloc(good.length)])),
  written('pages of no bytes', (good) => patched(good, 16, [0, 0])),
  written('pages of three bytes', (good) => patched(good, 16, [0, 3])),
  written('pages of another size', (good) => patched(good, 16, [0, 1])),
  written('more room kept than a page has', (good) => patched(good, 20, [255])),
  written('written for SQLite to come', (good) => patched(good, 18, [9, 9])),
  written('version to come', (good) => patched(good, 60, [0, 0, 0, 99])),
  written('version of none', (good) => patched(good, 60, [0, 0, 0, 0])),
  {
    name: 'larger than any disk',
    refused: true,
    make: (path, good) => {
      writeFileSync(path, patched(good, 28, [0xff, 0xff, 0xff, 0xfe]))
      truncateSync(path, 8e12)
    },
  },
  {
    name: 'longer than it says',
    refused: true,
    make: (path, good) => {
      writeFileSync(path, good)
      truncateSync(path, 8e12)
    },
  },
  {
    name: 'database of another program',
    refused: true,
    make: (path) => {
      new Database(path).exec('create table t (x)').close()
    },
  },
  beside('letters of no kind', false, (path, good) => {
    writeFileSync(path, patched(good, 56, [0, 0, 0, 9]))
  }),
  beside('noise behind the end', false, (path) => {
    appendFileSync(path, Buffer.alloc(5000, 0xa5))
  }),
  beside('journal that is a pipe', true, (path) => {
    pipe(`${path}-journal`)
  }),
  beside('journal that is a folder', true, (path) => {
    mkdirSync(`${path}-journal`)
  }),
  beside('journal of noise', false, (path) => {
    writeFileSync(`${path}-journal`, Buffer.alloc(5000, 0xa5))
  }),
  beside('journal that is empty, of a file that acts', true, (path, good) => {
    layouts[0]!.make(path, good)
    writeFileSync(`${path}-journal`, '')
  }),
  beside('log that is a pipe', true, (path, good) => {
    writeFileSync(path, patched(good, 18, [2, 2]))
    pipe(`${path}-wal`)
  }),
  beside('log of noise', false, (path, good) => {
    writeFileSync(path, patched(good, 18, [2, 2]))
    writeFileSync(`${path}-wal`, Buffer.alloc(5000, 0xa5))
  }),
  beside('log with a trigger', true, (path) => {
    edit(path, (raw) => {
      raw.pragma('journal_mode = WAL')
      raw.exec('create trigger evil after insert on entry begin select 1; end')
    })
  }),
]
