import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testFolder } from '../../support/folder.ts'

/** The terminal and its program with two games in their lists: all modules are loaded anew for it. */
const load = async () => ({
  ...(await import('../../../src/main/cli/demo.ts')),
  ...(await import('../../../src/main/cli/commands/log.ts')),
  ...(await import('../../../src/main/cli/sheetFolder.ts')),
  ...(await import('../../support/program.ts')),
  ...(await import('../../support/terminal.ts')),
})
let two: Awaited<ReturnType<typeof load>>

beforeAll(async () => {
  vi.resetModules()
  vi.doMock('../../../src/games/contracts.ts', async () => {
    const { fngContract } = await import('../../../src/games/fng/contract/contract.ts')
    const { skirmishContract } = await import('../../../src/games/skirmish/contract/contract.ts')
    return { contracts: [fngContract, skirmishContract] }
  })
  vi.doMock('../../../src/games/games.ts', async () => {
    const { fng } = await import('../../../src/games/fng/app/fngGame.ts')
    const { skirmish } = await import('../../../src/games/skirmish/app/skirmishGame.ts')
    return { games: [fng, skirmish] }
  })
  two = await load()
})
afterAll(() => {
  vi.doUnmock('../../../src/games/contracts.ts')
  vi.doUnmock('../../../src/games/games.ts')
  vi.resetModules()
})

it('plays another game through its procedures: proved by its journal, undone and done again, printed', async () => {
  const folder = testFolder()
  const { openSheetFolder, testProgram, playDemo, journalText, readJournal } = two
  const sheets = openSheetFolder(folder)
  const { api, program, logged } = testProgram({ folder, deliverSheet: sheets.deliver })
  const progress: string[] = []
  const played = await playDemo(program, {
    // The types know only what is in the lists.
    game: 'skirmish' as 'fng',
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
  const told = journalText(await readJournal(program, campaign))
  const isLeft = async () => (await api('campaign.overview', { campaign })).undo !== null
  let undone = 0
  for (; await isLeft(); undone++) await api('journal.undo', { campaign })
  expect(undone).toBeGreaterThan(100)
  expect(await readJournal(program, campaign)).toEqual([])
  for (let again = 0; again < undone; again++) await api('journal.redo', { campaign })
  expect(journalText(await readJournal(program, campaign))).toBe(told)
  expect(logged).toEqual([])
})

it('a sample of it is played at one go, and proved', async () => {
  const { api } = two.testProgram()
  const { campaign } = await api('library.sample', { game: 'skirmish' as 'fng' })
  expect(campaign).toBe('Sample Suoi Da.tour')
  expect(await api('campaign.overview', { campaign })).toMatchObject({ card: { sample: true }, undo: 'Game 1 ends' })
  expect(await api('campaign.replay', { campaign })).toMatchObject({ same: true, first: null })
})

it('says which game it plays, and refuses what another game has', async () => {
  const { out } = await two.runCommand(['demo', '--help'])
  expect(out).toMatch(/--game fng\|skirmish +The game\. \(otherwise fng\)/)
  expect(out).toMatch(/--turns N +Turns of the campaign to play\. \(otherwise 26 in fng, 2 in skirmish\)/)
  const { code, err } = await two.runCommand(['demo', '--game', 'skirmish', '--list', 'usmc', '--out', testFolder()])
  expect(code).toBe(2)
  expect(err).toContain('Vietnam Skirmish Rules has no --list.')
})
