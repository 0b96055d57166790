import { shallowRef, type ShallowRef } from 'vue'
import type { Router } from 'vue-router'
import type { Api } from '../../../contract/client.ts'
import type { JournalRow } from '../../../contract/journal.ts'
import { useCall, type Call } from '../../composables/useCall.ts'
import { useGame } from '../../stores/game.ts'
import { useNotices } from '../../stores/notices.ts'

/** What stood before an entry was amended. */
export interface WayBack {
  readonly title: string
  readonly replayed: number
  readonly head: number
}

export interface JournalActs {
  readonly failure: Call['failure']
  readonly wayBack: ShallowRef<WayBack | null>
  /** Makes the tour stand right after an entry. */
  readonly goTo: (row: JournalRow) => Promise<void>
  /** Makes a tour of its own that begins after an entry, and opens it. */
  readonly branch: (row: JournalRow, name: string) => Promise<void>
  readonly amended: (what: Omit<WayBack, 'head'>, head: number | null) => void
  readonly goBack: () => Promise<void>
}

/** Going to another place of the journal, and beginning a tour of its own there. */
export function useJournalActs(api: Api, router: Router, campaign: () => string): JournalActs {
  const notices = useNotices()
  const game = useGame()
  const { failure, run } = useCall()
  const wayBack = shallowRef<WayBack | null>(null)

  const goToEntry = async (entry: number, said: string) => {
    const there = await run(() => api('journal.goTo', { campaign: campaign(), entry }))
    if (!there) return
    wayBack.value = null
    notices.say(said)
  }
  return {
    failure,
    wayBack,
    goTo: (row) => goToEntry(row.id, `The ${game.called} stands after line ${row.depth}, ${row.title}.`),
    branch: async (row, name) => {
      const made = await run(() => api('library.branch', { campaign: campaign(), entry: row.id, name }))
      if (!made) return
      notices.say(`${name} begins after line ${row.depth}, ${row.title}.`)
      await router.push({ name: 'tour', params: { campaign: made.campaign } })
    },
    amended: (what, head) => {
      wayBack.value = head === null ? null : { ...what, head }
    },
    goBack: async () => {
      const back = wayBack.value
      if (back) await goToEntry(back.head, `As it was before ${back.title} was amended.`)
    },
  }
}
