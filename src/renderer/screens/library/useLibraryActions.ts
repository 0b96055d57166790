import { shallowRef, type Ref, type ShallowRef } from 'vue'
import type { Api } from '../../../contract/client.ts'
import type { Failure } from '../../../contract/rpc.ts'
import type { CampaignCard } from '../../../contract/campaign.ts'
import { useCall } from '../../composables/useCall.ts'

export type LibraryWish = 'rename' | 'duplicate' | 'archive' | 'delete' | 'export' | 'together'

/** What the player wants with which campaign. */
export interface LibraryAsk {
  readonly wish: LibraryWish
  readonly card: CampaignCard
}

export interface LibraryActions {
  readonly busy: Readonly<Ref<boolean>>
  readonly failure: ShallowRef<Failure | null>
  /** Set while a dialog asks for the rest. */
  readonly asked: ShallowRef<LibraryAsk | null>
  readonly ask: (wish: LibraryWish, card: CampaignCard) => void
  /** Shuts the dialog; nothing is done. */
  readonly leave: () => void
  readonly named: (asked: LibraryAsk, name: string) => Promise<void>
  readonly remove: (asked: LibraryAsk) => Promise<void>
}

/**
 * What can be done with the files of the library.
 * @param save saves a campaign as JSON.
 * @param gone is told of one that has been deleted, once it is off the list, and what it can be put back by.
 */
export function useLibraryActions(
  api: Api,
  reload: () => Promise<void>,
  save: (campaign: string) => Promise<void>,
  gone: (card: CampaignCard, deleted: string) => Promise<void>,
): LibraryActions {
  const { busy, failure, run } = useCall()
  const asked = shallowRef<LibraryAsk | null>(null)

  const change = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
    asked.value = null
    const answer = await run(call, 'wait')
    await reload()
    return answer
  }
  return {
    busy,
    failure,
    asked,
    ask: (wish, card) => {
      if (wish === 'archive')
        void change(() => api('library.archive', { campaign: card.campaign, archived: !card.archived }))
      else if (wish === 'export') void save(card.campaign)
      else asked.value = { wish, card }
    },
    leave: () => {
      asked.value = null
    },
    named: async (now, name) => {
      const procedure = now.wish === 'rename' ? 'library.rename' : 'library.duplicate'
      await change(() => api(procedure, { campaign: now.card.campaign, name }))
    },
    remove: async ({ card }) => {
      const done = await change(() => api('library.delete', { campaign: card.campaign }))
      if (done) await gone(card, done.deleted)
    },
  }
}
