import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { playArchived } from '../../scripts/archive/play.ts'
import type { InputOf } from '../../src/contract/procedures.ts'
import { ask } from '../../src/main/cli/command.ts'
import { openDesk } from './desk.ts'

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

/** @returns the file of a tour that a half-month's end waits for. */
export async function tourBeforeTurnEnd(folder: string): Promise<Buffer> {
  const own = join(folder, 'before-the-end')
  mkdirSync(own)
  const name = 'Bravo.tour'
  writeFileSync(join(own, name), await playedTour(folder, 0, 2))
  const { program } = openDesk(own)
  for (;;) {
    const { next } = await ask(program, 'campaign.autoplay', { campaign: name, seed: 11 })
    if (next === null || next.endsTurn) break
    const quiet = { dice: 'program', choices: 'program', pending: false } as const
    await ask(program, next.procedure, { campaign: name, input: next.input, ...quiet } as InputOf<'fng.endTurn'>)
  }
  await program.close()
  return readFileSync(join(own, name))
}
