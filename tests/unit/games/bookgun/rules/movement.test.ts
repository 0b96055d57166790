import { describe, expect, it, test } from 'vitest'
import { bookgunGame } from '../../../../support/bookgun.ts'

const section = (asked: object, faces: readonly number[]) => bookgunGame().moves('2S', 'Section', asked, faces)

it('a move tells what its distance comes from', () => {
  const table = bookgunGame().moves('8S', 'Section', { ground: 'dense', turns: 1 }, [5, 4, 6])
  expect(table.said).toBe(
    'Section may move up to 2": Army, open order, cross country; dense, for the Army, twice; one turn.',
  )
})

describe('Movement dice (p. 14, 18)', () => {
  it('are added, in inches', () => {
    expect(section({}, [5, 4, 3]).inches('Section')).toBe(12)
  })

  it('lose the high die in rough terrain', () => {
    expect(section({ ground: 'rough' }, [5, 4, 3]).inches('Section')).toBe(7)
  })

  it('lose it and its amount again in dense terrain', () => {
    const table = section({ ground: 'dense' }, [5, 4, 3])
    expect(table.inches('Section')).toBe(2)
    expect(table.stages('Section')).toEqual([
      'Three dice: 5 4 3 = 12',
      'High die off: 5- 4 3 = 7',
      'Its amount again: 5x 4 3 = 2',
    ])
  })

  it('always leave 1"', () => {
    expect(section({ ground: 'dense' }, [6, 1, 1]).inches('Section')).toBe(1)
  })

  it('insurgents lose the low die in rough terrain, and its amount again in dense (ruling)', () => {
    const cell = (ground: string) => bookgunGame().moves('2H', 'Cell', { ground }, [5, 4, 2]).inches('Cell')
    expect([cell('rough'), cell('dense')]).toEqual([9, 7])
  })

  it('civilians have no penalty in rough or dense terrain (ruling)', () => {
    const crowd = (ground: string) =>
      bookgunGame({ mobs: { Crowd: 'nobody' } })
        .moves('2S', 'Crowd', { ground, formation: 'close' }, [5, 2])
        .inches('Crowd')
    expect([crowd('rough'), crowd('dense')]).toEqual([7, 7])
  })

  it('penalties that take the high die take the next one after another (ruling)', () => {
    expect(section({ ground: 'rough', carrying: true }, [5, 4, 3]).inches('Section')).toBe(3)
    expect(section({ ground: 'rough', carrying: true, leaderless: true }, [5, 4, 3]).inches('Section')).toBe(1)
  })

  it('snow and mud take the low die on a road, the high die off it (p. 19)', () => {
    expect(section({ weather: 'mud' }, [5, 4, 3]).inches('Section')).toBe(7)
    const column = bookgunGame({ army: { Section: { formation: 'column' } } })
    column.moves('2S', 'Section', { way: 'road', formation: 'column', weather: 'snow' }, [5, 4, 3, 2])
    expect(column.inches('Section')).toBe(12)
  })

  it('half of each die is kept up a steep slope, and the total is rounded down (ruling)', () => {
    expect(section({ slope: 'up' }, [5, 4, 2]).inches('Section')).toBe(5)
    expect(section({ slope: 'down' }, [5, 4, 2]).inches('Section')).toBe(11)
  })

  it('a turn of up to 90 degrees costs 1" (p. 13)', () => {
    expect(section({ turns: 2 }, [5, 4, 3]).inches('Section')).toBe(10)
  })

  it('prone figures move 1D6 in any terrain, and in any weather (ruling)', () => {
    const asked = { prone: true, ground: 'dense', slope: 'up', weather: 'mud' }
    expect(section(asked, [4]).inches('Section')).toBe(4)
  })

  it('prone figures lose the high die for wounded, and for want of a leader (p. 8, 17)', () => {
    const stages = (asked: object) => section({ prone: true, ...asked }, [4]).stages('Section')
    expect(stages({ carrying: true })).toEqual(['One die: 4 = 4', 'High die off: 4- = 0'])
    expect(stages({ leaderless: true })).toEqual(['One die: 4 = 4', 'High die off: 4- = 0'])
    expect(section({ prone: true, carrying: true }, [4]).inches('Section')).toBe(1)
  })

  it('figures step back at a third, prone ones too (p. 13)', () => {
    expect(section({ backs: true }, [5, 4, 3]).inches('Section')).toBe(4)
    expect(section({ backs: true, prone: true }, [6]).inches('Section')).toBe(2)
  })
})

