import { sha256 } from '../../../main/engine/sha256.ts'
import type { Scene } from './scene.ts'
import type { Mission, SnoopinState, Turn } from './state.ts'
import { mission as missions } from './tables/mission.ts'

/** @returns a side's mission of a turn; undefined while it has none. */
export const missionOf = (state: SnoopinState, { id }: Turn, side: number): Mission | undefined =>
  state.missions.find(({ turnId, sideId }) => turnId === id && sideId === side)

/** @returns all that a mission of the generator asks for (ruling): one thing, but Sweep and Clear names two in one sentence. */
export const partsOf = ({ outcome, cells }: (typeof missions)['rows'][number]): readonly string[] =>
  outcome === 'sweepAndClear' ? cells['achieved by'].split(', and ') : [cells['achieved by']]

/** @returns how many parts of a mission there are; of one that a scenario tells, one. */
export function partCount({ table }: Pick<Scene, 'table'>, key: string): number {
  const row = table(missions).rows.find(({ outcome }) => outcome === key)
  return row ? partsOf(row).length : 1
}

/** @returns what a mission is called: a row of the generator, or the words of a scenario. */
export const missionName = (scene: Pick<Scene, 'table'>, key: string): string =>
  scene.table(missions).rows.find(({ outcome }) => outcome === key)?.text ?? key

/** @returns what stands under a seal, as anybody can reckon its digest again. */
export const sealedWords = ({ mission, salt }: Pick<Mission, 'mission' | 'salt'>): string => `${mission}; ${salt}`

export const digestOf = (sealed: Pick<Mission, 'mission' | 'salt'>): string => sha256(sealedWords(sealed))

/** @returns "11 of 22 figures": so many are at least a share of a force. */
export const shareOf = (share: number, figures: number): string => `${Math.ceil(figures * share)} of ${figures} figures`
