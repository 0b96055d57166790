import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../src/main/engine/answers.ts'
import { rollOnTable } from '../../../../../../src/main/engine/rollOnTable.ts'
import { rowOf } from '../../../../../../src/main/engine/table.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import {
  aerialSpotting,
  aircraftDamage,
  aircraftGuns,
  aircraftICorps,
  aircraftIiIiiIvCorps,
  airDeviation,
  airMunitions,
  airRequest,
  antiAircraftCheck,
  craterSize,
  facRep,
  fwfAircraft,
  goldenBb,
  minefieldClearing,
  weaponTables,
} from '../../../../../../src/games/fng/rules/tables/index.ts'

const tape = (...faces: number[]) => openTape({ faces, dice: 'ask', choices: 'ask', seed: 0, depth: 0 })
const about = { subject: 1, why: 'test' }
const faces: readonly D6[] = [1, 2, 3, 4, 5, 6]

/** The Outgunned Ranking of a weapon. */
const orOf = (weapon: string): number =>
  Number(weaponTables.flatMap(({ rows }) => rows).find(({ key }) => key === weapon)!.cells.OR)

/** A pilot under fire. */
const shotAt = (rep: number, dice: number, ...thrown: number[]) =>
  rollOnTable(goldenBb, tape(...thrown), { ...about, numbers: { 'REP of the pilot': rep, 'Golden BB dice': dice } })

describe('asking for an airstrike', () => {
  const asked = (face: D6, when = {}) => rollOnTable(airRequest, tape(face), { ...about, when })

  it.each([
    [1, 'denied', 0, false, 0],
    [2, 'notNow', 0, false, 0],
    [3, 'granted', 1, true, 1],
    [4, 'granted', 1, false, 1],
    [5, 'granted', 0, false, 1],
    [6, 'granted', 0, false, 0],
  ] as const)('FNG p. 80: a %i is %s, the FAC in %i turns', (face, outcome, facTurns, plusHalfDie, strikeTurns) => {
    expect(asked(face).row).toMatchObject({ outcome, gives: { facTurns, plusHalfDie, strikeTurns } })
  })

  it('FNG p. 80: a Captain at Support Level 3 adds 1, a sergeant at Support Level 1 is denied up to a 4', () => {
    expect(asked(5, { captain: true, supportLevel3: true })).toMatchObject({ score: 6, index: 5 })
    expect(asked(4, { supportLevel1: true })).toMatchObject({ score: 1, row: { outcome: 'denied' } })
    expect(asked(1, { supportLevel1: true })).toMatchObject({ score: -2, row: { outcome: 'denied' } })
  })
})

describe('which aircraft comes', () => {
  it('FNG p. 81: I Corps, 1 and then 1 to 6, is an F-4 of the Marines with a pilot of REP 4 to 6', () => {
    const rolls = faces.map((face) => rollOnTable(aircraftICorps, tape(1, face), about).row)
    expect(rolls.map(({ outcome, gives }) => [outcome, gives.service, gives.rep])).toEqual(
      [4, 4, 5, 5, 6, 6].map((rep) => ['f-4', 'usmc', rep]),
    )
  })

  it.each([
    [1, 'canberra', 'raaf', 'a-1', 'vnaf'],
    [2, 'a-1', 'usafOrVnaf', 'a-1', 'usafOrVnaf'],
    [3, 'f-100', 'usaf', 'f-100', 'usaf'],
    [4, 'a-4', 'usaf', 't-28', 'vnaf'],
    [5, 'f-4', 'usaf', 'f-4', 'usNavy'],
    [6, 'a-37', 'usaf', 'a-37', 'usaf'],
  ] as const)('FNG p. 81: a %i is %s of %s in II and III Corps, %s of %s in IV Corps', (face, ...both) => {
    const rolled = (ivCorps: boolean) => {
      const { outcome, gives } = rollOnTable(aircraftIiIiiIvCorps, tape(face, 5), { ...about, when: { ivCorps } }).row
      return [outcome, gives.service]
    }
    expect([...rolled(false), ...rolled(true)]).toEqual(both)
  })

  it('FNG p. 81: the pilot of a T-28 is REP 4 up to a 4 (ruling)', () => {
    const reps = faces.map(
      (face) => rollOnTable(aircraftIiIiiIvCorps, tape(4, face), { ...about, when: { ivCorps: true } }).row.gives.rep,
    )
    expect(reps).toEqual([4, 4, 4, 4, 5, 5])
  })

  it('FNG pp. 81, 109: every aircraft that can come is in the list', () => {
    const listed: readonly string[] = fwfAircraft.rows.map(({ key }) => key)
    for (const { outcome } of [...aircraftICorps.rows, ...aircraftIiIiiIvCorps.rows]) expect(listed).toContain(outcome)
  })

  it('FNG p. 84: the pilot of a FAC is REP 4 to 6', () => {
    expect(faces.map((face) => rollOnTable(facRep, tape(face), about).row.outcome)).toEqual([4, 4, 5, 5, 5, 6])
  })
})

