import { describe, expect, it } from 'vitest'
import { setUpSkirmish, skirmish, testGrenades } from '../../../../support/skirmish.ts'

const mined = () => {
  const table = setUpSkirmish()
  return table.do('layMines', { side: table.them, places: ['on the path'] }).do('startTurn')
}

describe('an anti-personnel mine', () => {
  it.each([
    [3, 3],
    [6, 3],
  ])('and a %i: the figure that sets it off gets %i counters instead of those of the blast', (face, counters) => {
    const table = mined().fill(...testGrenades)
    const able = table.id('Able')
    table.do('setOffMine', { figure: able, mine: table.state.sealed[0]!.id }, [face])
    expect(table.figure('Able').counters).toBe(counters)
    const figures = [{ figure: able, cover: false, direct: false }]
    expect(table.refused('strike', { blast: table.state.blasts[0]!.id, figures })).toContain('already')
  })

  it('on a 1 or 2 it is treated as everybody else: as by a fragmentation grenade', () => {
    const table = mined()
    const able = table.id('Able')
    table.do('setOffMine', { figure: able, mine: table.state.sealed[0]!.id }, [2])
    const strike = { blast: table.state.blasts[0]!.id, figures: [{ figure: able, cover: false, direct: false }] }
    expect(table.refused('strike', strike)).toContain('fragmentation')
    expect(
      table
        .fill(...testGrenades)
        .do('strike', strike)
        .figure('Able').counters,
    ).toBe(2)
  })

  it('goes off once', () => {
    const table = mined()
    const off = { figure: table.id('Able'), mine: table.state.sealed[0]!.id }
    expect(table.do('setOffMine', off, [1]).refused('setOffMine', off)).toContain('no mine')
  })

  it('is laid before the game', () => {
    const table = skirmish()
    expect(table.refused('layMines', { side: table.us, places: ['here'] })).toContain('Not now')
  })
})

describe('a claymore', () => {
  const placed = () => {
    const table = skirmish({ ours: [{ name: 'Able' }], vehicles: [{ name: 'Track', weapon: null }] })
    return table.do('placeClaymore', { figure: table.id('Able'), place: 'at the gate, facing east' })
  }

  it('takes a whole turn to place', () => {
    expect(placed().figure('Able')).toMatchObject({ spent: 3 })
    const table = skirmish()
    table.do('move', { figures: [table.id('Able')], way: 'ordinary', phases: 1 })
    expect(table.refused('placeClaymore', { figure: table.id('Able'), place: 'here' })).toContain('whole turn')
  })

  it.each([
    [3, 3, 0],
    [3, 4, 2],
    [3.5, 4, 0],
    [7, 5, 1],
  ])('%d" and a %i: %i counters', (inches, face, counters) => {
    const table = placed().next().next()
    const [mine] = table.state.sealed
    const inArc = [{ figure: table.id('Minh'), inches }]
    table.do('fireClaymore', { figure: table.id('Able'), claymore: mine!.id, inches: 4, inArc }, [face])
    expect(table.figure('Minh').counters).toBe(counters)
    expect(table.figure('Able').spent).toBe(1)
  })

  it('is fired from within 4", at figures within 7", once', () => {
    const table = placed().next().next()
    const firing = { figure: table.id('Able'), claymore: table.state.sealed[0]!.id, inches: 4, inArc: [] }
    expect(table.refused('fireClaymore', { ...firing, inches: 5 })).toContain('within 4"')
    const far = [{ figure: table.id('Minh'), inches: 7.5 }]
    expect(table.refused('fireClaymore', { ...firing, inArc: far })).toContain('7"')
    expect(table.do('fireClaymore', firing).refused('fireClaymore', firing)).toContain('no claymore')
  })

  it('counts as fragmentation against an APC', () => {
    const table = placed().next().next()
    const inArc = [{ figure: table.id('Track'), inches: 2 }]
    const claymore = table.state.sealed[0]!.id
    table.do('fireClaymore', { figure: table.id('Able'), claymore, inches: 1, inArc }, [6])
    expect(table.figure('Track').counters).toBe(1)
  })
})
