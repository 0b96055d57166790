import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { systems } from '../../../src/main/app/gameOf.ts'
import type { StoredSystem } from '../../../src/main/store/types.ts'
import { flipBytes } from '../../support/flips.ts'
import { testFolder } from '../../support/folder.ts'
import { playedCampaign } from '../../support/program.ts'
import { toySystem } from '../../support/toySystem.ts'
import { madeAt, newToyTour, play, threeSteps } from '../../support/toyTours.ts'

/** @returns what became of a hundred copies. */
const flipped = (bytes: Buffer, of: readonly StoredSystem[]) =>
  flipBytes({ bytes, systems: of, folder: testFolder(), copies: 100, seed: 1967 })

/** Are all copies accounted for, and some of each kind? */
function allFound({ copies, refused, same, found, unfound }: ReturnType<typeof flipped>): void {
  expect(unfound).toEqual([])
  expect(refused + same + found).toBe(copies)
  for (const some of [refused, same, found]) expect(some).toBeGreaterThan(0)
}

it('a flipped byte in a small tour with two branches, undone steps and a step under way is refused, harmless or found', () => {
  const file = newToyTour()
  threeSteps(file)
  file.undo()
  const { id } = play(file, 'setSail', { crewId: madeAt(1) })
  file.undo()
  file.setPending(file.load().head, { step: 'setSail', input: { crewId: madeAt(1) }, answers: [], mode: 'ask' })
  expect(file.allEntries().map((entry) => entry.id)).toContain(id)
  file.close()
  allFound(flipped(readFileSync(file.path), [toySystem]))
})

it('a flipped byte in a played campaign is refused, harmless or found', async () => {
  const folder = testFolder()
  const campaign = await playedCampaign(folder, 2, 1)
  allFound(flipped(readFileSync(join(folder, campaign)), systems))
})
