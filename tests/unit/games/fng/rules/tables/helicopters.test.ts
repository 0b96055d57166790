import { describe, expect, it } from 'vitest'
import { rollOnTable, type Situation } from '../../../../../../src/main/engine/rollOnTable.ts'
import type { Table } from '../../../../../../src/main/engine/table.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import * as t from '../../../../../../src/games/fng/rules/tables/index.ts'

/** Rolls with these faces, all of which must be asked for. */
function roll<T extends Table>(table: T, faces: readonly number[], about: Omit<Situation<T>, 'subject' | 'why'> = {}) {
  const tape = openTape({ faces, dice: 'ask', choices: 'ask', seed: 0, depth: 0 })
  const result = rollOnTable(table, tape, { subject: 0, why: 'test', ...about })
  tape.mustBeSpent()
  return result
}

describe('FNG p. 86: Helicopter Piloting', () => {
  type Action = 'flying' | 'landing' | 'takeOff' | 'enteringHover' | 'leavingHover'
  const outcome = (action: Action, faces: readonly number[], rep = 4) =>
    roll(t.heliPiloting, faces, { numbers: { 'REP of the pilot': rep }, when: { [action]: true } }).row.outcome

  it.each([
    ['flying', 'treetops', 'seen', 'sittingDuck'],
    ['landing', 'done', 'goesAround', 'hardLanding'],
    ['takeOff', 'done', 'staysDown', 'stalls'],
    ['enteringHover', 'done', 'overshoots', 'stalls'],
    ['leavingHover', 'done', 'done', 'spins'],
  ] as const)('%s: two dice passed, one, none', (action, two, one, none) => {
    expect(outcome(action, [4, 1])).toBe(two)
    expect(outcome(action, [4, 5])).toBe(one)
    expect(outcome(action, [6, 5])).toBe(none)
  })

  it('takes a point of the pilot for bad weather and one for the night', () => {
    const numbers = { 'REP of the pilot': 5 }
    expect(roll(t.heliPiloting, [4, 4], { numbers, when: { landing: true, night: true } }).score).toBe(2)
    const both = { landing: true, night: true, inclementWeather: true }
    expect(roll(t.heliPiloting, [4, 4], { numbers, when: both })).toMatchObject({ score: 0, target: 3 })
  })

  it('knows no row for a pilot who does nothing', () => {
    expect(() => roll(t.heliPiloting, [6, 6], { numbers: { 'REP of the pilot': 4 } })).toThrow('no row')
  })
})

