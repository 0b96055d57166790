import { readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { systems } from '../../../src/main/app/gameOf.ts'
import { checkTour } from '../../../src/main/store/check.ts'
import { openTourFile } from '../../../src/main/store/openTourFile.ts'
import { playLongJournal } from '../../support/longJournal.ts'
import { tornCommits } from '../../support/tornCommits.ts'
import { temporaryFolder } from '../../support/toyTours.ts'

it('wherever a kill tears a commit, the tour comes back as it stood before, by its own journal, and nothing lies beside it', () => {
  const played = playLongJournal(140)
  let tried = 0
  for (const steps of [28, 44, 92, 116, 128]) {
    const path = `${temporaryFolder()}/torn.tour`
    for (const { tour, journal } of tornCommits(path, played.slice(0, steps))) {
      writeFileSync(path, tour)
      writeFileSync(`${path}-journal`, journal)
      const file = openTourFile(path, systems)
      expect(file.load().depth).toBe(steps - 1)
      file.close()
      expect(checkTour(path, systems)).toEqual([])
      expect(readdirSync(dirname(path))).toEqual(['torn.tour'])
      tried++
    }
  }
  expect(tried).toBeGreaterThan(40)
})
