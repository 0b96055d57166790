import { sha256 } from '../../../main/engine/sha256.ts'
import type { Scene } from './scene.ts'
import type { Mission, SnoopinState, Turn } from './state.ts'
import { mission as missions } from './tables/mission.ts'

/** @returns a side's mission of a turn; undefined while it has none. */
export const missionOf = (state: SnoopinState, { id }: Turn, side: number): Mission | undefined =>
  state.missions.find(({ turnId, sideId }) => turnId === id && sideId === side)

/** How many parts of a mission there are, all of which must be done (ruling): one, but for Sweep and Clear. */
export const partsOf = (mission: string): number => (mission === 'sweepAndClear' ? 2 : 1)

/** @returns what a mission is called: a row of the generator, or the words of a scenario. */
export const missionName = (scene: Pick<Scene, 'table'>, key: string): string =>
  scene.table(missions).rows.find(({ outcome }) => outcome === key)?.text ?? key

/** @returns what stands under a seal, as anybody can reckon its digest again. */
export const sealedWords = ({ mission, salt }: Pick<Mission, 'mission' | 'salt'>): string => `${mission}; ${salt}`

export const digestOf = (sealed: Pick<Mission, 'mission' | 'salt'>): string => sha256(sealedWords(sealed))
