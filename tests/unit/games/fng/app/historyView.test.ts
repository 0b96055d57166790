import { describe, expect, it } from 'vitest'
import { historyView, type Stood } from '../../../../../src/games/fng/app/historyView.ts'
import type { Entry } from '../../../../../src/main/store/types.ts'
import { playedCampaign, testProgram } from '../../../../support/program.ts'
import { playTour } from '../../../../support/playTour.ts'

const walkOf = (list: 'usmc' | 'anzac' | 'us-army-infantry', seed: number): Stood[] =>
  playTour(list, seed).map(({ step, state }) => ({ entry: { step } as Entry, state }))

describe.each([
  ['usmc', 3],
  ['us-army-infantry', 11],
  ['anzac', 8],
] as const)('a whole tour of %s', (list, seed) => {
  const walk = walkOf(list, seed)
  const { state } = walk.at(-1)!
  const history = historyView(walk)

  it('has every half-month once, in order, and every mission where it was played', () => {
    const dates = history.halfMonths.map(({ halfMonth }) => halfMonth)
    expect(dates).toEqual(dates.map((_, i) => dates[0]! + i))
    const missions = history.halfMonths.flatMap(({ halfMonth, mission }) => (mission ? [[halfMonth, mission.id]] : []))
    expect(missions).toEqual(state.missions.map(({ halfMonth, id }) => [halfMonth, id]))
    expect(history.totals.missions).toBe(state.missions.length)
    expect(history.halfMonths.every((one) => !one.now)).toBe(true)
  })

  it('counts points, kills and losses as the state holds them', () => {
    const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, one) => all + (one ?? 0), 0)
    expect(history.totals.points).toBe(sum(state.missions.map((mission) => mission.victoryPoints)))
    const byMen = sum(state.party.map((man) => man.killsConfirmed))
    expect(history.totals.confirmed).toBeGreaterThanOrEqual(byMen)
    const dead = state.party.filter((man) => man.fate === 'obviouslyDead').length
    expect(history.totals.killed).toBe(dead)
    // A man cannot be hit more often than he went.
    const { killed, wounded, missing } = history.totals
    expect(killed + wounded + missing).toBeLessThanOrEqual(state.party.length)
  })

  it('has every billet filled or open, and a REP between the least and the most', () => {
    for (const { strength, averageRep } of history.halfMonths) {
      expect(strength.present + strength.away + strength.open).toBe(state.billets.length)
      expect(averageRep).toBeGreaterThanOrEqual(1)
      expect(averageRep).toBeLessThanOrEqual(7)
    }
  })

  it('has an axis that holds all of it', () => {
    const axis = new Set(history.axis.map(({ halfMonth }) => halfMonth))
    expect(history.halfMonths.every(({ halfMonth }) => axis.has(halfMonth))).toBe(true)
    expect(axis.size).toBe(history.axis.length)
  })
})

it('FNG p. 54: names no area of a mission before it is rolled', () => {
  const walk = walkOf('usmc', 3)
  const areaAt = (phase: string) => {
    const at = walk.findIndex(({ state }) => state.tour[0]?.phase === phase)
    return historyView(walk.slice(0, at + 1)).halfMonths.at(-1)!.mission?.area
  }
  expect(areaAt('area')).toBe('')
  expect(areaAt('politicalStatus')).toMatch(/^\w/)
})

it('knows nothing of a tour without a platoon', () => {
  expect(historyView([])).toMatchObject({ halfMonths: [], axis: [], totals: { missions: 0, points: 0 } })
})

it('comes through its door: quiet half-months, missions, and the one under way', async () => {
  const { api, folder } = testProgram()
  const history = await api('fng.history', { campaign: await playedCampaign(folder) })
  const kinds = history.halfMonths.map(({ mission, now }) => (now ? 'now' : mission ? 'mission' : 'quiet'))
  expect(kinds).toEqual(['quiet', 'mission', 'mission', 'quiet', 'now'])
  expect(history.axis.length).toBe(24)
  expect(history.axis[0]!.date).toBe('Early January 1967')
})
