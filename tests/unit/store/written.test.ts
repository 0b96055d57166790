import { expect, it, onTestFinished } from 'vitest'
import type { Change } from '../../../src/main/engine/state.ts'
import { tourFile } from '../../../src/main/store/openTourFile.ts'
import { openTour } from '../../../src/main/store/openTour.ts'
import { snakeCase } from '../../../src/main/store/naming.ts'
import type { TourFile } from '../../../src/main/store/tourFile.ts'
import { toyCollections, toySystem } from '../../support/toySystem.ts'
import { madeAt, newToyTour, play } from '../../support/toyTours.ts'

/** What a trigger saw: a collection, and the row before and after. */
type Seen = Pick<Change, 'collection' | 'before' | 'after'>

/** Opens a tour with TEMP triggers on all of its collections, which note every row that is written. */
function watched(path: string): { file: TourFile; seen: () => Seen[] } {
  const tour = openTour(path, [toySystem])
  const { raw } = tour.connection
  raw.exec('create temp table seen (collection text, before text, after text)')
  for (const [name, columns] of Object.entries(toyCollections)) {
    const fields = ['id', ...Object.keys(columns)]
    const json = (row: 'old' | 'new') => `json_object(${fields.map((f) => `'${f}', ${row}.${snakeCase(f)}`).join()})`
    for (const [on, before, after] of [
      ['insert', 'null', json('new')],
      ['update', json('old'), json('new')],
      ['delete', json('old'), 'null'],
    ])
      raw.exec(`create temp trigger seen_${on}_${name} after ${on} on main.${snakeCase(name)}
        begin insert into seen values ('${name}', ${before}, ${after}); end`)
  }
  const file = tourFile(tour)
  onTestFinished(() => {
    file.close()
  })
  const take = raw.prepare<[], { collection: string; before: string | null; after: string | null }>(
    'delete from seen returning *',
  )
  const row = (text: string | null) => (text === null ? null : (JSON.parse(text) as Change['after']))
  const seen = () =>
    take.all().map(({ collection, before, after }) => ({ collection, before: row(before), after: row(after) }))
  return { file, seen }
}

/** Flags as the file keeps them. */
const asWritten = (row: Change['after']) =>
  row &&
  (JSON.parse(JSON.stringify(row, (_, v: unknown) => (typeof v === 'boolean' ? Number(v) : v))) as Change['after'])

it('what the tables saw written is what the entry says, forward, undone and redone', () => {
  const path = newToyTour().path
  const { file, seen } = watched(path)
  play(file, 'foundCrew', { name: 'Swallow', sailors: ['Ann', 'Ben'] })
  play(file, 'setSail', { crewId: madeAt(1) })
  play(file, 'getDrunk', { sailorId: madeAt(1, 2), tattoo: 'anchor' })
  play(file, 'disband', { crewId: madeAt(1) })
  const told = file
    .entries()
    .map(({ id }) => file.changes(id))
    .map((changes) =>
      changes.map(({ collection, before, after }) => ({
        collection,
        before: asWritten(before),
        after: asWritten(after),
      })),
    )
  expect(seen()).toEqual(told.flat())
  const backward = (changes: Seen[]) => changes.map((c) => ({ ...c, before: c.after, after: c.before }))
  for (const changes of [...told].reverse()) {
    file.undo()
    expect(seen()).toEqual(backward(changes))
  }
  for (const changes of told) {
    file.redo()
    expect(seen()).toEqual(changes)
  }
})
