import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import type { MoveTroop } from '../../../../../src/games/bookgun/rules/inputs.ts'
import type { BookgunState } from '../../../../../src/games/bookgun/rules/state.ts'
import { systems } from '../../../../../src/main/app/gameOf.ts'
import { journalText, readJournal } from '../../../../../src/main/cli/commands/log.ts'
import { playDemo } from '../../../../../src/main/cli/demo.ts'
import { openSheetFolder } from '../../../../../src/main/cli/sheetFolder.ts'
import { openTourFile } from '../../../../../src/main/store/openTourFile.ts'
import { testFolder } from '../../../../support/folder.ts'
import { entriesOf, testProgram } from '../../../../support/program.ts'

const demo = async () => {
  const folder = testFolder()
  const sheets = openSheetFolder(folder)
  const { api, program, logged } = testProgram({ folder, deliverSheet: sheets.deliver })
  const { campaign, summary } = await playDemo(program, {
    ...{ game: 'bookgun', chosen: {}, seed: 1991, turns: 2, nameSheet: sheets.nameNext, progress: vi.fn() },
  })
  return { folder, api, program, logged, campaign, summary }
}

it('plays a campaign of two games through its procedures: proved, undone and done again, printed', async () => {
  const { folder, api, program, logged, campaign, summary } = await demo()
  expect(summary).toContain('A simulation: bookgun, seed 1991, 2 games. Who moved, fired and fell was made up')
  expect(readdirSync(folder).filter((name) => name.endsWith('.pdf'))).toHaveLength(4)
  expect(await api('campaign.replay', { campaign })).toMatchObject({ same: true, first: null })
  const told = journalText(await readJournal(program, campaign)).join('\n')
  const isLeft = async () => (await api('campaign.overview', { campaign })).undo !== null
  let undone = 0
  for (; await isLeft(); undone++) await api('journal.undo', { campaign })
  expect(undone).toBeGreaterThan(300)
  for (let again = 0; again < undone; again++) await api('journal.redo', { campaign })
  expect(journalText(await readJournal(program, campaign)).join('\n')).toBe(told)
  expect(logged).toEqual([])
}, 60_000)

it('an amended move of the first game plays the rest of it again', async () => {
  const { folder, api, campaign } = await demo()
  const move = (await entriesOf(api, campaign)).find(
    ({ step, input }) => step === 'bookgun.move' && (input as MoveTroop).way === 'cross',
  )!
  const input = { ...(move.input as MoveTroop), turns: 3 }
  const preview = await api('journal.preview', { campaign, entry: move.id, input })
  expect(preview).toMatchObject({ status: 'ready' })
  await api('journal.amend', { campaign, entry: move.id, input })
  expect(await api('campaign.replay', { campaign })).toMatchObject({ same: true, first: null })
  const file = openTourFile(join(folder, campaign), systems)
  expect((file.load().state as unknown as BookgunState).games).toHaveLength(2)
  file.close()
}, 60_000)
