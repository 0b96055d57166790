import { describe, expect, it } from 'vitest'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { figureIn, our, playAction, their, type Dice } from '../../../../../../support/battle.ts'
import { battle } from '../fire/forms.ts'
import { placeId, placeIn, withPlaces } from './places.ts'

const logBunker = { kind: 'bunker', type: 'logBunker', dv: 4, groupId: 902 } as const
const six = Array.from({ length: 6 }, () => ({ rep: 6 }))
const suppressing = (more: Values = {}): Values => ({
  shooters: [1, 2, 3, 4, 5, 6].map(our),
  bunker: placeId(1),
  inches: 12,
  moved: [],
  hidden: [],
  near: [],
  ...more,
})

/** Six men see a log bunker with two VC, both 2; they themselves have 5, 4, 3, 2, 1 and 1 (FNG p. 43). */
const order: readonly Dice[] = [
  ['in-sight', our(1), 1, 1, 1, 1, 1],
  ['in-sight', our(2), 1, 1, 1, 1, 6],
  ['in-sight', our(3), 1, 1, 1, 6, 6],
  ['in-sight', our(4), 1, 1, 6, 6, 6],
  ['in-sight', our(5), 1, 6, 6, 6, 6],
  ['in-sight', our(6), 1, 6, 6, 6, 6],
  ['in-sight', their(1), 1, 2, 6],
  ['in-sight', their(2), 1, 3, 6],
]
const hits: readonly Dice[] = [
  ['battle.suppression', our(1), 1, 2, 6, 6],
  ['battle.suppression', our(2), 3, 3, 4, 5],
  ['battle.suppression', our(3), 1, 1, 6, 6],
]
const bunker = (state: object = {}) =>
  withPlaces(battle({ ours: six, theirs: [{ rep: 3 }, { rep: 3 }], state }), [logBunker])

