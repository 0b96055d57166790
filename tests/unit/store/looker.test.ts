import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { optional, text } from '../../../src/main/engine/state.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import { createCollections } from '../../../src/main/store/collections.ts'
import { connectInMemory, db } from '../../../src/main/store/connection.ts'
import { StoreError } from '../../../src/main/store/errors.ts'
import { applicationId } from '../../../src/main/store/header.ts'
import { openLibrary, type Library } from '../../../src/main/store/library.ts'
import { lookInto as lookIntoFile } from '../../../src/main/store/look.ts'
import { openLooker } from '../../../src/main/store/looker.ts'
import { migrate } from '../../../src/main/store/migrate.ts'
import { migrations } from '../../../src/main/store/migrations/migrations.ts'
import { openTourFile } from '../../../src/main/store/openTourFile.ts'
import type { TourFile } from '../../../src/main/store/tourFile.ts'
import { asNobody } from '../../support/asNobody.ts'
import { folderLook } from '../../support/folderLook.ts'
import { leaveHalfWritten } from '../../support/halfWritten.ts'
import { toyCollections, toySystem } from '../../support/toySystem.ts'
import { createToy, now, spoil, temporaryFolder, threeSteps, uuid } from '../../support/toyTours.ts'

/** Counts the files that are really opened. */
const lookInto = vi.fn(lookIntoFile)
beforeEach(() => {
  lookInto.mockReset()
})
/** @returns the names of the files opened since the last time it was asked. */
const opened = () => {
  const names = lookInto.mock.calls.map(([path]) => path.split('/').at(-1))
  lookInto.mockClear()
  return names
}

function library(names: readonly string[], system = toySystem) {
  const made = openLibrary(join(temporaryFolder(), 'tours'), [system])
  for (const [i, name] of names.entries()) createToy(made, name, i + 1)
  const logged: unknown[] = []
  const looker = openLooker([system], sailors, (error) => logged.push(error), lookInto as typeof lookIntoFile)
  return {
    made,
    looker,
    logged,
    list: () => doAtOnce(made.list(looker)),
    at: (file: string) => join(made.folder, file),
  }
}
const sailors = (tour: TourFile) => tour.load().state['sailors']!.length
const use = (made: Library, file: string, work: (tour: TourFile) => unknown) => {
  const tour = made.open(file)
  work(tour)
  tour.close()
}

describe('a second listing', () => {
  it('opens no file that did not change, and each that did', () => {
    const { made, list, at } = library(['A', 'B', 'C'])
    writeFileSync(at('D.tour'), 'Dear diary')
    expect(list()).toHaveLength(4)
    expect(opened()).toEqual(['A.tour', 'B.tour', 'C.tour', 'D.tour'])
    const again = list()
    expect(opened()).toEqual([])
    expect(again.map(({ tour, error }) => tour?.card ?? error?.code)).toEqual([0, 0, 0, 'not-a-tour'])

    use(made, 'B.tour', threeSteps)
    expect(list().map(({ tour }) => tour?.card)).toEqual([0, 2, 0, undefined])
    expect(opened()).toEqual(['B.tour'])
    // Another file under the same name, and one that is new.
    renameSync(at('B.tour'), at('C.tour'))
    createToy(made, 'E', 9)
    expect(list().map(({ file, tour }) => [file, tour?.card])).toEqual([
      ['A.tour', 0],
      ['C.tour', 2],
      ['D.tour', undefined],
      ['E.tour', 0],
    ])
    expect(opened()).toEqual(['C.tour', 'E.tour'])
    // A commit that is cut short shows by its journal, whatever the times say.
    leaveHalfWritten(at('C.tour'))
    list()
    expect(opened()).toEqual(['C.tour'])
  })

  it('tries a locked file again, and forgets what it is told to', () => {
    const { made, looker, list, at } = library(['A', 'B'])
    lookInto.mockImplementationOnce(() => {
      throw new StoreError('file-busy', 'In use.')
    })
    expect(list().map(({ error }) => error?.code)).toEqual(['file-busy', undefined])
    expect(lookInto).toHaveBeenCalledTimes(2)
    opened()
    expect(list().map(({ error }) => error)).toEqual([null, null])
    expect(opened()).toEqual(['A.tour'])
    looker.forget(at('B.tour'))
    list()
    expect(opened()).toEqual(['B.tour'])
    // What only opening shows is on the card from then on.
    looker.refused(at('A.tour'), new StoreError('damaged', 'It is damaged.'))
    expect(list()[0]).toMatchObject({ tour: null, error: { code: 'damaged' } })
    expect(opened()).toEqual([])
    use(made, 'A.tour', threeSteps)
    expect(list()[0]).toMatchObject({ tour: { card: 2 }, error: null })
  })

  it('gives way after every file, and is of one moment all the same', () => {
    const { made, looker, at } = library(['A', 'B', 'C'])
    const work = made.list(looker)
    for (const file of ['A.tour', 'B.tour', 'C.tour']) {
      const before = lookInto.mock.calls.length
      expect(work.next()).toMatchObject({ done: false, value: { of: 3, what: file } })
      expect(lookInto.mock.calls.length - before).toBeLessThanOrEqual(1)
    }
    // Meanwhile others go on: one tour is played, one deleted, one made.
    use(made, 'A.tour', threeSteps)
    rmSync(at('B.tour'))
    createToy(made, 'D', 4)
    const last = work.next()
    expect(last.done).toBe(true)
    expect(
      (last.value as { file: string; tour: { card: number } }[]).map(({ file, tour }) => [file, tour.card]),
    ).toEqual([
      ['A.tour', 2],
      ['C.tour', 0],
      ['D.tour', 0],
    ])
  })
})

