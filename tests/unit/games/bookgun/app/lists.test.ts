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

it('a charge begins on who fights, and on a crowd last', () => {
  const table = bookgunGame({ mobs: { Crowd: 'nobody' } })
  const troops = table.state.troops.toSorted(
    (a, b) => Number(b.force === 'civilians') - Number(a.force === 'civilians'),
  )
  table.state = { ...table.state, troops }
  table.moves('8S', 'Section', { way: 'charge', enemyInches: 4 }, [2, 2, 2, 2])
  expect(bookgunLists.charged(table.state, null).map(({ label }) => label)).toEqual(['Cell', 'Crowd'])
})

it('its own leader is not offered a second time as another', () => {
  const table = bookgunGame({ army: { Section: {}, Other: {} } })
  table.do('note', { troop: table.id('Section'), what: 'routed' })
  for (let i = 0; i < 7; i++) table.endPhase()
  expect(table.phase).toBe('morale')
  expect(bookgunLists.leaders(table.state, null).map(({ label }) => label)).toEqual(['Other'])
})

it('only units that may go in a row on the road are named for it, and one alone is none', () => {
  const column = { formation: 'column' } as const
  const row = (army: Record<string, object>) => {
    const table = bookgunGame({ army }).card('8S')
    return turnView(table.state, null).card!.row.map((id) => table.state.troops.find((one) => one.id === id)!.name)
  }
  expect(row({ First: column, Second: column, Third: {} })).toEqual(['First', 'Second'])
  expect(row({ First: column, Second: {} })).toEqual([])
})
