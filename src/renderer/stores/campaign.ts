import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { CampaignNow } from '../../contract/now.ts'
import type { Failure } from '../../contract/rpc.ts'
import type { OverviewView } from '../../contract/campaign.ts'
import type { RosterView } from '../../games/fng/contract/roster.ts'
import type { TurnView } from '../../games/fng/contract/turn.ts'
import type { PlayersView } from '../../games/fng/contract/players.ts'
import { companion, heard, useApi } from '../api.ts'
import { screensOf } from '../games.ts'
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
    const { game, state } = overview.card
    const asks = screensOf(game)?.asks
    const [turn = null, roster = null] = await Promise.all([
      state.kind === 'broken' ? null : asks?.turn?.(api, name),
      state.kind === 'tour' ? asks?.roster?.(api, name) : null,
    ])
    return { overview, turn, roster }
  })
  /** What had been heard of when the newest views were asked for, and their coming; null when none are under way. */
  let asked: number | null = null
  let coming: Promise<void> | null = null

  /** Counts what was put on the screen or is on its way there: what was asked for before must not come after it. */
  let latest = 0

  async function fetchViews(): Promise<void> {
    const mine = ++latest
    await fetched.reload()
    if (mine !== latest) return
    if (fetched.failure.value) asked = null
    else views.value = fetched.data.value
  }

  /** The player who holds the machine. */
  const holder = ref<number | null>(null)
  /** The players as the last reply brought them, with the overview of the same moment. */
  const brought = shallowRef<{ overview: OverviewView; players: PlayersView | null; holder: number | null } | null>(
    null,
  )
  let stamps: { roster: string | null; players: string | null; holder: number | null } | null = null
  /** Calls of this window that change the campaign, and the newest change that was heard of meanwhile. */
  let changing = 0
  let held: number | null = null

  companion.current = {
    begin: (name) => {
      if (name !== campaign.value || views.value === null) return undefined
      changing++
      const players = stamps?.holder === holder.value ? stamps.players : null
      return { roster: stamps?.roster ?? null, players, holder: holder.value }
    },
    end: (now) => {
      changing--
      if (now?.campaign === campaign.value) take(now)
      // A refusal may mean that another program went on with the tour: what is shown is no longer sure.
      else asked = null
      if (changing > 0 || held === null) return
      const newest = held
      held = null
      if (asked === null || asked < newest) void reload()
    },
  }
  /** Takes over what a reply has brought; a roster that did not change is the one on the screen. */
  function take({ change: at, overview, turn, roster, players }: CampaignNow): void {
    latest++
    const before = views.value?.roster ?? null
    views.value = { overview, turn, roster: roster === null ? null : (roster.view ?? before) }
    brought.value = players && { overview, players: players.view, holder: holder.value }
    stamps = { roster: roster?.stamp ?? null, players: players?.stamp ?? null, holder: holder.value }
    fetched.failure.value = null
    asked = at
    taken = at
  }
  /** The change that views on the screen show which came with a reply. */
  let taken: number | null = null
  /**
   * Fetches the views again; those on the screen stay until the new ones are here. Views that are on their way already,
   * and were asked for after the last change, are waited for; those that a reply has brought are not fetched again.
   */
  function reload(): Promise<void> {
    if (coming !== null && asked !== null && asked === heard.change) return coming
    if (taken !== null && taken === asked && asked === heard.change) return Promise.resolve()
    // What is fetched now may be another roster than the one that the stamp is of.
    stamps = null
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
    // The reply of this window's own call will bring it.
    if (changing > 0) held = Math.max(held ?? 0, change)
    else await reload()
  }
  /** Makes another campaign the open one, or none. */
  async function open(name: string | null): Promise<void> {
    if (campaign.value === name) return
    campaign.value = name
    views.value = null
    brought.value = null
    stamps = null
    asked = null
    taken = null
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
    holder,
    brought: computed(() => brought.value),
    overview: computed(() => views.value?.overview ?? null),
    turn: computed(() => views.value?.turn ?? null),
    /** The step under way with its question, as main last told. */
    pending: computed(() => views.value?.turn?.pending ?? null),
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