describe('fire from the ground', () => {
  const numbers = { REP: 4 }

  it('FNG p. 82: the SKS, OR 2, ducks back; AK-47, LMG and RPG, OR 3 and more, take 1d6 to stand and fire', () => {
    const { gives } = antiAircraftCheck.rows[0]
    expect(['sks', 'ak-47', 'rpd', 'rpg-7'].map((weapon) => orOf(weapon) <= gives.upToOr)).toEqual([
      true,
      false,
      false,
      false,
    ])
    const weak = tape(4, 4)
    expect(rollOnTable(antiAircraftCheck, weak, { ...about, numbers, when: { weakWeapon: true } })).toMatchObject({
      score: 2,
      row: { outcome: 'ducksBack' },
    })
    weak.mustBeSpent()
    expect(rollOnTable(antiAircraftCheck, tape(4, 4, 4), { ...about, numbers }).row.outcome).toBe('fires')
    expect(rollOnTable(antiAircraftCheck, tape(4, 4, 5), { ...about, numbers }).row.outcome).toBe('ducksBack')
  })

  it('FNG p. 82: who passes fewer ducks back or retires; vehicles seek cover', () => {
    const rolled = (dice: readonly D6[], vehicle: boolean) =>
      rollOnTable(antiAircraftCheck, tape(...dice), { ...about, numbers, when: { vehicle } }).row.outcome
    expect(rolled([4, 5], false)).toBe('ducksBack')
    expect(rolled([5, 6], false)).toBe('retires')
    expect([rolled([4, 5], true), rolled([5, 6], true)]).toEqual(['seeksCover', 'seeksCover'])
  })

  it('FNG p. 82: an OR of 21 against a REP of 4 is 6 dice; three passed go on, three not passed are hits', () => {
    const or = 4 * orOf('ak-47') + orOf('rpd') + orOf('rpg-7')
    expect(or).toBe(21)
    const roll = shotAt(4, Math.max(4, Math.ceil(or / 4)), 1, 3, 4, 5, 6, 6)
    expect(roll).toMatchObject({ score: 3, target: 4, row: { outcome: 'noEffect', gives: { rep: 0, leavesTo: 0 } } })
    expect(roll.faces.length - roll.score!).toBe(3)
    const hits = [1, 3, 4].map(
      (face) => rollOnTable(aircraftDamage, tape(face), { ...about, numbers: { Impact: 3 } }).row,
    )
    expect(hits.map(({ outcome }) => outcome)).toEqual(['hardHit', 'hit', 'noEffect'])
    expect(hits.map(({ gives }) => gives.damage)).toEqual([2, 1, 0])
  })

  it('FNG p. 82: two passed cost the pilot 1 REP, fewer the attack', () => {
    expect(shotAt(3, 3, 1, 3, 4).row).toMatchObject({ outcome: 'pressesOn', gives: { rep: -1 } })
    for (const third of [1, 6])
      expect(shotAt(3, 3, third, 5, 4).row).toMatchObject({ outcome: 'breaksOff', gives: { leavesTo: 3 } })
  })

  it('FNG p. 82: the higher the Impact, the more damage', () => {
    fc.assert(
      fc.property(fc.constantFrom(...faces), fc.integer({ min: 1, max: 5 }), (face, impact) => {
        const damage = (Impact: number) =>
          rollOnTable(aircraftDamage, tape(face), { ...about, numbers: { Impact } }).row.gives.damage
        expect(damage(impact + 1)).toBeGreaterThanOrEqual(damage(impact))
        expect(damage(impact) > 0).toBe(face <= impact)
      }),
    )
  })
})

