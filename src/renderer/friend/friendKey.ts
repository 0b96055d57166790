import { keyIn } from '../../contract/addressKey.ts'
import type { Reply } from '../../contract/rpc.ts'

const keptKey = 'short-timer.friend'

/**
 * Swaps the key in the fragment of the address, which opens once and which no server is sent, for one that this tab keeps;
 * the fragment leaves address and history.
 *
 * @returns the key to ask with; null where there is none, or it opens nothing.
 * @throws Error where nobody answers: the key is as good as before.
 */
export async function friendKey(ask: typeof fetch): Promise<string | null> {
  const told = keyIn(location.hash)
  if (told === null) return sessionStorage.getItem(keptKey)
  const response = await ask('/enter', { headers: { authorization: `Bearer ${told}` } })
  if (response.status === 429) throw new Error('Not now.')
  history.replaceState(null, '', location.pathname)
  const reply = (await response.json()) as Reply
  if (!reply.ok) return null
  const { key } = reply.value as { readonly key: string }
  sessionStorage.setItem(keptKey, key)
  return key
}