describe('Formations (p. 8-10, rulings)', () => {
  it('a change rolls the slower of the two', () => {
    const table = bookgunGame({ army: { Section: { formation: 'close' } } })
    table.moves('2S', 'Section', { formation: 'open' }, [5, 4])
    expect([table.inches('Section'), table.troop('Section').formation]).toEqual([9, 'open'])
  })

  it('close order may not use the road rate: a unit without a cell may not do it', () => {
    const table = bookgunGame({ army: { Section: { formation: 'close' } } }).card('2S')
    const asked = { troop: table.id('Section'), way: 'road', formation: 'close' }
    expect(table.refused('move', asked)).toContain('The road rate is for a column')
  })

  it('civilians form no column, and the table has no row for it', () => {
    const table = bookgunGame({ mobs: { Crowd: 'nobody' } }).card('2S')
    const asked = { troop: table.id('Crowd'), formation: 'column' }
    expect(table.refused('move', asked)).toContain('no such row')
  })

  test('a row of units on the road takes the lowest total (ruling)', () => {
    const column = { formation: 'column' } as const
    const table = bookgunGame({ army: { First: column, Second: column, HQ: { part: 'canada.platoonHq' } } }).card('2S')
    const asked = { troops: [table.id('First'), table.id('Second')], way: 'road', weather: 'dry' }
    table.do('moveColumn', asked, { faces: [6, 6, 6, 6, 1, 2, 3, 4] })
    expect([table.inches('First'), table.inches('Second')]).toEqual([10, 10])
    expect(table.state.draws.at(-1)!.said).toBe('First, Second')
  })
})

describe('Mounted and on wheels (p. 14-16)', () => {
  it('cavalry has the second number of a cell', () => {
    const table = bookgunGame({ army: { Riders: { mobility: 'cavalry', mounted: true } } })
    expect(table.moves('2S', 'Riders', {}, [1, 2, 3, 4]).inches('Riders')).toBe(10)
  })

  it('cyclists dismount in rough terrain, and lose the high die of that', () => {
    const riders = () => bookgunGame({ army: { Riders: { mobility: 'bicycles', mounted: true } } })
    expect(riders().moves('2S', 'Riders', {}, [1, 2, 3]).inches('Riders')).toBe(6)
    expect(riders().moves('2S', 'Riders', { ground: 'rough' }, [2, 5]).inches('Riders')).toBe(2)
    expect(riders().moves('2S', 'Riders', { slope: 'down' }, [1, 2, 3]).inches('Riders')).toBe(12)
  })

  const vehicle = (mobility: string, insurgents?: Record<string, object>) =>
    bookgunGame({ army: { Troop: { part: 'canada.armor', mobility } }, ...(insurgents && { insurgents }) })

  it('the dice of vehicles are lost: the refusal names the cell', () => {
    const table = vehicle('heavyTracked').card('2S')
    expect(table.refused('move', { troop: table.id('Troop') })).toContain('Heavy tracked vehicles: cross country')
  })

  it('the copy gives whole dice, no more than can be, and none for a dash: what is so may not be done', () => {
    const table = vehicle('heavyTracked')
    const cell = { tableId: 'bag.movement', rowKey: 'heavyTracked', figure: 'cross' }
    for (const value of ['2.5', '99']) expect(table.refused('fillIn', { ...cell, value })).toContain('a whole number')
    const look = { tableId: 'bag.spotting', rowKey: 'army6', figure: 'withLeader' }
    for (const value of ['4.5', '21']) expect(table.refused('fillIn', { ...look, value })).toContain('from 1 to 20')
    expect(table.refused('fillIn', { ...look, value: '0' })).toContain('from 1 to 20')
    table.fill(['movement', 'heavyTracked', 'cross', '0']).card('2S')
    expect(table.refused('move', { troop: table.id('Troop') })).toContain('has no dice for it')
    const cells = table.state.cells.map((one) => ({ ...one, value: '2.5' }))
    table.state = { ...table.state, cells }
    expect(table.refused('move', { troop: table.id('Troop') })).toContain('2.5 is no number of dice')
  })

  it('medium wheeled vehicles move as heavy ones, and without off-road ability lose the high die (ruling; p. 15)', () => {
    const table = vehicle('mediumWheeled').fill(['movement', 'heavyWheeled', 'cross', '3'])
    table.do('setVehicles', { troop: table.id('Troop'), roadBound: true })
    expect(table.moves('2S', 'Troop', {}, [5, 4, 3]).inches('Troop')).toBe(7)
  })

  it('wheels back up 1D6, tracks 2D6, horses never', () => {
    expect(vehicle('lightWheeled').moves('2S', 'Troop', { backs: true }, [4]).inches('Troop')).toBe(4)
    expect(vehicle('heavyTracked').moves('2S', 'Troop', { backs: true }, [4, 2]).inches('Troop')).toBe(6)
    const horses = vehicle('horseDrawn').card('2S')
    expect(horses.refused('move', { troop: horses.id('Troop'), backs: true })).toContain('does not back up')
  })

  it('a vehicle does not turn while it backs up (p. 14)', () => {
    const table = vehicle('lightWheeled').card('2S')
    const asked = { troop: table.id('Troop'), backs: true, turns: 1 }
    expect(table.refused('move', asked)).toBe('A vehicle does not turn while it backs up: it goes straight back.')
  })

  it('a vehicle that backs up loses what ground and mud take, and what it loses off the road (p. 14-15, 18-19)', () => {
    const back = (mobility: string, asked: object, faces: readonly number[], roadBound = false) => {
      const table = vehicle(mobility)
      if (roadBound) table.do('setVehicles', { troop: table.id('Troop'), roadBound })
      return table.moves('2S', 'Troop', { backs: true, ...asked }, faces).inches('Troop')
    }
    expect(back('lightWheeled', { ground: 'rough' }, [4])).toBe(1)
    expect(back('lightWheeled', {}, [4], true)).toBe(1)
    expect(back('heavyTracked', { ground: 'rough' }, [4, 3])).toBe(4)
    expect(back('heavyTracked', { ground: 'dense' }, [4, 1])).toBe(3)
    expect(back('lightTracked', { weather: 'mud' }, [4, 3])).toBe(3)
    expect(back('lightTracked', { weather: 'mud', way: 'road' }, [4, 3])).toBe(4)
    expect(back('lightTracked', { slope: 'up' }, [4, 3])).toBe(7)
  })

  it('over snow vehicles have 4D6 on snow and lose the low die there; a Ski Doo goes nowhere else (p. 16, ruling)', () => {
    const on = (ground: string) =>
      vehicle('skiDoo').moves('2S', 'Troop', { weather: 'snow', ground }, [6, 5, 3, 2]).inches('Troop')
    expect([on('clear'), on('rough'), on('dense')]).toEqual([16, 14, 12])
    const off = vehicle('skiDoo').card('2S')
    expect(off.refused('move', { troop: off.id('Troop') })).toContain('no snow')
    expect(off.refused('move', { troop: off.id('Troop'), backs: true })).toContain('no snow')
    const bv = vehicle('bv206').card('2S')
    expect(bv.refused('move', { troop: bv.id('Troop') })).toContain('Light tracked vehicles: cross country')
  })

  it('amphibious vehicles have 1D6 on water', () => {
    const table = vehicle('lightTracked')
    table.do('setVehicles', { troop: table.id('Troop'), amphibious: true })
    expect(table.moves('2S', 'Troop', { water: true, backs: true }, [3]).inches('Troop')).toBe(3)
  })

  it('boats have dice of their own, aircraft no limit', () => {
    expect(vehicle('lightBoat').moves('2S', 'Troop', { water: true }, [1, 2, 3]).inches('Troop')).toBe(6)
    expect(vehicle('lightBoat').moves('2S', 'Troop', { water: true }, [1, 2, 3]).troop('Troop').afloat).toBe(false)
    expect(vehicle('patrolBoat').moves('2S', 'Troop', {}, [1, 1, 1, 1, 1]).inches('Troop')).toBe(5)
    expect(vehicle('aircraft').moves('2S', 'Troop', {}, []).said).toContain('as far as it likes')
  })

  it('horse drawn vehicles may not enter rough terrain', () => {
    const table = vehicle('horseDrawn').card('2S')
    expect(table.refused('move', { troop: table.id('Troop'), ground: 'rough' })).toContain('may not enter')
  })
})

