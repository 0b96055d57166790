import { nextTick, onUnmounted, shallowRef, watch, type ShallowRef } from 'vue'
import type { Api } from '../../../contract/client.ts'
import type { CampaignCard } from '../../../contract/campaign.ts'
import { useCall, type Call } from '../../composables/useCall.ts'
import { useLibrary } from '../../stores/library.ts'
import { useNotices } from '../../stores/notices.ts'

/** A campaign that has just been deleted. */
export interface Deleted {
  readonly name: string
  /** What to put it back by. */
  readonly deleted: string
}

export interface Comings extends Pick<Call, 'busy' | 'failure'> {
  /** The last one deleted, as long as that is shown; null for none. */
  readonly gone: ShallowRef<Deleted | null>
  /** Fetches the list again, and shows which these are. */
  readonly came: (files: readonly string[]) => Promise<void>
  /** Tells that one is gone; the keyboard goes on with the one that stood after it. @param order files as they stood. */
  readonly went: (card: CampaignCard, deleted: string, order: readonly string[]) => Promise<void>
  /** Puts the last one that was deleted back. */
  readonly undo: () => Promise<void>
}

/** What has come into the library, or has gone out of it: marked on the page, told, and where the keyboard goes on. */
export function useComings(api: Api): Comings {
  const library = useLibrary()
  const notices = useNotices()
  const { busy, failure, run } = useCall()
  const gone = shallowRef<Deleted | null>(null)

  const show = async ([first]: readonly string[]) => {
    if (first === undefined) return
    await nextTick()
    goTo(first)
  }
  const came = async (files: readonly string[]) => {
    await library.reload()
    library.broughtIn = files
  }
  // Those dropped on another page come with it.
  watch(
    () => (library.view ? library.broughtIn : []),
    (files) => void show(files),
    { immediate: true, flush: 'post' },
  )
  onUnmounted(() => (library.broughtIn = []))
  return {
    busy,
    failure,
    gone,
    came,
    async went({ campaign, name }, deleted, order) {
      gone.value = { name, deleted }
      notices.murmur(`${name} is deleted. Undo stands above the campaigns.`)
      await nextTick()
      const at = order.indexOf(campaign)
      goTo(order[at + 1] ?? order[at - 1])
    },
    async undo() {
      const last = gone.value
      const back = last && (await run(() => api('library.undelete', { deleted: last.deleted }), 'wait'))
      if (!back) return
      gone.value = null
      await library.reload()
      notices.say(`${last.name} is back.`)
      await nextTick()
      goTo(back.campaign)
    },
  }
}

/** @param file whose card has the keys from now on; without one it is what can be done without campaigns. */
function goTo(file: string | undefined): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-campaign]')]
  const card = cards.find(({ dataset }) => dataset['campaign'] === file)
  card?.scrollIntoView({ block: 'nearest' })
  const within = card ?? document.querySelector('.first .ways')
  within
    ?.querySelector<HTMLElement>('a[href]:not([tabindex="-1"]), button')
    ?.focus({ preventScroll: card !== undefined })
}