describe('suppressing a bunker', () => {
  it('FNG p. 43: three are quicker and roll 12 dice, six successes above DV 4; one pass: they act at REP -1', () => {
    const { state: after, texts } = playAction(bunker(), 'suppressBunker', suppressing(), [
      ...order,
      ...hits,
      ['bunker-suppression', placeId(1), 2, 6],
      ['in-sight.resolution', their(1), 5],
      ['in-sight.resolution', their(2), 5],
    ])
    expect(texts).toContain('Quick enough to suppress it: Man 1, Man 2, Man 3.')
    expect([1, 2, 3, 4, 5, 6].map((nth) => figureIn(after, our(nth)).fired)).toEqual(Array(6).fill(true))
    expect([1, 2].map((nth) => figureIn(after, their(nth)))).toMatchObject([{ repLoss: 1 }, { repLoss: 1 }])
    const theirs = { ...after, battle: after.battle.map((row) => ({ ...row, side: 'theirs' as const })) }
    const { state: active } = playAction(theirs, 'activate', { group: 902, byCommander: false })
    expect(figureIn(active, their(1)).repLoss).toBe(0)
    expect(active.lasting).toEqual([])
  })

  it('FNG p. 43: twice the DV with one pass suppresses them: they neither act nor react', () => {
    const { state: after } = playAction(bunker(), 'suppressBunker', suppressing(), [
      ...order,
      ['battle.suppression', our(1), 1, 1, 1, 1],
      ['battle.suppression', our(2), 1, 1, 1, 1],
      ['battle.suppression', our(3), 6, 6, 6, 6],
      ['bunker-suppression', placeId(1), 2, 6],
    ])
    expect([1, 2].map((nth) => figureIn(after, their(nth)).suppressed)).toEqual([true, true])
  })

  it('FNG p. 43: as many successes as the DV do nothing (ruling)', () => {
    const { texts } = playAction(bunker(), 'suppressBunker', suppressing(), [
      ...order,
      ['battle.suppression', our(1), 1, 1, 1, 1],
      ['battle.suppression', our(2), 6, 6, 6, 6],
      ['battle.suppression', our(3), 6, 6, 6, 6],
      ['in-sight.resolution', their(1), 5],
      ['in-sight.resolution', their(2), 5],
    ])
    expect(texts).toContain('4 successes against DV 4: no effect.')
  })

  it('FNG p. 43: with one die by the other reading', () => {
    const switches = [{ id: 1, name: 'bunkerSuppressionDice', value: '1' }]
    const { state: after } = playAction(bunker({ switches }), 'suppressBunker', suppressing(), [
      ...order,
      ...hits,
      ['bunker-suppression', placeId(1), 6],
    ])
    expect(figureIn(after, their(1)).suppressed).toBe(true)
  })

  it('FNG p. 43: a grenade through the aperture has an Impact one higher, and clears it', () => {
    const state = withPlaces(
      battle({ ours: [{ readied: 'now', readiedItem: 'grenade-fwf' }], theirs: [{ suppressed: true }] }),
      [logBunker],
    )
    const values = { thrower: our(1), what: 'grenade', inches: 1, sees: 'over', wind: false, into: placeId(1) }
    const more = { circle: [{ figure: their(1), dv: 0 }], feet: [], near: [] }
    const { state: after, lines } = playAction(state, 'throwGrenade', { ...values, ...more }, [
      ['throwing-a-grenade', our(1), 1, 6],
      ['combat-damage', their(1), 3],
      ['oof-mobility', their(1), 6],
    ])
    expect(lines.find(({ table }) => table === 'combat-damage')!.numbers).toEqual({ Impact: 3 })
    expect(placeIn(after, 1)).toMatchObject({ state: 'cleared', groupId: null })
    expect(after.tallies.map(({ event }) => event)).toContain('deed.destroyedBunker')
  })

  it('FNG p. 22: who stands beside a man fired back at takes Received Fire with him, Man Down where he falls', () => {
    const state = withPlaces(battle({ ours: [{ rep: 6 }, {}, {}], theirs: [{}] }), [logBunker])
    const values = suppressing({ shooters: [our(1)], near: [our(1), our(2), our(3)] })
    const shot = (...more: readonly Dice[]) =>
      playAction(state, 'suppressBunker', values, [
        ['in-sight', our(1), 1, 6, 6, 6, 6],
        ['in-sight', their(1), 1, 2, 3, 6],
        ['in-sight.resolution', their(1), 1],
        ...more,
      ]).state
    const missed = shot(
      ['ranged-combat', their(1), 1, 2, 2],
      ['reaction.received-fire', our(1), 1, 2],
      ['reaction.received-fire', our(2), 1, 2],
      ['reaction.received-fire', our(3), 1, 6],
    )
    expect([1, 2, 3].map((nth) => figureIn(missed, our(nth)).status)).toEqual(['carryOn', 'carryOn', 'duckBack'])
    const hit = shot(
      ['ranged-combat', their(1), 6, 2, 2],
      ['combat-damage', our(1), 1],
      ['reaction.man-down', our(2), 1, 2],
      ['reaction.man-down', our(3), 1, 6],
    )
    expect([1, 2, 3].map((nth) => figureIn(hit, our(nth)).status)).toEqual(['obviouslyDead', 'carryOn', 'duckBack'])
  })

  it('FNG p. 30: two 1s empty a weapon here too, and do not by the other reading', () => {
    const shoots = (state: object) => {
      const after = playAction(bunker(state), 'suppressBunker', suppressing(), [
        ...order,
        ...hits,
        ['bunker-suppression', placeId(1), 1, 1],
        ['in-sight.resolution', their(1), 5],
        ['in-sight.resolution', their(2), 5],
      ])
      return [1, 2, 3].map((nth) => figureIn(after.state, our(nth)).outOfAmmo)
    }
    expect(shoots({})).toEqual([false, false, true])
    expect(shoots({ switches: [{ id: 1, name: 'suppressionAmmo', value: 'never' }] })).toEqual([false, false, false])
  })

  it('FNG pp. 27-28, 42: a launcher throws five dice and has fired its round; too near it throws buckshot', () => {
    const state = withPlaces(battle({ ours: [{ rep: 6, weapon: 'm79' }], theirs: [{}] }), [logBunker])
    const first: readonly Dice[] = [
      ['in-sight', our(1), 1, 1, 1, 1, 1],
      ['in-sight', their(1), 6, 6, 6, 6],
    ]
    const far = playAction(state, 'suppressBunker', suppressing({ shooters: [our(1)], inches: 18 }), [
      ...first,
      ['battle.suppression', our(1), 6, 6, 6, 6, 6],
    ])
    expect(figureIn(far.state, our(1)).launchTurn).toBe(1)
    playAction(state, 'suppressBunker', suppressing({ shooters: [our(1)], inches: 6 }), [
      ...first,
      ['battle.suppression', our(1), 6, 6, 6],
    ])
  })

  it('is refused where nobody is known to hold anything', () => {
    const state = withPlaces(battle({ ours: six, theirs: [{}] }), [{ ...logBunker, groupId: null }])
    expect(() => playAction(state, 'suppressBunker', suppressing())).toThrow('Nobody is known')
  })
})

