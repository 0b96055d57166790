import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { journalText, readJournal } from '../../../src/main/cli/commands/log.ts'
import { playDemo } from '../../../src/main/cli/demo.ts'
import { openSheetFolder } from '../../../src/main/cli/sheetFolder.ts'
import { fakeProgram, Refused } from '../../support/fakeProgram.ts'
import { testFolder } from '../../support/folder.ts'
import { testProgram } from '../../support/program.ts'
import { runCommand } from '../../support/terminal.ts'

it('plays another game through its procedures: proved by its journal, undone and done again, printed', async () => {
  const folder = testFolder()
  const sheets = openSheetFolder(folder)
  const { api, program, logged } = testProgram({ folder, deliverSheet: sheets.deliver })
  const progress: string[] = []
  const played = await playDemo(program, {
    game: 'skirmish',
    chosen: {},
    seed: 1967,
    turns: 2,
    nameSheet: sheets.nameNext,
    progress: (_, what) => void progress.push(what),
  })
  const { campaign } = played
  const said = 'A simulation: skirmish, seed 1967, 2 games. Who moved, looked and fired was made up'
  expect(played.summary).toContain(said)
  expect(campaign).toBe('Demo skirmish 1967.tour')
  expect(progress).toEqual(['Before the first game', 'After game 1', 'done'])
  expect(readdirSync(folder).filter((name) => name.endsWith('.pdf'))).toEqual(
    ['reference', 'squads 1 start', 'squads 2 end'].map((name) => `Demo skirmish 1967 ${name}.pdf`),
  )
  expect(await api('campaign.replay', { campaign })).toMatchObject({ same: true, first: null })
  const told = journalText(await readJournal(program, campaign)).join('\n')
  const isLeft = async () => (await api('campaign.overview', { campaign })).undo !== null
  let undone = 0
  for (; await isLeft(); undone++) await api('journal.undo', { campaign })
  expect(undone).toBeGreaterThan(100)
  expect(await readJournal(program, campaign)).toEqual([])
  for (let again = 0; again < undone; again++) await api('journal.redo', { campaign })
  expect(journalText(await readJournal(program, campaign)).join('\n')).toBe(told)
  expect(logged).toEqual([])
})

it('a sample of it is played at one go, and proved', async () => {
  const { api } = testProgram()
  const { campaign } = await api('library.sample', { game: 'skirmish' })
  expect(campaign).toBe('Sample Suoi Da.tour')
  expect(await api('campaign.overview', { campaign })).toMatchObject({ card: { sample: true }, undo: 'Game 1 ends' })
  expect(await api('campaign.replay', { campaign })).toMatchObject({ same: true, first: null })
})

it('says which game it plays, and refuses what another game has', async () => {
  const { out } = await runCommand(['demo', '--help'])
  expect(out).toMatch(/--game fng\|skirmish\S* +The game; left out, the first of them\. \(otherwise fng\)/)
  expect(out).toMatch(/--turns N +Turns of the campaign to play\. \(otherwise 26 in fng, 2 in skirmish\b/)
  const program = fakeProgram({ 'library.create': () => new Refused('not-now', 'Not today.') })
  const play = (...game: string[]) => runCommand(['demo', ...game, '--out', testFolder()], { program })
  expect((await play()).out).toMatch(/^Plays FNG: 2nd Tour; --game names another\.\n/)
  expect((await play('--game', 'skirmish')).out).toMatch(/^Plays Vietnam Skirmish Rules\.\n/)
  const { code, err } = await runCommand(['demo', '--game', 'skirmish', '--list', 'usmc', '--out', testFolder()])
  expect(code).toBe(2)
  expect(err).toContain('Vietnam Skirmish Rules has no --list.')
})
