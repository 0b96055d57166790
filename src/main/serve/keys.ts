import { createHash } from 'node:crypto'
import { newToken } from './guard.ts'
import { Refusal } from './respond.ts'

/**
 * Keys for addresses. A browser writes each address that it opens into its history, with the fragment: what stands there
 * must open nothing afterwards. So a key is good for one swap, for the token, which stands in no address.
 */
export interface Keys {
  /** @returns a new key. */
  readonly make: () => string
  /**
   * For a page that has none, and cannot be told one: its player finds it where the program was started.
   * @throws Refusal 429 while the last one that was made so has not been spent: nobody can fill a terminal.
   */
  readonly makeAnew: () => string
  /** @throws Refusal 401 for a key that was never made, or is spent. */
  readonly spend: (key: string) => void
}

/** How many keys may wait to be spent; the oldest goes first. */
const most = 8

export function openKeys(): Keys {
  /** By hash: how long a look-up takes tells nothing of a key. */
  const unspent = new Set<string>()
  let anew: string | null = null
  const make = () => {
    const key = newToken()
    unspent.add(hashOf(key))
    for (const oldest of unspent) if (unspent.size > most) unspent.delete(oldest)
    return key
  }
  return {
    make,
    makeAnew() {
      if (anew !== null && unspent.has(anew)) throw new Refusal(429, 'not-allowed', stillThere)
      const key = make()
      anew = hashOf(key)
      return key
    },
    spend(key) {
      if (!unspent.delete(hashOf(key))) throw new Refusal(401, 'not-allowed', spent)
    },
  }
}

const stillThere = 'The last address that was printed has not been opened yet. Open that one.'
const spent = 'This address has been opened before, or is of an earlier start. Each opens once.'

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')
