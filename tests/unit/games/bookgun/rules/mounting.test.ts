import { describe, expect, it } from 'vitest'
import { bookgunGame } from '../../../../support/bookgun.ts'
import { bookgunLists } from '../../../../../src/games/bookgun/app/lists.ts'
import { usualMove } from '../../../../../src/games/bookgun/rules/movement/usual.ts'
import { holdersOf } from '../../../../../src/games/bookgun/rules/steps/mounting.ts'

const carried = (mobility: string, figures = 1) =>
  bookgunGame({ army: { Section: {}, Other: {}, Carrier: { part: 'canada.armor', mobility, figures } } })

describe('Passengers (p. 15-16)', () => {
  it('mount on a card, and may move up to 1D6 in that phase', () => {
    const table = carried('lightWheeled').card('8S')
    table.do('mount', { troop: table.id('Section'), carrier: table.id('Carrier') }, { faces: [4] })
    expect([table.inches('Section'), table.troop('Section').carrierId]).toEqual([4, table.id('Carrier')])
    expect(table.card('9S').refused('move', { troop: table.id('Section') })).toContain('has acted')
  })

  it('are no more than the table says', () => {
    const table = carried('lightWheeled').card('8S')
    table.do('mount', { troop: table.id('Section'), carrier: table.id('Carrier') }, { faces: [4] }).card('9S')
    expect(table.refused('mount', { troop: table.id('Other'), carrier: table.id('Carrier') })).toContain(
      'room for 0 more',
    )
  })

  it('leave it with 2D6 when they charge', () => {
    const table = carried('heavyWheeled').card('8S')
    const troop = table.id('Section')
    table.do('mount', { troop, carrier: table.id('Carrier') }, { faces: [4] })
    for (let i = 0; i < 4; i++) table.endPhase()
    table.card('8S').do('dismount', { troop, charge: true }, { faces: [4, 2] })
    expect(table.troop('Section')).toMatchObject({ charging: true, carrierId: null })
  })

  it('the crew of a gun takes room; a limber carries the crew of its gun and nobody else', () => {
    const tows = (mobility: string) => {
      const table = bookgunGame({
        army: { Section: {}, Gun: { part: 'canada.gun' }, Tow: { part: 'canada.armor', mobility, figures: 1 } },
      })
      table.card('8S').do('handleGun', { troop: table.id('Gun'), what: 'limber' })
      for (let i = 0; i < 4; i++) table.endPhase()
      table
        .card('8S')
        .do('mount', { troop: table.id('Gun'), carrier: table.id('Tow') }, { faces: [4] })
        .card('9S')
      return table.refused('mount', { troop: table.id('Section'), carrier: table.id('Tow') })
    }
    expect(tows('lightWheeled')).toContain('room for 3 more')
    expect(tows('horseDrawn')).toContain('room for 0 more')
  })

  it('a limber carries two while it tows nothing, a wagon six; its gun comes along with all its crew (p. 15)', () => {
    const table = bookgunGame({
      army: {
        ...{ Section: {}, Pair: { figures: 2 }, Gun: { part: 'canada.gun' } },
        Tow: { part: 'canada.armor', mobility: 'horseDrawn', figures: 1 },
      },
    })
    const [section, pair, gun, carrier] = ['Section', 'Pair', 'Gun', 'Tow'].map((name) => table.id(name))
    const says = (limber: boolean) => {
      table.do('setVehicles', { troop: carrier, limber })
      return table.refused('mount', { troop: section, carrier })
    }
    table.card('8S').do('handleGun', { troop: gun, what: 'limber' }).card('9S')
    expect([says(false), says(true)]).toEqual(['Tow has room for 6 more.', 'Tow has room for 2 more.'])
    expect(table.refused('setVehicles', { troop: section, limber: true })).toContain('no vehicles')
    table.do('mount', { troop: pair, carrier }, { faces: [3] })
    for (let i = 0; i < 4; i++) table.endPhase()
    table.card('9S').do('dismount', { troop: pair }, { faces: [3] })
    table.card('10S').do('mount', { troop: gun, carrier }, { faces: [3] })
    expect(table.troop('Gun').carrierId).toBe(carrier)
  })

  it('a boat that takes somebody aboard moves half that turn, and lets nobody off', () => {
    const table = carried('lightBoat').card('8S')
    const troop = table.id('Section')
    table.do('mount', { troop, carrier: table.id('Carrier') }, { faces: [4] })
    expect(table.moves('9S', 'Carrier', {}, [5, 4, 2]).inches('Carrier')).toBe(5)
  })

  it('a boat that has moved is boarded no more', () => {
    const table = carried('lightBoat').moves('9S', 'Carrier', {}, [5, 4, 2]).card('8S')
    expect(table.refused('mount', { troop: table.id('Section'), carrier: table.id('Carrier') })).toContain(
      'boarded before that',
    )
  })

  it('leave a boat or a helicopter before it moves, not after', () => {
    for (const mobility of ['lightBoat', 'aircraft']) {
      const table = carried(mobility).card('8S')
      const troop = table.id('Section')
      table.do('mount', { troop, carrier: table.id('Carrier') }, { faces: [4] })
      for (let i = 0; i < 4; i++) table.endPhase()
      table.moves('9S', 'Carrier', {}, mobility === 'aircraft' ? [] : [5, 4, 2]).card('8S')
      expect(table.refused('dismount', { troop })).toContain('has moved: it is left before that')
    }
  })

  describe('of an amphibious vehicle (p. 15)', () => {
    const swims = () => {
      const table = carried('lightTracked', 2).fill(['movement', 'lightTracked', 'cross', '3'])
      table.do('setVehicles', { troop: table.id('Carrier'), amphibious: true })
      return table.card('8S').do('mount', { troop: table.id('Section'), carrier: table.id('Carrier') }, { faces: [1] })
    }
    const nextTurn = (table: ReturnType<typeof swims>) => {
      for (let i = 0; i < 4; i++) table.endPhase()
      return table
    }

    it('board it on land alone', () => {
      const table = swims().moves('9S', 'Carrier', { water: true }, [4]).card('10S')
      const asked = { troop: table.id('Other'), carrier: table.id('Carrier') }
      expect(table.refused('mount', asked)).toBe('Carrier lies on the water: it is boarded on land alone.')
      expect(bookgunLists.carriers(table.state, null)).toEqual([])
    })

    it('leave it on land alone, where it has moved last', () => {
      const table = nextTurn(swims().moves('9S', 'Carrier', { water: true }, [4])).card('8S')
      const troop = table.id('Section')
      expect(table.refused('dismount', { troop })).toBe('Carrier lies on the water: it is left on land alone.')
      table.do('pass', { troop: table.id('Other') }).moves('9S', 'Carrier', {}, [4, 3, 2])
      expect(
        table
          .card('10S')
          .do('dismount', { troop }, { faces: [2] })
          .troop('Section').carrierId,
      ).toBeNull()
    })

    it('may begin on the water, and goes on there', () => {
      const table = carried('lightTracked')
      const troop = table.id('Carrier')
      expect(table.refused('setVehicles', { troop, afloat: true })).toContain('not amphibious')
      table.do('setVehicles', { troop, amphibious: true, afloat: true })
      expect(table.said).toBe('Carrier: amphibious, on the water.')
      expect(usualMove(table.state, table.troop('Carrier')).water).toBe(true)
    })
  })

  it('scouts have 2D6 when they mount, and 1D6 as all others when they dismount (p. 16)', () => {
    const table = carried('lightWheeled').card('8S')
    table.do('sendScouts', { troop: table.id('Section'), figures: 2 })
    const scouts = table.state.troops.find(({ kind }) => kind === 'scouts')!.id
    table.do('mount', { troop: scouts, carrier: table.id('Carrier') }, { faces: [4, 3] })
    for (let i = 0; i < 4; i++) table.endPhase()
    table.card('8S').do('dismount', { troop: scouts }, { faces: [4] })
    expect(table.state.moves.find(({ troopId }) => troopId === scouts)?.inches).toBe(4)
  })
})

