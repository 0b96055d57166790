import type { Line } from '../../../../../main/engine/lines.ts'
import type { Table } from '../../../../../main/engine/table.ts'
import { flow, type TurnPhase } from '../../../rules/flow.ts'
import type { FngState, Mission } from '../../../rules/state.ts'
import type { FngSource } from '../../shared/ofTour.ts'

/** A phase of the half-month that has been played. */
export interface Played {
  /** Right before it, and right after. */
  readonly before: FngState
  readonly after: FngState
  /** What its entries told everybody: sealed lines are left out. */
  readonly lines: readonly Line[]
  /** The mission of the half-month after it. */
  readonly mission: Mission | null
}

/** The phases of a half-month that have been played. */
export type PlayedPhases = ReadonlyMap<TurnPhase, Played>

/** The steps of a phase: its own, and what else may be done before it. */
const stepsOf = (info: (typeof flow)[number]): readonly string[] => [info.step, ...('also' in info ? [info.also] : [])]

/**
 * @returns what has been played of the last half-month of a source. The entry that ends one belongs to it, but what
 *   follows is of the next.
 */
export function playedPhases({ walk, linesOf, state }: Pick<FngSource, 'walk' | 'linesOf' | 'state'>): PlayedPhases {
  const halfMonth = state.tour[0]?.halfMonth
  const stops = walk()
  const states = stops.map(({ state: after }) => after)
  const first = states.findIndex(({ tour }) => tour[0]?.halfMonth === halfMonth)
  const played = new Map<TurnPhase, Played>()
  for (const info of flow) {
    const steps = stepsOf(info)
    const own = stops.flatMap(({ entry }, i) => (i > first && steps.includes(entry.step) ? [i] : []))
    const [from, to] = [own[0], own.at(-1)]
    if (from === undefined || to === undefined) continue
    const after = states[to]!
    const mission = after.missions.find(({ id }) => id === after.tour[0]?.missionId) ?? null
    const lines = own.flatMap((i) => linesOf(stops[i]!.entry.id)).filter(({ secret }) => !secret)
    played.set(info.phase, { before: states[from - 1]!, after, lines, mission })
  }
  return played
}

/** @returns the lines of rolls on a table, in their order. */
export const rollsOn = ({ lines }: Pick<Played, 'lines'>, { id }: Table): readonly Line[] =>
  lines.filter(({ table }) => table === id)

/** @returns what the first roll on a table came to; null where there was none, or its row was picked by hand. */
export const scoreOn = (played: Played, table: Table): string | null => {
  const score = rollsOn(played, table)[0]?.score ?? null
  return score === null ? null : String(score)
}
