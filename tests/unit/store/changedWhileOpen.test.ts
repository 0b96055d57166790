import Database from 'better-sqlite3'
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { checkTour } from '../../../src/main/store/check.ts'
import { lookInto } from '../../../src/main/store/look.ts'
import { openLibrary } from '../../../src/main/store/library.ts'
import { openTourFile } from '../../../src/main/store/openTourFile.ts'
import { edit } from '../../support/hostile/kind.ts'
import { newToyTour, play, temporaryFolder, threeSteps, uuid } from '../../support/toyTours.ts'
import { toySystem } from '../../support/toySystem.ts'
import { watchedDisk } from '../../support/watchedDisk.ts'

const found = (file: Parameters<typeof play>[0], name: string) => play(file, 'foundCrew', { name, sailors: [] })
const filesOf = (path: string) => readdirSync(dirname(path)).sort()
/** Reads of one stretch of work look once. */
const laterOn = () => Promise.resolve()

/** A tour of three steps that is open, and another program that has its file open and has set it to a write-ahead log. */
function logged() {
  const file = newToyTour()
  threeSteps(file)
  const other = new Database(file.path)
  onTestFinished(() => {
    other.close()
  })
  expect(other.pragma('journal_mode = wal', { simple: true })).toBe('wal')
  return { file, other, path: file.path }
}

describe('a file that another program sets to a write-ahead log', () => {
  it.each([
    ['before', true],
    ['within', false],
  ])('%s a stretch of work: the next step is in the one file, and a copy of that alone has it', async (_, isLater) => {
    const { file, other, path } = logged()
    other.close()
    if (isLater) await laterOn()
    found(file, 'Amazon')
    expect(filesOf(path)).toEqual(['toy.tour'])
    const copy = join(temporaryFolder(), 'copy.tour')
    copyFileSync(path, copy)
    const there = openTourFile(copy, [toySystem])
    expect(there.load().depth).toBe(4)
    there.close()
    expect(checkTour(path, [toySystem])).toEqual([])
  })

  it('and keeps open: nothing is played on it until that has ended, and nothing is lost', async () => {
    const { file, other, path } = logged()
    other.exec('create table t (a); drop table t')
    await laterOn()
    expect(() => found(file, 'Amazon')).toThrow(
      expect.objectContaining({ code: 'file-busy', message: expect.stringContaining('in use by another') as string }),
    )
    expect(() => file.load()).toThrow('in use by another program')
    other.close()
    found(file, 'Amazon')
    expect(file.load().depth).toBe(4)
    expect(filesOf(path)).toEqual(['toy.tour'])
    expect(checkTour(path, [toySystem])).toEqual([])
  })

  it('of another file, brought beside it, is not read: it is put aside, before it is opened and while it is', async () => {
    const { other, path: others } = logged()
    other.exec("update campaign set name = 'Another'")
    const stray = readFileSync(`${others}-wal`)
    const file = newToyTour()
    found(file, 'Swallow')
    const bytes = readFileSync(file.path)
    writeFileSync(`${file.path}-wal`, stray)
    const seen = () => lookInto(file.path, [toySystem], (tour) => [tour.info().name, tour.load().depth]).seen
    expect(seen()).toEqual(['Toy', 1])
    await laterOn()
    expect(file.load().depth).toBe(1)
    file.close()
    expect(filesOf(file.path)).toEqual(['toy.tour', 'toy.tour.journal-aside'])
    writeFileSync(`${file.path}-wal`, stray)
    openTourFile(file.path, [toySystem]).close()
    expect(filesOf(file.path)).toEqual(['toy.tour', 'toy.tour.journal-aside', 'toy.tour.journal-aside 2'])
    expect(readFileSync(file.path).equals(bytes)).toBe(true)
  })

  it('before it is opened, or taken into a library: it is a file by itself again', () => {
    const { file, other, path } = logged()
    file.close()
    other.close()
    const bytes = readFileSync(path)
    expect(bytes[19]).toBe(2)
    const library = openLibrary(temporaryFolder(), [toySystem])
    expect(library.add('Taken', bytes)).toBe('Taken.tour')
    const read = function* (what: string, own: Buffer) {
      yield { done: 0, of: 1, what }
      return { bytes: own }
    }
    const incoming = library.receive({ name: 'Came.tour', size: bytes.length, id: uuid(9), now: Date.now(), read })
    incoming.add(bytes)
    const work = incoming.finish()
    let piece = work.next()
    while (piece.done !== true) piece = work.next()
    expect(piece.value).toMatchObject({ path: join(library.folder, 'Came.tour'), wasLogged: true })
    openTourFile(path, [toySystem]).close()
    for (const one of [path, join(library.folder, 'Taken.tour'), join(library.folder, 'Came.tour')]) {
      expect([...readFileSync(one).subarray(18, 20)]).toEqual([1, 1])
      expect(checkTour(one, [toySystem])).toEqual([])
    }
  })
})