describe('Horses (p. 17)', () => {
  it('18 men leave 4 with the horses', () => {
    expect(holdersOf(18)).toBe(4)
    const table = bookgunGame({ insurgents: { Riders: { figures: 18, mobility: 'cavalry', mounted: true } } }).card(
      '8H',
    )
    table.do('dismount', { troop: table.id('Riders'), holders: true }, { faces: [3] })
    expect(table.troop('Riders')).toMatchObject({ holders: 4, mounted: false, horses: 18 })
  })

  it('who dismounts from a horse does not charge', () => {
    const table = bookgunGame({ insurgents: { Riders: { mobility: 'cavalry', mounted: true } } }).card('8H')
    expect(table.refused('dismount', { troop: table.id('Riders'), charge: true })).toContain(
      'Only who leaves a vehicle',
    )
  })

  it('without horses nobody mounts: they stampede 5D6, one is hit', () => {
    const table = bookgunGame({ insurgents: { Riders: { mobility: 'cavalry' } } })
    const troop = table.id('Riders')
    table.do('stampede', { troop, hit: 1 }, { faces: [1, 2, 3, 4, 5] })
    expect(table.said).toContain('run 15" straight away from the fire: 13 of them')
    expect(table.card('8H').refused('mount', { troop })).toContain('a horse carries one figure')
  })
})

