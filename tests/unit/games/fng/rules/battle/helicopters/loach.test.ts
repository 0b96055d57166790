import { describe, expect, it } from 'vitest'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import {
  battleId,
  figureIn,
  our,
  playAction,
  their,
  type Dice,
  type TestBattle,
} from '../../../../../../support/battle.ts'
import { craftId, craftIn, crew, nextTurnOf, seat, withLoach } from './withHelicopter.ts'

const field: TestBattle = { ours: [{}, {}, {}, {}], theirs: [{}, {}] }
const quiet: Values = { checking: [], farther: [], open: false }
const fly = (plan: string, more: Values = {}): Values => ({ craft: craftId, plan, ...quiet, ...more })
const well: Dice = ['heli.piloting', craftId, 1, 1]
const over = { mode: 'flying', overSince: 0 } as const
const turn = (ours: 5, theirs: 3): Dice[] => [
  ['battle.activation.ours', battleId, ours],
  ['battle.activation.theirs', battleId, theirs],
]

describe('a Loach that stays over the table', () => {
  it('FNG p. 88: comes in, is still there the turn after, and flies off then, not before', () => {
    const { state } = playAction(withLoach(field), 'flyHelicopter', fly('stay', { sector: 4 }), [well])
    expect(craftIn(state)).toMatchObject({ mode: 'flying', overSince: 1, freeTurn: 2, sector: 4 })
    const again = { ...state, craft: state.craft.map((craft) => ({ ...craft, freeTurn: 1 })) }
    expect(() => playAction(again, 'flyHelicopter', fly('away', { home: false }))).toThrow('cannot go off the table')
    const next = playAction(state, 'nextTurn', {}, turn(5, 3)).state
    expect(craftIn(next)).toMatchObject({ mode: 'flying', overSince: 1 })
    const low = { ...next, battle: next.battle.map((row) => ({ ...row, ourDie: 4 })) }
    const off = playAction(low, 'flyHelicopter', fly('away', { home: false }), [well]).state
    expect(craftIn(off)).toMatchObject({ mode: 'flying', overSince: null })
    expect(craftIn(playAction(off, 'nextTurn', {}, turn(5, 3)).state).mode).toBe('off')
  })

  it('FNG p. 88: moves on the REP of its pilot', () => {
    const state = (ourDie: number) => withLoach({ ...field, battle: { ourDie } }, over)
    expect(() => playAction(state(5), 'flyHelicopter', fly('move', { sector: 4 }))).toThrow(
      'pilot REP 4 is below the die',
    )
    expect(() => playAction(state(4), 'flyHelicopter', fly('move', { sector: 4 }), [well])).not.toThrow()
  })

  it('FNG p. 88: leaves one hover and enters another in a turn, each with a roll of its own', () => {
    const state = withLoach(field, { ...over, mode: 'hovering' })
    const { state: after } = playAction(state, 'flyHelicopter', fly('hover', { sector: 2, blocked: false }), [
      ['heli.piloting', craftId, 1, 5],
      well,
      well,
    ])
    expect(craftIn(after)).toMatchObject({ mode: 'hovering', overSince: 0, sector: 2 })
  })

  it('is one of its own kind: no other helicopter stays', () => {
    const slick = withLoach(field, { type: 'uh-1d-slick' })
    expect(() => playAction(slick, 'flyHelicopter', fly('stay', { sector: 4 }))).toThrow(
      'It will: stay is not among the choices.',
    )
  })

  it('is off the table at the end of the turn in which it veers away', () => {
    const values = fly('move', { sector: 4, checking: [their(1)], hidden: [] })
    const { state } = playAction(withLoach(field, over), 'flyHelicopter', values, [
      ['heli.piloting', craftId, 1, 6],
      ['air.anti-aircraft-check', their(1), 1, 1],
      ['air.anti-aircraft-check', their(1), 1],
      ['air.golden-bb', craftId, 1, 5, 5, 5],
      ...[1, 2, 3].map((): Dice => ['heli.damage', craftId, 6]),
      ['battle.aircraft-leaves', craftId, 6],
    ])
    expect(craftIn(state)).toMatchObject({ mode: 'flying', overSince: null })
  })

  it('FNG p. 86: goes around over the table when its landing is botched', () => {
    const values = fly('land', { sector: 2, small: false })
    const { state } = playAction(withLoach(field, over), 'flyHelicopter', values, [
      well,
      ['heli.piloting', craftId, 1, 5],
    ])
    expect(craftIn(state)).toMatchObject({ mode: 'flying', overSince: 0, freeTurn: 3 })
  })

  it('FNG pp. 87-88: takes off again on the REP of its pilot, and stays', () => {
    const lift = { craft: craftId, ...quiet, blocked: false, home: false }
    const state = (ourDie: number) => withLoach({ ...field, battle: { ourDie } }, { mode: 'landed', overSince: 0 })
    expect(() => playAction(state(5), 'takeOff', lift)).toThrow('pilot REP 4 is below the die')
    const { state: after, texts } = playAction(state(4), 'takeOff', lift, [well, well])
    expect(craftIn(after)).toMatchObject({ mode: 'flying', overSince: 0 })
    expect(texts).toContain('OH-6 Loach is over the table again.')
  })

  it('FNG pp. 84, 88: looks out as a FAC does, once a turn', () => {
    const looks = { craft: craftId, groups: [{ group: field.theirs ? 902 : 0, stands: 'open' }] }
    const { state } = playAction(withLoach(field, over), 'spotFromHelicopter', looks, [
      ['air.spotting-check', 902, 1, 1],
    ])
    expect(craftIn(state).lookedTurn).toBe(1)
    expect(state.lasting).toMatchObject([{ name: 'spottedFromAir', since: 2 }])
    expect(() => playAction(state, 'spotFromHelicopter', looks)).toThrow('has looked out this turn')
    expect(() =>
      playAction(nextTurnOf(state), 'spotFromHelicopter', looks, [['air.spotting-check', 902, 6, 6]]),
    ).not.toThrow()
  })

  it('FNG p. 88: crosses 36" at most, which its gun fires for', () => {
    const shot = (inches: number, dice: number): Values => ({
      craft: craftId,
      shooter: crew(3),
      inches,
      targets: [{ target: their(1), dice, away: 18, stands: 'open', near: [] }],
    })
    expect(() => playAction(withLoach(field, over), 'fireFromHelicopter', shot(37, 1))).toThrow('crosses at most 36"')
    expect(() => playAction(withLoach(field, over), 'fireFromHelicopter', shot(36, 6))).toThrow('has 5 dice')
    // The observer has his own weapon: he fires it once, as a passenger does.
    const observer = { ...shot(36, 5), shooter: crew(2) } as Record<string, Values[string]>
    delete observer['inches']
    expect(() => playAction(withLoach(field, over), 'fireFromHelicopter', observer)).toThrow('has 4 dice')
  })

  it('FNG p. 88: takes one casualty, who has the room of two', () => {
    const wounded = { status: 'outOfTheFight', wasOut: true, prone: true } as const
    const setUp = { ...field, ours: [{}, {}, wounded, {}] }
    const load = (state: FngState, ids: readonly number[]) =>
      playAction(state, 'loadHelicopter', { craft: craftId, out: [], in: ids, porters: [our(1)] })
    const stays = withLoach(setUp, { mode: 'landed', overSince: 0 })
    expect(() => load(stays, [our(3), our(2), our(4)])).toThrow('has 3 places')
    expect(figureIn(load(stays, [our(3), our(2)]).state, our(3)).aboardId).toBe(craftId)
    expect(() => load(withLoach(setUp, { mode: 'landed' }), [our(3), our(2), our(4)])).not.toThrow()
  })
})

