import { describe, expect, it } from 'vitest'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import {
  battleWith,
  figureIn,
  our,
  playAction,
  their,
  type Choice,
  type Dice,
} from '../../../../../../support/battle.ts'
import { craftId, craftIn, crew, seat, withSlick } from './withHelicopter.ts'
import { onStation } from '../air/onStation.ts'

const field = { ours: [{}], theirs: [{}, {}] }
const well: Dice = ['heli.piloting', craftId, 1, 1]

const hog = { kind: 'gunship', type: 'uh-1b-hog', name: 'UH-1B Hog', service: 'usArmy' } as const
const cobra = { kind: 'gunship', type: 'ah-1g', name: 'AH-1G Cobra', service: 'usArmy', load: 'a' } as const
const frog = { kind: 'gunship', type: 'uh-1c-frog', name: 'UH-1C Frog', service: 'usArmy' } as const

const attack = (more: Values): Values => ({
  craft: craftId,
  plan: 'attack',
  farther: [],
  checking: [],
  open: false,
  ...more,
})
const spots = (count: number) => Array.from({ length: count }, () => ({ stands: 'open' }))

describe('an attack run of a gunship', () => {
  it('FNG pp. 89-90: a Hog has four rockets a pass, which stray half as far as bombs', () => {
    const state = onStation(battleWith(field), hog)
    expect(() => playAction(state, 'flyHelicopter', attack({ rockets: spots(5) }), [well])).toThrow('fires 4 rockets')
    const { state: after } = playAction(state, 'flyHelicopter', attack({ rockets: spots(2) }), [
      well,
      ['ranged-combat', craftId, 6],
      ['ranged-combat', craftId, 1],
      ['air.deviation', craftId, 5],
      ['battle.air-deviation', craftId, 1, 2, 3, 5],
    ])
    expect(after.lasting.map(({ kind, name }) => [kind, name])).toEqual([
      ['heliRocket', 'Rocket 1: on target; circle 12" across'],
      ['heliRocket', 'Rocket 2: 5.5" past it; circle 12" across'],
    ])
    expect(craftIn(after)).toMatchObject({ mode: 'flying', used: 'attack', freeTurn: 2 })
  })

  it('FNG p. 89: two mini-guns roll four times at everybody in the strip', () => {
    const values = attack({
      fixedGuns: true,
      strip: [{ figure: their(1), stands: 'open' }],
      beside: [],
      rockets: [],
    })
    const { state } = playAction(onStation(battleWith(field), frog), 'flyHelicopter', values, [
      well,
      ['ranged-combat', their(1), 3, 1, 1, 1],
      ['combat-damage', their(1), 1],
    ])
    expect(figureIn(state, their(1)).status).toBe('obviouslyDead')
  })

  it('FNG p. 87: two men fire two systems, not three', () => {
    const all = attack({ fixedGuns: true, turret: true, strip: [], beside: [], rockets: spots(2) })
    expect(() => playAction(onStation(battleWith(field), cobra), 'flyHelicopter', all, [well])).toThrow(
      'Two men fire one system each',
    )
    expect(() =>
      playAction(
        onStation(battleWith(field), cobra),
        'flyHelicopter',
        attack({ fixedGuns: false, turret: false, strip: [], beside: [], rockets: [] }),
        [well],
      ),
    ).toThrow('Say what it fires')
  })

  it('FNG p. 87: goes home after its one pass where it has no more, broken off or not', () => {
    const state = withSlick(field, { ...hog, doorGunners: 0, mostPasses: 1 })
    const { state: after } = playAction(state, 'flyHelicopter', attack({ rockets: spots(1) }), [
      well,
      ['ranged-combat', craftId, 6],
    ])
    expect(craftIn(after).mode).toBe('gone')
    const broken = playAction(state, 'flyHelicopter', attack({ checking: [their(1)], hidden: [], rockets: spots(1) }), [
      ['heli.piloting', craftId, 1, 6],
      ['air.anti-aircraft-check', their(1), 1, 1],
      ['air.anti-aircraft-check', their(1), 1],
      ['air.golden-bb', craftId, 1, 5, 5, 5],
      ['heli.damage', craftId, 6],
      ['heli.damage', craftId, 6],
      ['heli.damage', craftId, 6],
      ['battle.aircraft-leaves', craftId, 6],
    ])
    expect(craftIn(broken.state).mode).toBe('gone')
    expect(broken.state.lasting).toEqual([])
  })
})

