import { describe, expect, it } from 'vitest'
import { isTired } from '../../src/games/snoopin/rules/fatigue.ts'
import { isGone } from '../../src/games/snoopin/rules/pools.ts'
import { playSnoopinCampaign, type SnoopinEntry } from '../support/snoopinGames.ts'
import { snoopinPoolFaults } from '../support/snoopinPoolFaults.ts'
import { snoopinBegun } from '../support/snoopinTable.ts'

/** A campaign that plays itself; every third of platoons on both sides. */
function campaignOf(seed: number): SnoopinEntry[] {
  if (seed % 3 > 0) return playSnoopinCampaign(seed)
  return playSnoopinCampaign(seed, snoopinBegun({ regulars: true, length: 12 }).state, 2)
}

/** More of them: `SNOOPIN_CAMPAIGNS=500 npx vitest run tests/property/snoopinPools.test.ts`. */
const seeds = Array.from({ length: Number(process.env['SNOOPIN_CAMPAIGNS'] ?? 12) }, (_, i) => i + 1)
const campaigns = seeds.map((seed) => [seed, campaignOf(seed)] as const)
const all = campaigns.flatMap(([, entries]) => entries)
const of = (step: string) => all.filter((one) => one.step === step)

describe('campaigns that play themselves', () => {
  it.each(campaigns)('seed %i: never come to what cannot be', (_, entries) => {
    for (const { step, after } of entries) expect(snoopinPoolFaults(after), step).toEqual([])
    expect(entries.at(-1)!.after.tour[0]!.part).toBe('over')
  })

  it('after a turn no place is free for good, and who was hit in it is not back from a pool', () => {
    for (const { before, after } of of('returnToDuty')) {
      const turn = before.tour[0]!.turnId
      expect(after.men.filter((man) => isGone(man) && !man.replaced)).toEqual([])
      for (const man of before.men.filter(({ sinceTurnId }) => sinceTurnId === turn))
        expect(after.men.find(({ id }) => id === man.id)!.status).toBe(man.status)
    }
  })

  it('each man in a pool is rolled for once a turn, and moves one pool at most', () => {
    for (const { before, after, tape } of of('returnToDuty')) {
      const waiting = before.men.filter(
        ({ status, sinceTurnId }) =>
          (status === 'returnPool' || status === 'replacementPool') && sinceTurnId! < before.tour[0]!.turnId!,
      )
      const pools = ['snoopin.return-to-duty', 'snoopin.replacement-pool']
      expect(
        tape
          .filter(({ key }) => pools.includes(key))
          .map(({ subject }) => subject)
          .sort(),
      ).toEqual(waiting.map(({ id }) => id).sort())
      for (const { id, status } of waiting) {
        const now = after.men.find((man) => man.id === id)!.status
        expect(status === 'returnPool' ? ['fit', 'returnPool'] : ['returnPool', 'sentHome']).toContain(now)
      }
    }
  })

  it('a team that went out tired rolls on Combat Fatigue once; one that sat out is fresh', () => {
    for (const { before, after, tape } of of('developTeams')) {
      const turn = before.tour[0]!.turnId
      const out = before.committed.filter(({ turnId }) => turnId === turn)
      for (const { teamId, wasFatigued } of out) {
        const rolls = tape.filter(({ key, subject }) => key === 'snoopin.combat-fatigue' && subject === teamId)
        expect(rolls.length).toBeLessThanOrEqual(1)
        if (wasFatigued) expect(rolls).toHaveLength(1)
      }
      // While the insurgency may still be built, development goes on.
      if (after.tour[0]!.part === 'development') continue
      for (const { id } of after.teams)
        if (!out.some(({ teamId }) => teamId === id)) expect(isTired(after, id)).toBe(false)
    }
  })

  it('come to what matters: each pool, each quality, fatigue, all kinds of developments', () => {
    const { length } = of('namePointMan')
    expect(length).toBeGreaterThan(0)
    const met = new Set(all.flatMap(({ after }) => after.men.map(({ status }) => status)))
    expect([...met].sort()).toEqual(
      ['captured', 'dead', 'fit', 'replacementPool', 'returnPool', 'sentHome', 'unknown'].sort(),
    )
    expect(new Set(all.at(-1)!.after.men.map(({ quality }) => quality)).size).toBe(4)
    expect(all.some(({ after }) => after.developments.some(({ kind }) => kind === 'leadership'))).toBe(true)
    expect(all.some(({ lines }) => lines.some(({ table }) => table === 'snoopin.loss-of-developments'))).toBe(true)
  })
})
