import { bridgeEnds, endName } from '../../rules/battle/task/bridgeEnds.ts'
import { sectorsOnCourse } from '../../rules/terrain.ts'
import type { FngState, Mission } from '../../rules/state.ts'
import type { MapTask } from '../briefing/briefingModel.ts'

/** The middle of the table lies between these two (FNG p. 44). */
const middleSector = 2

/**
 * What a Defense defends, and where (FNG p. 99). It lies in the sector where the force starts, on the hill, the river or the
 * road that the terrain brought there; where it brought none, that is put down at the sector's centre, and a pond at the
 * table's (ruling to FNG p. 99). Null for other missions, and before the sector has been rolled.
 */
export function defendedOf(state: FngState, mission: Mission, fought: boolean): MapTask | null {
  const { defenseTask: kind, playerSector } = mission
  if (kind === null || playerSector === null) return null
  const courses = state.courses.filter(({ missionId }) => missionId === mission.id)
  const rivers = courses.filter((course) => course.kind === 'river')
  const sector = kind !== 'waterParty' ? playerSector : (rivers[0]?.sector ?? middleSector)
  const own = state.sectors.find((one) => one.missionId === mission.id && one.number === sector)
  const through = (what: 'river' | 'road') =>
    courses.some((course) => course.kind === what && sectorsOnCourse(course).includes(sector))
  const brought = { hill: own?.under === 'hill', river: through('river'), road: through('road') }
  const missing = needs[kind].filter((need) => !brought[need])
  return {
    kind,
    sector,
    ...words[kind],
    brought,
    putDown: missing.map((need) => (kind === 'waterParty' ? 'pond' : need)).join(' and '),
    posts: kind === 'bridge' ? postsOf(state, fought) : [],
  }
}

/** The positions of a bridge: in its battle one may have been destroyed. */
const postsOf = ({ structures }: FngState, fought: boolean): MapTask['posts'] =>
  bridgeEnds.map((end) => ({
    end,
    stands: !fought || !structures.some(({ name, state }) => name === endName(end) && state === 'destroyed'),
  }))

/** What must be there: a clearing is made anywhere (FNG p. 99). */
const needs: Readonly<Record<MapTask['kind'], readonly (keyof MapTask['brought'])[]>> = {
  radioRelay: ['hill'],
  resupplySite: [],
  waterParty: ['river'],
  wounded: [],
  checkPoint: ['road'],
  bridge: ['river', 'road'],
}

const words: Readonly<Record<MapTask['kind'], Pick<MapTask, 'words' | 'short'>>> = {
  radioRelay: { words: 'radio relay', short: 'radio relay' },
  resupplySite: { words: 'landing zone, a clearing 10" across', short: 'landing zone' },
  waterParty: { words: 'water to fetch', short: 'water' },
  wounded: { words: 'wounded, in a clearing 10" across', short: 'wounded' },
  checkPoint: { words: 'check point', short: 'check point' },
  bridge: { words: 'bridge', short: 'bridge' },
}
