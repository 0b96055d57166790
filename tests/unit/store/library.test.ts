import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkTour } from '../../../src/main/store/check.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import type { CopyAs } from '../../../src/main/store/copies.ts'
import type { StoreError } from '../../../src/main/store/errors.ts'
import { safeName } from '../../../src/main/store/fileNames.ts'
import { openLibrary, type Library } from '../../../src/main/store/library.ts'
import { openLooker } from '../../../src/main/store/looker.ts'
import { copyOfSnapshot, takeSnapshot } from '../../../src/main/store/snapshots.ts'
import type { TourFile } from '../../../src/main/store/tourFile.ts'
import { leaveHalfWritten } from '../../support/halfWritten.ts'
import { toySystem } from '../../support/toySystem.ts'
import { createToy, madeAt, now, play, temporaryFolder, threeSteps, uuid } from '../../support/toyTours.ts'

const newLibrary = () => openLibrary(join(temporaryFolder(), 'tours'), [toySystem])
const create = createToy

/** Opens a tour of the library for as long as the work takes. */
function using<T>(library: Library, file: string, work: (tour: TourFile) => T): T {
  const tour = library.open(file)
  try {
    return work(tour)
  } finally {
    tour.close()
  }
}

/** @returns the listing, all at once. */
const listed = <Card>(library: Library, read: (tour: TourFile) => Card) =>
  doAtOnce(library.list(openLooker([toySystem], read, () => undefined)))

/** Brings a kept copy back, as the program does once it has proved it. */
function restored(library: Library, copy: string, as: CopyAs | null = null): string {
  const staged = library.stage(copy, uuid(99), as)
  const file = staged.putBack({ name: as?.name ?? 'Bravo' })
  staged.drop()
  return file
}

const notFound = expect.objectContaining({ code: 'not-found' }) as StoreError

it.each([
  ['Bravo', 'Bravo'],
  ['1/9: "Walking Dead"?', '1 9 Walking Dead'],
  ['../../etc/passwd', 'etc passwd'],
  ['..', 'Tour'],
  ['  ', 'Tour'],
  ['.hidden.', 'hidden'],
  ['CON', 'CON tour'],
  ['nul.tour', 'nul tour tour'],
  ['Đà Nẵng 67', 'Đà Nẵng 67'],
  ['x'.repeat(500), 'x'.repeat(80)],
])('%j becomes the file name %j', (title, name) => {
  expect(safeName(title)).toBe(name)
})

describe('the listing', () => {
  it('shows every tour, and the broken ones with the reason', () => {
    const library = newLibrary()
    using(library, create(library, 'Bravo'), threeSteps)
    writeFileSync(join(library.folder, 'diary.tour'), 'Dear diary')
    const bytes = readFileSync(join(library.folder, 'Bravo.tour'))
    writeFileSync(join(library.folder, 'cut.tour'), bytes.subarray(0, 9000))
    writeFileSync(join(library.folder, 'notes.txt'), 'not listed')
    mkdirSync(join(library.folder, 'folder.tour'))
    const list = listed(library, (tour) => tour.load().state['sailors']!.length)
    expect(list.map(({ file, tour, error }) => [file, tour?.card, error?.code])).toEqual([
      ['Bravo.tour', 2, undefined],
      ['cut.tour', undefined, 'damaged'],
      ['diary.tour', undefined, 'not-a-tour'],
    ])
    expect(list[0]).toMatchObject({ bytes: bytes.length, tour: { info: { name: 'Bravo', depth: 3 } } })
  })

  it.each([
    ['../outside.tour', 'not-found'],
    ['sub/inner.tour', 'not-found'],
    ['.hidden.tour', 'not-found'],
    ['nowhere.tour', 'not-found'],
    ['..\\x.tour', 'not-found'],
    ['x.txt', 'not-found'],
    ['', 'not-found'],
    ['link.tour', 'not-a-tour'],
    ['folder.tour', 'not-a-tour'],
    ['notes.txt', 'not-a-tour'],
  ])('no method follows %j: %s', (file, code) => {
    const library = newLibrary()
    writeFileSync(join(library.folder, '..', 'outside.tour'), 'precious')
    symlinkSync('../outside.tour', join(library.folder, 'link.tour'))
    mkdirSync(join(library.folder, 'folder.tour'))
    writeFileSync(join(library.folder, 'notes.txt'), 'mine')
    const refused = expect.objectContaining({ code }) as StoreError
    expect(() => library.open(file)).toThrow(refused)
    expect(() => library.remove(file)).toThrow(refused)
    expect(() => library.rename(file, 'x')).toThrow(refused)
    expect(() => library.duplicate(file, { id: uuid(2), name: 'x' })).toThrow(refused)
  })
})

