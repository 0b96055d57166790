import Database from 'better-sqlite3'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { StoreError } from '../../../src/main/store/errors.ts'
import { newestVersion } from '../../../src/main/store/migrations/migrations.ts'
import { createTourFile, openTourFile } from '../../../src/main/store/openTourFile.ts'
import { leaveHalfWritten } from '../../support/halfWritten.ts'
import { toySystem } from '../../support/toySystem.ts'
import { newToyTour, now, play, spoil, temporaryFolder, threeSteps, uuid } from '../../support/toyTours.ts'

/** @returns path of a closed tour with three steps, large enough to be cut. */
function closedTour(): string {
  const file = newToyTour()
  threeSteps(file)
  file.close()
  return file.path
}

/** Writes bytes into a file at an offset. */
function overwrite(path: string, offset: number, bytes: Buffer): void {
  const all = readFileSync(path)
  bytes.copy(all, offset)
  writeFileSync(path, all)
}

const number = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** @returns the code with which opening was refused, having made sure that the file and its folder are as before. */
function refusal(path: string): string {
  const long = new Date('1967-01-01')
  utimesSync(path, long, long)
  const look = () => [
    readdirSync(join(path, '..')),
    statSync(path).mtimeMs,
    statSync(path).isFile() && readFileSync(path),
  ]
  const before = look()
  try {
    openTourFile(path, [toySystem]).close()
  } catch (error) {
    expect(look()).toEqual(before)
    if (error instanceof StoreError) return error.code
    throw error
  }
  throw new Error('It was not refused.')
}

describe('a file that is refused is left as it is', () => {
  const inFolder = (content: string | Buffer) => {
    const path = join(temporaryFolder(), 'x.tour')
    writeFileSync(path, content)
    return path
  }

  it.each([
    ['a text', 'Dear diary, today we set sail.'.repeat(20)],
    ['an empty file', ''],
    ['a short text', 'hello'],
  ])('%s is not a tour', (_, content) => {
    expect(refusal(inFolder(content))).toBe('not-a-tour')
  })

  it('a folder is not a tour', () => {
    const path = join(temporaryFolder(), 'x.tour')
    mkdirSync(path)
    expect(refusal(path)).toBe('not-a-tour')
  })

  it("another program's database is not a tour", () => {
    const path = join(temporaryFolder(), 'x.tour')
    new Database(path).exec('create table t (x)').close()
    expect(refusal(path)).toBe('not-a-tour')
  })

  it('a newer version is told as such', () => {
    const path = closedTour()
    overwrite(path, 60, number(99))
    expect(refusal(path)).toBe('newer-version')
  })

  it('a game that is not known is told as such', () => {
    const path = closedTour()
    new Database(path).exec("update campaign set system = 'chess'").close()
    expect(refusal(path)).toBe('newer-version')
  })

  it.each([50, 100, 4096, 20_000])('a tour cut to %i bytes is damaged', (size) => {
    const path = closedTour()
    truncateSync(path, size)
    expect(refusal(path)).toBe('damaged')
  })

  it.each([
    ['the schema page', 104],
    ['the start of a table', 4096],
    ['the text encoding', 56],
  ])('flipped bits in %s are damage', (_, offset) => {
    const path = closedTour()
    overwrite(path, offset, Buffer.from([0xff, 0xff, 0xff, 0xff]))
    expect(refusal(path)).toBe('damaged')
  })

  it.each(['pending', 'entry_line', 'crews'])('a tour without its table %s is damaged', (table) => {
    const path = closedTour()
    const raw = new Database(path)
    raw.pragma('foreign_keys = OFF')
    raw.exec(`drop table ${table}`).close()
    expect(refusal(path)).toBe('damaged')
  })

  it.each(['delete from campaign', "update campaign set id = '../../elsewhere'"])('%s is damage', (statement) => {
    const path = closedTour()
    new Database(path).exec(statement).close()
    expect(refusal(path)).toBe('damaged')
  })

  it('a file of another game says plainly that it is not what it claims; a long name is cut', () => {
    const path = closedTour()
    const other = {
      ...toySystem,
      id: 'other',
      title: 'The Other',
      collections: { ships: toySystem.collections.crews },
    }
    spoil(path, "update campaign set system = 'other'")
    expect(() => openTourFile(path, [other])).toThrow(
      'it says that it is of The Other, and is not laid out like a campaign of that game. Nothing was written to it',
    )
    spoil(path, `update campaign set system = '${'x'.repeat(5000)}'`)
    expect(() => openTourFile(path, [toySystem])).toThrow(/does not know \(x{40}\)/)
  })

  it('a locked tour is busy, when opened and when written', () => {
    const file = newToyTour()
    const open = openTourFile(file.path, [toySystem])
    const raw = new Database(file.path)
    onTestFinished(() => {
      raw.close()
      open.close()
    })
    raw.exec('begin exclusive')
    expect(() => openTourFile(file.path, [toySystem])).toThrow(/in use by another program/)
    expect(() => {
      open.rename('x')
    }).toThrow(expect.objectContaining({ code: 'file-busy' }) as StoreError)
    raw.exec('rollback')
    open.rename('x')
    expect(open.info().name).toBe('x')
  })

  it('a file that is not there is not made', () => {
    const path = join(temporaryFolder(), 'x.tour')
    expect(() => openTourFile(path, [toySystem])).toThrow(expect.objectContaining({ code: 'not-found' }) as StoreError)
    expect(existsSync(path)).toBe(false)
  })
})

it('a new tour never takes the place of a file that is there', () => {
  const path = join(temporaryFolder(), 'x.tour')
  writeFileSync(path, 'precious')
  const create = () => createTourFile(path, { system: toySystem, name: 'X', seed: 1, id: uuid(1), now })
  expect(create).toThrow(expect.objectContaining({ code: 'name-taken' }) as StoreError)
  expect(readFileSync(path, 'utf8')).toBe('precious')
})

it('a half-written commit is rolled back from its journal', () => {
  const path = closedTour()
  const before = openTourFile(path, [toySystem])
  const { state } = before.load()
  before.close()
  const crashed = join(temporaryFolder(), 'crashed.tour')
  copyFileSync(path, crashed)
  leaveHalfWritten(crashed)
  expect(readFileSync(crashed).equals(readFileSync(path))).toBe(false)
  const file = openTourFile(crashed, [toySystem])
  expect(file.load().state).toEqual(state)
  expect(existsSync(`${crashed}-journal`)).toBe(false)
  play(file, 'foundCrew', { name: 'Amazon', sailors: [] })
  file.close()
})

it('the file is one file, durable, and safe from its own schema', () => {
  const file = newToyTour()
  threeSteps(file)
  expect(readdirSync(join(file.path, '..'))).toEqual(['toy.tour'])
  const raw = new Database(file.path)
  expect(raw.pragma('journal_mode', { simple: true })).toBe('delete')
  expect(raw.pragma('application_id', { simple: true })).toBe(0x544f5552)
  expect(raw.pragma('user_version', { simple: true })).toBe(newestVersion)
  const sql = raw.prepare<[], string>("select sql from sqlite_schema where name = 'sailors'").pluck().get()
  expect(sql).toContain('references "crews" ("id") deferrable initially deferred')
  expect(sql).toContain('strict')
  raw.close()
})
