import { expect, it } from 'vitest'
import { bookgunLists } from '../../../../../src/games/bookgun/app/lists.ts'
import { turnView } from '../../../../../src/games/bookgun/app/turn/turnView.ts'
import { bookgunGame } from '../../../../support/bookgun.ts'

it('fire is offered to who answers the card, at the other force alone', () => {
  const table = bookgunGame({ army: { Section: {}, Other: {} } })
    .endPhase()
    .card('8S')
  const labels = (list: 'mayFire' | 'shotAt') =>
    bookgunLists[list](table.state, null).map(({ label }: { readonly label: string }) => label)
  expect([labels('mayFire'), labels('shotAt')]).toEqual([['Section', 'Other'], ['Cell']])
})

it('nobody looks for anybody before the first turn', () => {
  const offered = (table: ReturnType<typeof bookgunGame>) =>
    turnView(table.state, null).sides[0]!.troops[0]!.actions.some(({ action }) => action === 'spot')
  expect([offered(bookgunGame({ setUp: true })), offered(bookgunGame())]).toEqual([false, true])
})

it('a charge is settled between who charges and the other force', () => {
  const table = bookgunGame({ army: { Section: {}, Other: {} } }).card('8S')
  table.do('move', { troop: table.id('Section'), way: 'charge', enemyInches: 4 }, { faces: [2, 2, 2, 2] })
  const labels = (list: 'charging' | 'charged' | 'fighting') =>
    bookgunLists[list](table.state, null).map(({ label }: { readonly label: string }) => label)
  expect([labels('charging'), labels('charged'), labels('fighting')]).toEqual([
    ['Section'],
    ['Cell'],
    ['Section', 'Cell'],
  ])
})

it('the form of a rally begins with the leader who may try, or with none near', () => {
  const rally = (table: ReturnType<typeof bookgunGame>) => {
    const { troops } = turnView(table.state, null).sides[0]!
    return troops[0]!.actions.find(({ action }) => action === 'rally')
  }
  const shaken = (army: Parameters<typeof bookgunGame>[0]) => {
    const table = bookgunGame(army)
    const troop = table.id('Section')
    table.do('note', { troop, what: 'shaken' }).do('note', { troop, what: 'leaderLost' })
    return table.endPhase().endPhase().endPhase().endPhase().card('8S')
  }
  const led = shaken({ army: { Section: {}, Other: {} } })
  expect(rally(led)).toMatchObject({ refused: null, start: { helper: led.id('Other'), alone: false } })
  expect(rally(shaken({ army: { Section: {} } }))).toMatchObject({
    refused: null,
    start: { helper: null, alone: true },
  })
  expect(bookgunLists.leaders(led.state, null)).toEqual([{ value: led.id('Other'), label: 'Other' }])
})

it('a Commander-in-Chief is named among the leaders of his own side (p. 8)', () => {
  const table = bookgunGame()
  const led = (holder: number | null) => bookgunLists.led(table.state, holder).map(({ label }) => label)
  expect([led(table.army), led(table.insurgents)]).toEqual([['Section'], ['Cell']])
  expect(led(null)).toEqual(['Section', 'Cell'])
  const unit = table.unit('Cell').id
  expect(table.refused('nameCommander', { side: table.army, unit })).toBe('Cell is not of the side that Noor leads.')
})
