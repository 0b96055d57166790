import { computed, type ComputedRef } from 'vue'
import { useCampaign } from '../../../renderer/stores/campaign.ts'
import type { RostersView } from '../contract/rosters.ts'
import type { TurnView } from '../contract/turn.ts'

interface BookgunViews {
  /** The game under way as the player may see it who holds the machine; null while it is fetched for other eyes. */
  readonly turn: ComputedRef<TurnView | null>
  readonly rosters: ComputedRef<RostersView | null>
}

/** What every window holds of the open campaign; null before it has begun. */
export function useBookgun(): BookgunViews {
  const tour = useCampaign()
  const own = computed(() => tour.shownTo === tour.holder)
  return {
    turn: computed(() => (own.value ? tour.view('bookgun.turn') : null)),
    rosters: computed(() => (own.value ? tour.view('bookgun.rosters') : null)),
  }
}
