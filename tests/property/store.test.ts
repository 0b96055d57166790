import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rmSync } from 'node:fs'
import { checkTour } from '../../src/main/store/check.ts'
import { createTourFile, openTourFile } from '../../src/main/store/openTourFile.ts'
import type { TourFile } from '../../src/main/store/tourFile.ts'
import { toySystem } from '../support/toySystem.ts'
import { act, action, type Action } from '../support/toyLots.ts'
import { now, temporaryFolder, uuid } from '../support/toyTours.ts'
import { join } from 'node:path'

/** Runs the actions on a new tour, and hands it over with the state that load gave at each entry. */
function run(
  path: string,
  actions: readonly Action[],
  look: (file: TourFile, seen: Map<number | null, unknown>) => void,
): void {
  let file = createTourFile(path, { system: toySystem, name: 'Toy', seed: 7, id: uuid(1), now })
  try {
    const seen = new Map<number | null, unknown>()
    for (const what of actions) {
      file = act(file, what)
      const { head, state } = file.load()
      if (seen.has(head)) expect(state).toEqual(seen.get(head))
      seen.set(head, state)
    }
    look(file, seen)
  } finally {
    file.close()
    rmSync(path)
  }
}

const runs = fc.array(action, { minLength: 1, maxLength: 12 })

it('any run, undone to the start and redone to the end, passes through the same states', () => {
  const path = join(temporaryFolder(), 'x.tour')
  fc.assert(
    fc.property(runs, (actions) => {
      run(path, actions, (file, seen) => {
        const end = file.load()
        seen.set(null, { crews: [], sailors: [] })
        while (file.undo()) expect(file.load().state).toEqual(seen.get(file.load().head))
        expect(file.load().head).toBeNull()
        for (let depth = 0; depth < end.depth; depth++) {
          expect(file.redo()).not.toBeNull()
          const { head, state } = file.load()
          expect(state).toEqual(seen.get(head))
        }
        expect(file.load()).toEqual(end)
        const other = openTourFile(path, [toySystem])
        expect(other.load()).toEqual(end)
        other.close()
      })
    }),
    { numRuns: 40 },
  )
})

it('the state at every entry is what load gave there, and the file is sound', () => {
  const path = join(temporaryFolder(), 'x.tour')
  fc.assert(
    fc.property(runs, (actions) => {
      run(path, actions, (file, seen) => {
        for (const [place, state] of seen) expect(file.stateAt(place)).toEqual(state)
        expect(checkTour(path, [toySystem])).toEqual([])
      })
    }),
    { numRuns: 40 },
  )
})

/** All that a file remembers of its journal, as it tells it. */
const told = (file: TourFile) => ({
  walk: file.walk(),
  contents: file.contents(),
  headings: file.headings(),
  touching: file.headings().flatMap(({ id }) => file.changes(id).map((change) => file.touching(change))),
  about: file.headings().flatMap(({ id }) => file.lines(id).map(({ about }) => about && file.linesAbout(about))),
  states: file.headings().map(({ id }) => file.stateAt(id)),
})

it('what is remembered of the journal is what a program reads that has just opened the file', () => {
  const path = join(temporaryFolder(), 'x.tour')
  const twoWriters = fc.array(fc.record({ what: action, other: fc.boolean() }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(twoWriters, (actions) => {
      let file = createTourFile(path, { system: toySystem, name: 'Toy', seed: 7, id: uuid(1), now })
      let other = openTourFile(path, [toySystem])
      try {
        for (const one of actions) {
          if (one.other) other = act(other, one.what)
          else file = act(file, one.what)
          const fresh = openTourFile(path, [toySystem])
          const expected = told(fresh)
          fresh.close()
          expect(told(file)).toEqual(expected)
          expect(told(other)).toEqual(expected)
        }
      } finally {
        file.close()
        other.close()
        rmSync(path)
      }
    }),
    { numRuns: 40 },
  )
})