describe('files', () => {
  it('get a number when the name is taken', () => {
    const library = newLibrary()
    expect([create(library, 'Bravo'), create(library, 'Bravo', 2), create(library, 'Bravo', 3)]).toEqual([
      'Bravo.tour',
      'Bravo 2.tour',
      'Bravo 3.tour',
    ])
  })

  it('are duplicated as campaigns of their own', () => {
    const library = newLibrary()
    const file = create(library, 'Bravo')
    using(library, file, threeSteps)
    const copy = library.duplicate(file, { id: uuid(2), name: 'Bravo, what if' })
    expect(copy).toBe('Bravo, what if.tour')
    using(library, file, (original) => {
      using(library, copy, (tour) => {
        expect(tour.info()).toEqual({ ...original.info(), id: uuid(2), name: 'Bravo, what if' })
        expect(tour.load()).toEqual(original.load())
        play(tour, 'disband', { crewId: madeAt(1) })
        expect(original.info().depth).toBe(3)
      })
    })
    expect(checkTour(join(library.folder, copy), [toySystem])).toEqual([])
  })

  it('are renamed with their tour, but never over another', () => {
    const library = newLibrary()
    const file = create(library, 'Bravo')
    create(library, 'Alpha', 2)
    expect(() => library.rename(file, 'Alpha')).toThrow(expect.objectContaining({ code: 'name-taken' }) as StoreError)
    expect(library.rename(file, 'Charlie: 67')).toBe('Charlie 67.tour')
    expect(library.rename('Charlie 67.tour', 'Charlie? 67')).toBe('Charlie 67.tour')
    expect(listed(library, (tour) => tour.info().name).map((l) => [l.file, l.tour?.card])).toEqual([
      ['Alpha.tour', 'Alpha'],
      ['Charlie 67.tour', 'Charlie? 67'],
    ])
  })

  it('are not renamed to where the journal of one that is gone still lies: it would be rolled back into them', () => {
    const library = newLibrary()
    const gone = join(library.folder, create(library, 'Bravo', 2))
    leaveHalfWritten(gone)
    rmSync(gone)
    const file = create(library, 'Alpha')
    const before = readFileSync(join(library.folder, file))
    expect(() => library.rename(file, 'Bravo')).toThrow(expect.objectContaining({ code: 'name-taken' }) as StoreError)
    expect(readFileSync(join(library.folder, file)).equals(before)).toBe(true)
    expect(existsSync(`${gone}-journal`)).toBe(true)
  })

  it('go to the trash, journal and all, and are never erased', () => {
    const library = newLibrary()
    for (const id of [1, 2]) {
      const bytes = readFileSync(join(library.folder, create(library, 'Bravo', id)))
      writeFileSync(join(library.folder, 'Bravo.tour-journal'), '')
      const path = library.remove('Bravo.tour')
      expect(readFileSync(path).equals(bytes)).toBe(true)
      expect(existsSync(`${path}-journal`)).toBe(true)
    }
    expect(listed(library, () => null)).toEqual([])
    expect(readdirSync(join(library.folder, '.trash')).filter((f) => f.endsWith('.tour'))).toHaveLength(2)
  })

  it('are taken in from elsewhere once they prove to be tours', () => {
    const library = newLibrary()
    const bytes = readFileSync(join(library.folder, create(library, 'Bravo')))
    expect(library.add('../Bravo.tour', bytes)).toBe('Bravo 2.tour')
    expect(() => library.add('x.tour', Buffer.from('Dear diary'))).toThrow(/not a campaign/)
    expect(() => library.add('x.tour', bytes.subarray(0, 5000))).toThrow(/damaged/)
    expect(listed(library, () => null)).toHaveLength(2)
  })
})