describe('Charges (p. 13)', () => {
  it('stop 2" short where they reach, and wait for close combat', () => {
    const table = section({ way: 'charge', enemyInches: 10 }, [5, 4, 3, 1])
    expect([table.inches('Section'), table.troop('Section').charging]).toEqual([13, true])
  })

  it('out of reach they move their full distance straight toward the enemy (ruling)', () => {
    const table = section({ way: 'charge', enemyInches: 20 }, [5, 4, 3, 1])
    expect([table.inches('Section'), table.troop('Section').charging]).toEqual([13, false])
  })
})

describe('Obstacles and windows (p. 19)', () => {
  it('a wall takes three turns', () => {
    const table = section({ ends: 'wall' }, [1, 2, 3]).endPhase().endPhase().endPhase().endPhase()
    const troop = table.id('Section')
    expect(table.card('3S').do('climb', { troop }).said).toContain('on top')
    table.endPhase().endPhase().endPhase().endPhase()
    expect(table.moves('4S', 'Section', {}, [1, 2, 3]).troop('Section').obstacle).toBe(0)
  })

  it('behind a window the figure stops again', () => {
    const table = section({ ends: 'window' }, [1, 2, 3]).endPhase().endPhase().endPhase().endPhase()
    expect(table.card('3S').do('climb', { troop: table.id('Section') }).said).toContain('inside')
  })

  it('vehicles and guns cross no obstacle', () => {
    const table = bookgunGame({ army: { Gun: { part: 'canada.gun' } } }).card('2S')
    expect(table.refused('move', { troop: table.id('Gun'), ends: 'wall' })).toContain('Only figures on foot')
  })

  it('inside is rough terrain', () => {
    expect(section({ ground: 'inside' }, [5, 4, 3]).inches('Section')).toBe(7)
  })
})
