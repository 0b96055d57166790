import { describe, expect, it } from 'vitest'
import { collapse } from '../../../../../../../src/games/fng/rules/battle/buildings/collapse.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { figureIn, groupNamed, our, playAction, playScene, their } from '../../../../../../support/battle.ts'
import { battle } from '../fire/forms.ts'
import { placeId, placeIn, withPlaces } from './places.ts'

const aim = (weapon: string, inside: readonly number[], more: Values = {}): Values => ({
  shooter: our(1),
  weapon,
  indoors: false,
  behind: [],
  area: placeId(1),
  inches: 18,
  inside,
  spread: [],
  next: [],
  elsewhere: [],
  ...more,
})
const gear = (item: string) => ({ equipment: [{ id: 1, squad: 1, soldierId: null, item, quantity: 1 }] })

describe('collapsing', () => {
  const house = (levels: readonly number[], more: object = {}) =>
    withPlaces(
      battle({ ours: [{}], theirs: [{ group: 'E1' }, { group: 'E2' }, { group: 'E3' }] }),
      levels.map((level, i) => ({ buildingId: placeId(1), level, groupId: 902 + i, ...more })),
    )

  it('FNG p. 40: the second floor comes down, the first is rubble, the basement is intact', () => {
    const state = house([-1, 0, 1])
    const { state: after } = playScene(state, (scene) => void collapse(scene, placeId(3), null, new Map()))
    expect([1, 2, 3].map((nth) => placeIn(after, nth).state)).toEqual(['standing', 'destroyed', 'destroyed'])
    expect([1, 2, 3].map((nth) => figureIn(after, their(nth)).status)).toEqual([
      'carryOn',
      'obviouslyDead',
      'obviouslyDead',
    ])
  })

  it('FNG p. 40: everybody in the lower area is dead, above them a die decides, then knocked down', () => {
    const state = house([0, 1, 2])
    const { state: after } = playScene(state, (scene) => void collapse(scene, placeId(1), null, new Map()), [
      ['collapse-above', placeId(2), 3],
      ['reaction.recover-from-knock-down', their(2), 1, 1],
      ['collapse-above', placeId(3), 4],
      // Nothing stands on the ground floor any more: what is left above falls too.
      ['reaction.recover-from-knock-down', their(3), 1, 1],
    ])
    expect([1, 2, 3].map((nth) => figureIn(after, their(nth)).status)).toEqual(['obviouslyDead', 'stunned', 'stunned'])
    expect(after.structures.every(({ state: now }) => now === 'destroyed')).toBe(true)
  })

  it('FNG p. 41: in a hooch only who passes no die is lost', () => {
    const state = withPlaces(battle({ ours: [{}], theirs: [{ rep: 3 }, { rep: 3 }] }), [
      { kind: 'hooch', type: 'hooch', dv: 0, groupId: 902 },
    ])
    const { state: after } = playScene(state, (scene) => void collapse(scene, placeId(1), null, new Map()), [
      ['battle.hooch-collapse', their(1), 3],
      ['battle.hooch-collapse', their(2), 4],
    ])
    expect([1, 2].map((nth) => figureIn(after, their(nth)).status)).toEqual(['carryOn', 'obviouslyDead'])
  })
})

