import { describe, expect, it } from 'vitest'
import { diceOf, isIneffective, rankOf, shifted } from '../../../../../src/games/snoopin/rules/fatigue.ts'
import { AfterTable, ids } from '../../../../support/snoopinAfter.ts'

const dice = (table: AfterTable) => diceOf(table.state, table.team(ids.a))

describe('dice as fatigue leaves them (p. 10-18)', () => {
  it('a fresh team has its own', () => {
    const as = (sides: number) => ({ sides, from: null })
    expect(dice(new AfterTable())).toEqual({
      ...{ troopQuality: as(8), morale: as(10), reaction: as(8), firepower: as(8), defence: as(8) },
      ...{ lowerFirepower: 0, lowerDefence: 0 },
    })
  })

  it('Degraded Defence: 5D8 becomes 4D8 and 1D6', () => {
    const { defence, lowerDefence } = dice(new AfterTable().tired(ids.a, 'defence'))
    expect([defence.sides, 5 - lowerDefence, shifted(defence.sides, -1), lowerDefence]).toEqual([8, 4, 6, 1])
  })

  it('Degraded Firepower: 6D8 becomes 5D8 and 1D6', () => {
    const { firepower, lowerFirepower } = dice(new AfterTable().tired(ids.a, 'firepower'))
    expect([firepower.sides, 6 - lowerFirepower, shifted(firepower.sides, -1), lowerFirepower]).toEqual([8, 5, 6, 1])
  })

  it('results add up', () => {
    expect(dice(new AfterTable().tired(ids.a, 'defence', 'defence')).lowerDefence).toBe(2)
  })

  it('a team of D6 stays at D6 (ruling)', () => {
    const table = new AfterTable()
      .put('teams', ids.a, { troopQuality: 6 })
      .tired(ids.a, 'defence', 'firepower', 'reactions')
    const { lowerDefence, lowerFirepower, reaction } = dice(table)
    expect([lowerDefence, lowerFirepower]).toEqual([0, 0])
    expect(reaction).toEqual({ sides: 6, from: null })
  })

  it('Degraded Morale: D10 becomes D8, and below D6 the unit is combat ineffective', () => {
    const table = new AfterTable().tired(ids.a, 'morale')
    expect(dice(table).morale).toEqual({ sides: 8, from: 10 })
    expect(isIneffective(table.tired(ids.a, 'morale').state, table.team(ids.a))).toBe(false)
    expect(dice(table).morale).toEqual({ sides: 6, from: 10 })
    expect(isIneffective(table.tired(ids.a, 'morale').state, table.team(ids.a))).toBe(true)
  })

  it('Degraded Reactions: D8 rolls a D6, not below', () => {
    const table = new AfterTable().tired(ids.a, 'reactions')
    expect(dice(table).reaction).toEqual({ sides: 6, from: 8 })
    expect(dice(table.tired(ids.a, 'reactions')).reaction).toEqual({ sides: 6, from: 8 })
    expect(dice(table).troopQuality.sides).toBe(8)
  })

  it('Loss of Edge: ranks bring nothing', () => {
    const table = new AfterTable().put('teams', ids.a, { reaction: 3, firepower: 2 })
    expect(rankOf(table.state, table.team(ids.a), 'firepower')).toBe(2)
    expect(dice(table).reaction.sides).toBe(10)
    table.tired(ids.a, 'edge')
    expect(rankOf(table.state, table.team(ids.a), 'firepower')).toBe(0)
    expect(dice(table).reaction.sides).toBe(8)
  })

  it('Fatigued changes no die', () => {
    expect(dice(new AfterTable().tired(ids.a, 'fatigued'))).toEqual(dice(new AfterTable()))
  })
})

describe('dice as ranks leave them (p. 10-18)', () => {
  it.each(['firepower', 'defence', 'reaction'] as const)('rank 3 of %s: D8 rolls a D10', (area) => {
    const table = new AfterTable().put('teams', ids.a, { [area]: 2 })
    expect(dice(table)[area].sides).toBe(8)
    expect(dice(table.put('teams', ids.a, { [area]: 3 }))[area]).toEqual({ sides: 10, from: null })
  })

  it('a Reaction die that rank 3 raised is lowered by fatigue from there', () => {
    const table = new AfterTable().put('teams', ids.a, { reaction: 3 }).tired(ids.a, 'reactions')
    expect(dice(table).reaction).toEqual({ sides: 8, from: 10 })
  })

  it('nothing is above D12', () => {
    expect([shifted(12, 1), shifted(6, -1), shifted(8, 1)]).toEqual([12, 6, 10])
  })
})