describe('Guns (p. 16)', () => {
  const gun = () =>
    bookgunGame({ army: { Gun: { part: 'canada.gun' }, Truck: { part: 'canada.armor', mobility: 'heavyWheeled' } } })

  it('are limbered in a turn, and in one more for each man missing', () => {
    const whole = gun().card('8S')
    expect(whole.do('handleGun', { troop: whole.id('Gun'), what: 'limber' }).troop('Gun').limbered).toBe(true)
    const short = gun()
    const troop = short.id('Gun')
    short.do('casualties', { troop, killed: 1 }).card('8S').do('handleGun', { troop, what: 'limber' })
    expect(short.troop('Gun')).toMatchObject({ limbered: false, gunTurns: 1 })
    for (let i = 0; i < 4; i++) short.endPhase()
    expect(short.card('8S').do('handleGun', { troop, what: 'limber' }).troop('Gun').limbered).toBe(true)
  })

  it('limbered move with what tows them', () => {
    const table = gun().card('8S')
    const troop = table.id('Gun')
    table.do('handleGun', { troop, what: 'limber' })
    for (let i = 0; i < 4; i++) table.endPhase()
    expect(table.card('8S').refused('move', { troop })).toContain('moves with what tows it')
    expect(table.do('mount', { troop, carrier: table.id('Truck') }, { faces: [1] }).troop('Gun').carrierId).toBe(
      table.id('Truck'),
    )
  })

  it('pushed and fired they reload two full turns', () => {
    const table = gun().fill(['movement', 'pushAndFire', 'cross', '1'])
    table.moves('8S', 'Gun', {}, [3]).endPhase().card('9S')
    expect(table.refused('fire', { troop: table.id('Gun'), markers: 1 })).toContain('two full turns')
    expect(table.do('fire', { troop: table.id('Gun'), markers: 2 }).troop('Gun').reload).toBe(2)
  })

  it('do not fire while their gunners are prone', () => {
    const table = gun()
    table
      .do('note', { troop: table.id('Gun'), what: 'prone' })
      .endPhase()
      .card('8S')
    expect(table.refused('fire', { troop: table.id('Gun'), markers: 1 })).toContain('prone')
  })
})

