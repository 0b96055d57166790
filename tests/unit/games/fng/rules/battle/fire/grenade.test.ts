import { describe, expect, it } from 'vitest'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { bambooField } from '../../../../../../../src/games/fng/rules/battle/fire/circleForm.ts'
import { canopyIn } from '../../../../../../../src/games/fng/rules/battle/fire/smoke.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { figureIn, our, playAction, their, type Dice } from '../../../../../../support/battle.ts'
import { missionId } from '../../../../../../support/fngState.ts'
import { battle } from './forms.ts'

const throwing = (thrower: number, more: Values = {}): Values => ({
  thrower,
  what: 'grenade',
  inches: 4,
  sees: 'seen',
  wind: false,
  into: null,
  circle: [],
  feet: [],
  near: [],
  ...more,
})
const sector = (more: Partial<FngState['sectors'][number]>): FngState['sectors'][number] => ({
  id: 700,
  missionId,
  number: 5,
  ground: 'clear',
  under: null,
  over: null,
  marsh: false,
  mud: false,
  craters: 0,
  craterInches: 0,
  buildings: 0,
  ...more,
})
const inCircle = (...ids: number[]) => ids.map((figure) => ({ figure, dv: 0 }))
const ready = { readied: 'now', readiedItem: 'grenade-fwf' } as const
const theirTurn = { battle: { side: 'theirs' }, groups: { E1: { activated: true } } } as const
const readyEnemy = { readied: 'now', readiedItem: 'grenade-cf' } as const

it('FNG p. 37: whoever stands in a melee throws nothing', () => {
  const state = battle({ ours: [{ ...ready, matchedWith: their(1) }], theirs: [{ matchedWith: our(1) }] })
  expect(() => playAction(state, 'throwGrenade', throwing(our(1)))).toThrow('Nobody can throw just now.')
})

it('says that a group must be activated before anybody throws', () => {
  const state = battle({ ours: [{}], theirs: [{}], groups: { A: { activated: false } } })
  expect(() => playAction(state, 'throwGrenade', throwing(our(1)))).toThrow('Activate the group of whoever is to throw')
})

describe('readying', () => {
  it.each([
    [[1, 2], null, 0],
    [[1, 6], 'now', 1],
    [[6, 6], 'whenActive', 1],
  ] as const)('FNG p. 33: %s', (faces, readied, waits) => {
    const state = battle({ ours: [{}], theirs: [{}] })
    const tape: Dice[] = [['ready-the-grenade', our(1), ...faces]]
    if (waits === 0) tape.push(['throwing-a-grenade', our(1), 1, 1])
    const { state: after } = playAction(state, 'throwGrenade', throwing(our(1)), tape)
    expect(figureIn(after, our(1))).toMatchObject({ readied, fired: true, grenadeTurn: waits === 0 ? 1 : null })
  })

  it('FNG p. 33: ready with the next activation, it is thrown then without a roll', () => {
    const waiting = { ...ready, readied: 'whenActive' } as const
    const state = battle({ ours: [waiting], theirs: [{}] })
    expect(() => playAction(state, 'throwGrenade', throwing(our(1)))).toThrow('next activation')
    const quiet = battle({ ours: [waiting], theirs: [{}], groups: { A: { activated: false } } })
    const { state: active } = playAction(quiet, 'activate', { group: quiet.groups[0]!.id, byCommander: false })
    const { state: after } = playAction(active, 'throwGrenade', throwing(our(1)), [
      ['throwing-a-grenade', our(1), 1, 1],
    ])
    expect(figureIn(after, our(1)).readied).toBeNull()
  })

  it('FNG p. 33: one grenade a turn, in reaction too', () => {
    const state = battle({ ours: [{ ...ready, mayReturnFire: true, grenadeTurn: 1 }], theirs: [{}] })
    expect(() => playAction(state, 'throwGrenade', throwing(our(1)))).toThrow('Nobody can throw')
  })

  it('FNG p. 5: 6", a Ball Player 9"', () => {
    const state = battle({ ours: [ready, { ...ready, attributes: ['ball-player'] }], theirs: [{}] })
    expect(() => playAction(state, 'throwGrenade', throwing(our(1), { inches: 7 }))).toThrow('6" at most')
    const far = playAction(state, 'throwGrenade', throwing(our(2), { inches: 9 }), [
      ['throwing-a-grenade', our(2), 1, 1],
    ])
    expect(figureIn(far.state, our(2)).fired).toBe(true)
  })
})

