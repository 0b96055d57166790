import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playArchived } from '../../scripts/archive/play.ts'

/**
 * @param folder of the trial; the tour is played in a folder of its own below it.
 * @returns the file of a tour of three half-months, with battles that were tracked.
 */
export async function playedTour(folder: string, moves = 40, halfMonths = 3): Promise<Buffer> {
  const own = join(folder, 'played')
  mkdirSync(own)
  const tour = { name: 'Played', list: 'usmc', seed: 11, halfMonths, moves } as const
  return readFileSync(join(own, await playArchived(own, tour, 1)))
}
