import { computed, type ComputedRef } from 'vue'
import { useRoute, type RouteLocationRaw } from 'vue-router'
import { lookBackHash, reportHash } from '../../contract/hashes.ts'
import type { StationView, TurnView } from '../../contract/turn.ts'
import type { WayStation } from '../../../../renderer/components/wayStation.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { usePlatoon } from '../usePlatoon.ts'

/** The way of the mission under way, each station that is reached with its page. */
export function useMissionWay(): ComputedRef<readonly WayStation[]> {
  const tour = useCampaign()
  const platoon = usePlatoon()
  const route = useRoute()
  return computed(() => {
    const { turn } = platoon
    if (!turn) return []
    const isAsked = tour.pending?.procedure === 'fng.report'
    const way = isReported(turn, isAsked, route.hash) ? turn.way.map(reportedEarly) : turn.way
    const params = { campaign: tour.campaign ?? '' }
    return way.map((station) => ({
      ...station,
      to: station.state === 'later' ? null : { params, ...placeOf(station, turn) },
    }))
  })
}

/** The report lies open, or asks for its dice, before any battle was tracked to its end: it has been played on the table. */
const isReported = ({ form }: TurnView, isAsked: boolean, hash: string): boolean =>
  form.kind === 'report' && form.battle !== 'ended' && (isAsked || hash === reportHash(form.mission.id))
const reportedEarly = (station: StationView): StationView => ({
  ...station,
  state: station.id === 'rollCall' ? 'later' : station.id === 'afterAction' ? 'now' : 'done',
})

/** Where a station is looked at: the half-month, what is done of it there, the mission, or its battle. */
function placeOf({ id, state, lookBack }: StationView, { form }: TurnView): RouteLocationRaw & object {
  const atBattle = form.kind === 'report'
  if (id === 'battle' && atBattle) return { name: 'fng.battle' }
  if (id === 'briefing' && state === 'done' && (!atBattle || form.battle === 'ended')) return { name: 'fng.mission' }
  if (id === 'afterAction' && atBattle && form.battle !== 'ended')
    return { name: 'fng.halfMonth', hash: reportHash(form.mission.id) }
  return state === 'done' && lookBack !== null && id !== 'briefing'
    ? { name: 'fng.halfMonth', hash: lookBackHash(lookBack) }
    : { name: 'fng.halfMonth' }
}
