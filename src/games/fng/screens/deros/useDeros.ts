import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { DerosBar, DerosRow, DerosView } from '../../contract/deros.ts'
import { useApi } from '../../../../renderer/api.ts'
import { remember, remembered } from '../../../../renderer/composables/storage.ts'
import { useView, type View } from '../../../../renderer/composables/useView.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { everything, findBar, firstBar, groupRows, type DerosGroup, type DerosWish } from './derosRows.ts'

export interface DerosBoard {
  readonly view: View<DerosView>
  readonly wish: Ref<DerosWish>
  /** Squads whose rows are folded away. */
  readonly folded: Ref<readonly number[]>
  readonly fold: (squad: number) => void
  readonly groups: ComputedRef<readonly DerosGroup[]>
  /** The bar that has, or gets, the focus. */
  readonly chosen: Ref<string | null>
  /** The bar that the mouse points at. */
  readonly pointed: Ref<string | null>
  readonly shown: ComputedRef<{ readonly row: DerosRow; readonly bar: DerosBar } | null>
}

interface Kept {
  readonly wish: DerosWish
  readonly folded: readonly number[]
  readonly chosen: string | null
}

/** The board of the open campaign; what the player looked at last is there again when he comes back from a man's page. */
export function useDeros(): DerosBoard {
  const api = useApi()
  const tour = useCampaign()
  const view = useView(
    () => api('fng.deros', { campaign: tour.campaign ?? '' }),
    // Before there is a platoon there is no board.
    () => (tour.overview?.card.state.kind === 'tour' ? `${tour.campaign} ${tour.head}` : null),
  )
  const kept = read(storageKey(tour.campaign))
  const wish = ref<DerosWish>(kept?.wish ?? everything)
  const folded = ref<readonly number[]>(kept?.folded ?? [])
  const chosen = ref<string | null>(kept?.chosen ?? null)
  const pointed = ref<string | null>(null)
  const groups = computed(() => (view.data.value ? groupRows(view.data.value, wish.value) : []))
  watch(groups, (now) => {
    if (findBar(now, chosen.value) === null) chosen.value = firstBar(now)
    if (findBar(now, pointed.value) === null) pointed.value = null
  })
  watch([wish, folded, chosen], () => {
    remember(
      storageKey(tour.campaign),
      JSON.stringify({ wish: wish.value, folded: folded.value, chosen: chosen.value } satisfies Kept),
    )
  })
  return {
    view,
    wish,
    folded,
    fold: (squad) => {
      folded.value = folded.value.includes(squad)
        ? folded.value.filter((one) => one !== squad)
        : [...folded.value, squad]
    },
    groups,
    chosen,
    pointed,
    shown: computed(() => findBar(groups.value, pointed.value) ?? findBar(groups.value, chosen.value)),
  }
}

const storageKey = (campaign: string | null): string => `deros ${campaign ?? ''}`

function read(key: string): Kept | null {
  const text = remembered(key)
  return text === null ? null : (JSON.parse(text) as Kept)
}