describe('fire at a Loach that stays over the table', () => {
  const fires: Values = { craft: craftId, firing: [their(1)] }
  const misses: Dice = ['ranged-combat', their(1), 1, 1, 1]
  const theirTurn = { ...field, battle: { side: 'theirs' } } as const

  it('FNG p. 88: finds it in flight as well; of others only those that hang or stand', () => {
    expect(() => playAction(withLoach(theirTurn, { mode: 'flying' }), 'fireAtAircraft', fires)).toThrow(
      'No aircraft can be fired at',
    )
  })

  it('FNG pp. 22, 88: it takes Received Fire on its pilot, and whoever has a weapon in it may answer', () => {
    const state = seat(withLoach(theirTurn, over), our(1))
    const { state: after } = playAction(state, 'fireAtAircraft', fires, [
      misses,
      ['reaction.received-fire', crew(1), 1, 4],
    ])
    expect([crew(2), crew(3), our(1)].map((id) => figureIn(after, id).mayReturnFire)).toEqual([true, true, true])
    expect(figureIn(after, crew(1)).mayReturnFire).toBe(false)
    const answer: Values = {
      craft: craftId,
      shooter: crew(3),
      inches: 24,
      targets: [{ target: their(1), dice: 5, away: 18, stands: 'open', near: [] }],
    }
    const done = { ...after, figures: after.figures.map((f) => (f.id === crew(3) ? { ...f, fired: true } : f)) }
    const fired = playAction(done, 'fireFromHelicopter', answer, [
      ['ranged-combat', crew(3), 2, 2, 2, 2, 2],
      ['reaction.received-fire', their(1), 1, 1],
    ]).state
    expect(figureIn(fired, crew(3)).mayReturnFire).toBe(false)
  })

  it('FNG pp. 22, 90: with one die its crew ducks: the guns fire at a point less until our side begins', () => {
    const { state } = playAction(withLoach(theirTurn, over), 'fireAtAircraft', fires, [
      misses,
      ['reaction.received-fire', crew(1), 1, 5],
    ])
    expect(figureIn(state, crew(3)).status).toBe('duckBack')
    const shot: Values = {
      craft: craftId,
      shooter: crew(3),
      inches: 24,
      targets: [{ target: their(1), dice: 1, away: 18, stands: 'open', near: [] }],
    }
    const { state: shotAt, lines } = playAction(state, 'fireFromHelicopter', shot, [
      ['ranged-combat', crew(3), 2],
      ['reaction.received-fire', their(1), 1, 1],
    ])
    expect(lines.find(({ table }) => table === 'ranged-combat')?.numbers).toMatchObject({ REP: 3 })
    expect(figureIn(shotAt, crew(3)).repLoss).toBe(0)
    const first = { ...state, battle: state.battle.map((row) => ({ ...row, first: 'theirs' as const })) }
    expect(figureIn(playAction(first, 'passOn', {}).state, crew(3)).status).toBe('carryOn')
  })

  it('FNG pp. 23, 88: with none it takes Cohesion, and makes off with its guns silent', () => {
    const shaken = (a: 1 | 6): Dice[] => [
      misses,
      ['reaction.received-fire', crew(1), 5, 5],
      ['reaction.cohesion', crew(1), a, 6],
    ]
    const { state } = playAction(withLoach(theirTurn, over), 'fireAtAircraft', fires, shaken(6))
    expect(craftIn(state)).toMatchObject({ mode: 'flying', overSince: null })
    expect(figureIn(state, crew(3)).fired).toBe(true)
    expect(craftIn(playAction(withLoach(theirTurn, over), 'fireAtAircraft', fires, shaken(1)).state).overSince).toBe(0)
  })
})

