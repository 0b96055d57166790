import type { PhaseView, StationView } from '../contract/turn.ts'
import { flow, stations, type StationId } from '../rules/flow.ts'
import { tourOf } from '../rules/people.ts'
import type { FngState } from '../rules/state.ts'
import { orderOf } from '../rules/turn.ts'
import { battleStage } from './missionView.ts'

/** @returns the way of this half-month's mission with where it stands; nothing of it once the campaign is over. */
export function wayOf(state: FngState, phases: readonly PhaseView[]): StationView[] {
  const tour = tourOf(state)
  if (tour.phase === 'over') return []
  const isQuiet = tour.missionId === null && tour.phase !== 'contact'
  const way = stations.filter(({ when }) => when === 'always' || !isQuiet)
  const now = way.findIndex(({ id }) => id === stationNow(state))
  const done = new Set(phases.filter((one) => one.state === 'done').map(({ phase }) => phase))
  return way.map(({ id, title }, i) => ({
    id,
    title,
    state: i < now ? 'done' : i === now ? 'now' : 'later',
    lookBack: flow.findLast(({ phase }, order) => done.has(phase) && stationOf(order) === id)?.phase ?? null,
  }))
}

/** A mission that waits to be played is still being briefed; once its battle has ended it is told. */
function stationNow(state: FngState): StationId {
  const { phase, resume } = tourOf(state)
  if (phase === 'battle')
    return ({ ready: 'briefing', fought: 'battle', ended: 'afterAction' } as const)[battleStage(state)]
  return stationOf(orderOf(phase === 'starLost' ? resume : phase))
}

const stationOf = (order: number): StationId => stations.findLast(({ from }) => orderOf(from) <= order)?.id ?? 'contact'
