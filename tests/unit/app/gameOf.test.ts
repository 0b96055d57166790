import { afterAll, beforeAll, expect, it } from 'vitest'
import { games } from '../../../src/games/games.ts'
import { gameOf, partOf } from '../../../src/main/app/gameOf.ts'
import type { AnyGame } from '../../../src/main/app/game.ts'
import { testProgram } from '../../support/program.ts'

const fng = gameOf('fng')
const { house: _, ...withoutHouse } = fng
const unfinished: AnyGame = {
  ...withoutHouse,
  contract: { ...fng.contract, id: 'unfinished', title: 'Unfinished' },
  chapters: () => {
    throw new Error('No chapters yet.')
  },
}

beforeAll(() => {
  ;(games as AnyGame[]).unshift(unfinished)
})
afterAll(() => {
  ;(games as AnyGame[]).shift()
})

it('a mistake in the tables of one game is logged, and hides no other', async () => {
  const { api, logged } = testProgram()
  expect(await api('tables.list', {})).toHaveLength(fng.system.tables.length)
  expect(logged).toEqual([{ error: new Error('No chapters yet.'), procedure: 'tables of unfinished' }])
})

it('without a name it is the first of the list', () => {
  expect(gameOf(null)).toBe(unfinished)
  expect(gameOf('fng')).toBe(fng)
  expect(() => gameOf('chess')).toThrow('There is no game chess.')
})

it('refuses in words what a game lacks', () => {
  expect(() => partOf(unfinished, 'house')).toThrow(
    expect.objectContaining({ code: 'not-here', message: 'Unfinished has no house rules. Nothing was changed.' }),
  )
  expect(partOf(fng, 'house')).toBe(fng.house)
})
