import { describe, expect, it } from 'vitest'
import { needsOf } from '../../../../../src/main/engine/missing.ts'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { missing, rowOf } from '../../../../../src/main/engine/table.ts'
import { tableJson } from '../../../../../src/main/engine/tableJson.ts'
import { capacity } from '../../../../../src/games/bookgun/rules/tables/capacity.ts'
import { formations } from '../../../../../src/games/bookgun/rules/tables/formations.ts'
import { terrain, weather } from '../../../../../src/games/bookgun/rules/tables/ground.ts'
import { bookgunTables } from '../../../../../src/games/bookgun/rules/tables/index.ts'
import { jokerMovement } from '../../../../../src/games/bookgun/rules/tables/joker.ts'
import { movement } from '../../../../../src/games/bookgun/rules/tables/movement.ts'
import { rulesOfEngagement } from '../../../../../src/games/bookgun/rules/tables/organisation.ts'
import { rally, spotting } from '../../../../../src/games/bookgun/rules/tables/spotting.ts'

describe('the tables', () => {
  it('are all of the book, once each, with the pages on which they stand', () => {
    expect(bookgunTables.map(({ id, page }) => [id, page])).toEqual([
      ['bag.organization', 6],
      ['bag.rules-of-engagement', 7],
      ['bag.formations', 8],
      ['bag.spotting', 10],
      ['bag.joker-movement', 13],
      ['bag.movement', 14],
      ['bag.capacity', 15],
      ['bag.rally', 18],
      ['bag.terrain', 18],
      ['bag.weather', 19],
    ])
  })

  it('want 6 spotting numbers, 27 counts of dice and 6 scores from the copy, and say why', () => {
    const asked = needsOf(bookgunTables, bookRules)
    const counts = [spotting, movement, rally].map(({ id }) => asked.filter(({ table }) => table === id).length)
    expect(counts).toEqual([6, 27, 6])
    expect(asked).toHaveLength(39)
    for (const { lacks } of [spotting, movement, rally]) expect(lacks).toMatch(/lost/)
  })
})

describe('p. 7: the rules of engagement', () => {
  it('are four, from Hold to Free', () => {
    expect(rulesOfEngagement.rows.map(({ cells }) => `${cells.rule} ${cells.name}`)).toEqual([
      'ROE1 Weapons Hold',
      'ROE2 Weapons Tight',
      'ROE3 Weapons Ready',
      'ROE4 Weapons Free',
    ])
  })
})

describe('p. 8-10: the formations', () => {
  it('are eleven', () => {
    expect(formations.rows).toHaveLength(11)
  })
})

describe('p. 10: spotting', () => {
  const numbers = spotting.rows.map(({ gives }) => [
    gives.side,
    gives.inches,
    ...(gives.automatic ? ['auto'] : [gives.withLeader, gives.without]),
  ])

  it('is automatic within 4" for all three sides, for a unit with and without a leader (ruling)', () => {
    const near = numbers.filter(([, inches]) => inches === 4)
    expect(near).toEqual([
      ['army', 4, 'auto'],
      ['insurgents', 4, 'auto'],
      ['civilians', 4, 'auto'],
    ])
    const [row] = tableJson(spotting, 'bookgun').rows
    expect(row).toMatchObject({ 'with leader': 'Automatic', 'without leader': 'Automatic' })
  })

  it('has lost three rows (ruling), and prints the rest', () => {
    expect(numbers.filter(([, inches]) => inches !== 4)).toEqual([
      ['army', 6, missing, missing],
      ['army', 12, missing, missing],
      ['insurgents', 6, missing, missing],
      ['insurgents', 12, 10, 8],
      ['civilians', 8, 10, 8],
      ['civilians', 12, 8, 6],
    ])
  })

  it('lets civilians see worse than insurgents at 12" (ruling)', () => {
    const [insurgents, civilians] = [rowOf(spotting, 'insurgents12'), rowOf(spotting, 'civilians12')]
    expect(civilians.gives).toMatchObject({ withLeader: 8, without: 6 })
    expect(insurgents.gives).toMatchObject({ withLeader: 10, without: 8 })
  })
})

describe('p. 13: the joker', () => {
  it('has six results, one a face', () => {
    expect(jokerMovement.rows.map(({ from, to, outcome }) => [from, to, outcome])).toEqual([
      [1, 1, 'dieMore'],
      [2, 2, 'still'],
      [3, 3, 'fallsBack'],
      [4, 4, 'less'],
      [5, 5, 'healed'],
      [6, 6, 'charge'],
    ])
  })
})