describe('FNG pp. 87-89: who comes when', () => {
  it('a Lieutenant at Support Level 1 and a 4: no gunship this turn; a Captain at 5 and a 4: next turn', () => {
    expect(roll(t.heliGunshipRequest, [4], { when: { lieutenant: true, supportLevel1: true } }).row.outcome).toBe(
      'notNow',
    )
    expect(roll(t.heliGunshipRequest, [4], { when: { captain: true } }).row).toMatchObject({
      outcome: 'granted',
      gives: { turns: 1, turnsDie: null },
    })
  })

  it('a gunship that comes on a 3 makes one pass', () => {
    expect(roll(t.heliGunshipRequest, [3]).row).toMatchObject({ gives: { turns: 0, turnsDie: '1d6', passes: 1 } })
  })

  it('a Cobra flies from mid 1968 on, alone and in a Pink Team', () => {
    expect(roll(t.heliGunshipsICorps, [1], { when: { beforeMid1968: true } }).row.outcome).toBe('uh-1n-sea-wolf')
    expect(roll(t.heliGunshipsICorps, [1]).row.outcome).toBe('ah-1g')
    for (const table of [t.heliGunshipsICorps, t.heliGunshipsIiIiiIvCorps]) {
      expect(roll(table, [6], { when: { beforeMid1968: true } }).row.gives).toMatchObject({ partner: 'uh-1c-frog' })
      expect(roll(table, [6]).row.gives).toMatchObject({ partner: 'ah-1g' })
    }
  })

  it('the Frog of I Corps has a USMC pilot when the USMC called', () => {
    expect(roll(t.heliGunshipsICorps, [2], { when: { usmcCalls: true } }).row.gives.service).toBe('usmc')
    expect(roll(t.heliGunshipsICorps, [2]).row.gives.service).toBe('usArmy')
  })

  it.each([
    ['iiCorps', 'uh-1c-ara', 'uh-1c-ara'],
    ['iiiCorps', 'uh-1c-ara', 'uh-1-bushranger'],
    ['ivCorps', 'uh-1n-sea-wolf', 'uh-1-bushranger'],
  ])('a 2 in %s: 3-4 and 5-6 on the second die', (corps, third, fifth) => {
    const outcome = (second: number) =>
      roll(t.heliGunshipsIiIiiIvCorps, [2, second], { when: { [corps]: true } }).row.outcome
    expect([1, 2, 3, 4, 5, 6].map(outcome)).toEqual(['uh-1c-ara', 'uh-1c-ara', third, third, fifth, fifth])
  })

  it('every gunship and partner is in the list of helicopters', () => {
    const known: readonly string[] = t.fwfHelicopters.rows.map((row) => row.key)
    for (const { outcome, gives } of [...t.heliGunshipsICorps.rows, ...t.heliGunshipsIiIiiIvCorps.rows]) {
      expect(known).toContain(outcome)
      if ('partner' in gives) expect(known).toContain(gives.partner)
    }
  })

  it('a medevac at Support Level 1: a 3 brings none, a 4 brings one for two wounded', () => {
    const when = { supportLevel1: true }
    expect(roll(t.heliMedevacRequest, [3], { when }).row.outcome).toBe('notNow')
    expect(roll(t.heliMedevacRequest, [4], { when }).row.gives).toMatchObject({ turnsDie: '1d6', mostWounded: 2 })
  })

  it('the REP of a crewman is 3, 4, 4, 4, 5, 6', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => roll(t.heliCrewRep, [face]).row.outcome)).toEqual([3, 4, 4, 4, 5, 6])
  })
})

describe('FNG pp. 89-92: fire, damage and crashes', () => {
  it('the third die of a hovering helicopter cannot give more than success', () => {
    const about = { numbers: { REP: 4 }, when: { hovering: true } }
    expect(roll(t.heliDroppingStuff, [1, 1, 1], about).row.gives).toMatchObject({ targetInCover: false })
    expect(roll(t.heliDroppingStuff, [6, 5, 4], about).row.gives).toMatchObject({ deviationTimes: 2 })
  })

  it('who fumbles rolls again: one passed and it falls out, none and it stays aboard', () => {
    const about = { numbers: { REP: 4 } }
    expect(roll(t.heliDroppingStuff, [5, 6, 4], about).row.outcome).toBe('fallsOut')
    expect(roll(t.heliDroppingStuff, [5, 6, 5], about).row).toMatchObject({
      outcome: 'staysAboard',
      gives: { impactPlus: 2, destroyedFrom: 5, smokeRep: -2 },
    })
  })

  it.each([
    [1, [2, 0, 0, 0, 0, 0]],
    [3, [2, 1, 1, 0, 0, 0]],
    [5, [2, 1, 1, 1, 1, 0]],
  ])('a hit of Impact %i does this damage on 1 to 6', (impact, points) => {
    const damage = (face: number) => roll(t.heliDamage, [face], { numbers: { Impact: impact } }).row.gives.damage
    expect([1, 2, 3, 4, 5, 6].map(damage)).toEqual(points)
  })

  it('a heavy weapon does twice the damage', () => {
    for (const { gives } of t.heliDamage.rows) expect(gives.damageOfHeavyWeapon).toBe(2 * gives.damage)
  })

  it('a crash hits harder from row to row', () => {
    const worst = [1, 2, 3, 4, 5].map((face) => {
      const { impact, impactFailed } = roll(t.heliCrash, [face]).row.gives
      return Math.max(impact ?? 0, impactFailed ?? 0)
    })
    expect(worst).toEqual([1, 1, 2, 3, 4])
    expect(roll(t.heliCrash, [6]).row).toMatchObject({ outcome: 'explodes', gives: { impact: null } })
  })

  it('trees are no matter for the roll, but for the hits', () => {
    expect(roll(t.heliCrash, [3], { when: { intoTrees: true } })).toMatchObject({
      score: 3,
      row: { outcome: 'noseDown', gives: { moreImpact: 1 } },
    })
  })
})
