import Database from 'better-sqlite3'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkTour } from '../../../src/main/store/check.ts'
import { toySystem } from '../../support/toySystem.ts'
import { madeAt, newToyTour, play, played, temporaryFolder, threeSteps } from '../../support/toyTours.ts'

/** @returns path of a closed tour with two branches. */
function closedTour(): string {
  const file = newToyTour()
  threeSteps(file)
  file.undo()
  play(file, 'setSail', { crewId: madeAt(1) })
  file.undo()
  file.undo()
  file.close()
  return file.path
}

it('finds nothing wrong with a sound file, wherever its head stands, and does not write to it', () => {
  const path = closedTour()
  const bytes = readFileSync(path)
  expect(checkTour(path, [toySystem])).toEqual([])
  expect(readFileSync(path).equals(bytes)).toBe(true)
})

it.each([
  ['update crews set morale_level = 9', 'state', /not as the journal left it/],
  ['delete from sailors where id = 4099', 'state', /missing/],
  ["insert into sailors values (9, 4097, 'Cid', 0, null, null)", 'state', /no entry made it/],
  ['update sailors set crew_id = 99 where id = 4098', 'references', /points at a row of crews/],
  ['update entry set depth = 9 where id = 2', 'journal', /says it is step 9/],
  ['update entry set parent = 99 where id = 3', 'journal', /follows entry 99/],
  ['update entry set redo = 1 where id = 2', 'journal', /leads astray/],
  ['update entry set redo = 3 where id = 2', 'journal', /what is redone after it is not as it was left/],
  ['update campaign set redo = 3', 'journal', /start leads astray/],
  ['update sqlite_sequence set seq = seq + 1', 'state', /the file says of itself/],
  ['update campaign set head = 99', 'journal', /stands at entry 99/],
  ['delete from entry_change where entry = 2', 'journal', /row before is not the one/],
  ["update entry_change set after = json_set(after, '$.id', 5) where entry = 3", 'journal', /ids differ/],
  ["update entry_change set collection = 'ships' where entry = 3", 'journal', /no such collection/],
  ['update entry_change set before = null, after = null where entry = 3', 'journal', /nothing was changed/],
  ["update entry_change set after = '{' where entry = 3", 'open', /cannot be read/],
  ["update entry_change set after = replace(after, ',', ', ') where entry = 3", 'past', /not spelt as it was written/],
])('finds what this does: %s', (statement, kind, message) => {
  const path = closedTour()
  const raw = new Database(path)
  raw.pragma('foreign_keys = OFF')
  raw.exec(statement).close()
  const found = checkTour(path, [toySystem])
  expect(found).toContainEqual(expect.objectContaining({ kind, message: expect.stringMatching(message) as string }))
})

it('finds nothing wrong where a title was cut in the middle of a letter: SQLite makes another one of the half', () => {
  const file = newToyTour()
  const [half] = '🚢'
  file.commit({ ...played(file, 'foundCrew', { name: 'Swallow', sailors: [] }), title: `Found ${half!.charAt(0)}` })
  file.close()
  expect(checkTour(file.path, [toySystem])).toEqual([])
})

it('finds a flipped letter that SQLite itself cannot see', () => {
  const path = closedTour()
  const bytes = readFileSync(path)
  const at = bytes.lastIndexOf('Swallow')
  for (let i = bytes.indexOf('Swallow'); i !== -1; i = bytes.indexOf('Swallow', i + 1)) {
    const flipped = Buffer.from(bytes)
    flipped[i] = flipped[i]! ^ 1
    writeFileSync(path, flipped)
    if (checkTour(path, [toySystem]).some((f) => f.kind === 'state')) return
  }
  expect.fail(`No flip up to ${at} was found.`)
})

it('a file that cannot be opened is a finding', () => {
  const path = join(temporaryFolder(), 'x.tour')
  writeFileSync(path, 'Dear diary')
  expect(checkTour(path, [toySystem])).toMatchObject([{ kind: 'open', code: 'not-a-tour' }])
})