/** A tour as the first version of the schema wrote it. */
function writeFirstVersion(path: string): void {
  const connection = connectInMemory(path)
  connection.raw.pragma(`application_id = ${applicationId}`)
  migrate(connection, migrations.slice(0, 1), false)
  connection.writing(() => {
    createCollections(connection, toySystem.collections)
    const campaign = {
      id: uuid(8),
      name: 'Old',
      system: 'toy',
      seed: 1,
      head: null,
      redo: null,
      created: now,
      archived: 0,
    }
    connection.run(db.insertInto('campaign').values(campaign))
  })
  writeFileSync(path, connection.raw.serialize())
  connection.close()
}

describe('looking through a folder', () => {
  const grown = { ...toySystem, collections: { ...toyCollections, ships: { rig: optional(text()) } } }

  function mixed() {
    const found = library(['Good', 'Half', 'Cut', 'Schema', 'Written ahead'])
    for (const file of ['Good.tour', 'Half.tour', 'Schema.tour']) use(found.made, file, threeSteps)
    leaveHalfWritten(found.at('Half.tour'))
    writeFileSync(found.at('Cut.tour'), readFileSync(found.at('Cut.tour')).subarray(0, 9000))
    spoil(found.at('Schema.tour'), "update collection_schema set columns = '{' where collection = 'sailors'")
    const bytes = readFileSync(found.at('Written ahead.tour'))
    bytes[18] = bytes[19] = 2
    writeFileSync(found.at('Written ahead.tour'), bytes)
    writeFirstVersion(found.at('Old.tour'))
    mkdirSync(found.at('.snapshots'))
    return found
  }
  const seen = [
    ['Cut.tour', 'damaged'],
    ['Good.tour', 2],
    ['Half.tour', 2],
    ['Old.tour', 0],
    ['Schema.tour', 'damaged'],
    ['Written ahead.tour', 0],
  ]

  it('writes nothing: every byte and every time stays, of old and half-written tours too', () => {
    const { made, list } = mixed()
    const before = folderLook(made.folder)
    const listed = list()
    expect(listed.map(({ file, tour, error }) => [file, tour ? tour.card : error?.code])).toEqual(seen)
    expect(listed.filter(({ tour }) => tour?.older).map(({ file }) => file)).toEqual(['Old.tour'])
    expect(folderLook(made.folder)).toEqual(before)
  })

  it('is possible where nothing may be written', () => {
    const { made, list } = mixed()
    const listed = asNobody(made.folder, list)
    expect(listed.map(({ file, tour, error }) => [file, tour ? tour.card : error?.code])).toEqual(seen)
  })

  it('brings a tour up to date only when it is opened, and keeps a copy each time', () => {
    const { made, list, at } = library(['A'])
    use(made, 'A.tour', threeSteps)
    const first = readFileSync(at('A.tour'))
    const looker = openLooker([grown], sailors, () => undefined)
    const [listed] = doAtOnce(openLibrary(made.folder, [grown]).list(looker))
    expect(listed).toMatchObject({ tour: { card: 2, older: true } })
    expect(readFileSync(at('A.tour')).equals(first)).toBe(true)
    expect(list()[0]).toMatchObject({ tour: { older: false } })

    openTourFile(at('A.tour'), [grown]).close()
    const second = readFileSync(at('A.tour'))
    const twice = { ...grown, collections: { ...grown.collections, ports: { name: text() } } }
    openTourFile(at('A.tour'), [twice]).close()
    const backup = (number: string) => readFileSync(at(`A.tour.before-update${number}.backup`))
    expect([backup('').equals(first), backup(' 2').equals(second)]).toEqual([true, true])
  })
})

