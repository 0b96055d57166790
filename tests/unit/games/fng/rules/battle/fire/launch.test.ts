import { describe, expect, it } from 'vitest'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { figureIn, our, playAction, their } from '../../../../../../support/battle.ts'
import { battle, firing, line } from './forms.ts'

const round = (shooter: number, weapon: string, target: number, more: Values = {}): Values => ({
  shooter,
  weapon,
  indoors: false,
  behind: [],
  target,
  inches: 18,
  stands: 'open',
  coverDv: 0,
  circle: [],
  near: [],
  ...more,
})
const theirTurn = { battle: { side: 'theirs' }, groups: { E1: { activated: true } } } as const
const laws = (quantity: number) => ({ equipment: [{ id: 1, squad: 1, soldierId: null, item: 'm72-law', quantity }] })

describe('explosive rounds', () => {
  it('FNG p. 28: an M-79 fires HE from 12" on, buckshot with three dice up to 12", once a turn', () => {
    const state = battle({ ours: [{ weapon: 'm79' }], theirs: [{}] })
    expect(() => playAction(state, 'launch', round(our(1), 'm79', their(1), { inches: 11 }))).toThrow('needs 12"')
    const { state: after } = playAction(state, 'launch', round(our(1), 'm79', their(1), { inches: 12 }), [
      ['ranged-combat', our(1), 6],
      ['combat-damage', their(1), 1],
    ])
    expect(figureIn(after, our(1))).toMatchObject({ fired: true, launchTurn: 1 })
    const answering = battle({ ours: [{ weapon: 'm79', launchTurn: 1, mayReturnFire: true }], theirs: [{}] })
    expect(() => playAction(answering, 'returnFire', firing([our(1)], [line(their(1))]))).toThrow('Nobody')
    const { texts } = playAction(state, 'fire', firing([our(1)], [line(their(1), { inches: 10 })]), [
      ['ranged-combat', our(1), 1, 1, 1],
      ['reaction.received-fire', their(1), 1, 2],
    ])
    expect(texts.filter((text) => text.includes('buckshot'))).toHaveLength(3)
  })

  it('FNG p. 34: a round that goes wide is fire at everybody who stands where it should have burst', () => {
    const state = battle({ ours: [{ weapon: 'm79' }], theirs: [{}, {}] })
    const circle = [{ figure: their(2), dv: 0 }]
    const { state: after } = playAction(state, 'launch', round(our(1), 'm79', their(1), { circle }), [
      ['ranged-combat', our(1), 1],
      ['reaction.received-fire', their(1), 1, 2],
      ['reaction.received-fire', their(2), 1, 2],
    ])
    expect([1, 2].map((nth) => figureIn(after, their(nth)).status)).toEqual(['duckBack', 'duckBack'])
  })

  it('FNG p. 29: a Grenadier fires his M-79 in reaction too', () => {
    const grenadier = { weapon: 'm79', launchTurn: 1, mayReturnFire: true, attributes: ['grenadier'] }
    const state = battle({ ours: [grenadier], theirs: [{}] })
    const { state: after } = playAction(state, 'launch', round(our(1), 'm79', their(1)), [
      ['ranged-combat', our(1), 1, 2],
      ['reaction.received-fire', their(1), 1, 2],
    ])
    expect(figureIn(after, their(1)).status).toBe('duckBack')
    expect(figureIn(after, our(1)).mayReturnFire).toBe(false)
  })

  it('FNG p. 29: an M203 goes off and is loaded by a roll', () => {
    const state = battle({ ours: [{ weapon: 'm203' }], theirs: [{ status: 'stunned' }] })
    const { state: after } = playAction(state, 'launch', round(our(1), 'm203', their(1)), [
      ['ranged-combat', our(1), 1],
      ['ready-the-grenade', our(1), 6, 6],
    ])
    expect(figureIn(after, our(1))).toMatchObject({ readied: 'whenActive', readiedItem: 'm203' })
  })

  it('FNG p. 27: a LAW is made ready, fired and thrown away; a squad has just so many', () => {
    const state = battle({ ours: [{ rep: 4 }, {}], theirs: [{}], state: laws(1) })
    const { state: after } = playAction(state, 'launch', round(our(1), 'm72-law', their(1)), [
      ['ready-the-grenade', our(1), 1, 1],
      ['ranged-combat', our(1), 1],
      ['reaction.received-fire', their(1), 1, 2],
    ])
    expect(after.tallies).toMatchObject([{ event: 'lawFired', figureId: our(1) }])
    expect(() => playAction(after, 'launch', round(our(2), 'm72-law', their(1)))).toThrow('Nobody')
  })

  it('FNG p. 33: a LAW that is not ready waits in his hands', () => {
    const state = battle({ ours: [{}], theirs: [{}], state: laws(1) })
    const { state: after } = playAction(state, 'launch', round(our(1), 'm72-law', their(1)), [
      ['ready-the-grenade', our(1), 1, 6],
    ])
    expect(figureIn(after, our(1))).toMatchObject({ readied: 'now', readiedItem: 'm72-law', fired: true })
    expect(after.tallies).toEqual([])
  })

  it('FNG p. 28: an RPG is not fired with anybody behind it, friend or foe, nor from inside', () => {
    const state = battle({ ours: [{}, {}], theirs: [{ weapon: 'rpg-2' }, {}], ...theirTurn })
    const shot = (more: Values) => round(their(1), 'rpg-2', our(1), more)
    expect(() => playAction(state, 'launch', shot({ behind: [their(2)] }))).toThrow('Enemy 2 stands in the back blast')
    expect(() => playAction(state, 'launch', shot({ behind: [our(2)] }))).toThrow('Man 2 stands in the back blast')
    expect(() => playAction(state, 'launch', shot({ indoors: true }))).toThrow('from inside')
    expect(() => playAction(state, 'launch', shot({ inches: 10 }))).toThrow('needs 12"')
    expect(() => playAction(state, 'launch', shot({ inches: 25 }))).toThrow('reaches 24"')
  })

  it.each([
    ['text', 3],
    ['table', 2],
  ])('FNG p. 27: the back blast of a recoilless rifle by the %s has Impact %d, on friends too', (value, impact) => {
    const switches = [{ id: 1, name: 'recoillessBackBlast', value }]
    const state = battle({ ours: [{ weapon: 'rr-57mm', setUp: true }, {}], theirs: [{}], state: { switches } })
    const { lines } = playAction(state, 'launch', round(our(1), 'rr-57mm', their(1), { behind: [our(2)] }), [
      ['ranged-combat', our(1), 1],
      ['combat-damage', our(2), 1],
      ['reaction.received-fire', their(1), 1, 2],
    ])
    expect(lines.find(({ table }) => table === 'combat-damage')!.numbers).toEqual({ Impact: impact })
  })
})

