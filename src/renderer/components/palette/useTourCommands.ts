import { computed, onMounted, shallowRef, type ComputedRef } from 'vue'
import type { RecentView } from '../../../contract/library.ts'
import { useApi } from '../../api.ts'
import { placeOfCard, placeOfRecent } from '../../composables/usePlaces.ts'
import { useCampaign } from '../../stores/campaign.ts'
import type { Command } from '../../stores/commands.ts'
import { useLibrary } from '../../stores/library.ts'
import { usePush } from './usePush.ts'

/** The other tours, in the library and elsewhere. */
export function useTourCommands(): ComputedRef<Command[]> {
  const api = useApi()
  const library = useLibrary()
  const tour = useCampaign()
  const push = usePush()
  const recent = shallowRef<readonly RecentView[]>([])
  onMounted(async () => {
    void library.reload()
    // Without such a list there is only the library.
    recent.value = await api('library.recent', {}).catch(() => [])
  })
  return computed(() => {
    const own = (library.view?.campaigns ?? []).flatMap((card): Command[] => {
      const place = placeOfCard(card)
      if (place === null || card.campaign === tour.campaign) return []
      const hint = card.state.kind === 'tour' ? card.state.date : 'Not begun yet'
      return [{ id: `tour.${card.campaign}`, title: card.name, group: 'Tours', hint, run: push(place) }]
    })
    const elsewhere = recent.value
      .filter(({ folder, missing, campaign }) => folder !== null && !missing && campaign !== tour.campaign)
      .map((one): Command => ({
        id: `tour.${one.campaign}`,
        title: one.name,
        group: 'Tours',
        hint: one.folder ?? '',
        run: push(placeOfRecent(one)),
      }))
    return [...own, ...elsewhere]
  })
}
