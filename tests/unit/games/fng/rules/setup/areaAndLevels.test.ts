import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../../../../src/main/engine/system.ts'
import { addRows } from '../../../../../../src/main/engine/state.ts'
import { RuleError } from '../../../../../../src/main/engine/errors.ts'
import { rowFor } from '../../../../../../src/main/engine/table.ts'
import { rollArea } from '../../../../../../src/games/fng/rules/steps/setup/rollArea.ts'
import { rollDayPart } from '../../../../../../src/games/fng/rules/steps/setup/rollDayPart.ts'
import { rollEnemyActivity } from '../../../../../../src/games/fng/rules/steps/setup/rollEnemyActivity.ts'
import { rollMissionType } from '../../../../../../src/games/fng/rules/steps/setup/rollMissionType.ts'
import { rollPoliticalStatus } from '../../../../../../src/games/fng/rules/steps/setup/rollPoliticalStatus.ts'
import { rollSupportLevel } from '../../../../../../src/games/fng/rules/steps/setup/rollSupportLevel.ts'
import { rollWeather } from '../../../../../../src/games/fng/rules/steps/setup/rollWeather.ts'
import { readySupportOf } from '../../../../../../src/games/fng/rules/missionRules.ts'
import { missionOf, tourOf } from '../../../../../../src/games/fng/rules/people.ts'
import type { FngState, Mission, Tour } from '../../../../../../src/games/fng/rules/state.ts'
import { dayPart } from '../../../../../../src/games/fng/rules/tables/index.ts'
import { missionId, testPlatoon, withMission } from '../../../../../support/fngState.ts'
import { play } from './play.ts'

const at = (phase: Tour['phase'], mission: Partial<Mission> = {}, tour: Partial<Tour> = {}): FngState =>
  withMission(testPlatoon({ tour: { ...tour, phase } }), mission)

const area = 'campaign.area-of-operations'

describe('area of operations', () => {
  it('FNG p. 54: II Corps, Highlands last, 3 4 3 make 3 4 5: Highlands', () => {
    const { state, lines } = play(
      rollArea,
      at('area', { area: 'coastal' }, { lastArea: 'highlands' }),
      { area: null },
      [
        [area, 0, 3],
        [area, 1, 4],
        [area, 2, 3],
      ],
    )
    expect(lines.map((line) => line.score)).toEqual([5, 4, 3])
    expect(missionOf(state).area).toBe('highlands')
    expect(tourOf(state)).toMatchObject({ lastArea: 'highlands', phase: 'politicalStatus' })
  })

  it('ruling to FNG p. 54: only the tied areas roll again, and the +2 still counts', () => {
    const { state, texts } = play(rollArea, at('area', {}, { lastArea: 'highlands' }), { area: null }, [
      [area, 0, 6],
      [area, 1, 2],
      [area, 2, 4],
      [area, 0, 3],
      [area, 2, 2],
    ])
    expect(missionOf(state).area).toBe('highlands')
    expect(texts).toContain('Coastal and highlands roll again.')
  })

  it('ruling to FNG p. 54: nobody has the +2 on the first mission, and III Corps rolls five dice', () => {
    const { state } = play(rollArea, at('area', { corps: 'iii', area: 'coastal' }, { corps: 'iii' }), { area: null }, [
      [area, 0, 1],
      [area, 1, 2],
      [area, 2, 3],
      [area, 3, 5],
      [area, 4, 4],
    ])
    expect(missionOf(state).area).toBe('free-fire-zone')
  })

  it('takes an area named by the player without a die, and refuses one that the Corps has not', () => {
    const { state, texts } = play(rollArea, at('area'), { area: 'interior' })
    expect(missionOf(state).area).toBe('interior')
    expect(texts[0]).toContain('named by the player')
    expect(() => play(rollArea, at('area'), { area: 'dmz' })).toThrow('II Corps has no DMZ area.')
  })

  it('refuses another moment of the half-month', () => {
    expect(() => play(rollArea, at('weather'), { area: null })).toThrow(RuleError)
  })
})

describe('political status', () => {
  const status = 'campaign.ao-political-status'

  it('FNG pp. 54, 57: II Corps highlands, 3 and 5, is Pro-Communist', () => {
    const { state, lines } = play(rollPoliticalStatus, at('politicalStatus'), {}, [[status, missionId, 3, 5]])
    expect(lines[0]).toMatchObject({ score: 9, page: 54, row: 2 })
    expect(missionOf(state).politicalStatus).toBe('proCommunist')
    expect(tourOf(state).phase).toBe('supportLevel')
  })

  it('FNG p. 54: IV Corps interior, two 1s less 1, is Pacified, and III Corps swamp has no modifier', () => {
    const iv = play(rollPoliticalStatus, at('politicalStatus', { corps: 'iv', area: 'interior' }), {}, [
      [status, missionId, 1, 1],
    ])
    expect(iv.lines[0]).toMatchObject({ score: 1 })
    expect(missionOf(iv.state).politicalStatus).toBe('pacified')
    const iii = play(rollPoliticalStatus, at('politicalStatus', { corps: 'iii', area: 'swamp' }), {}, [
      [status, missionId, 2, 4],
    ])
    expect(iii.lines[0]).toMatchObject({ score: 6, modifiers: [] })
    expect(missionOf(iii.state).politicalStatus).toBe('contested')
  })
})