describe('APR weapons', () => {
  const hmg = () => {
    const base = battle({
      ours: [{ weapon: 'm2hb', role: 'gunner', setUp: true }],
      theirs: [{ group: 'E1' }, { group: 'E2' }],
    })
    return withPlaces(base, [
      { name: 'Left room', dv: 1, buildingId: placeId(1), level: 0, groupId: groupNamed(base, 'E1') },
      { name: 'Right room', dv: 1, buildingId: placeId(1), level: 0, groupId: groupNamed(base, 'E2') },
    ])
  }
  const atLeft = (more: Values) => aim('m2hb', [their(1)], { next: [placeId(2)], ...more })

  it('FNG p. 41: an HMG spreads its shots over several areas; those after the first are at REP -1, once', () => {
    const { lines } = playAction(hmg(), 'fireAtBuilding', atLeft({ spread: [{ area: placeId(2), shots: 2 }] }), [
      ['building-target', our(1), 5, 6],
      ['building-target', our(1), 5, 6],
      ['building-target', our(1), 4, 6],
      ['building-target', our(1), 6, 6],
    ])
    const shots = lines.filter(({ table }) => table === 'building-target')
    expect(shots.map(({ target }) => target)).toEqual([4, 4, 3, 3])
    expect(shots.map(({ text }) => text)).toEqual([
      'Man 1, .50 M2HB at Left room: wide, nobody minds.',
      'Man 1, .50 M2HB at Left room: wide, nobody minds.',
      'Man 1, .50 M2HB at Right room: wide, nobody minds.',
      'Man 1, .50 M2HB at Right room: wide, nobody minds.',
    ])
  })

  it('FNG p. 41: each area has its own men: those where it strikes are knocked down', () => {
    const { state: after } = playAction(hmg(), 'fireAtBuilding', atLeft({ spread: [{ area: placeId(2), shots: 1 }] }), [
      ['building-target', our(1), 6, 6],
      ['building-target', our(1), 6, 6],
      ['building-target', our(1), 6, 6],
      ['building-target', our(1), 3, 3],
      ['building-penetration', placeId(2), 1, 6],
      ['reaction.recover-from-knock-down', their(2), 1, 1],
    ])
    expect([1, 2].map((nth) => figureIn(after, their(nth)).status)).toEqual(['carryOn', 'stunned'])
  })

  it('FNG p. 41: no more shots than it has, and one for the area that is named first', () => {
    const all = atLeft({
      spread: [
        { area: placeId(2), shots: 3 },
        { area: placeId(2), shots: 1 },
      ],
    })
    expect(() => playAction(hmg(), 'fireAtBuilding', all)).toThrow('has 4 shots')
  })

  it("FNG p. 42: Sgt Reese's LAW aims at the upper floor, strikes the lower, which shakes: all in it are knocked down", () => {
    const base = battle({
      ours: [{ name: 'Reese', rep: 4, readied: 'now', readiedItem: 'm72-law' }],
      theirs: [{ group: 'E1' }, { group: 'E1' }, { group: 'E2' }],
      state: gear('m72-law'),
    })
    const state = withPlaces(base, [
      { name: 'Upper floor', buildingId: placeId(2), level: 1, groupId: groupNamed(base, 'E2') },
      { name: 'Lower floor', buildingId: placeId(2), level: 0, groupId: groupNamed(base, 'E1') },
    ])
    const values = aim('m72-law', [their(3)], { next: [placeId(2)] })
    const { state: after, texts } = playAction(state, 'fireAtBuilding', values, [
      ['building-target', our(1), 4, 5],
      ['building-penetration', placeId(2), 1, 4],
      ['reaction.recover-from-knock-down', their(1), 1, 1],
      ['reaction.recover-from-knock-down', their(2), 1, 1],
      ['reaction.received-fire', their(3), 1, 2],
    ])
    expect(texts).toContain('It strikes Lower floor.')
    expect([1, 2, 3].map((nth) => figureIn(after, their(nth)).status)).toEqual(['stunned', 'stunned', 'duckBack'])
    expect(placeIn(after, 2).state).toBe('standing')
  })

  it('FNG p. 44: an M-20 against concrete: 7 less 4, dice 1 and 6 pass one, all inside are knocked down', () => {
    const state = withPlaces(battle({ ours: [{}], theirs: [{}], state: gear('m20') }), [
      { kind: 'building', type: 'concrete', dv: 4, groupId: 902 },
    ])
    const { lines } = playAction(state, 'fireAtBuilding', aim('m20', [their(1)]), [
      ['building-target', our(1), 1, 1],
      ['building-penetration', placeId(1), 1, 6],
      ['reaction.recover-from-knock-down', their(1), 1, 1],
    ])
    expect(lines.find(({ table }) => table === 'building-penetration')).toMatchObject({ target: 3, score: 1 })
  })

  it('FNG p. 42: an APR not above the DV is not rolled: the men inside take Received Fire', () => {
    const state = withPlaces(battle({ ours: [{ weapon: 'rr-57mm', setUp: true }], theirs: [{}] }), [
      { kind: 'bunker', type: 'bunker', dv: 5, groupId: 902 },
    ])
    const { state: after } = playAction(state, 'fireAtBuilding', aim('rr-57mm', [their(1)]), [
      ['building-target', our(1), 1, 1],
      ['reaction.received-fire', their(1), 1, 2, 6],
    ])
    expect(figureIn(after, their(1)).status).toBe('duckBack')
  })

  it('FNG p. 41: a single pass misses a bunker; an HMG rolls for each of its four shots', () => {
    const state = withPlaces(battle({ ours: [{ weapon: 'm2hb', setUp: true }], theirs: [{}] }), [
      { kind: 'bunker', type: 'logBunker', dv: 1, groupId: 902 },
    ])
    const { state: after } = playAction(state, 'fireAtBuilding', aim('m2hb', [their(1)], { inches: 49 }), [
      ['building-target', our(1), 1, 6],
      ['building-target', our(1), 4, 5],
      ['building-target', our(1), 3, 3],
      ['building-penetration', placeId(1), 1, 1],
    ])
    expect(placeIn(after, 1).state).toBe('destroyed')
    const deeds = after.tallies.filter(({ event }) => event === 'kill' || event === 'deed.destroyedBunker')
    expect(deeds.map(({ figureId }) => figureId)).toEqual([our(1), our(1)])
  })
})

