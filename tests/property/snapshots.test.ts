import fc from 'fast-check'
import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTourFile } from '../../src/main/store/openTourFile.ts'
import { keptTurns, outlived, type Worth } from '../../src/main/store/retention.ts'
import { fartherFirst, nameAt, occasions, readName, type SnapshotName } from '../../src/main/store/snapshotNames.ts'
import { listSnapshots, takeSnapshot, type Snapshot } from '../../src/main/store/snapshots.ts'
import type { TourFile } from '../../src/main/store/tourFile.ts'
import { toySystem } from '../support/toySystem.ts'
import { newToyTour, play, uuid } from '../support/toyTours.ts'
import { watchedDisk } from '../support/watchedDisk.ts'

/** A clock may stand anywhere. */
const clock = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
const monthOf = (label: string) => label.replace(/^\w+ /, '')
const label = fc
  .tuple(fc.constantFrom('Early', 'Late'), fc.integer({ min: 1, max: 6 }))
  .map(([half, month]) => `${half} month ${month}`)

/** Names as they come about: each numbered after those that were there. */
const drawer = fc
  .array(
    fc.record({
      depth: fc.integer({ min: 0, max: 40 }),
      occasion: fc.constantFrom('turn', 'turn', 'turn', 'turn', ...occasions),
      label,
      at: clock.map((date) => date.toISOString()),
    }),
    { minLength: 1, maxLength: 90, size: 'max' },
  )
  .map((all) => all.reduce<SnapshotName[]>((names, one) => [...names, nameAt(one, names)], []))

it('a name says all that it was made of, and orders by depth, whatever the clock said', () => {
  fc.assert(
    fc.property(drawer, (names) => {
      for (const name of names) expect(readName(name.snapshot)).toEqual(name)
      const sorted = [...names].sort(fartherFirst)
      expect(sorted.map(({ depth, nth }) => [depth, nth])).toEqual(
        names.map(({ depth, nth }) => [depth!, nth] as const).sort((a, b) => b[0] - a[0] || b[1] - a[1]),
      )
    }),
  )
})

it('what is dropped has ten good ones after it; the one just written, and what cannot be read just now, stay', () => {
  const found = fc.infiniteStream(fc.constantFrom<Worth>('good', 'good', 'good', 'spoilt', 'unsure'))
  fc.assert(
    fc.property(drawer, found, fc.boolean(), (names, stream, hasMonths) => {
      const written = names.at(-1)!
      const worths = new Map(names.map((one) => [one.snapshot, stream.next().value as Worth]))
      const worth = (one: SnapshotName) => (one === written ? 'good' : worths.get(one.snapshot)!)
      const gone = outlived(names, written, { worth, monthOf: hasMonths ? monthOf : undefined })
      const left = names.filter((one) => !gone.includes(one))
      expect(left).toContain(written)
      expect(gone.filter((one) => one.occasion !== written.occasion)).toEqual([])
      if (written.occasion !== 'turn') {
        expect(left.filter(({ occasion }) => occasion === written.occasion)).toEqual([written])
        return
      }
      const turns = left.filter(({ occasion }) => occasion === 'turn')
      const line = (one: SnapshotName) => fartherFirst(one, written) < 0
      for (const one of gone) {
        const after = turns.filter((other) => line(other) === line(one) && fartherFirst(other, one) < 0)
        const good = after.filter((other) => worth(other) === 'good')
        expect(good.length).toBeGreaterThanOrEqual(keptTurns)
        if (hasMonths && worth(one) === 'good')
          expect(good.map(({ label }) => monthOf(label))).toContain(monthOf(one.label))
      }
      // No more stay than is said: ten good ones on each side, one a month, and what does not count.
      const good = turns.filter((one) => worth(one) === 'good')
      expect(good.length).toBeLessThanOrEqual(2 * (keptTurns + (hasMonths ? 6 : 0)))
    }),
  )
})

type Act =
  | { readonly do: 'turn'; readonly at: Date; readonly dies: number | null }
  | { readonly do: 'back'; readonly by: number }
  | { readonly do: 'spoil'; readonly which: number; readonly how: 'empty' | 'cut' | 'flip' }

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('turn' as const),
      at: clock,
      dies: fc.option(fc.integer({ min: 0, max: 40 }), { freq: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('back' as const), by: fc.integer({ min: 1, max: 12 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('spoil' as const),
      which: fc.nat(30),
      how: fc.constantFrom('empty' as const, 'cut' as const, 'flip' as const),
    }),
  },
)

/** Opens a snapshot as restoring would. @returns how far it had come; null for one that cannot be opened. */
function depthIn(path: string): number | null {
  try {
    const copy = openTourFile(path, [toySystem])
    try {
      return copy.info().depth
    } finally {
      copy.close()
    }
  } catch {
    return null
  }
}

function spoilOne(folder: string, { which, how }: Extract<Act, { do: 'spoil' }>): string | null {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.tour'))
    .sort()
  const name = names[which % Math.max(1, names.length)]
  if (name === undefined) return null
  const path = join(folder, name)
  const bytes = readFileSync(path)
  if (how === 'empty') truncateSync(path, 0)
  else if (how === 'cut') truncateSync(path, bytes.length >> 1)
  else writeFileSync(path, bytes.fill(0xff, Math.min(4096, bytes.length), Math.min(3 * 4096, bytes.length)))
  return name
}

/** Ends a turn and has its snapshot taken; a disk that fails from some call on is what a kill leaves. */
function endTurn(tour: TourFile, { at, dies }: Extract<Act, { do: 'turn' }>, disk: ReturnType<typeof watchedDisk>) {
  play(tour, 'foundCrew', { name: 'Swallow', sailors: ['Ann'] })
  disk.fail((_, nth) => (dies !== null && nth >= dies ? 'EIO' : null))
  try {
    return takeSnapshot(tour, { label: 'Week 1', now: at.toISOString() })
  } catch (error) {
    expect(error).toMatchObject({ code: 'disk-fault' })
    return null
  } finally {
    disk.fail(() => null)
  }
}

it('whatever the clock, the disk and the player do, the last snapshots are there, and the one just taken opens', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 40 }), (acts) => {
      const tour = newToyTour()
      const folder = join(tour.path, '..', '.snapshots', uuid(1))
      mkdirSync(folder, { recursive: true })
      const disk = watchedDisk(join(tour.path, '..', '.snapshots'))
      /** Good ones at or before where the tour stands, by name. */
      const good = () => {
        const { depth } = tour.info()
        const all: readonly Snapshot[] = listSnapshots(join(tour.path, '..'), uuid(1))
        return all.filter((one) => one.depth! <= depth && depthIn(join(folder, one.snapshot)) === one.depth)
      }
      try {
        for (const one of acts) {
          if (one.do === 'spoil') spoilOne(folder, one)
          else if (one.do === 'back') for (let i = 0; i < one.by; i++) tour.undo()
          else {
            const before = good()
            const taken = endTurn(tour, one, disk)
            const after = good().map(({ snapshot }) => snapshot)
            if (taken) expect(after).toContain(taken.snapshot)
            const due = [...(taken ? [taken] : []), ...before].sort(fartherFirst).slice(0, keptTurns)
            expect(after).toEqual(expect.arrayContaining(due.map(({ snapshot }) => snapshot)))
          }
        }
      } finally {
        disk.release()
        tour.close()
      }
    }),
    { numRuns: 25 },
  )
})
