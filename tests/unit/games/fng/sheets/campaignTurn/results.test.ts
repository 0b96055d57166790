import { beforeAll, describe, expect, it } from 'vitest'
import type { Phase } from '../../../../../../src/games/fng/rules/state.ts'
import { listedNameOf } from '../../../../../../src/games/fng/rules/naming.ts'
import { areaNames, missionNames, politicalNames } from '../../../../../../src/games/fng/rules/words.ts'
import { campaignTurnModel } from '../../../../../../src/games/fng/sheets/campaignTurn/campaignTurn.ts'
import { paperSteps, type StepId } from '../../../../../../src/games/fng/sheets/campaignTurn/paperSteps.ts'
import { playTour, type PlayedEntry } from '../../../../../support/playTour.ts'
import { sheetSource } from '../../../../../support/sheetSource.ts'
import { rowOf, stepsOf } from './rowOf.ts'

describe('what came of the steps that have been played', () => {
  let tour: readonly PlayedEntry[]
  beforeAll(() => {
    tour = playTour('usmc', 1967)
  })

  /** The tour as it stands in a phase for the nth time. */
  const upTo = (phase: Phase, nth: number): readonly PlayedEntry[] => {
    const there = tour.flatMap(({ state }, i) => (state.tour[0]!.phase === phase ? [i] : []))
    return tour.slice(0, there[nth - 1]! + 1)
  }
  const at = (phase: Phase, nth: number) => {
    const entries = upTo(phase, nth)
    const { state } = entries.at(-1)!
    const mission = state.missions.find(({ id }) => id === state.tour[0]!.missionId)
    return { state, mission, model: campaignTurnModel(sheetSource(entries)) }
  }

  it('stands beside each of them: ticked, with its dice, and lines to write on beside the others', () => {
    const { model, mission } = at('weather', 3)
    const done = stepsOf(model).map(({ done: is }) => is)
    const before = paperSteps.findIndex(({ id }) => id === 'weather')
    expect(done.lastIndexOf(true)).toBe(before - 1)
    expect(done.slice(0, before).every(Boolean)).toBe(true)
    expect(rowOf(model, 'area').came).toBe(areaNames[mission!.area])
    expect(rowOf(model, 'politicalStatus').came).toBe(politicalNames[mission!.politicalStatus!])
    expect(rowOf(model, 'supportLevel').slots).toEqual([
      { label: 'SL', width: 34, value: String(mission!.supportLevel) },
    ])
    expect(rowOf(model, 'weather')).toMatchObject({ now: true, slots: [{ label: 'total', width: 34, value: null }] })
    expect(stepsOf(model).filter(({ now }) => now)).toHaveLength(1)
  })

  it('is asked for as it was when it was played: by the die that waited then, and the area of before', () => {
    const first = tour.findIndex(({ state }) => state.tour[0]!.extraContactDie)
    const then = tour.findIndex(({ step }, i) => i > first && step === 'testForContact')
    const source = sheetSource(tour.slice(0, then + 1))
    const row = rowOf(campaignTurnModel(source), 'contact')
    expect(row.dice).toBe('3d6')
    expect(source.state.tour[0]!.extraContactDie && row.came === 'contact').toBe(false)
  })

  it('tells the battle and after it by who changed', () => {
    const { model, mission, state } = at('turnEnd', 1)
    expect(mission).toBeDefined()
    expect(rowOf(model, 'missionType').came).toBe(missionNames[mission!.type!])
    expect(rowOf(model, 'victoryPoints').slots[0]!.value).toBe(String(mission!.victoryPoints))
    expect(rowOf(model, 'missionResult').slots[0]!.value).toBe(mission!.result)
    const fallen = state.soldiers.filter(({ status }) => ['dead', 'missing', 'sentHome', 'hospital'].includes(status))
    for (const man of fallen) expect(rowOf(model, 'recovery').came).toContain(listedNameOf(state, man))
    const open = stepsOf(model).flatMap(({ done }, i) => (done === true ? [] : [paperSteps[i]!.phase]))
    expect(open).toEqual(['turnEnd', 'turnEnd'])
  })

  it('says where a half-month had no mission', () => {
    const { model, mission } = at('turnEnd', 2)
    expect(mission).toBeUndefined()
    const passed = paperSteps.filter(({ id }) => rowOf(model, id).came === 'no mission')
    expect(passed[0]!.id satisfies StepId).toBe('area')
    expect(passed.at(-1)!.id).toBe('decreaseRep')
    expect(passed.every(({ id }) => rowOf(model, id).done === false)).toBe(true)
    expect(rowOf(model, 'time').done).toBe(true)
  })

  it('names who comes home, who comes new, and where, whatever the half-month', () => {
    const ends = tour.flatMap(({ step }, i) => (step === 'fillPosts' ? [i] : []))
    let [home, given, rolled] = [0, 0, 0]
    for (const end of ends) {
      const model = campaignTurnModel(sheetSource(tour.slice(0, end + 1)))
      const { state } = tour[end]!
      const { halfMonth } = state.tour[0]!
      const left = state.soldiers.filter((man) => man.status === 'wentHome' && man.left === halfMonth)
      for (const man of left.slice(0, 8)) expect(rowOf(model, 'deros').came).toContain(listedNameOf(state, man))
      home += left.length
      if (rowOf(model, 'replacementsGiven').came !== 'nobody') given += 1
      if (rowOf(model, 'replacements').came !== 'nobody') rolled += 1
    }
    expect(Math.min(home, given, rolled)).toBeGreaterThan(0)
  })
})