describe('fire and things from a helicopter', () => {
  const shoot = (shooter: number, dice: number, more: Values = {}): Values => ({
    craft: craftId,
    shooter,
    inches: 48,
    targets: [{ target: their(1), dice, away: 18, stands: 'open', near: [] }],
    ...more,
  })

  it('FNG p. 90: a door gun fires its full rating for each 24" flown, and once from a hover', () => {
    const flying = withSlick(field, { mode: 'flying' })
    expect(() => playAction(flying, 'fireFromHelicopter', shoot(crew(3), 10, { inches: 47 }))).toThrow('has 5 dice')
    const { state } = playAction(flying, 'fireFromHelicopter', shoot(crew(3), 10), [
      ['ranged-combat', crew(3), 2, 1, 1, 2, 2, 2, 2, 2, 2, 2],
      ['reaction.received-fire', their(1), 1, 1],
    ])
    expect(figureIn(state, crew(3))).toMatchObject({ fired: true, outOfAmmo: true })
    const hovering = withSlick(field, { mode: 'hovering' })
    const values = { ...shoot(crew(3), 6) } as Record<string, Values[string]>
    delete values['inches']
    expect(() => playAction(hovering, 'fireFromHelicopter', values)).toThrow('has 5 dice')
  })

  it('FNG p. 90: passengers fire as Fast Moving from one that moves', () => {
    const state = seat(withSlick(field, { mode: 'flying' }), our(1))
    const values = { ...shoot(our(1), 1) } as Record<string, Values[string]>
    delete values['inches']
    const { state: after } = playAction(state, 'fireFromHelicopter', values, [
      ['ranged-combat', our(1), 4],
      ['reaction.received-fire', their(1), 1, 1],
    ])
    expect(figureIn(after, our(1))).toMatchObject({ fired: true, fastMoving: false })
  })

  it('FNG p. 91: a charge that stays inside is the end of it, a grenade wounds, and smoke hampers the pilot', () => {
    const state = withSlick(field, { mode: 'flying' })
    const drop = (item: string) => ({ craft: craftId, thrower: crew(3), item })
    const fumble: Dice[] = [
      ['heli.dropping-stuff', crew(3), 6, 6],
      ['heli.dropping-stuff', crew(3), 6],
    ]
    const charge = playAction(state, 'dropStuff', drop('demolition-charge'), fumble).state
    expect(craftIn(charge).mode).toBe('down')
    expect([1, 2, 3, 4].map((nth) => figureIn(charge, crew(nth)).status)).toEqual(Array(4).fill('obviouslyDead'))
    const smoke = playAction(state, 'dropStuff', drop('smoke'), fumble).state
    expect(craftIn(smoke).smokeUntil).toBe(3)
    const values = {
      craft: craftId,
      plan: 'land',
      sector: 1,
      farther: [],
      checking: [],
      open: false,
      small: false,
      hot: false,
    }
    const off = { ...smoke, craft: smoke.craft.map((row) => ({ ...row, mode: 'off' as const, freeTurn: 1 })) }
    const { lines } = playAction(off, 'flyHelicopter', values, [well, well])
    expect(lines.find(({ table }) => table === 'heli.piloting')?.target).toBe(2)
  })

  it('FNG p. 91: what gets out lands on the spot, or strays like a mortar round', () => {
    const state = withSlick(field, { mode: 'hovering' })
    const drop = { craft: craftId, thrower: crew(3), item: 'grenade-fwf' }
    const { state: after } = playAction(state, 'dropStuff', drop, [
      ['heli.dropping-stuff', crew(3), 1, 6, 6],
      ['ranged-combat', crew(3), 4],
      ['mortar.deviation', crew(3), 1],
    ])
    expect(after.lasting).toMatchObject([
      { kind: 'round', name: 'Hand grenade: 12" beyond; circle 5" across', amount: 2 },
    ])
  })
})

describe('gunships by radio', () => {
  const rto = our(1)
  const asking = (corps: 'i' | 'ii', dayPart: 'morning' | 'night' = 'morning') => {
    const state = battleWith({
      ours: [{ role: 'rto' }],
      theirs: [{}],
      groups: { A: { activated: true } },
      battle: { supportLevel: 5, dayPart },
    })
    return { ...state, missions: state.missions.map((row) => ({ ...row, corps })) }
  }
  const ask = (kind: string, tape: readonly (Dice | Choice)[], ready = false) =>
    playAction(
      asking('i'),
      'callSupport',
      { kind, caller: rto, radio: rto, fieldPhone: false, tallestHill: false, ready },
      [['battle.atmospherics', rto, 3], ['making-the-call', rto, 2], ...tape],
    ).state

  it('FNG pp. 87-89: come by their own tables', () => {
    expect(ask('gunship', [['heli.gunship-request', rto, 2]]).calls).toEqual([])
    expect(
      ask('gunship', [
        ['heli.gunship-request', rto, 3],
        ['battle.helicopter-turns', rto, 4],
      ]).calls,
    ).toMatchObject([{ kind: 'gunship', arrives: 5, rounds: 1 }])
    expect(
      ask('medevac', [
        ['heli.medevac-request', rto, 3],
        ['battle.helicopter-turns', rto, 2],
      ]).calls,
    ).toMatchObject([{ kind: 'medevac', arrives: 3, amount: 2 }])
    expect(ask('medevac', [['heli.medevac-request', rto, 6]]).calls).toMatchObject([{ arrives: 2, amount: 0 }])
  })

  it('FNG p. 75: a transport comes as Ready Support only', () => {
    expect(() => ask('transport', [])).toThrow('A transport comes as Ready Support')
    expect(ask('transport', [['ready-support-request', rto, 4]], true).calls).toMatchObject([{ kind: 'transport' }])
  })
})