describe('Scouts (p. 16)', () => {
  it('move 3D6 in open order, lose what their side loses, and come back', () => {
    const table = bookgunGame()
    table.do('sendScouts', { troop: table.id('Section'), figures: 2 })
    expect([table.troop('Section').figures, table.troop('Scouts of Section').figures]).toEqual([5, 2])
    expect(table.moves('8S', 'Scouts of Section', { ground: 'rough' }, [5, 4, 3]).inches('Scouts of Section')).toBe(7)
    table.do('casualties', { troop: table.id('Scouts of Section'), killed: 1 })
    table.do('scoutsBack', { troop: table.id('Scouts of Section') })
    expect(table.troop('Section')).toMatchObject({ figures: 7, lost: 1 })
  })

  it('scouts of a fallen unit have nobody to go back to, and stay on the table', () => {
    const table = bookgunGame({ army: { Section: {}, Other: {} } })
    table.do('sendScouts', { troop: table.id('Section'), figures: 2 })
    table.do('casualties', { troop: table.id('Section'), killed: 5 })
    expect(table.refused('scoutsBack', { troop: table.id('Scouts of Section') })).toBe(
      'Section is out of the game: Scouts of Section go on alone.',
    )
    expect(table.troop('Scouts of Section')).toMatchObject({ gone: false, figures: 2 })
  })

  it('are sent by all units of men: on foot, on horses and on bicycles (p. 17)', () => {
    const riding = { Riders: { mobility: 'cavalry', mounted: true }, Cyclists: { mobility: 'bicycles' } }
    const table = bookgunGame({ insurgents: riding })
    table.do('sendScouts', { troop: table.id('Riders'), figures: 2 })
    expect(table.troop('Scouts of Riders')).toMatchObject({ mobility: 'cavalry', mounted: true, horses: 2 })
    expect(table.troop('Riders')).toMatchObject({ figures: 12, horses: 12 })
    expect(table.moves('8H', 'Scouts of Riders', {}, [5, 4, 3]).inches('Scouts of Riders')).toBe(12)
    table.do('sendScouts', { troop: table.id('Cyclists'), figures: 3 })
    expect(table.troop('Scouts of Cyclists')).toMatchObject({ mobility: 'bicycles', mounted: false, horses: 0 })
    table.do('scoutsBack', { troop: table.id('Scouts of Riders') })
    expect(table.troop('Riders')).toMatchObject({ figures: 14, horses: 14 })
  })

  it('of dismounted cavalry have 2D6 when they mount their horses, and leave the holders where they are (p. 17)', () => {
    const table = bookgunGame({ insurgents: { Riders: { figures: 8, mobility: 'cavalry', mounted: true } } }).card('8H')
    const troop = table.id('Riders')
    table.do('dismount', { troop, holders: true }, { faces: [3] })
    for (let i = 0; i < 4; i++) table.endPhase()
    expect(table.refused('sendScouts', { troop, figures: 7 })).toContain('from 1 to 6')
    table.do('sendScouts', { troop, figures: 2 }).card('8H')
    table.do('mount', { troop: table.id('Scouts of Riders'), carrier: null }, { faces: [4, 3] })
    expect(table.inches('Scouts of Riders')).toBe(7)
    expect(table.troop('Riders')).toMatchObject({ figures: 6, holders: 2, horses: 6, mounted: false })
  })

  it('are sent neither by vehicles and guns nor by who is shaken or routed', () => {
    const army = { Section: {}, Gun: { part: 'canada.gun' }, Tanks: { part: 'canada.armor' } }
    const table = bookgunGame({ army })
    const refused = (name: string) => table.refused('sendScouts', { troop: table.id(name), figures: 1 })
    expect([refused('Gun'), refused('Tanks')]).toEqual(['Gun sends no scouts.', 'Tanks sends no scouts.'])
    table.do('note', { troop: table.id('Section'), what: 'routed' })
    expect(refused('Section')).toBe('Section is routed, and sends no scouts.')
  })

  it('mobs have none', () => {
    const table = bookgunGame({ mobs: { Crowd: 'nobody' } })
    expect(table.refused('sendScouts', { troop: table.id('Crowd'), figures: 2 })).toContain('no scouts')
  })
})
