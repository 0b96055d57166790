import { describe, expect, it } from 'vitest'
import { snoopinSystem } from '../../../../../src/games/snoopin/rules/system.ts'
import { AfterTable, ids } from '../../../../support/snoopinAfter.ts'
import {
  buysNothing,
  snoopinLaidOut,
  snoopinMustered,
  snoopinOrders,
  snoopinPlaying,
} from '../../../../support/snoopinTable.ts'

describe('what a step is called names its turn or whom it is about', () => {
  it('before the first turn', () => {
    const table = snoopinMustered()
    expect(table.title).toBe('New force: The valley')
    const force = table.force(0)
    const man = table.man('1-A Adams').id
    expect(table.do('moveMan', { man, squad: null, team: table.team('1-B').id }).title).toBe(
      '1-A Adams changes his place',
    )
    expect(table.do('addAsset', { force, kind: 'internal', name: 'FO', price: null }).title).toBe('Asset agreed: FO')
    expect(table.do('removeAsset', { asset: table.state.assets[0]!.id }).title).toBe('Asset struck: FO')
    expect(table.do('removeMan', { man }).title).toBe('1-A Adams is taken out')
    expect(table.do('beginTurn', { scenario: '', random: true, missions: [] }).title).toBe('Turn 1 begins')
    expect(table.do('drawMission', { side: table.side(0) }, [3]).title).toBe('Mission of Kilo, turn 1')
  })

  it('before the game', () => {
    const table = snoopinOrders()
    expect(table.title).toBe('Operational Momentum of 3rd Platoon, turn 1')
    table.do('giveOrders', { ...buysNothing, force: table.force(0), teams: table.ids('1-A', '2-A') })
    expect(table.title).toBe('Orders of 3rd Platoon, turn 1')
    expect(table.do('rollOff', { what: 'edges' }, [5, 4]).title).toBe('Roll-off: who chooses an edge, turn 1')
    expect(snoopinLaidOut().title).toBe('Turn 1: reconnoiter')
  })

  it('in the game', () => {
    const table = snoopinPlaying()
    expect(table.title).toBe('Turn 1: the game begins')
    const [kilo] = [table.side(0)]
    expect(table.do('tally', { side: kilo, event: 'afvDisabled', by: 1 }).title).toBe('Kilo: enemy AFV disabled')
    const man = table.man('1-A Adams').id
    expect(table.do('hit', { man, fate: 'killed', left: null }).title).toBe('1-A Adams is hit')
    expect(table.do('takeBackHit', { man }).title).toBe('1-A Adams was not hit after all')
    table.do('endGameTurn', { initiative: kilo }).do('endGameTurn', { initiative: kilo })
    expect(table.title).toBe('Turn 2 of the game ends')
    expect(table.do('endGame', { words: '' }).title).toBe('Turn 1: the game is over')
  })

  it('after it, and no team where ranks are sealed', () => {
    expect(new AfterTable({ part: 'points' }).do('recordPoints').title).toBe('Turn 2: Campaign Victory Points')
    const give = { team: ids.a, kind: 'special', key: 'hard' }
    const given = (ranksSealed: boolean) => new AfterTable({ ranksSealed }).do('giveDevelopment', give)
    expect(given(false).title).toBe('1-A: a development by hand')
    expect(given(true).title).toBe('A development by hand')
    const open = given(false)
    expect(open.do('takeDevelopment', { development: open.state.developments[0]!.id }).title).toBe(
      '1-A: a development is taken away',
    )
  })

  it('and every other title is made from the state, but those of the campaign itself', () => {
    const fixed = Object.entries(snoopinSystem.steps).filter(([, { title }]) => typeof title === 'string')
    expect(fixed.map(([step]) => step)).toEqual(['beginCampaign', 'endCampaign'])
  })
})

it('the die at the end of a turn of the game is named by its sides', () => {
  const table = snoopinPlaying()
  for (const _ of [1, 2, 3, 4]) table.do('endGameTurn', { initiative: table.side(0) })
  table.do('endGameTurn', { initiative: table.side(0) }, [4])
  expect(table.lines[0]!.numbers).toEqual({ 'sides of the die': 6 })
})
