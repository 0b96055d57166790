import { keyIn } from '../contract/addressKey.ts'
import type { Reply } from '../contract/rpc.ts'

/** Where a tab keeps the token that opens the program: until it is closed, and over a reload. */
const tokenKey = 'short-timer.token'

/** How long other tabs are waited for, in milliseconds; they answer in one or two. */
const answeredWithin = 300

/**
 * Finds the token that opens the program. The page is opened with a key in the fragment of its address, which is good for
 * one swap; a reload finds the token in the tab's own storage, a further tab is told it by one that is open.
 *
 * @param address of the page.
 * @returns null where there is none.
 */
export async function findToken(address: string): Promise<string | null> {
  const key = takeKey(address)
  const swapped = key === null ? null : await swapKey(key)
  const token = swapped ?? sessionStorage.getItem(tokenKey) ?? (await askOtherTabs())
  if (token === null) return null
  sessionStorage.setItem(tokenKey, token)
  tellOtherTabs(token)
  return token
}

/** Takes the key out of an address, and the address's out of the tab's history. @returns null where there is none. */
function takeKey(address: string): string | null {
  const key = keyIn(new URL(address).hash)
  if (key === null) return null
  history.replaceState(null, '', location.pathname + location.search)
  return key
}

/**
 * The address of a new start, put into a tab that stands open, changes the fragment only: nothing is loaded by itself.
 */
export function watchAddress(): void {
  window.addEventListener('hashchange', ({ newURL }) => {
    const key = takeKey(newURL)
    if (key === null) return
    void swapKey(key).then((token) => {
      if (token === null) return
      sessionStorage.setItem(tokenKey, token)
      location.reload()
    })
  })
}

/** @returns the token for a key; null where it opens nothing any more. */
async function swapKey(key: string): Promise<string | null> {
  const reply = await post('/key', key)
  return reply?.ok === true && typeof reply.value === 'string' ? reply.value : null
}

/** Has the program print a new address where it was started. @returns null, or why it did not. */
export async function askForAddress(): Promise<string | null> {
  const reply = await post('/key/anew', null)
  if (reply === null) return 'Short-Timer does not answer: it has been ended. Start it again.'
  return reply.ok ? null : reply.error.message
}

async function post(path: string, input: string | null): Promise<Reply | null> {
  try {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ input }) })
    return (await answer.json()) as Reply
  } catch {
    return null
  }
}

/** Only tabs of our own origin hear it, and any of them could read the token in its own storage. */
const channelName = 'short-timer token'
const asking = 'asking'

function askOtherTabs(): Promise<string | null> {
  if (!('BroadcastChannel' in globalThis)) return Promise.resolve(null)
  const channel = new BroadcastChannel(channelName)
  return new Promise<string | null>((found) => {
    const timer = setTimeout(found, answeredWithin, null)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'string' || data === asking) return
      clearTimeout(timer)
      found(data)
    }
    channel.postMessage(asking)
  }).finally(() => {
    channel.close()
  })
}

function tellOtherTabs(token: string): void {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === asking) channel.postMessage(token)
  }
}
