import { onMounted, onUnmounted } from 'vue'
import { useRouter } from 'vue-router'
import { isInLayer, isWriting, useKeys } from './useKeys.ts'
import { useUntouched } from './useUntouched.ts'
import { useCampaign } from '../stores/campaign.ts'
import { usePlayers } from '../stores/players.ts'

/**
 * Covers what a player has sealed, on whatever page it lies open: at H, when the page is left (but for one where he
 * works with it) or the program closed, and after a while without key or pointer. What he has written waits for him.
 */
export function useCover(): void {
  const tour = useCampaign()
  const players = usePlayers()
  const router = useRouter()
  const cover = () => {
    if (tour.holder !== null) players.putDown()
  }
  useKeys((event) => {
    if (tour.holder === null || event.key.toLowerCase() !== 'h') return false
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event) || isInLayer(event)) return false
    cover()
    return true
  })
  useUntouched(cover)
  const forget = router.beforeEach((to, from) => {
    if (to.path !== from.path && to.meta['keepsOpen'] !== true) cover()
  })
  // Who had it when the program was last closed need not be who opens it.
  onMounted(cover)
  onUnmounted(forget)
}
