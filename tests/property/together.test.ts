import fc from 'fast-check'
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { doAtOnce } from '../../src/main/engine/work.ts'
import { checkTour } from '../../src/main/store/check.ts'
import { createTourFile, openTourFile } from '../../src/main/store/openTourFile.ts'
import type { TourFile } from '../../src/main/store/tourFile.ts'
import { tryTogether } from '../../src/main/store/tryTogether.ts'
import { act, action, type Action } from '../support/toyLots.ts'
import { toySystem } from '../support/toySystem.ts'
import { now, temporaryFolder, uuid } from '../support/toyTours.ts'

const runs = fc.array(action, { maxLength: 8 })
const played = (file: TourFile, actions: readonly Action[]) => actions.reduce(act, file)
const open = (path: string) => openTourFile(path, [toySystem])

/** What a file holds at every entry, by its hash. */
const states = (file: TourFile) => new Map([...file.hashes()].map(([id, hash]) => [hash, file.stateAt(id)]))
const redos = (file: TourFile) => file.allEntries().map(({ id, redo }) => [id, redo])

/** Lays one copy into another, as the program does. */
function lay(file: TourFile, other: TourFile) {
  const beyond = other.beyond(new Set(file.hashes().values()))
  doAtOnce(tryTogether(file, beyond))
  return file.layIn(beyond)
}

it('two copies played on apart and laid together, either into the other, hold all of both, and stand where they stood', () => {
  const folder = temporaryFolder()
  const paths = ['a', 'b'].map((name) => join(folder, `${name}.tour`)) as [string, string]
  fc.assert(
    fc.property(runs, runs, runs, (before, here, there) => {
      played(createTourFile(paths[0], { system: toySystem, name: 'Toy', seed: 7, id: uuid(1), now }), before).close()
      copyFileSync(...paths)
      const [a, b] = [played(open(paths[0]), here), played(open(paths[1]), there)]
      try {
        const originals = [a, b].map((file) => ({ file, stood: file.load(), known: states(file), redos: redos(file) }))
        const all = new Map(originals.flatMap(({ known }) => [...known]))
        const [intoA, intoB] = [lay(a, b), lay(b, a)]
        for (const [i, { file, stood, redos: were }] of originals.entries()) {
          expect(file.load()).toEqual(stood)
          expect(states(file)).toEqual(all)
          expect(redos(file)).toEqual(expect.arrayContaining(were))
          // Where the other stands can be gone to, and back.
          const { head } = [intoA, intoB][i]!
          file.moveHead(head)
          expect(file.load().state).toEqual(originals[1 - i]!.stood.state)
          file.moveHead(stood.head)
          expect(file.load()).toEqual(stood)
          expect(doAtOnce(file.faults())).toEqual([])
        }
        // A second time there is nothing to take.
        const bytes = a.bytes()
        expect(lay(a, b)).toEqual({ made: [], head: intoA.head })
        expect(a.bytes().equals(bytes)).toBe(true)
        const fresh = open(a.path)
        expect(fresh.load()).toEqual(a.load())
        expect(states(fresh)).toEqual(all)
        fresh.close()
      } finally {
        for (const file of [a, b]) file.close()
      }
      for (const path of paths) {
        expect(checkTour(path, [toySystem])).toEqual([])
        rmSync(path)
      }
    }),
    { numRuns: 40 },
  )
})
