import Database from 'better-sqlite3'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { flag, optional, reference, text } from '../../../src/main/engine/state.ts'
import { checkTour } from '../../../src/main/store/check.ts'
import { connect } from '../../../src/main/store/connection.ts'
import type { StoreError } from '../../../src/main/store/errors.ts'
import { migrate, versionOf } from '../../../src/main/store/migrate.ts'
import { migrations, newestVersion } from '../../../src/main/store/migrations/migrations.ts'
import { openTourFile } from '../../../src/main/store/openTourFile.ts'
import { toyCollections, toySystem, type ToyState } from '../../support/toySystem.ts'
import { newToyTour, spoil, threeSteps } from '../../support/toyTours.ts'

const next = { to: newestVersion + 1, sql: 'alter table campaign add column motto text' }

it('migrations are numbered without a gap, and the newest is the version written', () => {
  expect(migrations.map((m) => m.to)).toEqual(migrations.map((_, i) => i + 1))
  expect(migrations.at(-1)?.to).toBe(newestVersion)
})

it('keeps a copy beside the file before it migrates', () => {
  const { path } = newToyTour()
  const before = readFileSync(path)
  const connection = connect(path)
  migrate(connection, [...migrations, next], true)
  expect(versionOf(connection)).toBe(next.to)
  connection.close()
  expect(readFileSync(`${path}.v${newestVersion}.backup`).equals(before)).toBe(true)
  expect(() => openTourFile(path, [toySystem])).toThrow(/newer Short-Timer/)
})

it('a migration that fails leaves the file as it was', () => {
  const { path } = newToyTour()
  const before = readFileSync(path)
  const connection = connect(path)
  expect(() => {
    migrate(connection, [...migrations, next, { to: next.to + 1, sql: 'nonsense' }], true)
  }).toThrow('nonsense')
  connection.close()
  expect(readFileSync(path).equals(before)).toBe(true)
})

it('adds what a system has gained, in old entries too, and keeps a copy', () => {
  const file = newToyTour()
  threeSteps(file)
  const { state } = file.load()
  const collections = {
    ...toyCollections,
    crews: { ...toyCollections.crews, shipId: optional(reference('ships')) },
    ships: { rig: text() },
  }
  const grown = openTourFile(file.path, [{ ...toySystem, collections }])
  expect(readdirSync(join(file.path, '..'))).toEqual(['toy.tour', 'toy.tour.before-update.backup'])
  expect(grown.load().state).toEqual({
    ...state,
    crews: state['crews']!.map((row) => ({ ...row, shipId: null })),
    ships: [],
  })
  while (grown.undo());
  while (grown.redo());
  expect(grown.load().state['crews']).toMatchObject([{ shipId: null }])
  grown.close()
  expect(checkTour(file.path, [{ ...toySystem, collections }])).toEqual([])
})

it('drops and fills columns as the migrations of a system say, in old entries too, and keeps a copy', () => {
  const file = newToyTour()
  threeSteps(file)
  const { state } = file.load()
  const before = file.bytes()
  const { crewName, leaderId } = toyCollections.crews
  const collections = { ...toyCollections, crews: { crewName, leaderId, sworn: flag(), motto: text() } }
  const own = [{ collection: 'crews', drops: ['moraleLevel'], adds: { sworn: true, motto: 'Ship\'s "company"' } }]
  const system = { ...toySystem, collections, migrations: own }
  const now = openTourFile(file.path, [system])
  expect(readFileSync(`${file.path}.before-update.backup`).equals(before)).toBe(true)
  const rows = (state as ToyState).crews.map(({ id, crewName: name, leaderId: leader }) => ({
    id,
    crewName: name,
    leaderId: leader,
    sworn: true,
    motto: 'Ship\'s "company"',
  }))
  expect(rows.length).toBeGreaterThan(0)
  expect(now.load().state['crews']).toEqual(rows)
  while (now.undo());
  while (now.redo());
  expect(now.load().state['crews']).toEqual(rows)
  now.close()
  expect(checkTour(file.path, [system])).toEqual([])
  // It is done once.
  openTourFile(file.path, [system]).close()
  expect(readdirSync(join(file.path, '..'))).toEqual(['toy.tour', 'toy.tour.before-update.backup'])
})

it.each([
  ['a collection less', { sailors: toyCollections.sailors }],
  ['another type', { ...toyCollections, crews: { ...toyCollections.crews, moraleLevel: text() } }],
  ['a new column that must be filled', { ...toyCollections, crews: { ...toyCollections.crews, motto: text() } }],
])('refuses %s', (_, collections) => {
  const { path } = newToyTour()
  const before = readFileSync(path)
  expect(() => openTourFile(path, [{ ...toySystem, collections }])).toThrow(
    expect.objectContaining({ code: 'newer-version' }) as StoreError,
  )
  expect(readFileSync(path).equals(before)).toBe(true)
})

it('a file of which an old sentence is another is refused before it is brought up to date: it would be sealed as it is', () => {
  const file = newToyTour()
  threeSteps(file)
  file.close()
  spoil(file.path, "update entry_line set text = 'X' || substr(text, 2) where entry = 2")
  const before = readFileSync(file.path)
  const collections = { ...toyCollections, ships: { rig: text() } }
  expect(() => openTourFile(file.path, [{ ...toySystem, collections }])).toThrow(
    expect.objectContaining({ code: 'damaged', message: expect.stringContaining('not as it was written') as string }),
  )
  expect(readFileSync(file.path).equals(before)).toBe(true)
  expect(readdirSync(join(file.path, '..'))).toEqual(['toy.tour'])
})

it('a new file has this schema, which only a migration changes', () => {
  const raw = new Database(newToyTour().path, { readonly: true })
  const sql = raw.prepare<[], string>('select sql from sqlite_schema where sql is not null order by name').pluck().all()
  raw.close()
  expect(sql.join('\n\n')).toMatchSnapshot()
})