describe('throwing', () => {
  it('FNG p. 34: Tan throws blind, 3 and 6: a miss, no dud; Billy passes two, is outgunned and ducks', () => {
    const state = battle({ ours: [{ name: 'Billy', rep: 5 }], theirs: [{ name: 'Tan', ...readyEnemy }], ...theirTurn })
    const values = throwing(their(1), { sees: 'blind', circle: inCircle(our(1)) })
    const { state: after, texts } = playAction(state, 'throwGrenade', values, [
      ['throwing-a-grenade', their(1), 3, 6],
      ['battle.grenade-dud', their(1), 3],
      ['reaction.received-fire', our(1), 2, 3],
    ])
    expect(texts.slice(0, 2)).toEqual(["Tan's Grenade goes wide.", 'It goes off.'])
    expect(figureIn(after, our(1)).status).toBe('duckBack')
  })

  it('FNG p. 34: Nguyen drops one over the wall and passes one: it is there, and Billy rolls against Impact 2', () => {
    const state = battle({
      ours: [{ name: 'Billy', rep: 5 }],
      theirs: [{ name: 'Nguyen', ...readyEnemy }],
      ...theirTurn,
    })
    const values = throwing(their(1), { sees: 'over', circle: inCircle(our(1)) })
    const { state: after, lines } = playAction(state, 'throwGrenade', values, [
      ['throwing-a-grenade', their(1), 2, 6],
      ['battle.grenade-dud', their(1), 3],
      ['combat-damage', our(1), 2],
      ['oof-mobility', our(1), 5],
    ])
    expect(lines.find(({ table }) => table === 'combat-damage')).toMatchObject({ numbers: { Impact: 2 } })
    expect(figureIn(after, our(1)).status).toBe('outOfTheFight')
  })

  it('FNG p. 13: a dud of 1 or 2 harms nobody and outguns nobody', () => {
    const state = battle({ ours: [{}], theirs: [readyEnemy], ...theirTurn })
    const { state: after } = playAction(state, 'throwGrenade', throwing(their(1), { circle: inCircle(our(1)) }), [
      ['throwing-a-grenade', their(1), 1, 1],
      ['battle.grenade-dud', their(1), 2],
      ['reaction.received-fire', our(1), 1, 2],
    ])
    expect(figureIn(after, our(1))).toMatchObject({ status: 'carryOn', mayReturnFire: true })
  })

  it('FNG p. 28: by the other reading a 5 is the dud, tested after a good throw only, two lower', () => {
    const switches = [{ id: 1, name: 'communistDuds', value: 'fiveSix' }]
    const state = battle({
      ours: [{}, { weapon: 'm1-garand' }],
      theirs: [readyEnemy],
      ...theirTurn,
      state: { switches },
    })
    const values = throwing(their(1), { circle: inCircle(our(1), our(2)) })
    const { state: after } = playAction(state, 'throwGrenade', values, [
      ['throwing-a-grenade', their(1), 1, 1],
      ['battle.grenade-dud', their(1), 5],
      ['reaction.received-fire', our(1), 1, 2],
      ['reaction.received-fire', our(2), 1, 2],
    ])
    expect([1, 2].map((nth) => figureIn(after, our(nth)).status)).toEqual(['carryOn', 'duckBack'])
  })

  it('FNG p. 34: dropped: whoever passes a die is down and unhurt, the others are struck, the thrower too', () => {
    const state = battle({ ours: [ready, {}], theirs: [{}] })
    const { state: after } = playAction(state, 'throwGrenade', throwing(our(1), { feet: [our(2)] }), [
      ['throwing-a-grenade', our(1), 5, 6],
      ['battle.grenade-escape', our(1), 5],
      ['battle.grenade-escape', our(2), 4],
      ['combat-damage', our(1), 1],
      ['reaction.man-down', our(2), 1, 2],
    ])
    expect(figureIn(after, our(1)).status).toBe('obviouslyDead')
    expect(figureIn(after, our(2))).toMatchObject({ status: 'carryOn', prone: true })
  })

  it('FNG p. 34: a wall of DV 3 makes those behind it duck back, those before it take damage', () => {
    const state = battle({ ours: [ready], theirs: [{}, {}] })
    const circle = [...inCircle(their(1)), { figure: their(2), dv: 3 }]
    const { state: after } = playAction(state, 'throwGrenade', throwing(our(1), { circle }), [
      ['throwing-a-grenade', our(1), 1, 1],
      ['combat-damage', their(1), 1],
    ])
    expect([1, 2].map((nth) => figureIn(after, their(nth)).status)).toEqual(['obviouslyDead', 'duckBack'])
  })
})

