import { onMounted, onUnmounted, type Ref, type ShallowRef } from 'vue'
import type { FriendsView, SeatWish } from '../../../contract/friends.ts'
import type { Failure } from '../../../contract/rpc.ts'
import { useApi, useBridge } from '../../api.ts'
import { useCall } from '../../composables/useCall.ts'
import { useView } from '../../composables/useView.ts'
import { useCampaign } from '../../stores/campaign.ts'

export interface Friends {
  readonly view: Readonly<ShallowRef<FriendsView | null>>
  readonly failure: Ref<Failure | null>
  readonly busy: Readonly<Ref<boolean>>
  /** @param network an address of this machine; null: this machine alone. */
  readonly open: (seats: readonly SeatWish[], network: string | null) => Promise<void>
  readonly renew: (seat: number) => Promise<void>
  readonly close: () => Promise<void>
}

/** The friends' table of the open campaign, as main tells it; it is asked again whenever a friend comes or goes. */
export function useFriends(): Friends {
  const api = useApi()
  const bridge = useBridge()
  const tour = useCampaign()
  const { busy, failure, run } = useCall()
  const campaign = () => tour.campaign ?? ''
  const view = useView(
    () => api('friends.view', { campaign: campaign() }),
    () => tour.overview,
  )
  let end: (() => void) | undefined
  onMounted(() => {
    end = bridge.on((event) => {
      if (event === 'friends' || event === 'listening') void view.reload()
    })
  })
  onUnmounted(() => end?.())
  const act = async (ask: () => Promise<FriendsView>) => {
    await run(ask)
    await view.reload()
  }
  return {
    ...{ view: view.data, busy, failure },
    open: (seats, network) => act(() => api('friends.open', { campaign: campaign(), seats: [...seats], network })),
    renew: (seat) => act(() => api('friends.renew', { campaign: campaign(), seat })),
    close: () => act(() => api('friends.close', { campaign: campaign() })),
  }
}
