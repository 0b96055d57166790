import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeFolder } from '../../../src/main/store/durable.ts'
import { openLibrary } from '../../../src/main/store/library.ts'
import { connect } from '../../../src/main/store/connection.ts'
import { takeSnapshot } from '../../../src/main/store/snapshots.ts'
import { writeNewFile } from '../../../src/main/store/writeNewFile.ts'
import { toySystem } from '../../support/toySystem.ts'
import { createToy, newToyTour, now, temporaryFolder } from '../../support/toyTours.ts'
import { watchedDisk } from '../../support/watchedDisk.ts'

/** What gives a name to a file, or takes it away. */
const naming = new Set(['linkSync', 'renameSync', 'mkdirSync'])

describe('a file that has its name keeps it when the power fails', () => {
  const library = () => {
    const made = openLibrary(join(temporaryFolder(), 'tours'), [toySystem])
    return { made, disk: watchedDisk(made.folder), file: createToy(made, 'Bravo') }
  }
  it.each([
    ['a new tour', ({ made }) => createToy(made, 'Charlie', 2)],
    ['a copy', ({ made, file }) => made.duplicate(file, { id: '00000000-0000-4000-8000-000000000003', name: 'Copy' })],
    ['a renamed one', ({ made, file }) => made.rename(file, 'Delta')],
    ['a deleted one', ({ made, file }) => made.remove(file)],
    [
      'a snapshot',
      ({ made, file }) => {
        const tour = made.open(file)
        takeSnapshot(tour, { label: 'Week 1', now })
        tour.close()
      },
    ],
  ] satisfies [string, (of: ReturnType<typeof library>) => unknown][])('%s', (_, work) => {
    const of = library()
    of.disk.fail(() => null)
    work(of)
    const { calls } = of.disk
    const named = calls.flatMap(({ name, path, done }, i) =>
      done && naming.has(name) ? [{ i, folder: dirname(path) }] : [],
    )
    expect(named.length).toBeGreaterThan(0)
    for (const { i, folder } of named)
      expect(calls.slice(i).filter(({ name, path }) => name === 'fsyncSync' && path === folder)).not.toEqual([])
  })

  it('the file itself is on the disk before it has its name', () => {
    const folder = temporaryFolder()
    const disk = watchedDisk(folder)
    writeNewFile(join(folder, 'a.tour'), Buffer.from('whole'))
    const order = disk.calls.map(({ name }) => name).filter((name) => name === 'fsyncSync' || name === 'linkSync')
    expect(order).toEqual(['fsyncSync', 'linkSync', 'fsyncSync'])
  })

  it('where its draft cannot be taken away, the new name is taken back: who is refused finds nothing changed', () => {
    const folder = temporaryFolder()
    const disk = watchedDisk(folder)
    disk.fail(({ name }) => (name === 'unlinkSync' ? 'EIO' : null))
    expect(() => {
      writeNewFile(join(folder, 'a.tour'), Buffer.from('whole'))
    }).toThrow()
    disk.release()
    expect(readdirSync(folder)).toEqual([])
  })

  it('where a disk knows no links, and no folders can be written by themselves, it is made all the same', () => {
    const folder = temporaryFolder()
    const disk = watchedDisk(folder)
    disk.fail(({ name, path }) =>
      name === 'linkSync' ? 'EPERM' : name === 'fsyncSync' && path === folder ? 'EINVAL' : null,
    )
    writeNewFile(join(folder, 'a.tour'), Buffer.from('whole'))
    expect(readFileSync(join(folder, 'a.tour'), 'utf8')).toBe('whole')
    expect(readdirSync(folder)).toEqual(['a.tour'])
  })

  it('a step: the journal is gone from the disk for good when it is through', () => {
    const connection = connect(newToyTour().path)
    // 3 is EXTRA.
    expect(connection.raw.pragma('synchronous', { simple: true })).toBe(3)
    connection.close()
  })
})

describe('a folder', () => {
  it('is made with those above it, and may be there already', () => {
    const path = join(temporaryFolder(), 'a/b/c')
    makeFolder(path)
    makeFolder(path)
    expect(existsSync(path)).toBe(true)
  })

  it('is refused where a file has its place, or the place of one above it', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'file'), '')
    const refused = expect.objectContaining({ code: 'file-busy' }) as Error
    expect(() => {
      makeFolder(join(folder, 'file'))
    }).toThrow(refused)
    expect(() => openLibrary(join(folder, 'file/tours'), [])).toThrow(refused)
  })

  it('is refused, and nothing hangs, where the system says of a folder that is there that it is not', () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'proc'))
    const disk = watchedDisk(folder)
    disk.fail(({ name, path }) => (name === 'mkdirSync' && path.startsWith(join(folder, 'proc')) ? 'ENOENT' : null))
    expect(() => openLibrary(join(folder, 'proc/x/y'), [])).toThrow()
    expect(disk.calls.length).toBeLessThan(20)
  })
})