describe('men on the skids', () => {
  const fires: Values = { craft: craftId, firing: [their(1)] }
  const carried = (setUp: TestBattle, ...ids: readonly number[]) => seat(withLoach(setUp, { mode: 'hovering' }), ...ids)

  it('FNG p. 109: are hit first, a man a hit; the rest hits the helicopter', () => {
    const state = carried(field, our(1), our(2), our(3))
    const { state: after, texts } = playAction(state, 'fireAtAircraft', fires, [
      ['ranged-combat', their(1), 6, 6, 6],
      ['combat-damage', our(2), 1],
      ['combat-damage', our(3), 1],
      ['heli.damage', craftId, 3],
    ])
    expect(texts).toContain('Man 2 stands on the skids, and is hit first.')
    expect([1, 2, 3].map((nth) => figureIn(after, our(nth)).status)).toEqual([
      'carryOn',
      'obviouslyDead',
      'obviouslyDead',
    ])
    expect(craftIn(after).damage).toBe(1)
  })

  it('FNG p. 109: are all who do not sit: the seat is a casualty’s first, and one passenger alone has it', () => {
    const hit: Dice = ['ranged-combat', their(1), 6, 1, 1]
    const alone = playAction(carried(field, our(1)), 'fireAtAircraft', fires, [hit, ['heli.damage', craftId, 6]])
    expect(figureIn(alone.state, our(1)).status).toBe('carryOn')
    const wounded = { status: 'outOfTheFight', wasOut: true } as const
    const withWounded = carried({ ...field, ours: [{}, wounded, {}] }, our(1), our(2))
    const { state } = playAction(withWounded, 'fireAtAircraft', fires, [hit, ['combat-damage', our(1), 1]])
    expect(figureIn(state, our(1)).status).toBe('obviouslyDead')
    expect(craftIn(state).damage).toBe(0)
  })
})
