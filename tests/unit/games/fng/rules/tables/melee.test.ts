import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../src/main/engine/answers.ts'
import { rollOnTable } from '../../../../../../src/main/engine/rollOnTable.ts'
import { requestFor } from '../../../../../../src/main/engine/throwRequest.ts'
import { rowFits, rowFor, type WhenOf } from '../../../../../../src/main/engine/table.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import {
  chargeIntoMelee,
  chargeResolution,
  combatDamage,
  meleeCombat,
  meleeResults,
  meleeWeapons,
} from '../../../../../../src/games/fng/rules/tables/index.ts'

const tape = (faces: readonly D6[]) => openTape({ faces, dice: 'ask', choices: 'ask', seed: 0, depth: 0 })
const about = (REP: number) => ({ subject: 1, why: `REP ${REP}`, numbers: { REP } })

describe('charging', () => {
  const charges = (difference: number) => rowFor(chargeResolution, difference)

  it('FNG p. 36: "8" passes two more than A: no fire, melee', () => {
    const dice = tape([1, 4, 6])
    const charger = rollOnTable(chargeIntoMelee, dice, { ...about(4), when: { brawler: true } })
    const target = rollOnTable(chargeIntoMelee, tape([5, 6]), about(4))
    dice.mustBeSpent()
    expect(charges(charger.score! - target.score!)).toMatchObject({
      outcome: 'noFire',
      gives: { targetFires: 'none', melee: 'always', cohesion: null },
    })
  })

  it('FNG p. 23: Charles, counted as equal to his target, is fired at in full and goes on into melee', () => {
    expect(charges(0).gives).toMatchObject({ targetFires: 'full', melee: 'always' })
  })

  it('FNG p. 36: the fire of the target by the difference', () => {
    const fire = [3, 2, 1, 0, -1, -2, -3].map((difference) => charges(difference).gives.targetFires)
    expect(fire).toEqual(['none', 'none', 'oneShot', 'full', 'full', 'full', 'full'])
    expect(charges(3).gives).toMatchObject({ cohesion: 'target', melee: 'unlessTargetRetires' })
    expect(charges(-3).gives).toMatchObject({ cohesion: 'charger', melee: 'ifChargerCarriesOn' })
  })

  it('has exactly one row for every difference', () => {
    for (let difference = -9; difference <= 9; difference++)
      expect(chargeResolution.rows.filter((row) => rowFits(row, difference, {}))).toHaveLength(1)
    for (let difference = 0; difference <= 12; difference++)
      expect(meleeResults.rows.filter((row) => rowFits(row, difference, {}))).toHaveLength(1)
  })

  it('FNG pp. 36, 69: whoever has no die left passes none; a human wave one even so', () => {
    const when = { chargedInRear: true, coward: true } as const
    expect(rollOnTable(chargeIntoMelee, tape([]), { ...about(4), when }).score).toBe(0)
    expect(rollOnTable(chargeIntoMelee, tape([6, 6]), { ...about(3), when: { humanWave: true } }).score).toBe(1)
  })
})

describe('melee', () => {
  const fights = (rep: number, faces: readonly D6[], ...when: WhenOf<typeof meleeCombat>[]) => {
    const dice = tape(faces)
    const situation = { ...about(rep), when: Object.fromEntries(when.map((name) => [name, true])) }
    const { score } = rollOnTable(meleeCombat, dice, situation)
    dice.mustBeSpent()
    return score!
  }

  it('FNG p. 37: Charles has four successes of seven dice, Tranh one of three: Impact 3, and a 2 puts him out', () => {
    const charles = fights(4, [1, 2, 2, 3, 5, 5, 5], 'rifleBayonet', 'brawler')
    const tranh = fights(3, [1, 4, 5], 'handHeldBlade', 'slight')
    expect([charles, tranh]).toEqual([4, 1])
    const result = rowFor(meleeResults, charles - tranh)
    expect(result.outcome).toBe('knockedDown')
    const Impact = result.gives.impactPerSuccess * (charles - tranh)
    const damage = rollOnTable(combatDamage, tape([2]), { subject: 1, why: 'Tranh', numbers: { Impact } })
    expect(damage.row.outcome).toBe('outOfTheFight')
  })

  it('FNG p. 38: Billy, REP 5, Evenly Matched, has a die less against the second man', () => {
    expect(rowFor(meleeResults, 0).outcome).toBe('evenlyMatched')
    expect(requestFor(meleeCombat, { ...about(5), when: { evenlyMatched: true } }).count).toBe(4)
  })

  it('FNG pp. 35, 37: each weapon of the list is worth as many dice in Melee Combat', () => {
    for (const { key, gives, cells } of meleeWeapons.rows) {
      expect(requestFor(meleeCombat, { ...about(4), when: { [key]: true } }).count).toBe(4 + gives.dice)
      expect(Number(cells['in dice'])).toBe(gives.dice)
    }
  })

  it('FNG p. 37: a prone man of REP 3 whose enemy is at his back has no die', () => {
    expect(fights(3, [], 'prone', 'attackedFromBehind')).toBe(0)
  })
})