describe('p. 14: the movement dice', () => {
  const printed = tableJson(movement, 'bookgun').rows.map((row) =>
    ['cross country', 'on road', 'charge', 'charge on road', 'rough terrain'].map((head) => row[head]),
  )

  it('are those of figures on foot and mounted; columns are told by their four numbers (ruling)', () => {
    const [close, column, open] = [
      ['2/4', '-', '3/5', '-'],
      ['3/4', '4/5', '3/5', '4/6'],
      ['3/4', '-', '4/5', '-'],
    ] as const
    expect(printed.slice(0, 8)).toEqual([
      [...close, 'minus high die'],
      [...column, 'minus high die'],
      [...open, 'minus high die'],
      [...close, 'minus low die'],
      [...column, 'minus low die'],
      [...open, 'minus low die'],
      [...close, 'no penalty'],
      [...open, 'no penalty'],
    ])
  })

  it('of vehicles are lost (ruling), but for what rough terrain takes off them', () => {
    const lost = Array.from({ length: 4 }, () => missing)
    expect(printed.slice(8)).toEqual([
      [...lost, 'minus high die'],
      ['2/3', '3/4', '-', '-', 'must dismount, minus high die'],
      [...lost, 'prohibited'],
      [...lost, 'minus high die'],
      [...lost, 'minus high die'],
      [...lost, 'minus low die'],
      [...lost, 'minus low die'],
      ['snow 4', missing, missing, missing, 'minus low die'],
      [3, '', '', '', 'does not apply'],
      [5, '', '', '', 'does not apply'],
      ['unlimited', '', '', '', 'no penalty'],
    ])
  })

  it('are data: a unit that has no cell for a case may not do it (ruling)', () => {
    expect(rowOf(movement, 'armyClose').gives).toEqual({
      cross: 2,
      crossMounted: 4,
      road: null,
      roadMounted: null,
      charge: 3,
      chargeMounted: 5,
      chargeRoad: null,
      chargeRoadMounted: null,
      rough: 'highest',
    })
    expect(rowOf(movement, 'insurgentsColumn').gives).toMatchObject({
      chargeRoad: 4,
      chargeRoadMounted: 6,
      rough: 'lowest',
    })
    expect(rowOf(movement, 'civiliansOpen').gives).toMatchObject({ charge: 4, rough: 'none' })
    expect(rowOf(movement, 'horseDrawn').gives).toMatchObject({ rough: 'prohibited' })
    expect(rowOf(movement, 'bicycles').gives).toMatchObject({ cross: 2, crossMounted: 3, dismounts: true })
  })

  it('of over snow vehicles are 4 on snow, against the 3 of the chart (ruling, p. 16)', () => {
    expect(rowOf(movement, 'overSnow').gives).toMatchObject({ cross: 4, road: missing })
  })
})

describe('p. 15-16: what carries how many', () => {
  it('is as printed; a horse carries one, without the exception that breaks off (ruling)', () => {
    expect(capacity.rows.map(({ key, gives }) => [key, gives.figures])).toEqual([
      ['wagon', 6],
      ['limber', 2],
      ['lightWheeled', 7],
      ['mediumWheeled', 12],
      ['heavyWheeled', 16],
      ['lightTracked', 7],
      ['heavyTracked', 0],
      ['riders', 7],
      ['boat', 9],
      ['horse', 1],
    ])
  })
})

describe('p. 18-19: rally, terrain and weather', () => {
  it('have lost all numbers that rally (ruling)', () => {
    for (const { gives } of rally.rows) expect(gives).toEqual({ hasLeader: missing, noLeader: missing })
  })

  it('take the die once in rough terrain, twice its amount in dense, half of each up a slope', () => {
    expect(terrain.rows.map(({ key, gives }) => [key, gives.times, gives.half])).toEqual([
      ['clear', 0, false],
      ['rough', 1, false],
      ['dense', 2, false],
      ['steep', 0, true],
    ])
  })

  it('take a die in snow and mud and halve sight in fog, rain and falling snow, for thermal sights not in fog', () => {
    expect(weather.rows.map(({ key, gives }) => [key, ...Object.values<string | boolean>(gives)])).toEqual([
      ['mudOnRoad', 'lowest'],
      ['mudAcross', 'highest'],
      ['fog', true, false],
      ['rain', true, true],
      ['snowfall', true, true],
    ])
  })
})
