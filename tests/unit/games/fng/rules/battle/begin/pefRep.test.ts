import { expect, it } from 'vitest'
import { bookRules } from '../../../../../../../src/main/engine/system.ts'
import { deployed } from '../../../../../../../src/games/fng/rules/battle/begin/deployed.ts'
import { missionOf } from '../../../../../../../src/games/fng/rules/people.ts'
import type { FngState, Mission } from '../../../../../../../src/games/fng/rules/state.ts'
import { testPlatoon, withMission } from '../../../../../../support/fngState.ts'

const state = (mission: Partial<Mission>, more: Partial<FngState> = {}) => ({
  ...withMission(testPlatoon({ tour: { phase: 'battle' } }), {
    eal: 4,
    minimumTurns: 6,
    dayPart: 'morning',
    dayPartTurns: 3,
    nextDayPartRow: 3,
    weather: 'clear',
    supportLevel: 2,
    ...mission,
  }),
  ...more,
})
const battleIn = (from: FngState) => deployed(from, missionOf(from), () => 9000, bookRules).battle

it('FNG p. 64 (exercise): at EAL 4 PEFs are REP 4, or REP 3 where a campaign plays it so', () => {
  expect(battleIn(state({}))).toMatchObject({ eal: 4, pefRep: 4, enemy: null, activity: null })
  const fixed = state({}, { switches: [{ id: 1, name: 'pefRep', value: 'fixed3' }] })
  expect(battleIn(fixed).pefRep).toBe(3)
})

it('FNG pp. 68, 98: an Ambush begins with the enemy, the activity and the PEF REP that its set-up found', () => {
  const ambush = state({ enemy: 'lvc', activity: 'low', eal: 3 })
  expect(battleIn(ambush)).toMatchObject({ enemy: 'lvc', activity: 'low', eal: 3, pefRep: 1 })
  expect(battleIn(state({ enemy: 'nva', activity: 'high' })).pefRep).toBe(5)
})
