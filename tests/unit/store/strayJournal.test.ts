import Database from 'better-sqlite3'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { checkTour } from '../../../src/main/store/check.ts'
import { openTour } from '../../../src/main/store/openTour.ts'
import { openTourFile, tourFile } from '../../../src/main/store/openTourFile.ts'
import { leaveHalfWritten } from '../../support/halfWritten.ts'
import { newToyTour, play, spoil, threeSteps } from '../../support/toyTours.ts'
import { toySystem } from '../../support/toySystem.ts'

const journal = (path: string) => `${path}-journal`
const aside = (path: string) => `${path}.journal-aside`
const filesOf = (path: string) => readdirSync(dirname(path)).sort()

/** @returns path of a closed tour of three steps, and its bytes. */
function threeStepped() {
  const file = newToyTour()
  threeSteps(file)
  file.close()
  return { path: file.path, bytes: readFileSync(file.path) }
}

/** @returns path of a tour, closed after one step more, and the journal of that step, as it was before it was through. */
function withLateJournal() {
  const { path } = threeStepped()
  const { connection, system } = openTour(path, [toySystem])
  connection.raw.pragma('cache_size = 2')
  connection.raw.exec('begin immediate')
  play(tourFile({ connection, system }), 'foundCrew', { name: 'Late', sailors: ['Cid'] })
  // What stands in the cache goes to the disk, and the old pages to the journal before that.
  connection.raw.exec(`savepoint more; insert into entry_line (entry, position, text)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 2000) select 1, i + 99, hex(zeroblob(300)) from n;
    rollback to more; release more`)
  const late = readFileSync(journal(path))
  connection.raw.exec('commit')
  connection.close()
  return { path, late }
}

/** @returns the journal of a half-written commit to another tour. */
function foreignJournal(): Buffer {
  const file = newToyTour()
  for (const name of ['Amazon', 'Sea Bear', 'Wild Cat']) play(file, 'foundCrew', { name, sailors: ['Cid', 'Dan'] })
  file.close()
  leaveHalfWritten(file.path)
  return readFileSync(journal(file.path))
}

it('a step that is through stays, though a synced folder brings its journal late', () => {
  const { path, late } = withLateJournal()
  const bytes = readFileSync(path)
  writeFileSync(journal(path), late)
  const file = openTourFile(path, [toySystem])
  expect(file.load().depth).toBe(4)
  file.close()
  expect(readFileSync(path).equals(bytes)).toBe(true)
  expect(filesOf(path)).toEqual(['toy.tour', 'toy.tour.journal-aside'])
  expect(readFileSync(aside(path)).equals(late)).toBe(true)
})

it('SQLite alone would take that step back', () => {
  const { path, late } = withLateJournal()
  writeFileSync(journal(path), late)
  const raw = new Database(path)
  expect(raw.prepare('select count(*) from entry').pluck().get()).toBe(3)
  raw.close()
})

it('a journal of another tour is put aside, a second one under a number; a check finds the tour sound, and moves nothing', () => {
  const { path, bytes } = threeStepped()
  const foreign = foreignJournal()
  for (let times = 0; times < 2; times++) {
    writeFileSync(journal(path), foreign)
    const before = filesOf(path)
    expect(checkTour(path, [toySystem])).toEqual([])
    expect(filesOf(path)).toEqual(before)
    openTourFile(path, [toySystem]).close()
    expect(existsSync(journal(path))).toBe(false)
    expect(readFileSync(path).equals(bytes)).toBe(true)
  }
  expect(filesOf(path)).toEqual(['toy.tour', 'toy.tour.journal-aside', 'toy.tour.journal-aside 2'])
})

it('a half-written tour is rolled back from its own journal', () => {
  const { path } = threeStepped()
  leaveHalfWritten(path)
  const file = openTourFile(path, [toySystem])
  expect(file.load().depth).toBe(3)
  file.close()
  expect(filesOf(path)).toEqual(['toy.tour'])
  expect(checkTour(path, [toySystem])).toEqual([])
})

it('a tour that is whole neither with the journal beside it nor without is refused, and both are left as they are', () => {
  const { path } = threeStepped()
  spoil(path, 'update crews set morale_level = 9')
  const foreign = foreignJournal()
  writeFileSync(journal(path), foreign)
  const bytes = readFileSync(path)
  expect(() => openTourFile(path, [toySystem])).toThrow('toy.tour is damaged')
  expect(readFileSync(path).equals(bytes)).toBe(true)
  expect(readFileSync(journal(path)).equals(foreign)).toBe(true)
})

it('a stray journal that comes while the tour is open is noticed before the next step, and spoils nothing', async () => {
  const file = newToyTour()
  threeSteps(file)
  writeFileSync(journal(file.path), foreignJournal())
  // Reads of one stretch of work look once.
  await Promise.resolve()
  play(file, 'foundCrew', { name: 'Amazon', sailors: [] })
  expect(file.load().depth).toBe(4)
  expect(filesOf(file.path)).toEqual(['toy.tour', 'toy.tour.journal-aside'])
  expect(checkTour(file.path, [toySystem])).toEqual([])
})

it('the journal of another program that is in the midst of a commit is left alone', () => {
  const { path } = threeStepped()
  const writer = new Database(path)
  writer.exec("begin immediate; update campaign set name = 'Other'")
  const file = openTourFile(path, [toySystem])
  expect(file.info().name).toBe('Toy')
  expect(existsSync(journal(path))).toBe(true)
  writer.exec('rollback')
  writer.close()
  file.close()
  expect(filesOf(path)).toEqual(['toy.tour'])
})
