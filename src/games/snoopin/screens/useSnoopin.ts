import { computed, type ComputedRef } from 'vue'
import { useCampaign } from '../../../renderer/stores/campaign.ts'
import type { ForcesData } from '../contract/forces.ts'
import type { MissionData } from '../contract/mission.ts'
import type { OverviewData } from '../contract/overview.ts'
import type { TurnData } from '../contract/turn.ts'

interface SnoopinViews {
  readonly overview: ComputedRef<OverviewData | null>
  readonly forces: ComputedRef<ForcesData | null>
  readonly turn: ComputedRef<TurnData | null>
  /** As the player may see it who holds the machine; null while it is fetched for other eyes. */
  readonly mission: ComputedRef<MissionData | null>
}

/** What every window holds of the open campaign; null before it has begun. */
export function useSnoopin(): SnoopinViews {
  const tour = useCampaign()
  return {
    overview: computed(() => tour.view('snoopin.overview')),
    forces: computed(() => tour.view('snoopin.forces')),
    turn: computed(() => tour.view('snoopin.turn')),
    mission: computed(() => (tour.shownTo === tour.holder ? tour.view('snoopin.mission') : null)),
  }
}