describe('support and activity', () => {
  const eal = 'mission.enemy-activity-level'

  it('FNG pp. 57, 58: dice 2 and 3 are Support Level 2', () => {
    const { state, texts } = play(rollSupportLevel, at('supportLevel'), {}, [
      ['mission.support-level', missionId, 2, 3],
    ])
    expect(missionOf(state).supportLevel).toBe(2)
    expect(texts).toEqual(['Support Level 2; nothing is ready.'])
  })

  it('FNG p. 58: doubles take that score, 5 and 5 are Support Level 5', () => {
    const { state, texts } = play(rollSupportLevel, at('supportLevel'), {}, [
      ['mission.support-level', missionId, 5, 5],
    ])
    expect(missionOf(state).supportLevel).toBe(5)
    expect(texts[0]).toContain('helicopters, tactical air, artillery and mortars')
  })

  it('FNG p. 75: what is ready at each Support Level', () => {
    expect([1, 2, 3, 4, 5, 6].map((level) => readySupportOf(level, bookRules).length)).toEqual([0, 0, 1, 2, 3, 4])
  })

  const roll = (politicalStatus: Mission['politicalStatus'], faces: readonly [1 | 3 | 5 | 6, 1 | 3 | 5 | 6]) =>
    play(rollEnemyActivity, at('enemyActivity', { politicalStatus }), {}, [[eal, missionId, ...faces]])

  it('FNG p. 58: dice 3 and 5, Pro-Communist area, are EAL 4', () => {
    const { state, lines } = roll('proCommunist', [3, 5])
    expect(missionOf(state).eal).toBe(4)
    expect(lines[0]).toMatchObject({ score: 4, faces: [3, 5], modifiers: [{ by: 1, to: 'level' }] })
  })

  it('ruling to FNG p. 58: the EAL stays within 1 to 6', () => {
    expect(missionOf(roll('proCommunist', [6, 6]).state).eal).toBe(6)
    expect(missionOf(roll('pacified', [1, 5]).state).eal).toBe(1)
    expect(missionOf(roll('contested', [6, 5]).state).eal).toBe(5)
  })

  it('FNG p. 102: a cake walk has EAL 3 at most, applied last, and goes on waiting', () => {
    const waiting = addRows(at('enemyActivity', { politicalStatus: 'pacified' }), 'effects', [
      { id: 900, kind: 'cakeWalk', amount: 3, since: 0, lasts: 'used' },
    ])
    const { state } = play(rollEnemyActivity, waiting, {}, [[eal, missionId, 5, 5]])
    expect(missionOf(state).eal).toBe(3)
    expect(state.effects).toHaveLength(1)
    const low = play(rollEnemyActivity, waiting, {}, [[eal, missionId, 3, 5]])
    expect(missionOf(low.state).eal).toBe(2)
  })
})

describe('day part, weather and mission', () => {
  it('FNG p. 57: Day Part 6 is Morning, 3 + 1/2d6 turns, then row 7', () => {
    const { state, texts } = play(rollDayPart, at('dayPart'), {}, [
      ['mission.day-part', missionId, 2, 4],
      ['mission.day-part.length', missionId, 5],
    ])
    expect(missionOf(state)).toMatchObject({ dayPart: 'morning', dayPartTurns: 6, nextDayPartRow: 7 })
    expect(texts).toEqual([
      'The mission begins: Morning, daylight, 3 + 1/2d6 turns. Then Afternoon, row 7.',
      'It lasts 6 turns: 3 + 3.',
    ])
  })

  it('FNG p. 58 with the ruling: Day Part 8 is Afternoon, 3 turns without a roll, then row 10, Evening', () => {
    const { state, texts } = play(rollDayPart, at('dayPart'), {}, [['mission.day-part', missionId, 3, 5]])
    expect(texts).toEqual(['The mission begins: Afternoon, daylight, 3 turns. Then Evening, row 10.'])
    expect(missionOf(state)).toMatchObject({ dayPart: 'afternoon', dayPartTurns: 3, nextDayPartRow: 10 })
    expect(rowFor(dayPart, 10)).toMatchObject({ outcome: 'evening', gives: { next: 12 } })
  })

  it('FNG p. 57: weather 9 is Inclement', () => {
    const { state } = play(rollWeather, at('weather'), {}, [['mission.weather', missionId, 4, 5]])
    expect(missionOf(state).weather).toBe('inclement')
  })

  it('FNG p. 58: weather 7 is Variable; in the rainy season it is Inclement', () => {
    const dry = play(rollWeather, at('weather'), {}, [['mission.weather', missionId, 3, 4]])
    expect(missionOf(dry.state).weather).toBe('variable')
    const may = play(rollWeather, at('weather', { halfMonth: 8 }), {}, [['mission.weather', missionId, 3, 4]])
    expect(missionOf(may.state).weather).toBe('inclement')
  })

  it.each([
    ['FNG p. 58: Highlands, 6, is a Recon', [2, 4]],
    ['FNG p. 59: Highlands, 7, is a Recon', [3, 4]],
  ] as const)('%s', (_, faces) => {
    const { state } = play(rollMissionType, at('missionType'), {}, [['mission.type.highlands', missionId, ...faces]])
    expect(missionOf(state).type).toBe('recon')
    expect(tourOf(state).phase).toBe('terrain')
  })
})
