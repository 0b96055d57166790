import { onMounted, onUnmounted } from 'vue'
import { useRouter } from 'vue-router'
import type { Events } from '../../contract/rpc.ts'
import { useBridge } from '../api.ts'
import { useCampaign } from '../stores/campaign.ts'
import { useDesk } from '../stores/desk.ts'
import { useHanded } from '../stores/handed.ts'
import { useLibrary } from '../stores/library.ts'
import { useNotices } from '../stores/notices.ts'

type Hearers = { readonly [E in keyof Events]?: (payload: Events[E]) => void }

/** Does what main tells this window: what has changed is fetched again, and the menu's wishes are carried out. */
export function useMainEvents(): void {
  const bridge = useBridge()
  const router = useRouter()
  const tour = useCampaign()
  const library = useLibrary()
  const desk = useDesk()
  const handed = useHanded()
  const notices = useNotices()

  const hearers: Hearers = {
    changed: ({ campaign, change }) => {
      if (tour.campaign === null) void library.reload()
      else void tour.changed(campaign, change)
    },
    friends: (said) => {
      if (said !== null && said.campaign === tour.campaign) notices.say(said.said)
    },
    go: ({ to }) => void router.push(to),
    wish: ({ what }) => {
      // The menu may know of a change before this page has fetched it.
      if (what === 'undo') void tour.reload().then(tour.undo)
      else if (what === 'redo') void tour.reload().then(tour.redo)
      else if (what === 'find') desk.openPalette()
      else if (what === 'handed') void handed.ask()
      else if (what === 'report') desk.report = true
      else desk.openShortcuts()
    },
  }
  let end: (() => void) | undefined
  onMounted(() => {
    // The program may have been started by a double click on one.
    if (bridge.door === 'electron') void handed.ask()
    end = bridge.on((event, payload) => {
      hearers[event as keyof Events]?.(payload as never)
    })
  })
  onUnmounted(() => end?.())
}
