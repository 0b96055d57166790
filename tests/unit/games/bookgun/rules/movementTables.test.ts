import { describe, expect, it } from 'vitest'
import { rulesBy } from '../../../../../src/main/engine/filledFigures.ts'
import type { Given } from '../../../../../src/main/engine/houseRules.ts'
import { refusalOf } from '../../../../../src/main/engine/refusal.ts'
import type { Table } from '../../../../../src/main/engine/table.ts'
import type { Asked } from '../../../../../src/games/bookgun/rules/inputs.ts'
import { planMove } from '../../../../../src/games/bookgun/rules/movement/plan.ts'
import { usualMove } from '../../../../../src/games/bookgun/rules/movement/usual.ts'
import { terrain, weather } from '../../../../../src/games/bookgun/rules/tables/ground.ts'
import { movement } from '../../../../../src/games/bookgun/rules/tables/movement.ts'
import { bookgunGame } from '../../../../support/bookgun.ts'

/** The tables of the book, with one figure played differently. */
const playing = (table: Table, key: string, figure: string, value: Given) => {
  const row = table.rows.findIndex((one) => one.key === key)
  return rulesBy(new Map([[table.id, { rows: [{ row, gives: { [figure]: value } }], modifiers: [] }]]))
}

const book = rulesBy(new Map())

const planOf = (mobility: string, more: Partial<Asked>, rules = book) => {
  const table = bookgunGame({ army: { Troop: { mobility, mounted: mobility === 'bicycles' } } })
  const troop = table.troop('Troop')
  return planMove(rules, table.state, troop, { ...usualMove(table.state, troop), ...more })
}

describe('A move is planned by what the tables give', () => {
  it('terrain says how often the die is taken, and what halves', () => {
    const times = (rules = book) => planOf('foot', { ground: 'rough' }, rules).taken.map((one) => one.times)
    expect([times(), times(playing(terrain, 'rough', 'times', 3))]).toEqual([[1], [3]])
    const half = (more: Partial<Asked>, rules = book) => planOf('foot', more, rules).half
    expect(half({ slope: 'up' })).toBe('steep slope')
    expect(half({ slope: 'up' }, playing(terrain, 'steep', 'half', false))).toBeNull()
    expect([half({ ground: 'dense' }), half({ ground: 'dense' }, playing(terrain, 'dense', 'half', true))]).toEqual([
      null,
      'dense',
    ])
    const steep = planOf('foot', { slope: 'up' }, playing(terrain, 'steep', 'times', 1))
    expect(steep.taken.map(({ why }) => why)).toEqual(['steep slope, for the Army'])
  })

  it('inside is what rough terrain is', () => {
    const inside = (rules = book) =>
      planOf('foot', { ground: 'inside' }, rules).taken.map(({ times, why }) => [times, why])
    expect(inside()).toEqual([[1, 'inside is rough, for the Army']])
    expect(inside(playing(terrain, 'rough', 'times', 0))).toEqual([])
  })

  it('the movement table says which die it is, and who may not enter', () => {
    const die = (rules = book) => planOf('lightBoat', { ground: 'rough' }, rules).taken.map((one) => one.die)
    expect([die(), die(playing(movement, 'lightBoats', 'rough', 'lowest'))]).toEqual([[], ['lowest']])
    const why = (mobility: string, rules = book) => refusalOf(() => planOf(mobility, { ground: 'dense' }, rules))
    expect(why('horseDrawn')).toBe('Horse drawn vehicles may not enter rough or dense terrain.')
    expect(why('horseDrawn', playing(movement, 'horseDrawn', 'rough', 'highest'))).not.toContain('may not enter')
    expect(why('lightBoat', playing(movement, 'lightBoats', 'rough', 'prohibited'))).toContain('may not enter')
  })

  it('who dismounts in rough terrain, what has no limit, and what over snow vehicles have', () => {
    const rides = (rules = book) => planOf('bicycles', { ground: 'rough' }, rules).cell
    expect(rides()).toBe('Bicycles, dismounted, cross country')
    expect(rides(playing(movement, 'bicycles', 'dismounts', false))).toBe('Bicycles, mounted, cross country')
    expect(planOf('aircraft', {}).unlimited).toBe(true)
    expect(planOf('skiDoo', { weather: 'snow' })).toMatchObject({ row: 'overSnow', dice: 4, taken: [] })
    expect(planOf('skiDoo', { weather: 'snow' }, playing(movement, 'overSnow', 'cross', 5)).dice).toBe(5)
  })

  it('weather says which die mud and snow take', () => {
    const dice = (rules = book) => planOf('foot', { weather: 'mud' }, rules).taken.map((one) => one.die)
    expect([dice(), dice(playing(weather, 'mudAcross', 'off', 'lowest'))]).toEqual([['highest'], ['lowest']])
  })
})
