import { expect, it } from 'vitest'
import { missionView } from '../../../../../src/games/fng/app/missionView.ts'
import { samples, withMission, type SampleMission } from '../../../sheets/sampleMission.ts'

const defense = (defenseTask: 'checkPoint' | 'radioRelay' | 'waterParty'): SampleMission => ({
  mission: { type: 'defense', defenseTask },
})
const kinds: Readonly<Record<string, SampleMission>> = {
  ...samples,
  fight: { mission: { type: 'fight' } },
  'ambush, ours': { mission: { type: 'ambush', ambushSide: 'player' } },
  'ambush, theirs': { mission: { type: 'ambush', ambushSide: 'enemy' } },
  'check point': defense('checkPoint'),
  'radio relay': defense('radioRelay'),
  'water party': defense('waterParty'),
}

it.each(Object.keys(kinds))('the briefing of a mission has every part of its own: %s', (kind) => {
  const state = withMission(kinds[kind])
  const mission = state.missions.at(-1)!
  const view = missionView(state, mission)
  expect(view.aim).toMatch(/^[A-Z].+[^.]$/)
  expect(view.objectives.length).toBeGreaterThan(0)
  expect(view.points.some(({ each }) => each > 0)).toBe(true)
  expect(view.points.some(({ each }) => each < 0)).toBe(true)
  expect(view.results).toBe('good 25, normal 9, bad 0')
  expect(view.start, 'where we begin').not.toBeNull()
  expect(view.sectors.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
  for (const { ground, foot } of view.sectors) expect([ground, foot].every((one) => one !== '')).toBe(true)
  expect(view.party.length).toBeGreaterThan(0)
  for (const { field } of view.facts) if (field !== undefined) expect(mission).toHaveProperty(field)
})
