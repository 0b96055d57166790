import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createProgram } from '../../../src/main/app/createProgram.ts'
import { gameOf, mustHave } from '../../../src/main/app/gameOf.ts'
import { ask } from '../../../src/main/cli/command.ts'
import { playDemo } from '../../../src/main/cli/demo.ts'
import { openSheetFolder } from '../../../src/main/cli/sheetFolder.ts'
import { testFolder } from '../../support/folder.ts'

/** Plays a short tour on the true Program, in a folder of its own. */
async function play(list: string, turns: number) {
  const folder = testFolder()
  const sheets = openSheetFolder(folder)
  const program = createProgram({
    folder,
    anywhere: false,
    now: () => new Date(0),
    newSeed: () => 1,
    newId: randomUUID,
    deliverSheet: sheets.deliver,
    log: (error) => {
      throw error
    },
  })
  const dates: string[] = []
  const progress = (_done: number, what: string) => void dates.push(what)
  const nameSheet = sheets.nameNext
  const played = await playDemo(program, { game: 'fng', chosen: { list }, seed: 1967, turns, nameSheet, progress })
  const replayed = await ask(program, 'campaign.replay', { campaign: played.campaign })
  await program.close()
  return { played, replayed, dates, sheets: sheets.written().map((path) => path.replace(join(folder, '/'), '')) }
}

it('plays a tour that its own journal proves, prints it on the way, and plays the same again', async () => {
  const { played, replayed, dates, sheets } = await play('usmc', 4)
  expect(replayed).toMatchObject({ same: true, first: null })
  expect(dates).toEqual(['Early March 1967', 'Late March 1967', 'Early April 1967', 'Late April 1967', 'done'])
  expect(sheets).toEqual(
    expect.arrayContaining(['roster 1 start', 'roster 2 middle', 'roster 3 end'].map((n) => `Demo usmc 1967 ${n}.pdf`)),
  )
  expect(played.log).toContain('Late April 1967\n===============')
  for (const said of [played.log, played.summary])
    expect(said).toMatch(/^A simulation: usmc, seed 1967, 4 half-months\./)
  expect((await play('usmc', 4)).played).toEqual(played)
})

it.each(mustHave(gameOf('fng'), 'autoplay').choices['list']!.values)('plays %s', async (list) => {
  const { replayed } = await play(list, 1)
  expect(replayed.same).toBe(true)
})
