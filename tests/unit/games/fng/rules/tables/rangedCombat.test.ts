import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../src/main/engine/answers.ts'
import { readThrow, rollOnTable, type Situation } from '../../../../../../src/main/engine/rollOnTable.ts'
import { requestFor } from '../../../../../../src/main/engine/throwRequest.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import { combatDamage, rangedCombat, reconByFire } from '../../../../../../src/games/fng/rules/tables/index.ts'

type Shot = NonNullable<Situation<typeof rangedCombat>['when']>
type Hit = NonNullable<Situation<typeof combatDamage>['when']>

const shoots = (REP: number, face: D6, when: Shot = {}) =>
  readThrow(
    rangedCombat,
    { subject: 1, why: 'shot', when, numbers: { REP } },
    { faces: [face], picked: null, by: 'player' },
  )

const hurts = (Impact: number, face: D6, when: Hit = {}) =>
  readThrow(
    combatDamage,
    { subject: 1, why: 'hit', when, numbers: { Impact } },
    { faces: [face], picked: null, by: 'player' },
  ).row.outcome

describe('Ranged Combat', () => {
  it('FNG p. 32: Sgt. Billy, REP 5, 6, 4 and 3 at two targets in cover: hit, hit and, with a total of 8, a miss', () => {
    const first = shoots(5, 6, { targetInCover: true })
    const second = ([4, 3] as const).map((face) => shoots(5, face, { targetInCover: true, secondOrLaterTarget: true }))
    expect([first, ...second].map((roll) => roll.score)).toEqual([11, 9, 8])
    expect([first, ...second].map((roll) => roll.row.outcome)).toEqual(['hit', 'hit', 'targetMissed'])
  })

  it('FNG p. 32: a total of 6 never hits, 7 and 8 do where nothing speaks against them, 9 always', () => {
    expect(shoots(3, 3).row.outcome).toBe('shooterMissed')
    expect(shoots(3, 4).row.outcome).toBe('hit')
    expect(shoots(3, 5).row.outcome).toBe('hit')
    const everything: Shot = { shooterMovedFast: true, snapFiring: true, targetInCover: true, thirdOrLaterTarget: true }
    expect(shoots(3, 6, everything).row.outcome).toBe('hit')
  })

  it.each([
    ['shooterMovedFast', 'shooterMissed', 'shooterMissed'],
    ['snapFiring', 'shooterMissed', 'shooterMissed'],
    ['targetCharging', 'targetMissed', 'hit'],
    ['targetConcealed', 'targetMissed', 'hit'],
    ['targetInCover', 'targetMissed', 'targetMissed'],
    ['targetProne', 'targetMissed', 'hit'],
    ['targetMovedFast', 'targetMissed', 'hit'],
    ['secondOrLaterTarget', 'targetMissed', 'hit'],
    ['thirdOrLaterTarget', 'hit', 'targetMissed'],
  ] as const)('FNG p. 113: %s: 7 is %s, 8 is %s', (when, seven, eight) => {
    expect(shoots(4, 3, { [when]: true }).row.outcome).toBe(seven)
    expect(shoots(4, 4, { [when]: true }).row.outcome).toBe(eight)
  })

  it('FNG pp. 5-6: a Crack Shot throws two or three dice of which the best counts; others add 1', () => {
    const situation = { subject: 1, why: 'shot', numbers: { REP: 4 } }
    expect(requestFor(rangedCombat, { ...situation, when: { crackShot: true } }).count).toBe(2)
    expect(requestFor(rangedCombat, { ...situation, when: { crackShot: true, crackShotProne: true } }).count).toBe(3)
    expect(requestFor(rangedCombat, { ...situation, when: { grenadier: true } }).count).toBe(2)
    const dice = openTape({ faces: [5, 1], dice: 'ask', choices: 'ask', seed: 0, depth: 0 })
    expect(rollOnTable(rangedCombat, dice, { ...situation, when: { crackShot: true } }).score).toBe(9)
    expect(shoots(4, 2, { marksman: true }).score).toBe(7)
    expect(shoots(4, 2, { pigman: true }).score).toBe(7)
    expect(shoots(4, 2, { weaponPenalty: true }).score).toBe(5)
  })
})

describe('Combat Damage', () => {
  it('FNG p. 33: 4 against Impact 2 is stopped by the cover; 5 against Impact 3 knocks down', () => {
    expect(hurts(2, 4, { targetInCover: true })).toBe('stoppedByCover')
    expect(hurts(2, 4)).toBe('knockedDown')
    expect(hurts(3, 5)).toBe('knockedDown')
  })

  it('FNG p. 37: 2 against Impact 3 in melee is Out of the Fight', () => {
    expect(hurts(3, 2)).toBe('outOfTheFight')
  })

  it('FNG p. 32: cover stops 2, 4 and 6 and nothing else', () => {
    const outcomes = ([1, 2, 3, 4, 5, 6] as const).map((face) => hurts(3, face, { targetInCover: true }))
    const stopped = 'stoppedByCover'
    expect(outcomes).toEqual(['obviouslyDead', stopped, 'outOfTheFight', stopped, 'knockedDown', stopped])
  })

  it.each([-1, 0, 1])('FNG p. 32: Impact %i: 1 is death, anything else only knocks down', (impact) => {
    expect(hurts(impact, 1)).toBe('obviouslyDead')
    for (const face of [2, 3, 4, 5, 6] as const) expect(hurts(impact, face)).toBe('knockedDown')
  })

  it('FNG pp. 7, 42: vests, walls and rooms move the Impact; a vest leaves 1 at least', () => {
    expect(hurts(2, 2, { flakJacket: true })).toBe('knockedDown')
    expect(hurts(3, 2, { flakJacket: true })).toBe('outOfTheFight')
    expect(hurts(2, 2, { chickenPlate: true, flakJacket: true })).toBe('knockedDown')
    expect(hurts(2, 3, { explosionInBuilding: true })).toBe('outOfTheFight')
    expect(hurts(4, 2, { throughBuilding: 2 })).toBe('outOfTheFight')
    expect(hurts(4, 2, { throughBuilding: 3 })).toBe('knockedDown')
  })

  it('FNG p. 42: the M-16 of SFC Garcia, Impact 2, through DV 1 counts as Impact 1', () => {
    const situation = { subject: 1, why: 'hit', when: { throughBuilding: 1 }, numbers: { Impact: 2 } }
    expect(readThrow(combatDamage, situation, { faces: [2], picked: null, by: 'player' })).toMatchObject({
      numbers: { Impact: 1 },
      row: { outcome: 'knockedDown' },
    })
  })
})

describe('Recon by Fire', () => {
  const fires = (faces: readonly D6[], rep: number) => {
    const numbers = { 'Target Rating': faces.length, 'PEF REP': rep }
    const dice = openTape({ faces, dice: 'ask', choices: 'ask', seed: 0, depth: 0 })
    return rollOnTable(reconByFire, dice, { subject: 1, why: 'PEF', numbers })
  }
  const twelve = [6, 6, 6, 6, 6, 1, 2, 3, 4, 5, 1, 2] as const

  it('FNG p. 33: three M-16, twelve dice, five sixes: a PEF of REP 4 is resolved, with one hit to spare', () => {
    const { score, row } = fires(twelve, 4)
    expect(row).toMatchObject({ outcome: 'resolved', gives: { receivedFire: true, surplusSixesHit: true } })
    expect(score! - 4).toBe(1)
  })

  it('FNG p. 33: as many sixes as its REP are not enough', () => {
    expect(fires(twelve, 5).row.outcome).toBe('notResolved')
  })
})
