import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../src/main/engine/answers.ts'
import { missionOf, tourOf } from '../../../../../../src/games/fng/rules/people.ts'
import type { FngState, Mission } from '../../../../../../src/games/fng/rules/state.ts'
import { placeMarkers } from '../../../../../../src/games/fng/rules/steps/setup/placeMarkers.ts'
import { rollMissionDetails } from '../../../../../../src/games/fng/rules/steps/setup/rollMissionDetails.ts'
import { missionId, testPlatoon, withMission } from '../../../../../support/fngState.ts'
import { play, type Roll } from './play.ts'

const at = (mission: Partial<Mission>): FngState =>
  withMission(testPlatoon({ tour: { phase: 'missionDetails' } }), {
    eal: 3,
    supportLevel: 2,
    civilians: false,
    ...mission,
  })

const sector: Roll = ['mission.player-sector', missionId, 4]
const details = (mission: Partial<Mission>, ...rolls: Roll[]): Mission => {
  const { state } = play(rollMissionDetails, at(mission), {}, [...rolls, sector])
  expect(tourOf(state).phase).toBe('markers')
  return missionOf(state)
}

describe('mission details', () => {
  it('FNG p. 98: the die and the EAL say who ambushes whom', () => {
    const side = (eal: number, face: D6) => details({ type: 'ambush', eal }, ['mission.ambush-side', missionId, face])
    expect(side(3, 3)).toMatchObject({ ambushSide: 'player', minimumTurns: 6, playerSector: 4, pcsToFind: 0 })
    expect(side(3, 4).ambushSide).toBe('enemy')
    expect(side(6, 6).ambushSide).toBe('enemy')
  })

  it('FNG p. 99: +1 to the task where civilians are present', () => {
    const task = (civilians: boolean, face: D6) =>
      details(
        { type: 'defense', civilians },
        ['mission.defense-task', missionId, face],
        ['mission.registered-targets', missionId, 3],
      )
    expect(task(false, 1)).toMatchObject({ defenseTask: 'radioRelay', minimumTurns: 10, registeredTargets: 2 })
    expect(task(true, 1).defenseTask).toBe('resupplySite')
    expect(task(true, 6).defenseTask).toBe('bridge')
  })

  it.each([
    [1, [], 0],
    [2, [5], 3],
    [3, [5], 5],
    [4, [1], 1],
    [5, [5, 6], 11],
    [6, [1, 1], 2],
  ] as const)('FNG p. 75: Registered Target Points at Support Level %i with %j', (supportLevel, faces, points) => {
    const rolls: Roll[] = faces.length > 0 ? [['mission.registered-targets', missionId, ...faces]] : []
    const found = details({ type: 'defense', supportLevel }, ['mission.defense-task', missionId, 4], ...rolls)
    expect(found.registeredTargets).toBe(points)
  })

  it('FNG pp. 100, 101: PCs to be found, and the length of the game', () => {
    expect(details({ type: 'recon', eal: 3 })).toMatchObject({ pcsToFind: 3, minimumTurns: 12 })
    expect(details({ type: 'recon', eal: 6 }).pcsToFind).toBe(4)
    expect(details({ type: 'fight', eal: 4 })).toMatchObject({ pcsToFind: 0, minimumTurns: 12 })
    expect(details({ type: 'patrol', eal: 5 })).toMatchObject({ pcsToFind: 1, minimumTurns: 14 })
  })
})

describe('the start of a mission', () => {
  it('FNG p. 75: Registered Target Points are a matter of Defense only', () => {
    for (const type of ['fight', 'patrol', 'recon'] as const)
      expect(details({ type, supportLevel: 6 }).registeredTargets).toBeNull()
  })

  const start = (type: Mission['type'], ...rolls: Roll[]) =>
    play(rollMissionDetails, at({ type, supportLevel: 1 }), {}, [...rolls, sector]).texts.find((text) =>
      text.includes('sector 4'),
    )
  const task = (face: D6): Roll => ['mission.defense-task', missionId, face]

  it('FNG pp. 98-101: where the force starts; ruling to p. 99: at its task, a water party over the edge', () => {
    expect(start('patrol')).toBe('You come in over a table edge of sector 4, and leave there.')
    expect(start('fight')).toBe('You start in sector 4, in the best cover nearest its centre.')
    expect(start('defense', task(3))).toBe('You come in over a table edge of sector 4.')
    expect(start('defense', task(1))).toBe('You start in sector 4, at what you defend.')
  })
})

describe('markers', () => {
  const place = (mission: Partial<Mission>, rolls: readonly Roll[], more: Partial<FngState> = {}) => {
    const ready = withMission(testPlatoon({ tour: { phase: 'markers' } }), {
      playerSector: 4,
      pcsToFind: 0,
      ...mission,
    })
    const { state } = play(placeMarkers, { ...ready, ...more }, {}, rolls)
    expect(tourOf(state).phase).toBe('whoGoes')
    return state.markers
  }
  const sectors = (...faces: D6[]): Roll[] => faces.map((face, i): Roll => ['mission.marker-sector', i + 1, face])

  it('FNG p. 60: one PEF for each point of EAL in a Defense, each in a sector of its own die', () => {
    const markers = place({ type: 'defense', eal: 4 }, sectors(6, 1, 1, 3))
    expect(markers.map((m) => m.sector)).toEqual([6, 1, 1, 3])
    expect(markers.map((m) => m.kind)).toEqual(['pef', 'pef', 'pef', 'pef'])
  })

  it('FNG p. 52: head to head a player of the enemy has three PEFs, whatever the EAL', () => {
    const switches = [{ id: 1, name: 'enemyRunBy', value: 'player' }]
    expect(place({ type: 'defense', eal: 5 }, sectors(6, 1, 3), { switches })).toHaveLength(3)
    expect(place({ type: 'patrol', eal: 1 }, sectors(6, 1, 3), { switches })).toHaveLength(3)
  })

  it('FNG p. 100: one PEF in a Fight, and one more on 1-3 for each EAL point above the first', () => {
    const chances: Roll[] = [
      ['mission.pef-count', 2, 3],
      ['mission.pef-count', 3, 4],
      ['mission.pef-count', 4, 1],
    ]
    expect(place({ type: 'fight', eal: 4 }, [...chances, ...sectors(2, 5, 6)])).toHaveLength(3)
    expect(place({ type: 'patrol', eal: 1 }, sectors(2))).toHaveLength(1)
  })

  it('ruling to FNG p. 101: a Recon has like-looking markers, EAL and up to four PCs', () => {
    const three = place({ type: 'recon', eal: 3, pcsToFind: 3 }, sectors(1, 2, 3, 4, 5, 6))
    expect(three.map((m) => m.kind)).toEqual(Array(6).fill('marker'))
    const six = place({ type: 'recon', eal: 6, pcsToFind: 4 }, sectors(1, 2, 3, 4, 5, 6, 1, 2, 3, 4))
    expect(six).toHaveLength(10)
  })
})
