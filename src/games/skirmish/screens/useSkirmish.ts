import { computed, type ComputedRef } from 'vue'
import { useCampaign } from '../../../renderer/stores/campaign.ts'
import type { SquadsView } from '../contract/squads.ts'
import type { TableView } from '../contract/table.ts'

export interface SkirmishViews {
  /** The game under way as the player may see it who holds the machine; null while it is fetched for other eyes. */
  readonly table: ComputedRef<TableView | null>
  /** The squads of both players, and the games so far. */
  readonly squads: ComputedRef<SquadsView | null>
}

/** What every window holds of the open campaign; null before it has begun. */
export function useSkirmish(): SkirmishViews {
  const tour = useCampaign()
  return {
    table: computed(() => (tour.shownTo === tour.holder ? tour.view('skirmish.table') : null)),
    squads: computed(() => tour.view('skirmish.squads')),
  }
}
