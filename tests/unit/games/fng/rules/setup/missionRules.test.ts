import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../../../../src/main/engine/system.ts'
import {
  clampLevel,
  minimumTurnsOf,
  objectivesOf,
  pefModifierText,
  readySupportOf,
  reportFieldsOf,
} from '../../../../../../src/games/fng/rules/missionRules.ts'

describe('mission rules', () => {
  it('FNG p. 102: the kinds that are ready at each Support Level', () => {
    expect(readySupportOf(2, bookRules)).toEqual([])
    expect(readySupportOf(3, bookRules)).toEqual(['helicopters'])
    expect(readySupportOf(6, bookRules)).toEqual(['helicopters', 'tacticalAir', 'artillery', 'reinforcements'])
  })

  it('FNG pp. 98-101: minimum turns', () => {
    const types = ['ambush', 'defense', 'fight', 'patrol', 'recon'] as const
    expect(types.map((type) => minimumTurnsOf(type, bookRules))).toEqual([6, 10, 12, 14, 12])
  })

  it('FNG p. 61: only a Pro-Communist area moves PEF Resolution', () => {
    expect(pefModifierText('proCommunist', bookRules)).toBe('-1 to the second die of PEF Resolution')
    expect(pefModifierText('contested', bookRules)).toBeNull()
  })

  it('has objectives for each type, side and task, and none before they are known', () => {
    const none = { type: null, ambushSide: null, defenseTask: null }
    expect(objectivesOf(none)).toEqual([])
    expect(objectivesOf({ ...none, type: 'ambush' })).toEqual([])
    expect(objectivesOf({ ...none, type: 'ambush', ambushSide: 'enemy' })[0]).toContain('ambushed')
    expect(objectivesOf({ ...none, type: 'patrol' })).toHaveLength(3)
    expect(objectivesOf({ ...none, type: 'defense', defenseTask: 'wounded' })).toHaveLength(2)
  })

  it('FNG pp. 98-102: asks only for what the mission counts', () => {
    expect(reportFieldsOf({ type: 'patrol', defenseTask: null })).toContain('sectorsPatrolled')
    expect(reportFieldsOf({ type: 'recon', defenseTask: null })).toContain('allPcsAndOff')
    expect(reportFieldsOf({ type: 'defense', defenseTask: 'checkPoint' })).toContain('civiliansDetained')
    expect(reportFieldsOf({ type: 'defense', defenseTask: 'bridge' })).not.toContain('civiliansDetained')
    expect(reportFieldsOf({ type: 'fight', defenseTask: null })).not.toContain('leftTableInTime')
  })

  it('ruling to FNG p. 58: levels are kept within 1 to 6', () => {
    expect([-1, 0, 3, 7].map(clampLevel)).toEqual([1, 1, 3, 6])
  })
})
