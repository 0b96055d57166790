import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import type { GameId } from '../../../src/contract/gameProcedures.ts'
import { procedures } from '../../../src/contract/procedures.ts'
import { contracts } from '../../../src/games/contracts.ts'
import { games } from '../../../src/games/games.ts'
import { gameOf, mustHave } from '../../../src/main/app/gameOf.ts'
import type { AnyGame } from '../../../src/main/app/game.ts'
import type { Session } from '../../../src/main/app/session.ts'
import { tablesHandlers } from '../../../src/main/app/tables/handlers.ts'
import { mustered, testProgram } from '../../support/program.ts'

const fng = gameOf('fng')
const { house: _, rollAlone: __, ...withoutBoth } = fng
const unfinished: AnyGame = {
  ...withoutBoth,
  contract: { ...fng.contract, id: 'unfinished', title: 'Unfinished', steps: { begin: z.strictObject({}) } },
  system: { ...fng.system, id: 'unfinished' },
  chapters: () => {
    throw new Error('No chapters yet.')
  },
}
const asked = z.strictObject({ campaign: z.string() })
const own = { 'unfinished.roster': asked, 'unfinished.begin': asked.extend({ input: z.strictObject({}) }) }

beforeAll(() => {
  ;(games as AnyGame[]).unshift(unfinished)
  Object.assign(procedures, own)
})
afterAll(() => {
  ;(games as AnyGame[]).shift()
  for (const name of Object.keys(own)) Reflect.deleteProperty(procedures, name)
})

it('a mistake in the tables of one game is logged, and hides no other', async () => {
  const { api, logged } = testProgram()
  const all = await api('tables.list', {})
  const whole = games.filter((game) => game !== unfinished)
  expect(all).toHaveLength(whole.reduce((sum, { system }) => sum + system.tables.length, 0))
  expect([...new Set(all.map(({ game }) => game))]).toEqual(whole.map(({ contract }) => contract.id))
  expect(logged).toEqual([{ error: new Error('No chapters yet.'), procedure: 'tables of unfinished' }])
})

it('the lists of games and of contracts hold the same, and say truly which has a sample', () => {
  const listed = games.filter((one) => one !== unfinished)
  expect(listed.map(({ contract }) => contract)).toEqual([...contracts])
  for (const { contract, sample } of listed) expect(sample !== undefined, contract.id).toBe(contract.sample)
})

it('a mistake in the card of one tour hides no other tour', async () => {
  const { api, logged } = testProgram()
  const [bad, good] = [await mustered(api), (await api('library.create', { name: 'Other', game: 'fng' })).campaign]
  const { card } = fng
  vi.spyOn(fng, 'card').mockImplementation((state) => {
    if (JSON.stringify(state).includes('soldiers":[{')) throw new Error('No card.')
    return card(state)
  })
  const { campaigns } = await api('library.list', {})
  expect(campaigns.map(({ campaign, state }) => [campaign, state.kind])).toEqual([
    [good, 'empty'],
    [bad, 'broken'],
  ])
  expect(logged).toEqual([{ error: new Error('No card.'), procedure: 'library.list' }])
})

it('a game is found by its id', () => {
  expect(gameOf('unfinished')).toBe(unfinished)
  expect(gameOf('fng')).toBe(fng)
  expect(() => gameOf('chess')).toThrow('There is no game chess.')
})

it('refuses in words what a game lacks', () => {
  expect(() => mustHave(unfinished, 'house')).toThrow(
    expect.objectContaining({ code: 'not-here', message: 'Unfinished has no house rules. Nothing was changed.' }),
  )
  expect(mustHave(fng, 'house')).toBe(fng.house)
})

it.each(['unfinished.roster', 'unfinished.begin'])("%s knows nothing of another game's tour", async (name) => {
  const { api, program } = testProgram()
  const campaign = await mustered(api)
  const before = await api('campaign.overview', { campaign })
  expect(await program.call(name, { campaign, ...(name.endsWith('begin') && { input: {} }) })).toMatchObject({
    ok: false,
    error: {
      code: 'not-here',
      message: 'Bravo.tour is a campaign of FNG: 2nd Tour: Unfinished knows nothing of it. Nothing was changed.',
    },
  })
  expect(await api('campaign.overview', { campaign })).toEqual(before)
})

describe('what is asked of a tour, or of a game', () => {
  const names = Object.keys(procedures).filter((name) => {
    const { shape } = procedures[name as keyof typeof procedures]
    return 'campaign' in shape && 'game' in shape
  })
  it.each(names)('%s is not asked of both', async (name) => {
    const { program } = testProgram()
    const rest = {
      table: 'x',
      nonce: 1,
      sheets: [{ sheet: 'x' }],
      sheet: { sheet: 'x' },
      code: 'x',
      name: 'x',
      bytes: 'eHg=',
    }
    const { shape } = procedures[name as keyof typeof procedures]
    const fit = Object.fromEntries(Object.entries(rest).filter(([field]) => field in shape))
    const both = await program.call(name, { campaign: 'Bravo.tour', game: 'fng', ...fit })
    expect(both).toMatchObject({ error: { code: 'bad-input' } })
    const none = await program.call(name, fit)
    if (name === 'tables.list') expect(none).toMatchObject({ ok: true })
    else expect(none).toMatchObject({ error: { code: 'bad-input', details: [{ message: eitherOr }] } })
  })
  const eitherOr = 'Either a campaign or a game is wanted.'

  it('a game that lacks it rolls on no table alone', async () => {
    const handlers = tablesHandlers({} as Session)
    const other = 'unfinished' as GameId
    const table = 'mission.contact'
    expect(await handlers['tables.asks']({ game: 'fng', table })).toMatchObject({ rolled: true })
    expect(await handlers['tables.asks']({ game: other, table })).toMatchObject({ rolled: false })
    const roll = { table, numbers: {}, when: {}, subject: null, faces: [], nonce: 1 }
    expect(() => handlers['tables.try']({ game: other, ...roll })).toThrow(
      expect.objectContaining({ code: 'not-here' }),
    )
  })
})
