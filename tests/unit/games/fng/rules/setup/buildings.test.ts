import { describe, expect, it } from 'vitest'
import { addRows } from '../../../../../../src/main/engine/state.ts'
import { missionOf, tourOf } from '../../../../../../src/games/fng/rules/people.ts'
import type { FngState, Mission } from '../../../../../../src/games/fng/rules/state.ts'
import { rollBuildings } from '../../../../../../src/games/fng/rules/steps/setup/rollBuildings.ts'
import { clearSectors, missionId, testPlatoon, withMission } from '../../../../../support/fngState.ts'
import { play, type Roll } from './play.ts'

const at = (mission: Partial<Mission> = {}): FngState =>
  addRows(withMission(testPlatoon({ tour: { phase: 'buildings' } }), mission), 'sectors', clearSectors())

/** A 1 in these sectors, a 6 in the others. */
const built = (...sectors: number[]): Roll[] =>
  [1, 2, 3, 4, 5, 6].map((sector): Roll => ['terrain.building-present', sector, sectors.includes(sector) ? 1 : 6])

const buildings = (state: FngState) => state.sectors.map((sector) => sector.buildings)
const civilians = 'terrain.civilians-present'
const grouping = 'terrain.building-group'

describe('buildings', () => {
  it('FNG p. 46: II Corps Highlands, buildings in 1, 3 and 4; the isolated one of 3 goes to 1', () => {
    const { state, texts } = play(rollBuildings, at(), {}, [
      ...built(1, 3, 4),
      [grouping, 3, 2],
      [civilians, missionId, 2],
    ])
    expect(buildings(state)).toEqual([2, 0, 0, 1, 0, 0])
    expect(missionOf(state).civilians).toBe(false)
    expect(texts).toContain('The building of sector 3 stands alone and moves (1, 4): sector 1.')
    expect(tourOf(state).phase).toBe('missionDetails')
  })

  it('ruling to FNG p. 46: when every building is isolated all go to one of their sectors', () => {
    const { state } = play(rollBuildings, at(), {}, [
      ...built(1, 3),
      [grouping, missionId, 6],
      [civilians, missionId, 1],
    ])
    expect(buildings(state)).toEqual([0, 0, 2, 0, 0, 0])
    expect(missionOf(state).civilians).toBe(true)
  })

  it('ruling to FNG p. 46: a single building stays where it is', () => {
    const { state } = play(rollBuildings, at(), {}, [...built(5), [civilians, missionId, 6]])
    expect(buildings(state)).toEqual([0, 0, 0, 0, 1, 0])
  })

  it('FNG p. 46: no building and no civilians are rolled for at Population Value 0', () => {
    const { state, texts } = play(rollBuildings, at({ corps: 'iii', area: 'free-fire-zone' }), {})
    expect(buildings(state)).toEqual([0, 0, 0, 0, 0, 0])
    expect(missionOf(state).civilians).toBe(false)
    expect(texts).toEqual(['Population Value 0: no buildings and no civilians.'])
  })

  it('FNG p. 46: without a building nobody rolls for civilians', () => {
    const { state } = play(rollBuildings, at(), {}, built())
    expect(missionOf(state).civilians).toBe(false)
  })

  it('FNG p. 50: three buildings and a road are grouped round the road', () => {
    const road = addRows(at(), 'courses', [
      { id: 700, missionId, kind: 'road', sector: 1, direction: 'westEast', widthInches: 4 },
    ])
    const { texts } = play(rollBuildings, road, {}, [...built(1, 2, 3), [civilians, missionId, 4]])
    expect(texts.join(' ')).toContain('group them round the road')
  })
})
