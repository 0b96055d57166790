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
import type { RostersView } from '../../../../../src/games/bookgun/contract/rosters.ts'
import type { TurnView } from '../../../../../src/games/bookgun/contract/turn.ts'
import type { EntryView } from '../../../../../src/contract/journal.ts'
import { entriesOf, testProgram } from '../../../../support/program.ts'
import { asked, inTerminal, told } from '../../../../support/realTerminal.ts'

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
})

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
})

it('a turn is played in a terminal, with cards that are named and dice that are typed, undone and amended', async () => {
  const file = join(testFolder(), 'Darreh.tour')
  await told('call', file, 'library.create', '--game', 'bookgun')
  const step = (name: string, input: object, ...more: readonly string[]) =>
    inTerminal('call', file, `bookgun.${name}`, '--input', JSON.stringify(input), ...more)
  const done = async (name: string, input: object, ...more: readonly string[]) => {
    expect(await step(name, input, ...more)).toMatchObject({ code: 0, err: '' })
  }
  const view = () => asked<TurnView>(file, 'bookgun.turn', { holder: null })
  const idOf = async (name: string) => {
    const { sides } = await view()
    return sides.flatMap(({ troops, markers }) => [...troops, ...markers]).find((one) => one.name === name)!.id
  }
  await done('beginCampaign', {
    ...{ title: 'Darreh', armyPlayer: 'Noor', armyForce: '', nation: 'canada' },
    ...{ insurgentPlayer: 'Sami', insurgentForce: '', umpire: '' },
  })
  await done('addUnit', { part: 'canada.squad', name: '1st Section', leader: 'Sgt Roy' })
  await done('addUnit', { part: 'insurgents.cell', name: 'Cell 1', leader: 'Dawud' })
  await done('beginGame', { scenario: 'Market day', setsUp: 'insurgents', sky: 'clear', weather: 'dry', roe: 'ROE3' })
  const { forces } = await asked<RostersView>(file, 'bookgun.rosters')
  const [section, cell] = forces.flatMap(({ formations }) =>
    formations.flatMap(({ units }) => units.map(({ id }) => id)),
  )
  await done('deploy', { units: [{ unit: section, formation: 'open' }] })
  const seal = { side: (await view()).players[1]!.id, markers: [{ unit: cell, place: 'in the orchard' }] }
  expect((await step('conceal', seal)).err).toContain('with the machine in his hands')
  await done('conceal', seal, '--holder', 'Sami')
  await done('startPlay', {})
  expect(await told('log', file)).not.toContain('orchard')

  const [first, marker] = [await idOf('1st Section'), await idOf('Marker 1')]
  await done('drawCard', {}, '--cards', 'JR')
  await done('joker', { troop: marker }, '--dice', '1')
  await done('drawCard', {}, '--cards', '7C')
  const move = { troop: first, way: 'cross', formation: 'open', ground: 'rough', weather: 'dry' }
  expect((await step('move', move, '--dice', '7 1 1')).code).not.toBe(0)
  await done('move', move, '--dice', '5 4 3')
  expect(await told('log', file)).toContain('1st Section may move up to 7"')
  await done('drawCard', {}, '--cards', '3H')
  await done('pass', { troop: marker })
  await done('reveal', { troop: marker, why: 'fires' }, '--holder', 'Sami')
  await done('drawCard', {}, '--cards', 'KC')
  await done('fire', { troop: first, target: marker, markers: 1 })

  const log = await told('log', file)
  const entries = JSON.parse(await told('log', file, '--json')) as EntryView[]
  expect(await told('replay', file)).toBe(`The same: ${entries.length} entries replayed.\n`)
  for (let i = 0; i < 5; i++) await told('call', file, 'journal.undo')
  for (let i = 0; i < 5; i++) await told('call', file, 'journal.redo')
  expect(await told('log', file)).toBe(log)
  const moved = entries.find(({ step: name }) => name === 'bookgun.move')!
  await asked(file, 'journal.amend', { entry: moved.id, input: { ...move, ground: 'clear' } })
  expect(await told('log', file)).toContain('1st Section may move up to 12"')
  expect(await told('check', file)).toBe('Sound.\n')
})
