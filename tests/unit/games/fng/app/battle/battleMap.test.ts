import { describe, expect, it } from 'vitest'
import { battleMap } from '../../../../../../src/games/fng/app/battle/battleMap.ts'
import type { Mission } from '../../../../../../src/games/fng/rules/state.ts'
import { battleWith } from '../../../../../support/battle.ts'

const early = { february: 3, july: 13 }
const mapIn = (mission: Partial<Mission>) => {
  const begun = battleWith({ ours: [{}] })
  const state = { ...begun, missions: [{ ...begun.missions[0]!, ...mission }] }
  const { id } = state.missions[0]!
  const sector = { missionId: id, under: null, over: null, marsh: false, mud: false, craters: 0, craterInches: 0 }
  const paddy = { ...sector, id: 7001, number: 2, ground: 'rice-paddy', buildings: 0 }
  const river = { id: 7002, missionId: id, kind: 'river', sector: 2, direction: 'northSouth', widthInches: 8 }
  const marker = { id: 7003, missionId: id, number: 4, sector: 2, kind: 'pef', rep: 3, found: null }
  return battleMap(
    { ...state, sectors: [paddy], courses: [river], markers: [marker] } as unknown as typeof state,
    state.missions[0]!,
  )
}

describe('the drawn table', () => {
  it('says which paddies stand under water: from May to November, and in Terrible weather (FNG p. 49)', () => {
    const flooded = (mission: Partial<Mission>) => mapIn(mission).sectors[0]!.flooded
    expect(flooded({ halfMonth: early.february, weather: 'clear' })).toBe(false)
    expect(flooded({ halfMonth: early.july, weather: 'clear' })).toBe(true)
    expect(flooded({ halfMonth: early.february, weather: 'terrible' })).toBe(true)
  })

  it('says where a river runs, so that nothing is put into it, and what lies on the table', () => {
    const { sectors, markers } = mapIn({})
    expect(sectors[0]!.river.upDown).toBeGreaterThan(20)
    expect(sectors[0]!.river.leftRight).toBe(0)
    expect(markers).toEqual([{ number: 4, sector: 2, kind: 'pef', resolved: false }])
  })
})
