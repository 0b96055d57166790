import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Failure } from '../../contract/rpc.ts'
import type { OverviewView, RosterView, TurnView } from '../../contract/views.ts'
import { heard, useApi } from '../api.ts'
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
  /** What had been heard of when the newest views were asked for, and their coming; null when none are under way. */
  let asked: number | null = null
  let coming: Promise<void> | null = null

  async function fetchViews(): Promise<void> {
    await fetched.reload()
    if (fetched.failure.value) asked = null
    else views.value = fetched.data.value
  }
  /**
   * Fetches the views again; those on the screen stay until the new ones are here. Views that are on their way already,
   * and were asked for after the last change, are waited for: a step's own reply and main's `changed` fetch once.
   */
  function reload(): Promise<void> {
    if (coming !== null && asked !== null && asked === heard.change) return coming
    asked = heard.change
    const mine = fetchViews().finally(() => {
      if (coming === mine) coming = null
    })
    coming = mine
    return mine
  }
  /** Main says that a campaign, or the library as a whole, has changed. */
  async function changed(which: string | null, change: number): Promise<void> {
    if (campaign.value === null || (which !== null && which !== campaign.value)) return
    // The views were asked for after this change: its own reply was faster than the news of it.
    if (asked !== null && asked >= change) return
    await reload()
  }
  /** Makes another campaign the open one, or none. */
  async function open(name: string | null): Promise<void> {
    if (campaign.value === name) return
    campaign.value = name
    views.value = null
    asked = null
    change.failure.value = null
    await reload()
  }
  async function undo(): Promise<void> {
    const name = campaign.value
    if (name === null || !views.value?.overview.undo) return
    const reply = await change.run(() => api('journal.undo', { campaign: name }), 'wait')
    if (reply?.undone) notices.say(`Undone: ${reply.undone}.`)
    await reload()
  }
  async function redo(): Promise<void> {
    const name = campaign.value
    if (name === null || !views.value?.overview.redo) return
    const reply = await change.run(() => api('journal.redo', { campaign: name }), 'wait')
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
    changed,
    undo,
    redo,
    /** Shows a refusal on the page, whichever it is. */
    complain: (failure: Failure) => {
      change.failure.value = failure
    },
    calm: () => {
      change.failure.value = null
      fetched.failure.value = null
    },
  }
})