describe('what aircraft do', () => {
  it('FNG p. 83: a miss lands up to 4d6 inches past the target or short of it', () => {
    const rows = faces.map((face) => rollOnTable(airDeviation, tape(face), about).row.gives)
    expect(rows.map(({ dice, ahead }) => dice * ahead)).toEqual([0, 0, 2, -2, 4, -4])
  })

  it('FNG p. 83: guns', () => {
    expect(aircraftGuns.rows.map(({ key, cells }) => [key, cells.impact, cells.APR])).toEqual([
      ['lmg', 3, 2],
      ['hmg', 5, 3],
      ['autocannon', 5, 5],
    ])
  })

  it('FNG pp. 47, 83: a bomb leaves the crater that is printed for it, White Phosphorus none', () => {
    const inches = new Map<string, number>(craterSize.rows.map(({ outcome, gives }) => [outcome, gives.inches]))
    const craters = airMunitions.rows.map(({ key, gives }) => [key, gives.crater && inches.get(gives.crater)])
    expect(Object.fromEntries(craters)).toEqual({
      bomb250: 3,
      bomb500: 6,
      bomb750: 8,
      bombWp: null,
      napalm: null,
      rocket: null,
      wpRocket: null,
      guns: null,
    })
  })

  it('FNG p. 83: the area as the engine measures it is the area that is printed', () => {
    for (const { gives, cells } of airMunitions.rows) {
      const printed = { circle: `${gives.width}" blast circle`, template: '6" wide, 18" long', strip: '3" either side' }
      expect(cells.area).toContain(printed[gives.shape])
    }
    expect(rowOf(airMunitions, 'napalm').gives).toMatchObject({ width: 6, length: 18 })
    expect(rowOf(airMunitions, 'guns').gives.width).toBe(2 * 3)
  })

  it('FNG p. 83: bombs stun those they do not hit, nothing else does', () => {
    const stuns = airMunitions.rows.filter(({ gives }) => gives.stuns).map(({ key }) => key)
    expect(stuns).toEqual(['bomb250', 'bomb500', 'bomb750', 'bombWp'])
  })

  it('FNG pp. 83-84: smoke of White Phosphorus goes on 1 to 4, napalm on 4 to 6, that of a marking rocket in three turns', () => {
    const lasting = airMunitions.rows.flatMap(({ key, gives }) =>
      gives.lasts === null ? [] : [[key, gives.lasts, gives.goneFrom, gives.goneTo, gives.turns]],
    )
    expect(lasting).toEqual([
      ['bombWp', 'smoke', 1, 4, null],
      ['napalm', 'fire', 4, 6, null],
      ['wpRocket', 'smoke', null, null, 3],
    ])
    expect(rowOf(airMunitions, 'wpRocket').gives).toMatchObject({ markInches: 24, markRep: 1 })
  })

  it('FNG p. 51: what clears mines from the air has the same name here', () => {
    const known: readonly string[] = airMunitions.rows.map(({ key }) => key)
    for (const key of ['rocket', 'bomb500', 'bomb750']) {
      expect(known).toContain(key)
      expect(rowOf(minefieldClearing, key)).toBeDefined()
    }
  })

  it('FNG p. 84: cover and concealment take a die each from spotting, hovering adds one', () => {
    const spot = (thrown: readonly D6[], when = {}) =>
      rollOnTable(aerialSpotting, tape(...thrown), { ...about, numbers: { 'REP of the pilot': 4 }, when }).row.outcome
    expect(spot([4, 4])).toBe('spotted')
    expect(spot([4, 5])).toBe('notSpotted')
    expect(spot([1], { targetInCover: true })).toBe('notSpotted')
    expect(spot([], { targetInCover: true, targetConcealed: true })).toBe('notSpotted')
    expect(spot([1, 6, 1], { hovering: true })).toBe('spotted')
  })
})