describe('a file of which another program changes what it says of itself, while it is open,', () => {
  it.each([
    ['application_id = 0', 'not-a-tour', 'is not a campaign of Short-Timer'],
    ['user_version = 999', 'newer-version', 'was written by a newer Short-Timer'],
    ['user_version = 3', 'damaged', 'was changed by another program'],
  ])('%s, is not written to', async (pragma, code, message) => {
    const file = newToyTour()
    threeSteps(file)
    edit(file.path, (raw) => raw.pragma(pragma))
    const bytes = readFileSync(file.path)
    await laterOn()
    for (const deed of [() => found(file, 'Amazon'), () => file.undo(), () => file.load()])
      expect(deed).toThrow(expect.objectContaining({ code, message: expect.stringContaining(message) as string }))
    expect(readFileSync(file.path).equals(bytes)).toBe(true)
  })
})

describe('why a step cannot be written is told as the system has it', () => {
  const statement = Object.getPrototypeOf(new Database(':memory:').prepare('select 1')) as {
    run: (...args: unknown[]) => unknown
  }
  /** SQLite fails at the next write, and whoever asks the system for the file to write in it is refused. */
  const refusalOf = (sqlite: string, system: string | null) => {
    const file = newToyTour()
    threeSteps(file)
    const disk = watchedDisk(dirname(file.path))
    disk.fail(({ name, path }) => (name === 'openSync' && path === file.path ? system : null))
    const { run } = statement
    const spy = vi.spyOn(statement, 'run').mockImplementation(function (this: Database.Statement, ...args) {
      if (/^(insert|update)/i.test(this.source)) throw new Database.SqliteError('injected', sqlite)
      return run.apply(this, args)
    })
    try {
      found(file, 'Amazon')
      throw new Error('Nothing was refused.')
    } catch (error) {
      return (error as { code: string }).code
    } finally {
      spy.mockRestore()
      disk.release()
      expect(file.load().depth).toBe(3)
    }
  }

  it.each([
    ['made immutable while it is open', 'SQLITE_IOERR_WRITE', 'EPERM', 'read-only'],
    ['made read-only while it is open', 'SQLITE_IOERR_WRITE', 'EACCES', 'read-only'],
    ['on a disk that failed when it was opened, so that SQLite only reads', 'SQLITE_READONLY', 'EIO', 'disk-fault'],
    ['read-only from the first', 'SQLITE_READONLY', 'EROFS', 'read-only'],
    ['on a disk that fails', 'SQLITE_IOERR_WRITE', null, 'disk-fault'],
  ])('%s', (_, sqlite, system, code) => {
    expect(refusalOf(sqlite, system)).toBe(code)
  })
})

it('a kept copy beside which a stray journal has come is staged as it is', () => {
  const library = openLibrary(temporaryFolder(), [toySystem])
  const file = newToyTour()
  threeSteps(file)
  const half = new Database(file.path)
  half.pragma('cache_size = 2')
  half.exec(`begin immediate; insert into entry_line (entry, position, text)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 2000) select 1, i + 9, hex(zeroblob(300)) from n`)
  const late = readFileSync(`${file.path}-journal`)
  half.exec('rollback')
  half.close()
  found(file, 'Amazon')
  library.add('Kept', file.bytes())
  library.remove('Kept.tour')
  // Of an earlier step, which is through: SQLite would take it, and all since, back.
  writeFileSync(join(library.folder, '.trash', 'Kept.tour-journal'), late)
  const staged = library.stage('.trash/Kept.tour', uuid(8), null)
  expect(checkTour(staged.path, [toySystem])).toEqual([])
  const copy = openTourFile(staged.path, [toySystem])
  expect(copy.load().depth).toBe(4)
  copy.close()
  staged.drop()
  expect(readFileSync(join(library.folder, '.trash', 'Kept.tour-journal')).equals(late)).toBe(true)
})
