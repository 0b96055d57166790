import { onMounted, onUnmounted, ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import { keyIn } from '../../contract/addressKey.ts'
import type { FriendDice, FriendNews } from '../../contract/friends.ts'
import type { Reply } from '../../contract/rpc.ts'
import { eventData } from '../eventStream.ts'
import { friendKey } from './friendKey.ts'

/** What the page of a friend knows of the table: what it was told last, never that the table is closed. */
export interface FriendLook {
  /** The last that was told; null before anything was. */
  readonly news: Readonly<ShallowRef<Exclude<FriendNews, { closed: true }> | null>>
  /**
   * `asking`: it is on its way; `live`: what is shown is so; `cut`: it was so; `shut`: the code opens nothing; `closed`:
   * the table was closed, and with it every code.
   */
  readonly state: Readonly<Ref<'asking' | 'live' | 'cut' | 'shut' | 'closed'>>
  /** Says what was thrown. @returns why it was not taken; null where it was. */
  readonly send: (dice: FriendDice) => Promise<string | null>
}

/** The program says something every twenty seconds at least. */
const longestSilence = 50_000
/** Milliseconds until it is tried again. */
const rest = 3000

/** Listens as long as the page is there, and takes up again what has broken off. */
export function useFriendNews(ask: typeof fetch = fetch.bind(globalThis)): FriendLook {
  const news = shallowRef<FriendLook['news']['value']>(null)
  const state = ref<FriendLook['state']['value']>('asking')
  /** The key, or its coming: what opens once is swapped once, however often it is begun anew meanwhile. */
  let key: Promise<string | null> | null = null
  const swapped = async (): Promise<string | null> => {
    const mine = (key ??= friendKey(ask))
    try {
      return await mine
    } catch (error) {
      if (key === mine) key = null
      throw error
    }
  }
  let listening = new AbortController()
  let silence: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setTimeout> | undefined

  /** @returns when the stream has ended, and how: by whoever holds the table, or because the way is broken. */
  async function listen(signal: AbortSignal): Promise<'shut' | 'cut' | 'closed'> {
    const own = await swapped()
    if (own === null) return 'shut'
    const response = await ask('/news', { headers: { authorization: `Bearer ${own}` }, signal })
    if (response.status === 401) return 'shut'
    if (!response.ok || !response.body) return 'cut'
    const heard = () => {
      clearTimeout(silence)
      silence = setTimeout(begin, longestSilence)
    }
    for await (const data of eventData(response.body, heard)) {
      const told = JSON.parse(data) as FriendNews
      if ('closed' in told) return 'closed'
      news.value = told
      state.value = 'live'
    }
    return 'cut'
  }
  function begin(): void {
    listening.abort()
    clearTimeout(again)
    clearTimeout(silence)
    const mine = new AbortController()
    listening = mine
    void listen(mine.signal)
      .catch(() => 'cut' as const)
      .then((how) => {
        clearTimeout(silence)
        if (mine.signal.aborted) return
        state.value = how
        if (how === 'cut') again = setTimeout(begin, rest)
      })
  }
  /** A phone that lay in a pocket has lost its connection, and does not know it. */
  const awake = () => {
    if (document.visibilityState === 'visible' && state.value !== 'shut' && state.value !== 'closed') begin()
  }
  /** Another code was scanned into the same tab. */
  const rescanned = () => {
    if (keyIn(location.hash) === null) return
    key = null
    begin()
  }
  onMounted(() => {
    document.addEventListener('visibilitychange', awake)
    window.addEventListener('hashchange', rescanned)
    begin()
  })
  onUnmounted(() => {
    document.removeEventListener('visibilitychange', awake)
    window.removeEventListener('hashchange', rescanned)
    listening.abort()
    clearTimeout(again)
    clearTimeout(silence)
  })
  const send = async (dice: FriendDice): Promise<string | null> => {
    try {
      const headers = { authorization: `Bearer ${(await swapped()) ?? ''}`, 'content-type': 'application/json' }
      const response = await ask('/dice', { method: 'POST', headers, body: JSON.stringify({ input: dice }) })
      const reply = (await response.json()) as Reply
      return reply.ok ? null : reply.error.message
    } catch {
      return 'Nobody answered: your dice were not taken, as far as can be told. Look at the machine.'
    }
  }
  return { news, state, send }
}
