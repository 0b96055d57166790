import { officerKey, type ScoreLine } from '../../rules/score.ts'
import { vpFreeWorld } from '../../rules/tables/victory.ts'

/** Losses, which the program counts by name: whoever was of no platoon was counted by hand besides. */
const losses = new Set<string>(
  vpFreeWorld.rows.flatMap(({ key, gives }) => ('officer' in gives ? [key, officerKey(key)] : [])),
)

/** @returns how many of a line of losses nobody's name stands for. */
export const byHandIn = ({ key, count, noted }: Pick<ScoreLine, 'key' | 'count' | 'noted'>): number =>
  losses.has(key) ? count - noted : 0
