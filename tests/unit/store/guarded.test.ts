import { copyFileSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readHead } from '../../../src/main/store/campaign.ts'
import { fileMark } from '../../../src/main/store/fileMark.ts'
import { guarded } from '../../../src/main/store/guarded.ts'
import { openTour } from '../../../src/main/store/openTour.ts'
import { openTourFile } from '../../../src/main/store/openTourFile.ts'
import type { TourFile } from '../../../src/main/store/tourFile.ts'
import { edit } from '../../support/hostile/kind.ts'
import { trees } from '../../support/hostile/trees.ts'
import { newToyTour, play, spoil, temporaryFolder } from '../../support/toyTours.ts'
import { toySystem } from '../../support/toySystem.ts'

const found = (file: TourFile, name: string) => play(file, 'foundCrew', { name, sailors: [] })
const openedAnew = (path: string): TourFile => {
  const file = openTourFile(path, [toySystem])
  onTestFinished(() => {
    file.close()
  })
  return file
}

/** A tour that is open here, and its copy on another machine. Both have gone as many steps on. */
function twoMachines(steps = 1) {
  const here = newToyTour()
  found(here, 'Amazon')
  const path = join(temporaryFolder(), 'there.tour')
  copyFileSync(here.path, path)
  found(here, 'Swallow')
  const there = openedAnew(path)
  for (let i = 0; i < steps; i++) found(there, `Sea Bear ${i}`)
  there.close()
  return { here, there: path }
}

it.each([1, 2])('a copy with %i other steps, put in its place, is not written over', (steps) => {
  const { here, there } = twoMachines(steps)
  const wanted = () => found(here, 'Wild Cat')
  here.load()
  copyFileSync(there, here.path)
  expect(wanted).toThrow(
    expect.objectContaining({
      code: 'head-moved',
      message: expect.stringContaining('Another file was put in the place of toy.tour') as string,
    }) as Error,
  )
  // It does not come round either.
  expect(wanted).toThrow('Another file')
  expect(() => here.undo()).toThrow('Another file')
  expect(readFileSync(here.path).equals(readFileSync(there))).toBe(true)
  here.close()
  const anew = openedAnew(here.path)
  expect(anew.entries().map(({ title }) => title)).toHaveLength(1 + steps)
  found(anew, 'Wild Cat')
  expect(anew.load().depth).toBe(2 + steps)
})

it.each([
  ['a trigger', 'create trigger evil after insert on entry begin update crews set morale_level = 9; end'],
  [
    'a view that never ends in the place of the campaign',
    `alter table campaign rename to was; create view campaign as select * from was where 0 <
      (with recursive n (i) as (select 1 union all select i + 1 from n) select count(*) from n)`,
  ],
])('the same tour with %s, put in its place, is read no further', async (_, sql) => {
  const here = newToyTour()
  found(here, 'Amazon')
  const path = join(temporaryFolder(), 'there.tour')
  copyFileSync(here.path, path)
  edit(path, (raw) => raw.exec(sql))
  copyFileSync(path, here.path)
  // Reads of one stretch of work look once.
  await Promise.resolve()
  expect(() => here.load()).toThrow('Another file was put in the place of toy.tour')
  expect(() => found(here, 'Swallow')).toThrow('Another file')
  here.close()
  expect(() => openTourFile(path, [toySystem])).toThrow('changed by another program')
  expect(readFileSync(here.path).equals(readFileSync(path))).toBe(true)
})

it.each(trees.filter(({ name }) => /^(schema|journal|columns) without end$/.test(name)))(
  'a copy with a $name, put in its place, is read no further',
  async ({ make }) => {
    const here = newToyTour()
    found(here, 'Amazon')
    make(here.path, readFileSync(here.path))
    const bytes = readFileSync(here.path)
    // Reads of one stretch of work look once.
    await Promise.resolve()
    expect(() => here.load()).toThrow('Another file was put in the place of toy.tour')
    expect(() => found(here, 'Swallow')).toThrow('Another file')
    here.close()
    expect(readFileSync(here.path).equals(bytes)).toBe(true)
  },
)

it('is noticed though the time of the file says nothing, and before anything is read', async () => {
  const { here, there } = twoMachines()
  const long = new Date(0)
  utimesSync(here.path, long, long)
  expect(here.load().depth).toBe(2)
  copyFileSync(there, here.path)
  utimesSync(here.path, long, long)
  // Reads of one stretch of work look once.
  await Promise.resolve()
  expect(() => here.load()).toThrow('Another file')
})

it('another program that goes on with the tour, and one that only touches the file, do no harm', () => {
  const here = newToyTour()
  found(here, 'Amazon')
  const beside = openedAnew(here.path)
  found(beside, 'Swallow')
  utimesSync(here.path, new Date(), new Date())
  found(here, 'Sea Bear')
  utimesSync(here.path, new Date(), new Date())
  beside.undo()
  here.rename('Lake')
  found(beside, 'Wild Cat')
  expect([here, beside].map((file) => [file.load().depth, file.info().name])).toEqual([
    [3, 'Lake'],
    [3, 'Lake'],
  ])
})

it('a file that is touched again after its pages were gone through is busy, and gone through once more', () => {
  const { path } = newToyTour()
  const mark = fileMark(path)
  const { connection } = openTour(path, [toySystem])
  onTestFinished(() => {
    connection.close()
  })
  let seconds = 0
  const touch = () => {
    utimesSync(path, ++seconds, seconds)
  }
  const nothing = () => undefined
  let between: () => void = touch
  const slow = {
    ...connection,
    reading: <T>(work: () => T): T => {
      between()
      return connection.reading(work)
    },
  }
  const file = guarded(slow, { mark, settle: nothing, written: nothing })
  const look = () => file.reading(() => readHead(connection))
  touch()
  expect(look).toThrow(expect.objectContaining({ code: 'file-busy' }) as Error)
  between = nothing
  expect(look()).toBeNull()
})

it('what another program has changed past Short-Timer is not made good by the seal of the next step', () => {
  const here = newToyTour()
  found(here, 'Amazon')
  spoil(here.path, 'update campaign set seed = 8')
  const bytes = readFileSync(here.path)
  const fault = 'what it says of itself is not what Short-Timer wrote there'
  expect(() => found(here, 'Swallow')).toThrow(fault)
  expect(() => {
    here.rename('Lake')
  }).toThrow(fault)
  expect(readFileSync(here.path).equals(bytes)).toBe(true)
})
