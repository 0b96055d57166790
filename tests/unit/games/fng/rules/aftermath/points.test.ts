import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../../../../src/main/engine/system.ts'
import { priceOf } from '../../../../../../src/games/fng/rules/aftermath/points.ts'
import { adjustPoints } from '../../../../../../src/games/fng/rules/steps/aftermath/adjustPoints.ts'
import { countPoints } from '../../../../../../src/games/fng/rules/steps/aftermath/countPoints.ts'
import { report } from '../../../../../../src/games/fng/rules/steps/aftermath/report.ts'
import type { BattleReport } from '../../../../../../src/games/fng/rules/inputs.ts'
import type { FngState, MissionType } from '../../../../../../src/games/fng/rules/state.ts'
import { missionVictoryPoints } from '../../../../../../src/games/fng/rules/tables/index.ts'
import { battleReport, mission, onMission, playOn, reportOf, tour } from '../../../../../support/fngAftermath.ts'
import { men, testMission } from '../../../../../support/fngState.ts'

const types: readonly MissionType[] = ['ambush', 'defense', 'fight', 'patrol', 'recon']

/** Reports and counts; recovery is left out, since it changes no points. */
function counted(type: MissionType, input: Partial<BattleReport>, supportLevel = 3): FngState {
  const before = onMission('battle', {
    mission: { type, supportLevel, defenseTask: type === 'defense' ? 'checkPoint' : null },
  })
  const reported = playOn(report, before, battleReport(input), []).state
  const toCount = { ...reported, tour: reported.tour.map((t) => ({ ...t, phase: 'victoryPoints' as const })) }
  return playOn(countPoints, toCount, {}, []).state
}
const items = (state: FngState) => Object.fromEntries(state.victoryPoints.map((row) => [row.event, row.points]))

describe('countPoints', () => {
  it.each(missionVictoryPoints.rows.flatMap((row) => types.map((type) => [row.key, type, row.gives[type]] as const)))(
    'FNG pp. 98-101: %s in a %s is worth %s',
    (event, type, points) => {
      expect(priceOf(event, testMission({ type }), bookRules)?.points ?? null).toBe(points)
    },
  )

  it('FNG pp. 100-101: a Patrol, item by item', () => {
    const state = counted('patrol', {
      men: [
        reportOf(12, { fate: 'obviouslyDead' }),
        reportOf(13, { fate: 'outOfTheFight', evacuation: 'foot' }),
        reportOf(14, { fate: 'outOfTheFight' }),
        reportOf(15, { fate: 'missing' }),
        reportOf(16, { killsConfirmed: 2, killsUnconfirmed: 1 }),
      ],
      woundedLeft: 1,
      leftTableInTime: false,
      pefsRevealed: 3,
      sectorsPatrolled: 5,
      capturedUnharmed: 1,
      pcsRevealed: 2,
    })
    expect(items(state)).toEqual({
      capturedUnharmed: 3,
      confirmedDead: 4,
      unconfirmedDead: 1,
      woundedLeft: -4,
      notOffTable: -2,
      pefRevealed: 6,
      sectorPatrolled: 5,
      ownMissing: -10,
      ownDead: -5,
      ownWounded: -2,
    })
    expect(mission(state).victoryPoints).toBe(-4)
    expect(tour(state).phase).toBe('missionResult')
  })

  it('FNG p. 99: a Defense with its task, 2 for a captured enemy, 4 for a dead man of ours', () => {
    const input = { men: [reportOf(12, { fate: 'obviouslyDead' as const })], task: 'completed' as const }
    expect(items(counted('defense', { ...input, capturedUnharmed: 1, civiliansDetained: 2 }))).toEqual({
      capturedUnharmed: 2,
      taskCompleted: 5,
      civilianDetained: 4,
      ownDead: -4,
    })
    expect(items(counted('defense', { task: 'failed' }))).toEqual({ taskFailed: -4 })
  })

  it('FNG pp. 99-102: every line names the page of its own mission', () => {
    const pageOf = (type: MissionType) => priceOf('ownDead', testMission({ type }), bookRules)?.page
    expect(types.map(pageOf)).toEqual([99, 99, 100, 101, 102])
    expect(priceOf('readyUnused', testMission({ type: 'patrol' }), bookRules)?.page).toBe(102)
  })

  it('FNG p. 101: a Recon with all PCs found and the squad off the table', () => {
    expect(items(counted('recon', { pcsRevealed: 4, allPcsAndOff: true }))).toEqual({ pcRevealed: 8, allPcsAndOff: 3 })
  })

  it('what a type of mission does not reward is no item', () => {
    expect(items(counted('fight', { pefsRevealed: 3, leftTableInTime: false, sectorsPatrolled: 2 }))).toEqual({})
  })

  it('ruling to FNG pp. 98-101: a Star who cheated death counts as one wounded', () => {
    expect(items(counted('fight', { men: [reportOf(men.star, { cheatedDeath: true })] }))).toEqual({ ownWounded: -2 })
  })

  it('ruling to FNG p. 102: a Medevac On Demand costs 7 at Support Level 1 and 2, 5 from Support Level 3 on', () => {
    expect(items(counted('fight', { onDemand: ['helicopters'] }, 2))).toEqual({ onDemandOther: -7 })
    expect(items(counted('fight', { onDemand: ['helicopters'] }, 3))).toEqual({ onDemandListed: -5 })
  })

  it('FNG p. 102: each Ready option neither used nor called is worth 3, a type is charged once', () => {
    const state = counted(
      'fight',
      { readyUnused: ['helicopters', 'tacticalAir'], onDemand: ['artillery', 'artillery'] },
      4,
    )
    expect(items(state)).toEqual({ readyUnused: 6, onDemandOther: -7 })
  })

  it('FNG p. 55: each civilian casualty costs 1; points of other chapters count as the player names them', () => {
    const state = counted('fight', { civilianCasualties: 3, otherPoints: [{ points: 10, reason: 'POW camp (p. 64)' }] })
    expect(items(state)).toEqual({ civilianCasualty: -3, byHand: 10 })
    expect(mission(state).victoryPoints).toBe(7)
  })
})

describe('adjustPoints', () => {
  it('adds an item with its reason, sums anew and stays before the judgement', () => {
    const before = counted('fight', { civilianCasualties: 1 })
    const { state } = playOn(adjustPoints, before, { points: 4, reason: 'A count forgotten' }, [])
    expect(mission(state).victoryPoints).toBe(3)
    expect(state.victoryPoints.at(-1)).toMatchObject({ event: 'byHand', points: 4, reason: 'A count forgotten' })
    expect(tour(state).phase).toBe('missionResult')
  })
})
