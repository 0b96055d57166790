import { describe, expect, it } from 'vitest'
import { countSuccesses } from '../../../../../../src/main/engine/checks.ts'
import { rollOnTable } from '../../../../../../src/main/engine/rollOnTable.ts'
import { rowOf } from '../../../../../../src/main/engine/table.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import {
  buildingDv,
  buildingPenetration,
  buildingTarget,
  bunkerSuppression,
  collapseAbove,
  fwfAntiTank,
  fwfSfRifle,
  inAFire,
} from '../../../../../../src/games/fng/rules/tables/index.ts'

const tape = (...faces: number[]) => openTape({ faces, dice: 'ask', choices: 'ask', seed: 0, depth: 0 })
const about = { subject: 1, why: 'test' }

const dvOf = (structure: string): number => rowOf(buildingDv, structure).gives.dv
const aprOf = (weapon: string): number => rowOf(fwfAntiTank, weapon).cells.APR

/** Aims at a building with REP 4. */
const aim = (
  faces: readonly [number, number],
  when: Parameters<typeof rollOnTable<typeof buildingTarget>>[2]['when'] = {},
) => rollOnTable(buildingTarget, tape(...faces), { ...about, numbers: { REP: 4 }, when })

describe('firing at buildings', () => {
  it('FNG p. 42: SGT Reese, REP 4, passes 1 at a storefront of two floors: the LAW strikes the other floor', () => {
    expect(aim([4, 5], { severalAreas: true })).toMatchObject({
      score: 1,
      target: 4,
      row: { outcome: 'nextArea', gives: { test: 'reaction.received-fire' } },
    })
  })

  it('FNG p. 42: LAW, APR 5, against brick, DV 3: 1 and 4 pass one die of two against 2, all take the test', () => {
    const numbers = { 'APR - DV': aprOf('m72-law') - dvOf('masonry') }
    expect(numbers).toEqual({ 'APR - DV': 2 })
    expect(rollOnTable(buildingPenetration, tape(1, 4), { ...about, numbers })).toMatchObject({
      score: 1,
      target: 2,
      row: { outcome: 'havoc', gives: { obviouslyDead: false, test: 'reaction.recover-from-knock-down' } },
    })
  })

  it('FNG p. 44: M-20, APR 7, against concrete, DV 4: 1 and 6 pass one die against 3', () => {
    const numbers = { 'APR - DV': aprOf('m20') - dvOf('concrete') }
    const roll = rollOnTable(buildingPenetration, tape(1, 6), { ...about, numbers })
    expect(roll).toMatchObject({ score: 1, target: 3, row: { outcome: 'havoc' } })
  })

  it('FNG p. 44: against concrete an APR of 5 is the least that can do anything', () => {
    const apr = (value: number) => ({ ...about, numbers: { 'APR - DV': value - dvOf('concrete') } })
    expect(rollOnTable(buildingPenetration, tape(1, 1), apr(4)).row.outcome).toBe('none')
    expect(rollOnTable(buildingPenetration, tape(1, 1), apr(5)).row.outcome).toBe('collapses')
  })

  it('FNG p. 42: an M-16, Impact 2, against the men in a bar of DV 1 has an Impact of 1', () => {
    expect(rowOf(fwfSfRifle, 'm16').cells.impact - dvOf('frame')).toBe(1)
  })

  it.each([
    [{ shooterMovedFast: true, targetIsBunker: true, severalAreas: true }, 'miss', 2],
    [{ targetIsBunker: true, severalAreas: true }, 'miss', 3],
    [{ severalAreas: true }, 'nextArea', 4],
    [{}, 'hit', 5],
  ] as const)('FNG p. 41: with one pass the first circumstance counts, %o: %s', (when, outcome, nth) => {
    expect(aim([4, 5], when)).toMatchObject({ row: { outcome }, index: nth - 1 })
  })

  it('FNG p. 41: two passes hit and none misses, whatever the circumstance', () => {
    const when = { shooterMovedFast: true, targetIsBunker: true, severalAreas: true }
    expect(aim([4, 4], when).row.outcome).toBe('hit')
    expect(aim([5, 6], {}).row.outcome).toBe('miss')
  })

  it('FNG p. 41: a spread shot over 48" counts with REP 2 less', () => {
    expect(aim([2, 3], { over48Inches: true, spreadShot: true })).toMatchObject({ target: 2, score: 1 })
  })

  it('FNG p. 40: 3 brings the area above down, 4 does not', () => {
    expect(rollOnTable(collapseAbove, tape(3), about).row.outcome).toBe('collapses')
    expect(rollOnTable(collapseAbove, tape(4), about).row.outcome).toBe('stays')
  })
})