describe('a branch', () => {
  it('ends with the past entry and knows no other', () => {
    const library = newLibrary()
    const file = create(library, 'Bravo')
    const { states, last } = using(library, file, (tour) => {
      threeSteps(tour)
      tour.undo()
      const sober = play(tour, 'setSail', { crewId: madeAt(1) })
      tour.setPending(sober.id, { step: 'setSail', input: {}, answers: [], mode: 'ask' })
      return { states: [2, 3].map((at) => tour.stateAt(at)), last: sober.id }
    })
    const names = [2, 3, null].map((at) => library.branch(file, { id: uuid(2), name: 'What if' }, at))
    const looks = names.map((name) =>
      using(library, name, (tour) => [
        tour.load().state,
        tour.allEntries().map((e) => e.id),
        tour.redo(),
        tour.pending(),
      ]),
    )
    expect(looks).toEqual([
      [states[0], [1, 2], null, null],
      [states[1], [1, 2, 3], null, null],
      [{ crews: [], sailors: [] }, [], null, null],
    ])
    for (const name of names) expect(checkTour(join(library.folder, name), [toySystem])).toEqual([])
    expect(using(library, file, (tour) => [tour.info().head, tour.allEntries().length])).toEqual([last, 4])
    expect(() => library.branch(file, { id: uuid(2), name: 'What if' }, 99)).toThrow(notFound)
  })
})