describe('weapons without APR', () => {
  it('FNG p. 42: SFC Garcia, REP 5, at three in a bar of DV 1: a total of 10 hits one at random with Impact 1', () => {
    const state = withPlaces(battle({ ours: [{ name: 'Garcia', rep: 5 }], theirs: [{}, {}, {}] }), [
      { type: 'frame', dv: 1, groupId: 902 },
    ])
    const inside = [their(1), their(2), their(3)]
    const { lines, state: after } = playAction(state, 'fireAtBuilding', aim('m16', inside), [
      ['ranged-combat', our(1), 5, 4, 2, 3],
      ['battle.hit-inside', our(1), 2],
      ['combat-damage', their(2), 1],
      ['reaction.received-fire', their(1), 1, 2],
      ['reaction.received-fire', their(3), 1, 2],
    ])
    expect(lines.find(({ table }) => table === 'combat-damage')!.numbers).toEqual({ Impact: 1 })
    expect(figureIn(after, their(2)).status).toBe('obviouslyDead')
  })

  it('FNG p. 42: an Impact not above the DV is refused; so is what is out of range', () => {
    const state = withPlaces(battle({ ours: [{}], theirs: [{}] }), [{ groupId: 902 }])
    expect(() => playAction(state, 'fireAtBuilding', aim('m16', []))).toThrow('does nothing')
    const near = withPlaces(state, [{ dv: 1 }])
    expect(() => playAction(near, 'fireAtBuilding', aim('m16', [], { inches: 60 }))).toThrow('Out of range')
  })
})

describe('the list of buildings', () => {
  it('FNG p. 40: an area for each 6" and each floor', () => {
    const state = battle({ ours: [{}], theirs: [{}] })
    const named = { type: 'masonry', name: 'Bar', floors: 2, basement: true, areas: 2, sector: 3, heldBy: 902 }
    const { state: after } = playAction(state, 'nameBuilding', named)
    expect(after.structures.map(({ level }) => level)).toEqual([-1, -1, 0, 0, 1, 1])
    expect(new Set(after.structures.map(({ buildingId }) => buildingId))).toEqual(new Set([after.structures[0]!.id]))
    expect(after.structures.filter(({ groupId }) => groupId === 902).map(({ name }) => name)).toEqual([
      'Bar, ground floor, area 1',
    ])
    const { state: out } = playAction(after, 'enterBuilding', { group: 902, area: null })
    expect(out.structures.some(({ groupId }) => groupId !== null)).toBe(false)
  })

  it.each([
    [{ kind: 'hooch', type: 'hooch', dv: 0 }, 'concealed, and no cover. A door costs 2"'],
    [{ kind: 'building', type: 'masonry', dv: 3 }, 'moving ones concealed. A door costs 2"'],
    [{ kind: 'bunker', type: 'bunker', dv: 5 }, 'it holds up to four of ours'],
  ] as const)('FNG pp. 41-42: who goes into %j is told how he stands', (place, told) => {
    const state = withPlaces(battle({ ours: [{}], theirs: [{}] }), [place])
    const { texts } = playAction(state, 'enterBuilding', { group: 901, area: placeId(1) })
    expect(texts[0]).toContain(told)
  })

  it('FNG p. 42: a bunker is looked into once', () => {
    const state = withPlaces(battle({ ours: [{}], theirs: [{}] }), [{ kind: 'bunker', type: 'bunker', dv: 5 }])
    const { state: after } = playAction(state, 'bunkerTunnel', { bunker: placeId(1) }, [
      ['bunker-tunnel', placeId(1), 3],
    ])
    expect(after.structures.at(-1)).toMatchObject({ kind: 'tunnel', state: 'standing' })
    expect(() => playAction(after, 'bunkerTunnel', { bunker: placeId(1) })).toThrow('no such bunker')
  })
})
