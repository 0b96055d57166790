import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fngSteps } from '../../../../../src/games/fng/contract/fng.ts'
import { simulateBattle, type BattleToSimulate } from '../../../../../src/games/fng/rules/simulation.ts'

const markers = (kind: 'pef' | 'marker', count: number) => Array.from({ length: count }, () => ({ kind }))

const battle = (id: number, more: Partial<BattleToSimulate['mission']> = {}): BattleToSimulate => ({
  mission: {
    id,
    reportFields: [],
    markers: [...markers('pef', 3), ...markers('marker', 2)],
    ...more,
  },
  men: Array.from({ length: 10 }, (_, i) => ({ soldierId: i + 1, rep: 4, star: i === 0 })),
})

it('makes reports that the contract takes, whatever the seed', () => {
  fc.assert(
    fc.property(fc.nat(0xffffffff), fc.integer({ min: 1, max: 1e6 }), (seed, id) => {
      expect(fngSteps.report.safeParse(simulateBattle(battle(id), seed)).error).toBeUndefined()
    }),
  )
})

it('makes the same battle of the same seed and mission, and others of others', () => {
  expect(simulateBattle(battle(7), 1967)).toEqual(simulateBattle(battle(7), 1967))
  const reports = Array.from({ length: 20 }, (_, seed) => JSON.stringify(simulateBattle(battle(7), seed)))
  expect(new Set(reports).size).toBeGreaterThan(15)
})

it('does not hand a man’s fate to the next when one stays behind', () => {
  const { mission, men } = battle(7)
  const all = simulateBattle({ mission, men }, 3).men
  const fewer = simulateBattle({ mission, men: men.slice(1) }, 3).men
  expect(fewer).toEqual(all.slice(1))
})

it('reports only what the mission asks for, and no more than lies on the table', () => {
  for (let seed = 0; seed < 50; seed++) {
    expect(simulateBattle(battle(1), seed)).toMatchObject({ pefsRevealed: 0, sectorsPatrolled: 0, task: 'neither' })
    const recon = battle(1, { reportFields: ['pcsRevealed', 'pefsRevealed', 'allPcsAndOff', 'task'] })
    const { pcsRevealed, pefsRevealed, allPcsAndOff, leftTableInTime, task } = simulateBattle(recon, seed)
    expect(pcsRevealed).toBeLessThanOrEqual(2)
    expect(pefsRevealed).toBeLessThanOrEqual(3)
    expect(allPcsAndOff).toBe(pcsRevealed === 2 && leftTableInTime)
    expect(task).not.toBe('neither')
  }
})

it('is mostly kind: of many men, most come out fine, some are hit, few die', () => {
  const fates = Array.from({ length: 300 }, (_, seed) => simulateBattle(battle(1), seed).men).flat()
  const share = (fate: string) => fates.filter((man) => man.fate === fate).length / fates.length
  expect(share('fine')).toBeGreaterThan(0.85)
  expect(share('outOfTheFight')).toBeGreaterThan(0.01)
  expect(share('obviouslyDead')).toBeGreaterThan(0)
  expect(share('obviouslyDead')).toBeLessThan(0.02)
  expect(fates.some(({ deed }) => deed !== null)).toBe(true)
})

it('never loses the Star on the table, and lets him cheat death only instead of dying', () => {
  const reports = Array.from({ length: 4000 }, (_, seed) => simulateBattle(battle(1), seed).men).flat()
  expect(reports.filter(({ cheatedDeath }) => cheatedDeath).length).toBeGreaterThan(0)
  for (const { soldierId, fate, cheatedDeath } of reports) {
    if (soldierId === 1) expect(fate).not.toBe('missing')
    else expect(cheatedDeath).toBe(false)
    if (cheatedDeath) expect(fate).toBe('fine')
  }
})