describe('a fault that nobody foresaw', () => {
  it('is the card of its file alone, and is logged', () => {
    const { made, logged } = library(['A', 'B'])
    const looker = openLooker(
      [toySystem],
      (tour) => {
        if (tour.info().name === 'A') throw new TypeError('of undefined')
        return 'fine'
      },
      (error) => logged.push(error),
    )
    const listed = doAtOnce(made.list(looker))
    expect(listed.map(({ tour, error }) => tour?.card ?? error?.code)).toEqual(['internal', 'fine'])
    expect(listed[0]!.error!.message).toMatch(/^A\.tour cannot be read.*other tours are safe.*Deleted and kept copies/)
    expect(logged).toEqual([expect.any(TypeError)])
  })

  it.each([
    ["update collection_schema set columns = 'null' where collection = 'sailors'", 'damaged'],
    ["update collection_schema set columns = '[1]' where collection = 'sailors'", 'damaged'],
    ['alter table sailors rename column full_name to nobody', 'damaged'],
    ["update entry set tape = '{' where id = 3", 'damaged'],
  ])('%s', (sql, code) => {
    const { made, list, at } = library(['A', 'B'])
    use(made, 'A.tour', threeSteps)
    spoil(at('A.tour'), sql)
    const looker = openLooker(
      [toySystem],
      (tour) => [tour.load(), tour.entries()],
      () => undefined,
    )
    expect(doAtOnce(made.list(looker)).map(({ error }) => error?.code)).toEqual([code, undefined])
    expect(list()).toHaveLength(2)
  })
})

it('what a kill left behind is never written through, and is swept away after a day', () => {
  const { made, at } = library(['A'])
  const bytes = readFileSync(at('A.tour'))
  // As a kill between link and unlink leaves it: the draft is a second name of the finished file.
  linkSync(at('A.tour'), at('.A.tour.draft'))
  expect(createToy(made, 'A', 5)).toBe('A 2.tour')
  expect(readFileSync(at('A.tour')).equals(bytes)).toBe(true)
  writeFileSync(at('.B.tour.draft'), 'half a tour')
  const receive = (days: number) => {
    const read = () => {
      throw new Error('Nothing came.')
    }
    made.receive({ name: 'x', size: 1, id: uuid(7), now: Date.now() + days * 24 * 60 * 60 * 1000, read }).drop()
  }
  receive(0)
  expect(readdirSync(made.folder)).toContain('.B.tour.draft')
  receive(2)
  expect(readdirSync(made.folder)).toEqual(['.incoming', 'A 2.tour', 'A.tour'])
})

it('a journal that lies about without its tour is never rolled back into a new one', () => {
  const { made, at } = library(['A'])
  use(made, 'A.tour', threeSteps)
  leaveHalfWritten(at('A.tour'))
  rmSync(at('A.tour'))
  expect(createToy(made, 'A', 5)).toBe('A 2.tour')
  expect(readdirSync(made.folder)).toEqual(['A 2.tour', 'A.tour-journal'])
})
