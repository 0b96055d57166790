import { describe, expect, it } from 'vitest'
import { bringReplacements } from '../../../../../../src/games/fng/rules/steps/aftermath/bringReplacements.ts'
import { decreaseRep } from '../../../../../../src/games/fng/rules/steps/aftermath/decreaseRep.ts'
import { judgeMission } from '../../../../../../src/games/fng/rules/steps/aftermath/judgeMission.ts'
import { recover } from '../../../../../../src/games/fng/rules/steps/aftermath/recover.ts'
import { report } from '../../../../../../src/games/fng/rules/steps/aftermath/report.ts'
import type { FngState, Phase } from '../../../../../../src/games/fng/rules/state.ts'
import {
  battleReport,
  closeTurn,
  inBillet,
  man,
  onMission,
  playOn,
  reportOf,
  sendOut,
  thrown,
  tour,
} from '../../../../../support/fngAftermath.ts'
import { men } from '../../../../../support/fngState.ts'

const at = (state: FngState, phase: Phase): FngState => ({ ...state, tour: [{ ...tour(state), phase }] })
const replacementRoll = (state: FngState, billet: number) =>
  playOn(bringReplacements, at(state, 'replacements'), {}, [thrown('after.replacements', billet, [6, 6])]).lines[0]
const isOpen = (state: FngState, id: number): FngState => ({
  ...state,
  soldiers: state.soldiers.map((soldier) => (soldier.id === id ? { ...soldier, status: 'dead' as const } : soldier)),
  billets: state.billets.map((billet) => (billet.id === id ? { ...billet, soldierId: null, openSince: 0 } : billet)),
})

describe('the walk-throughs of digest 25 (FNG pp. 102-105)', () => {
  it('wounded, 1d6 passed, 1/2d6 of 2: -1 REP at once, rolls like all who failed, misses two missions, is back for the next', () => {
    const before = onMission('battle', { soldiers: { 15: { rep: 5 } }, tour: { halfMonth: 4 } })
    const out = battleReport({ men: [reportOf(15, { fate: 'outOfTheFight', evacuation: 'foot' })] })
    const hit = playOn(recover, playOn(report, before, out, []).state, {}, [
      thrown('after-the-battle-recovery', 15, [6, 1]),
      thrown('after-the-battle-recovery.away', 15, [3]),
    ]).state
    expect(man(hit, 15)).toMatchObject({ rep: 4, status: 'hospital', awayMissions: 2 })
    const failed = playOn(
      decreaseRep,
      at(hit, 'decreaseRep'),
      {},
      [11, 12, 13, 15].map((id) => thrown('after.rep-decrease', id, [4])),
    ).state

    const k = closeTurn(failed).state
    expect([man(k, 15).awayMissions, man(k, 15).deros]).toEqual([2, 19])
    const first = closeTurn(sendOut(k, [11, 12])).state
    expect(man(first, 15).awayMissions).toBe(1)
    const quiet = closeTurn(first).state
    expect(man(quiet, 15)).toMatchObject({ status: 'hospital', awayMissions: 1, deros: 17 })
    const second = closeTurn(sendOut(quiet, [11, 12])).state
    expect(man(second, 15)).toMatchObject({ status: 'present', awayMissions: 0, rep: 4 })
    expect(inBillet(second, 15)).toBe(15)
  })

  it('wounded with little time left: he goes home from hospital', () => {
    const before = onMission('time', {
      soldiers: { 15: { deros: 1, status: 'hospital', awayMissions: 2, awaySince: 0 } },
    })
    expect(man(closeTurn(before).state, 15).status).toBe('wentHome')
  })

  it('platoon leader killed in turn k: the sergeant counts for its replacements, a new Lieutenant leads from k + 1 on', () => {
    const before = onMission('recovery', {
      party: { [men.lieutenant]: { fate: 'obviouslyDead' } },
      soldiers: { [men.lieutenant]: { rep: 3 }, [men.platoonSergeant]: { rep: 5 } },
      tour: { halfMonth: 4 },
    })
    const dead = playOn(recover, before, {}, []).state
    expect(replacementRoll(isOpen(dead, 26), 26)).toMatchObject({ target: 5 })
    const { state } = closeTurn(dead)
    const leader = man(state, inBillet(state, men.lieutenant)!)
    expect(leader).toMatchObject({ grade: 'officer', status: 'present', joined: 4 })
    expect([2, 4, 6, 8, 10, 12]).toContain(leader.deros)
  })

  it('platoon leader relieved by Disastrous 4 in turn k: the sergeant counts in k and k + 1, the new one leads from k + 2 on', () => {
    const before = onMission('missionResult', {
      mission: { victoryPoints: -3 },
      soldiers: { [men.lieutenant]: { rep: 3 }, [men.platoonSergeant]: { rep: 5 } },
    })
    const relieved = playOn(judgeMission, isOpen(before, 26), {}, [thrown('after.disastrous-mission', 0, [4])]).state
    expect(replacementRoll(relieved, 26)).toMatchObject({ target: 5 })
    const k = closeTurn(relieved).state
    expect(inBillet(k, men.lieutenant)).toBeNull()
    expect(replacementRoll(isOpen(k, 25), 25)).toMatchObject({ target: 5 })
    const next = closeTurn(k).state
    expect(man(next, inBillet(next, men.lieutenant)!)).toMatchObject({ grade: 'officer' })
    expect(next.effects).toEqual([])
  })
})