describe('guns with a crew', () => {
  const set = (gunner: number, how: string, crew: readonly number[]): Values => ({ gunner, how, crew })

  it('FNG p. 27: a gun stands after a whole activation, one more for each missing man', () => {
    const state = battle({ ours: [{ weapon: 'm2hb' }, {}, {}], theirs: [{}] })
    const { state: full } = playAction(state, 'setUpGun', set(our(1), 'full', [our(2), our(3)]))
    expect(figureIn(playAction(full, 'passOn', {}).state, our(1))).toMatchObject({ setUp: true, busy: null })
    const { state: short } = playAction(state, 'setUpGun', set(our(1), 'full', [our(2)]))
    const later = playAction(short, 'passOn', {}).state
    expect(figureIn(later, our(1))).toMatchObject({ setUp: false, busy: 'setUp', busyLeft: 1 })
    expect(figureIn(later, our(2)).setUp).toBe(false)
    const late = battle({ ours: [{ weapon: 'm2hb' }, { moved: true }, {}], theirs: [{}] })
    expect(() => playAction(late, 'setUpGun', set(our(1), 'full', [our(2), our(3)]))).toThrow('Man 2 has moved')
  })

  it('FNG p. 17: a reaction test interrupts them, and the crew is free again', () => {
    const state = battle({ ours: [{ weapon: 'm2hb' }, {}, {}], theirs: [{ mayReturnFire: true, rep: 1 }] })
    const { state: working } = playAction(state, 'setUpGun', set(our(1), 'full', [our(2), our(3)]))
    const { state: shotAt } = playAction(working, 'returnFire', firing([their(1)], [line(our(1), { dice: 1 })]), [
      ['ranged-combat', their(1), 1],
      ['reaction.received-fire', our(1), 1, 2],
    ])
    const { state: after } = playAction(shotAt, 'passOn', {})
    expect([1, 2, 3].map((nth) => figureIn(after, our(nth)).busy)).toEqual([null, null, null])
    expect(figureIn(after, our(1)).setUp).toBe(false)
  })

  it.each([
    [[1, 2], { setUp: true, fired: false, readied: null }],
    [[1, 6], { setUp: true, fired: true, readied: null }],
    [[6, 6], { setUp: true, fired: true, readied: 'whenActive' }],
  ] as const)('FNG p. 27: in haste, %s', (faces, result) => {
    const state = battle({ ours: [{ weapon: 'm60' }, { role: 'loader' }], theirs: [{}] })
    const { state: after } = playAction(state, 'setUpGun', set(our(1), 'hasty', [our(2)]), [
      ['hasty-mg-setup', our(1), ...faces],
    ])
    expect(figureIn(after, our(1))).toMatchObject(result)
  })

  it('FNG p. 27: a light gun without its loader throws a third die; a heavy one cannot be hasty', () => {
    const state = battle({ ours: [{ weapon: 'm60' }, { weapon: 'm2hb' }], theirs: [{}] })
    const { state: after } = playAction(state, 'setUpGun', set(our(1), 'hasty', []), [
      ['hasty-mg-setup', our(1), 6, 1, 2],
    ])
    expect(figureIn(after, our(1))).toMatchObject({ setUp: true, prone: true, fired: false })
    expect(() => playAction(state, 'setUpGun', set(our(2), 'hasty', []))).toThrow('full crew')
  })
})

describe('flame-throwers', () => {
  const flame = (path: readonly number[]): Values => ({ shooter: our(1), path, near: [] })
  const dice = (...faces: readonly (1 | 2)[]) =>
    faces.flatMap((face, i) => [
      ['ranged-combat', our(1), face] as const,
      ['reaction.received-fire', their(i + 1), 1, 2] as const,
    ])

  it('FNG p. 29: a die at each, a 1 leaves one shot, and after that the tank is empty', () => {
    const state = battle({ ours: [{ weapon: 'flame-thrower', rep: 1 }], theirs: [{}, {}] })
    const { state: once } = playAction(state, 'flame', flame([their(1), their(2)]), dice(1, 2))
    expect(figureIn(once, our(1))).toMatchObject({ lastShot: true, outOfAmmo: false })
    expect(once.lasting).toMatchObject([{ kind: 'fire', until: null }])
    const last = battle({ ours: [{ weapon: 'flame-thrower', rep: 1, lastShot: true }], theirs: [{}] })
    const { state: twice } = playAction(last, 'flame', flame([their(1)]), dice(2))
    expect(figureIn(twice, our(1)).outOfAmmo).toBe(true)
  })
})
