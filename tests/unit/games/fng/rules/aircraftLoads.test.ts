import { describe, expect, it } from 'vitest'
import { rowOf, type KeyOf } from '../../../../../src/main/engine/table.ts'
import {
  attackPasses,
  passesWith,
  countOf,
  loadFor,
  mountsOf,
  weaponTypes,
  type Mount,
} from '../../../../../src/games/fng/rules/aircraftLoads.ts'
import type { AircraftLoad } from '../../../../../src/games/fng/rules/battle/terms.ts'
import {
  fwfAircraft,
  fwfHelicopters,
  type AircraftEntry,
  type HelicopterEntry,
  type HelicopterTable,
  type PlaneEntry,
} from '../../../../../src/games/fng/rules/tables/index.ts'

const plane = (key: KeyOf<typeof fwfAircraft>): PlaneEntry => rowOf(fwfAircraft, key).gives
const helicopter = (key: KeyOf<typeof fwfHelicopters>): HelicopterEntry => rowOf(fwfHelicopters, key).gives

describe('loads of aircraft', () => {
  it('FNG p. 109: 1 to 3 is load A, 4 to 6 load B, of those that have two', () => {
    const faces = [1, 2, 3, 4, 5, 6]
    expect(faces.map((face) => loadFor(plane('f-4'), face))).toEqual(['a', 'a', 'a', 'b', 'b', 'b'])
    expect(faces.map((face) => loadFor(plane('f-100'), face))).toEqual(faces.map(() => null))
  })

  it('FNG p. 109: an A-4 has its guns in both loads, the rest in one', () => {
    const guns: Mount[] = [
      { side: 'left', weapon: 'hmg', count: 1 },
      { side: 'right', weapon: 'hmg', count: 1 },
    ]
    expect(mountsOf(plane('a-4'), 'a')).toEqual([
      ...guns,
      { side: 'central', weapon: 'rocketLauncher', count: 1 },
      { side: 'left', weapon: 'bomb500', count: 1 },
      { side: 'right', weapon: 'bomb500', count: 1 },
    ])
    expect(mountsOf(plane('a-4'), 'b')).toEqual([
      ...guns,
      { side: 'central', weapon: 'bomb500', count: 1 },
      { side: 'left', weapon: 'bomb250', count: 2 },
      { side: 'right', weapon: 'bomb250', count: 2 },
    ])
  })

  it.each([
    ['f-4', 'a', ['guns', 'bombs'], 2],
    ['f-4', 'b', ['napalm', 'bombs'], 2],
    ['a-4', 'a', ['guns', 'rockets', 'bombs'], 2],
    ['a-4', 'b', ['guns', 'bombs'], 2],
    ['a-1', 'a', ['rockets', 'bombs', 'napalm'], 6],
    ['a-1', 'b', ['rockets', 'bombs'], 4],
    ['f-100', null, ['guns', 'bombs', 'napalm'], 3],
    ['t-28', null, ['guns', 'bombs'], 2],
    ['a-37', null, ['guns', 'bombs', 'rockets'], 4],
    ['canberra', null, ['bombs'], 1],
    ['ac-47', null, ['guns'], 2],
    ['o-1', null, ['rockets'], 0],
    ['o-2', null, ['rockets'], 0],
  ] as const)('FNG pp. 83, 109: %s, load %s, attacks with %j in %i passes', (key, load, types, passes) => {
    expect(weaponTypes(mountsOf(plane(key), load)).sort()).toEqual([...types].sort())
    expect(attackPasses(plane(key), load, 'byType')).toBe(passes)
  })

  it('FNG p. 83: autocannon, 500 lb and 750 lb bombs make two passes, three with napalm as well', () => {
    const common = { points: 5, passengers: 0, kind: 'strike', turnsInPlay: 5 } as const
    const load = { ...common, 'central.autocannon': 1, 'left.bomb500': 1, 'right.bomb750': 1 }
    expect(attackPasses(load, null, 'byType')).toBe(2)
    expect(attackPasses({ ...load, 'right.napalm': 1 }, null, 'byType')).toBe(3)
  })

  it('footnote (8) to FNG p. 109: by a switch an A-1 has its six attacks with the third bomb too', () => {
    expect(attackPasses(plane('a-1'), 'b', 'six')).toBe(6)
    expect(passesWith(plane('a-1'), 'b', 'bombs', 'six')).toBe(4)
    expect(passesWith(plane('a-1'), 'b', 'rockets', 'six')).toBe(2)
    expect(attackPasses(plane('a-1'), 'a', 'six')).toBe(6)
    for (const key of ['f-4', 'a-4', 'f-100', 'a-37', 'canberra', 'ac-47'] as const)
      expect(attackPasses(plane(key), 'a', 'six'), key).toBe(attackPasses(plane(key), 'a', 'byType'))
  })

  it('FNG p. 90: a Hog has four rockets a pass, an ARA six', () => {
    expect(countOf(mountsOf(helicopter('uh-1b-hog'), null), 'rocketLauncher')).toBe(4)
    expect(countOf(mountsOf(helicopter('uh-1c-ara'), null), 'rocketLauncher')).toBe(6)
  })
})

describe('the lists of aircraft', () => {
  const entries: readonly AircraftEntry[] = [...fwfHelicopters.rows, ...fwfAircraft.rows].map((row) => row.gives)
  const helicopters: HelicopterTable['rows'] = fwfHelicopters.rows

  it('carry something in each load', () => {
    for (const entry of entries) {
      const loads: readonly (AircraftLoad | null)[] = entry.loadATo === undefined ? [null] : ['a', 'b']
      for (const load of loads) expect(mountsOf(entry, load)).not.toEqual([])
      if (entry.loadATo === undefined) expect(mountsOf(entry, 'a')).toEqual(mountsOf(entry, null))
      else expect(mountsOf(entry, 'a')).not.toEqual(mountsOf(entry, 'b'))
    }
  })

  it('FNG p. 90: every door gunner has a gun and every door gun a gunner', () => {
    for (const { key, gives } of helicopters) {
      const mounts = mountsOf(gives, null)
      const sides = mounts.filter(({ weapon }) => weapon === 'doorM60' || weapon === 'doorHmg').length
      // The crew chief of a CH-46 mans the second gun.
      expect((gives['crew.doorGunner'] ?? 0) + (key === 'ch-46' ? 1 : 0), key).toBe(sides)
    }
  })

  it('print the numbers that the program reckons with', () => {
    for (const { gives, cells } of [...fwfHelicopters.rows, ...fwfAircraft.rows]) {
      const printed = [cells['central weapons'], cells['left side weapons'], cells['right side weapons']]
      const counts = printed
        .join('; ')
        .split(/; | \/ |, /)
        .filter((cell) => cell !== '-').length
      const own = Object.keys(gives).filter((name) => /(central|left|right)\./.test(name)).length
      expect(own, cells['central weapons']).toBe(counts)
      expect(gives.points).toBe(cells.DP)
      if ('passengers' in cells) expect(gives.passengers).toBe(Number(String(cells.passengers).split(' ')[0]))
    }
  })

  it('FNG p. 90: passengers fire from places on a side, where there are passengers', () => {
    for (const { key, gives } of helicopters) {
      expect(gives.firing > 0, key).toBe(gives.passengers > 0)
      expect(gives.firing, key).toBeLessThanOrEqual(gives.firingLeft + gives.firingRight)
    }
  })
})