describe('structures', () => {
  const those = (fits: (gives: (typeof buildingDv)['rows'][number]['gives']) => boolean) =>
    buildingDv.rows.filter(({ gives }) => fits(gives)).map(({ key }) => key)

  it('FNG p. 43: what burns, by the ruling, and burns as DV 1 at least', () => {
    expect(those(({ burnsAsDv }) => burnsAsDv !== null)).toEqual(['frame', 'hooch', 'logBunker', 'masonry'])
    for (const { gives } of buildingDv.rows)
      if (gives.burnsAsDv !== null) expect(gives.burnsAsDv).toBe(Math.max(1, gives.dv))
  })

  it('FNG pp. 40-41: stone and brick leave rubble; only a hooch gives no cover and spares men when it collapses', () => {
    expect(those(({ rubble }) => rubble)).toEqual(['concrete', 'concreteSteel', 'masonry'])
    expect(those(({ cover }) => cover === 'concealment')).toEqual(['hooch'])
    expect(those(({ survivesCollapse }) => survivesCollapse)).toEqual(['hooch'])
  })

  it('prints the DV that the rules reckon with', () => {
    for (const { gives, cells } of buildingDv.rows) expect(cells.DV).toBe(gives.dv)
  })
})

describe('suppressing bunkers', () => {
  const vc = { ...about, numbers: { 'average REP': 3 } }

  it('FNG p. 43: two VC, average REP 3, pass 1 under 6 successes against DV 4: they act at REP -1', () => {
    const successes = countSuccesses([1, 2, 3, 3, 2, 1, 4, 4, 5, 5, 6, 6])
    expect(successes).toBe(6)
    const dv = dvOf('logBunker')
    const situation = { ...vc, when: { twiceTheDv: successes >= 2 * dv } }
    expect(rollOnTable(bunkerSuppression, tape(3, 4), situation)).toMatchObject({
      score: 1,
      row: { outcome: 'shaken', gives: { suppressed: false, rep: -1 } },
    })
  })

  it.each([
    [[3, 3], true, 'carryOn'],
    [[3, 4], true, 'suppressed'],
    [[4, 4], false, 'suppressed'],
  ] as const)('FNG p. 43: %j, successes twice the DV %s: %s', (faces, twiceTheDv, outcome) => {
    expect(rollOnTable(bunkerSuppression, tape(...faces), { ...vc, when: { twiceTheDv } }).row.outcome).toBe(outcome)
  })
})

describe('in a fire', () => {
  it.each([
    [[4, 4], { outcome: 'mayStay', gives: { leavesAtDv: 1, leavesAtHalfDv: false } }],
    [[4, 5], { outcome: 'mayStay', gives: { leavesAtDv: 1, leavesAtHalfDv: true } }],
    [[5, 6], { outcome: 'burned', gives: { impact: 3, stunnedCountsAs: 'outOfTheFight', recoveryDice: -1 } }],
  ] as const)('FNG p. 44: REP 4 and %j', (faces, row) => {
    expect(rollOnTable(inAFire, tape(...faces), { ...about, numbers: { REP: 4 } }).row).toMatchObject(row)
  })
})
