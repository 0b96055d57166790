import { onMounted, onUnmounted } from 'vue'
import { useRouter } from 'vue-router'
import { isInLayer, isWriting, useKeys } from './useKeys.ts'
import { useCampaign } from '../stores/campaign.ts'
import { usePlayers } from '../stores/players.ts'

/** How long what is sealed lies open without a key or a press, in milliseconds. */
const patience = 20_000

/**
 * Covers what a player has sealed, on whatever page it lies open: at H, when the page is left or the program closed, and
 * after a while without a key or a press. What he has written meanwhile waits for him.
 */
export function useCover(): void {
  const tour = useCampaign()
  const players = usePlayers()
  const router = useRouter()
  const cover = () => {
    if (tour.holder !== null) players.putDown()
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      cover()
      wait()
    }, patience)
  }
  useKeys((event) => {
    if (tour.holder === null || event.key.toLowerCase() !== 'h') return false
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event) || isInLayer(event)) return false
    cover()
    return true
  })
  const forget = router.beforeEach((to, from) => {
    if (to.path !== from.path) cover()
  })
  onMounted(() => {
    // Who had it when the program was last closed need not be who opens it.
    cover()
    window.addEventListener('keydown', wait)
    window.addEventListener('pointerdown', wait)
    window.addEventListener('pagehide', cover)
    wait()
  })
  onUnmounted(() => {
    clearTimeout(timer)
    forget()
    window.removeEventListener('keydown', wait)
    window.removeEventListener('pointerdown', wait)
    window.removeEventListener('pagehide', cover)
  })
}
