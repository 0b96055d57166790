import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { OverviewView, RosterView, TurnView } from '../../contract/views.ts'
import { useApi } from '../api.ts'
import { useCall } from '../composables/useCall.ts'
import { useView } from '../composables/useView.ts'
import { useNotices } from './notices.ts'

interface Views {
  readonly overview: OverviewView
  readonly turn: TurnView | null
  readonly roster: RosterView | null
}

/** The open campaign as main last showed it. Main holds the truth; this is fetched again whenever it says `changed`. */
export const useCampaign = defineStore('campaign', () => {
  const api = useApi()
  const notices = useNotices()
  const campaign = ref<string | null>(null)
  const views = shallowRef<Views | null>(null)
  const change = useCall()

  const fetched = useView<Views | null>(async () => {
    const name = campaign.value
    if (name === null) return null
    const overview = await api('campaign.overview', { campaign: name })
    const isTour = overview.card.state.kind === 'tour'
    const [turn, roster] = await Promise.all([
      overview.card.state.kind === 'broken' ? null : api('turn.view', { campaign: name }),
      isTour ? api('roster.view', { campaign: name }) : null,
    ])
    return { overview, turn, roster }
  })
  /** Fetches the views again; those on the screen stay until the new ones are here. */
  async function reload(): Promise<void> {
    await fetched.reload()
    if (!fetched.failure.value) views.value = fetched.data.value
  }
  /** Makes another campaign the open one, or none. */
  async function open(name: string | null): Promise<void> {
    if (campaign.value === name) return
    campaign.value = name
    views.value = null
    change.failure.value = null
    await reload()
  }
  async function undo(): Promise<void> {
    const name = campaign.value
    if (name === null || !views.value?.overview.undo) return
    const reply = await change.run(() => api('journal.undo', { campaign: name }))
    if (reply?.undone) notices.say(`Undone: ${reply.undone}.`)
    await reload()
  }
  async function redo(): Promise<void> {
    const name = campaign.value
    if (name === null || !views.value?.overview.redo) return
    const reply = await change.run(() => api('journal.redo', { campaign: name }))
    if (reply?.redone) notices.say(`Done again: ${reply.redone}.`)
    await reload()
  }
  return {
    campaign,
    overview: computed(() => views.value?.overview ?? null),
    turn: computed(() => views.value?.turn ?? null),
    roster: computed(() => views.value?.roster ?? null),
    head: computed(() => views.value?.overview.head ?? null),
    failure: computed(() => change.failure.value ?? fetched.failure.value),
    loading: fetched.loading,
    changing: change.busy,
    open,
    reload,
    undo,
    redo,
    calm: () => {
      change.failure.value = null
      fetched.failure.value = null
    },
  }
})