describe('burning', () => {
  const hooch = { kind: 'hooch', type: 'hooch', dv: 0, groupId: 902 } as const
  const light = (men: readonly number[], more: Values = {}): Values => ({
    men,
    area: placeId(1),
    rain: 'none',
    ...more,
  })
  const dice = (state: { battle: readonly { id: number }[] }): Dice[] => [
    ['battle.activation.ours', state.battle[0]!.id, 5],
    ['battle.activation.theirs', state.battle[0]!.id, 1],
  ]

  it('FNG p. 43: a hooch takes one activation, burns as DV 1, and is gone a turn later with all in it', () => {
    const state = withPlaces(battle({ ours: [{}], theirs: [{}] }), [hooch])
    const { state: lit } = playAction(playAction(state, 'lightFire', light([our(1)])).state, 'passOn', {})
    expect(placeIn(lit, 1)).toMatchObject({ state: 'burning', dv: 1 })
    expect(lit.lasting.map(({ kind }) => kind)).toEqual(['fire', 'smoke'])
    const { state: next } = playAction(lit, 'nextTurn', {}, dice(lit))
    expect(placeIn(next, 1).state).toBe('burning')
    const { state: gone } = playAction(next, 'nextTurn', {}, dice(next))
    expect(placeIn(gone, 1).state).toBe('destroyed')
    expect(figureIn(gone, their(1)).status).toBe('obviouslyDead')
    expect(gone.lasting).toEqual([])
  })

  it('FNG p. 43: an activation for each point of DV, more in rain, one less for each further man', () => {
    const state = withPlaces(battle({ ours: [{}, {}], theirs: [{}] }), [
      { ...hooch, kind: 'building', type: 'masonry', dv: 3 },
    ])
    const left = (men: readonly number[], rain: string) =>
      figureIn(playAction(state, 'lightFire', light(men, { rain })).state, our(1)).busyLeft
    expect([left([our(1)], 'none'), left([our(1)], 'rain'), left([our(1)], 'monsoon')]).toEqual([3, 4, 6])
    expect(left([our(1), our(2)], 'none')).toBe(2)
    const moved = { ...state, figures: state.figures.map((figure) => ({ ...figure, moved: true })) }
    expect(() => playAction(moved, 'lightFire', light([our(1)]))).toThrow('who has not moved')
  })

  it('FNG p. 43: concrete does not burn; a burned-out area sets those beside it alight', () => {
    const base = battle({ ours: [{}], theirs: [{}] })
    expect(() => playAction(withPlaces(base, [{ type: 'concrete', dv: 4 }]), 'lightFire', light([our(1)]))).toThrow(
      'burns',
    )
    const two = withPlaces(base, [
      { buildingId: placeId(1), level: 0, state: 'burning', dv: 1, dvAtStart: 3 },
      { buildingId: placeId(1), level: 1 },
    ])
    const { state: after } = playAction(two, 'nextTurn', {}, dice(two))
    expect([1, 2].map((nth) => placeIn(after, nth).state)).toEqual(['destroyed', 'burning'])
  })

  const inside = (dv: number, faces: readonly (1 | 3 | 6)[], more: readonly Dice[] = []) => {
    const state = withPlaces(battle({ ours: [{ rep: 3 }], theirs: [{}], groups: { A: { activated: false } } }), [
      { ...hooch, kind: 'building', type: 'masonry', dv, dvAtStart: 3, state: 'burning', groupId: 901 },
    ])
    const tape: Dice[] = [['in-a-fire', our(1), faces[0]!, faces[1]!], ...more]
    return playAction(state, 'activate', { group: 901, byCommander: false }, tape)
  }

  it('FNG p. 44: two passes stay till DV 1, one till half of it', () => {
    const says = (dv: number, faces: readonly (1 | 6)[]) =>
      inside(dv, faces).texts.some((text) => text.includes('must get out'))
    expect([says(2, [1, 1]), says(1, [1, 1])]).toEqual([false, true])
    expect([says(2, [1, 6]), says(1, [1, 6])]).toEqual([false, true])
  })

  it('FNG p. 44: none: Impact 3, and Stunned counts as Out of the Fight', () => {
    const { state: after } = inside(
      3,
      [6, 6],
      [
        ['combat-damage', our(1), 6],
        ['reaction.recover-from-knock-down', our(1), 1, 1],
        ['oof-mobility', our(1), 6],
      ],
    )
    expect(figureIn(after, our(1))).toMatchObject({ status: 'outOfTheFight', burned: true })
  })
})
