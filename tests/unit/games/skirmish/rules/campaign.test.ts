import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { blanksOf } from '../../../../../src/games/skirmish/rules/copy/blanks.ts'
import { rulesOf } from '../../../../../src/games/skirmish/rules/copy/rulesOf.ts'
import { skirmishSystem } from '../../../../../src/games/skirmish/rules/system.ts'
import { weapons } from '../../../../../src/games/skirmish/rules/tables/copy.ts'
import { skirmishCampaign } from '../../../../support/skirmish.ts'

const squad = () => {
  const table = skirmishCampaign()
  const men = ['Able', 'Baker'].map((name) => ({ name, weapon: 'm16' }))
  table.do('addSquad', { side: table.us, name: '2nd squad', men })
  const game = {
    ...{ scenario: '', hiddenRules: 'noise', acrossTurns: true, openNumbers: false, smokeSpreadInches: 12 },
    first: table.us,
    sides: [table.us, table.them].map((side) => ({ side, shotsPerTurn: 0, supportTurns: 0 })),
  }
  const deployed = () => {
    const open = { hidden: false, place: '', radio: false }
    const none = { vehicles: [], mortars: [] }
    const ours = table.state.men.filter(({ status }) => status === 'fit').map(({ id }) => ({ ...open, man: id }))
    table.do('beginGame', game)
    table.do('deploy', { ...none, side: table.us, men: ours, others: [] })
    table.do('deploy', { ...none, side: table.them, men: [], others: [{ ...open, name: 'Minh', weapon: 'ak' }] })
    return table.do('startTurn')
  }
  return { table, deployed, game }
}

it('a game without the name of a scenario is told without one', () => {
  const { table, game } = squad()
  expect(table.do('beginGame', { ...game, scenario: ' ' }).said).toBe('Game 1. Ruth has the first turn.')
})

describe('squads', () => {
  it('keep who was in a game and who was removed in it', () => {
    const { table, deployed } = squad()
    deployed().do('byHand', { figure: table.id('Able'), counters: 0, out: true, words: 'close combat' })
    table.do('endGame', { winner: table.them, words: 'The ford is lost.' })
    expect(table.said).toBe(
      'Tom has won, after one turn. The ford is lost. Ruth: 1 of 2 removed: Able. Tom: 0 of 1 removed.',
    )
    const [game] = table.state.games
    expect(table.state.men).toMatchObject([
      { name: 'Able', status: 'out', games: 1, lostIn: game!.id },
      { name: 'Baker', status: 'fit', games: 1, lostIn: null },
    ])
    expect(table.state.gameSides).toMatchObject([
      { fielded: 2, lost: 1 },
      { fielded: 1, lost: 0 },
    ])
    expect(game).toMatchObject({ part: 'over', winnerId: table.them })
    expect(table.state.figures).toEqual([])
  })

  it('are named anew, and men move between those of a side', () => {
    const { table } = squad()
    table.do('addSquad', { side: table.us, name: '3rd squad', men: [] })
    table.do('addSquad', { side: table.them, name: 'Cell', men: [] })
    const [second, third, cell] = table.state.squads
    const [able] = table.state.men
    table.do('nameSquad', { squad: third!.id, name: ' Weapons squad ' })
    expect(table.state.squads[1]!.name).toBe('Weapons squad')
    table.do('moveMan', { man: able!.id, squad: third!.id })
    expect(table.state.men[0]!.squadId).toBe(third!.id)
    expect(table.refused('moveMan', { man: able!.id, squad: third!.id })).toContain('already')
    expect(table.refused('moveMan', { man: able!.id, squad: cell!.id })).toContain('other side')
    expect(table.refused('nameSquad', { squad: second!.id, name: ' ' })).toContain('name is missing')
  })

  it('go into the next game without who is out, until the player says otherwise', () => {
    const { table, deployed, game } = squad()
    deployed().do('byHand', { figure: table.id('Able'), counters: 0, out: true, words: '' })
    table.do('endGame', { winner: null, words: '' })
    const [able] = table.state.men
    table.do('beginGame', game)
    const deploy = {
      ...{ side: table.us, others: [], vehicles: [], mortars: [] },
      men: [{ man: able!.id, hidden: false, place: '', radio: false }],
    }
    expect(table.refused('deploy', deploy)).toContain('is out')
    table.do('correctMan', { man: able!.id, name: 'Able', weapon: 'm60', status: 'fit', note: 'back from hospital' })
    expect(table.do('deploy', deploy).figure('Able').weapon).toBe('m60')
    expect(table.refused('deploy', deploy)).toContain('already')
    expect(table.state.games[1]!.number).toBe(2)
  })

  it('one game at a time', () => {
    const { table, deployed, game } = squad()
    deployed()
    expect(table.refused('beginGame', game)).toContain('under way already')
  })
})

describe('what the player fills in from his copy', () => {
  it('is what the page names and lacks, and begins blank', () => {
    const ours = blanksOf(bookRules)
      .filter(({ spare }) => !spare)
      .map(({ table, rowKey, figure }) => [table, rowKey, figure])
    const count = (table: string) => ours.filter(([id]) => id === `skirmish.${table}`).length
    expect([count('weapons'), count('deviation'), count('grenades'), count('movement')]).toEqual([6, 12, 8, 1])
  })

  it('is laid over the tables, corrected, and taken back', () => {
    const table = skirmishCampaign()
    const scores = () => rulesOf(table.state).table(weapons).rows[0].gives.suppress
    expect(scores()).toBe('missing')
    table.fill(['weapons', 'm16', 'suppress', '6, 5'])
    expect(scores()).toBe('5-6')
    table.fill(['weapons', 'm16', 'suppress', '4'])
    expect(scores()).toBe('4')
    const cell = { tableId: 'skirmish.weapons', rowKey: 'm16', figure: 'suppress' }
    table.do('fillIn', { ...cell, value: null })
    expect(scores()).toBe('missing')
    expect(table.state.cells).toEqual([])
  })

  it('is named by its cell, for undo and the journal', () => {
    const title = skirmishSystem.steps.fillIn.title as (state: object, input: object) => string
    const cell = { tableId: 'skirmish.weapons', rowKey: 'm16', figure: 'suppress' }
    expect(title({}, { ...cell, value: '5-6' })).toMatch(/M16.*: 5-6$/)
    expect(title({}, { ...cell, value: null })).toMatch(/M16.*: blank again$/)
  })

  it.each([
    ['weapons', 'm16', 'suppress', 'six'],
    ['weapons', 'm16', 'kind', 'gun'],
    ['deviation', '3', 'inches', 'far'],
    ['movement', 'tactical', 'inches', '3'],
  ])('refuses %s %s %s: %s', (table, rowKey, figure, value) => {
    expect(skirmishCampaign().refused('fillIn', { tableId: `skirmish.${table}`, rowKey, figure, value })).not.toBe('')
  })
})
