import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { OverviewView } from '../../contract/campaign.ts'
import type { QueryName } from '../../contract/gameProcedures.ts'
import type { CampaignNow, Stamped } from '../../contract/now.ts'
import type { OutputOf } from '../../contract/outputs.ts'
import type { Failure } from '../../contract/rpc.ts'
import { companion, heard, useApi } from '../api.ts'
import { remember, remembered } from '../composables/storage.ts'
import { useCall } from '../composables/useCall.ts'
import { useView } from '../composables/useView.ts'
import { useNotices } from './notices.ts'

/** @returns a view of the open tour's game that every page holds; null while there is none. */
export type ShownViews = <Q extends QueryName>(query: Q) => OutputOf<Q> | null

const keyOfHolder = (campaign: string) => `holder ${campaign}`

/** The open campaign as main last showed it. Main holds the truth; this is fetched again whenever it says `changed`. */
export const useCampaign = defineStore('campaign', () => {
  const api = useApi()
  const notices = useNotices()
  const campaign = ref<string | null>(null)
  /** The player who holds the machine. */
  const holder = ref<number | null>(null)
  const overview = shallowRef<OverviewView | null>(null)
  /** What the game shows, by procedure; a view that did not change is the one that was there. */
  const views = shallowRef<CampaignNow['views']>({})
  /** The player for whom they were put together. */
  const shownTo = ref<number | null>(null)
  const change = useCall()
  /** What went wrong beside a call that was done: it stays until somebody has read it. */
  const beside = shallowRef<Failure | null>(null)

  const showing = () => ({
    stamps: Object.fromEntries(Object.entries(views.value).map(([name, { stamp }]) => [name, stamp])),
    holder: holder.value,
    waits: overview.value !== null && overview.value.pending !== null,
  })
  const fetched = useView<CampaignNow | null>(async () => {
    const name = campaign.value
    return name === null ? null : api('campaign.now', { campaign: name, ...showing() })
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
    const { value: now } = fetched.data
    if (fetched.failure.value || now === null) asked = null
    else put(now)
  }
  /** Calls of this window that change the campaign, and the newest change that was heard of meanwhile. */
  let changing = 0
  let held: number | null = null

  companion.current = {
    begin: (name) => {
      if (name !== campaign.value || overview.value === null) return undefined
      changing++
      return showing()
    },
    end: (now) => {
      changing--
      if (now && put(now)) {
        latest++
        fetched.failure.value = null
        // Something was done since: what was refused before it is no matter any more.
        change.failure.value = null
        asked = now.change
        taken = now.change
      }
      // A refusal may mean that another program went on with the tour: what is shown is no longer sure.
      else asked = null
      if (changing > 0) return
      const isBehind = asked === null || (held !== null && asked < held)
      held = null
      if (isBehind) void reload()
    },
    beside: (failure) => {
      beside.value = failure
    },
  }
  /** @returns false where it is for another tour or player, or leaves out what is no longer here: then nothing is put. */
  function put(now: CampaignNow): boolean {
    if (now.campaign !== campaign.value || now.holder !== holder.value) return false
    const found = Object.entries(now.views).map(([name, { stamp, view }]): [string, Stamped | undefined] => {
      const had = views.value[name]
      return [name, had?.stamp === stamp ? had : view === null ? undefined : { stamp, view }]
    })
    if (found.some(([, one]) => one === undefined)) return false
    views.value = Object.fromEntries(found) as CampaignNow['views']
    shownTo.value = now.holder
    // Whoever asks again for another overview leaves what is being typed alone where nothing is another.
    if (JSON.stringify(now.overview) !== JSON.stringify(overview.value)) overview.value = now.overview
    return true
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
    const kept = name === null ? null : Number(remembered(keyOfHolder(name)))
    holder.value = kept === 0 ? null : kept
    overview.value = null
    views.value = {}
    asked = null
    taken = null
    change.failure.value = null
    await reload()
  }
  /** The machine goes to a player, or lies on the table: what he may see is fetched for him. */
  async function hold(player: number | null): Promise<void> {
    if (campaign.value === null || holder.value === player) return
    holder.value = player
    remember(keyOfHolder(campaign.value), player === null ? null : String(player))
    asked = null
    await reload()
  }
  async function undo(): Promise<void> {
    const name = campaign.value
    if (name === null || !overview.value?.undo) return
    const reply = await change.run(() => api('journal.undo', { campaign: name }), 'wait')
    if (reply?.undone) notices.say(`Undone: ${reply.undone}.`)
  }
  async function redo(): Promise<void> {
    const name = campaign.value
    if (name === null || !overview.value?.redo) return
    const reply = await change.run(() => api('journal.redo', { campaign: name }), 'wait')
    if (reply?.redone) notices.say(`Done again: ${reply.redone}.`)
  }
  return {
    campaign,
    holder: computed(() => holder.value),
    shownTo: computed(() => shownTo.value),
    overview: computed(() => overview.value),
    view: ((query) => views.value[query]?.view ?? null) as ShownViews,
    /** The step under way with its question, as main last told. */
    pending: computed(() => overview.value?.pending ?? null),
    head: computed(() => overview.value?.head ?? null),
    /** "Early March 1967": where it stands; empty before it has begun. */
    date: computed(() => {
      const { state } = overview.value?.card ?? {}
      return state?.kind === 'tour' ? state.date : ''
    }),
    failure: computed(() => change.failure.value ?? fetched.failure.value ?? beside.value),
    loading: fetched.loading,
    changing: change.busy,
    open,
    hold,
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
      beside.value = null
    },
  }
})