it('FNG p. 47: in bamboo a blast has a point of Impact more, against walls too', () => {
  const bamboo = battle({ ours: [ready], theirs: [{}, {}, {}], state: { sectors: [sector({ ground: 'bamboo' })] } })
  const at = (nth: number, dv: number, inBamboo: boolean) => ({ figure: their(nth), dv, bamboo: inBamboo })
  const circle = [at(1, 0, true), at(2, 0, false), at(3, 2, true)]
  const { lines } = playAction(bamboo, 'throwGrenade', throwing(our(1), { circle }), [
    ['throwing-a-grenade', our(1), 1, 1],
    ['combat-damage', their(1), 1],
    ['combat-damage', their(2), 1],
    ['combat-damage', their(3), 1],
  ])
  const impacts = lines.flatMap(({ table, numbers }) => (table === 'combat-damage' ? [numbers['Impact']] : []))
  expect(impacts).toEqual([3, 2, 3])
  const field = bambooField('thrower')
  const asking = { state: bamboo, values: { thrower: our(1) }, selected: [] }
  expect([field.asked(asking), field.start(asking)]).toEqual([true, true])
  expect(field.asked({ ...asking, state: { ...bamboo, sectors: [sector({ ground: 'scrub' })] } })).toBe(false)
})

describe('smoke', () => {
  it.each([
    ['triple', [], 'It hangs under the branches'],
    ['thin', [3], 'It hangs under the branches'],
    ['thin', [4], 'It rises above the branches'],
  ] as const)('FNG p. 28: under a %s canopy, %j', (canopy, die, text) => {
    const ground = 'double-canopy-jungle'
    const state = battle({
      ours: [{ leads: true, readied: 'now', readiedItem: 'smoke-grenade' }],
      theirs: [{}],
      state: { sectors: [sector({ ground })] },
    })
    const { texts } = playAction(state, 'throwGrenade', throwing(our(1), { what: 'smoke', canopy }), [
      ['throwing-a-grenade', our(1), 1, 1],
      ...die.map((face) => ['battle.smoke-rises', our(1), face] as const),
    ])
    expect(texts.at(-1)).toContain(text)
    expect(canopyIn(state, 5)).toBe('thin')
    expect(canopyIn(state, null)).toBe('none')
  })

  it('FNG p. 28: three turns, growing in the wind; only Leaders and RTOs carry it', () => {
    const state = battle({ ours: [{ leads: true, readied: 'now', readiedItem: 'smoke-grenade' }, {}], theirs: [{}] })
    const smoke = { what: 'smoke', wind: true }
    const { state: other } = playAction(state, 'throwGrenade', throwing(our(2), smoke), [
      ['ready-the-grenade', our(2), 6, 6],
    ])
    expect(figureIn(other, our(2)).readiedItem).toBe('grenade-fwf')
    const { state: after } = playAction(state, 'throwGrenade', throwing(our(1), smoke), [
      ['throwing-a-grenade', our(1), 1, 1],
    ])
    expect(after.lasting).toMatchObject([{ kind: 'smoke', since: 1, until: 3, amount: 1 }])
    let turn = after
    for (const age of [2, 3]) {
      const next = playAction(turn, 'nextTurn', {}, [
        ['battle.activation.ours', turn.battle[0]!.id, 5],
        ['battle.activation.theirs', turn.battle[0]!.id, 1],
      ])
      expect(next.texts.some((text) => text.includes(`${age * 5}" long`))).toBe(true)
      turn = next.state
    }
    const gone = playAction(turn, 'nextTurn', {}, [
      ['battle.activation.ours', turn.battle[0]!.id, 5],
      ['battle.activation.theirs', turn.battle[0]!.id, 1],
    ])
    expect(gone.state.lasting).toEqual([])
  })
})