describe('snapshots', () => {
  it('are kept, the last ten, and restored beside the tour', () => {
    const library = newLibrary()
    const file = create(library, 'Bravo')
    const states = using(library, file, (tour) => {
      threeSteps(tour)
      return Array.from({ length: 12 }, (_, i) => {
        play(tour, 'getDrunk', { sailorId: madeAt(1, 2), tattoo: `tattoo ${i}` })
        const at = new Date(Date.parse(now) + i * 60_000).toISOString()
        expect(takeSnapshot(tour, { label: `Half-month ${i}`, now: at })).toMatchObject({
          label: `Half-month ${i}`,
          at,
        })
        return tour.load().state
      })
    })
    const kept = library.snapshots(uuid(1))
    expect(kept.map((s) => s.label)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((i) => `Half-month ${i}`))
    library.remove(file)
    const copies = kept.map(({ snapshot }) => copyOfSnapshot(uuid(1), snapshot))
    const oldest = restored(library, copies.at(-1)!, { id: uuid(2), name: 'Bravo' })
    expect(using(library, oldest, (tour) => [tour.info().id, tour.load().state])).toEqual([uuid(2), states[2]])
    expect(restored(library, copies[0]!)).toBe('Bravo 2.tour')
    expect(using(library, 'Bravo 2.tour', (tour) => [tour.info().id, tour.load().state])).toEqual([uuid(1), states[11]])
  })

  it('are numbered by depth: a clock that stood in 2030 drops none, and those named by the clock alone still count', () => {
    const library = newLibrary()
    using(library, create(library, 'Bravo'), (tour) => {
      threeSteps(tour)
      const take = (at: string) => {
        play(tour, 'foundCrew', { name: 'Swallow', sailors: [] })
        return takeSnapshot(tour, { label: 'Week', now: at })
      }
      const { snapshot } = take(now)
      const folder = join(library.folder, '.snapshots', uuid(1))
      // As versions before had it.
      for (let day = 10; day < 20; day++)
        copyFileSync(join(folder, snapshot), join(folder, `2026-01-${day}T12-00-00.000Z Early month ${day}.tour`))
      rmSync(join(folder, snapshot))
      expect(library.snapshots(uuid(1)).map(({ at, depth }) => [at.slice(8, 10), depth])).toEqual(
        [19, 18, 17, 16, 15, 14, 13, 12, 11, 10].map((day) => [String(day), null]),
      )
      for (let i = 0; i < 4; i++) take('2030-01-01T00:00:00.000Z')
      for (let i = 0; i < 4; i++) take('1980-01-01T00:00:00.000Z')
      expect(library.snapshots(uuid(1)).map(({ at, depth }) => [at.slice(0, 4), depth])).toEqual([
        ...[12, 11, 10, 9].map((depth) => ['1980', depth]),
        ...[8, 7, 6, 5].map((depth) => ['2030', depth]),
        ['2026', null],
        ['2026', null],
      ])
    })
  })

  it('are dropped only when the new one has proved whole, and good ones are enough: empty and spoilt ones do not count', () => {
    const library = newLibrary()
    using(library, create(library, 'Bravo'), (tour) => {
      const folder = join(library.folder, '.snapshots', uuid(1))
      const take = () => {
        play(tour, 'foundCrew', { name: 'Swallow', sailors: [] })
        return takeSnapshot(tour, { label: 'Week', now })
      }
      for (let i = 0; i < 10; i++) take()
      const names = readdirSync(folder).sort()
      truncateSync(join(folder, names[8]!), 0)
      writeFileSync(join(folder, names[9]!), readFileSync(join(folder, names[9]!)).fill(0xff, 4096, 9000))
      // What was put in place of another is not what its name says.
      copyFileSync(join(folder, names[0]!), join(folder, names[7]!))
      take()
      // Ten, less the three, and the new one: none was dropped. The empty one is not shown.
      expect(readdirSync(folder)).toHaveLength(11)
      expect(library.snapshots(uuid(1))).toHaveLength(10)
      for (let i = 0; i < 3; i++) take()
      expect(readdirSync(folder).sort().slice(0, 2)).toEqual(names.slice(1, 3))
    })
  })

  it('of which the disk gives back something else, are refused, and none is dropped', () => {
    const library = newLibrary()
    using(library, create(library, 'Bravo'), (tour) => {
      const bytes = tour.bytes()
      const lying = { ...tour, bytes: () => Buffer.from(bytes).fill(0xff, 4096, 9000) }
      for (let i = 0; i < 10; i++) takeSnapshot(tour, { label: 'Week', now })
      const before = library.snapshots(uuid(1))
      expect(() => takeSnapshot(lying, { label: 'Week', now })).toThrow(
        expect.objectContaining({ code: 'disk-fault' }) as Error,
      )
      expect(library.snapshots(uuid(1))).toEqual(before)
    })
  })

  it('before an amendment and before a pack is one each, beside those of turns', () => {
    const library = newLibrary()
    using(library, create(library, 'Bravo'), (tour) => {
      for (const occasion of ['turn', 'amendment', 'import', 'import', 'amendment', 'turn', 'import'] as const) {
        play(tour, 'foundCrew', { name: 'Swallow', sailors: [] })
        takeSnapshot(tour, { label: 'Week', occasion, now })
      }
    })
    expect(library.snapshots(uuid(1)).map(({ occasion, depth }) => [occasion, depth])).toEqual([
      ['import', 7],
      ['turn', 6],
      ['amendment', 5],
      ['turn', 1],
    ])
  })

  it('of a campaign or name that is none are not found', () => {
    const library = newLibrary()
    expect(library.snapshots(uuid(9))).toEqual([])
    expect(() => library.snapshots('../..')).toThrow(notFound)
    for (const copy of [`.snapshots/${uuid(9)}/x.tour`, '../x.tour', 'x.tour', ''])
      expect(() => library.stage(copy, uuid(2), null)).toThrow(notFound)
  })

  it('taken at the same moment do not overwrite each other', () => {
    const library = newLibrary()
    using(library, create(library, 'Bravo'), (tour) => {
      takeSnapshot(tour, { label: 'x', now })
      takeSnapshot(tour, { label: 'x', now })
    })
    expect(library.snapshots(uuid(1))).toHaveLength(2)
  })
})
