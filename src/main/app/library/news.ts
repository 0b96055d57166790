import { resolve } from 'node:path'
import type { Failure } from '../../../contract/rpc.ts'

/** What is to be told beside an answer. */
export interface Told {
  /** At once; null where nothing is. */
  readonly now: Failure | null
  /** Once it has come out; null where nothing is still to come. */
  readonly later: Promise<Failure | null> | null
}

/** What has come of work beside the player's own: it is told once, with whatever is answered next for that campaign. */
export interface News {
  /** @param path of the campaign's file: by whichever name it is asked for, it is the same. */
  readonly tell: (path: string, failure: Failure) => void
  /** The same for what is still to come; null for nothing. */
  readonly tellLater: (path: string, coming: Promise<Failure | null>) => void
  /** @param campaign as a call names it. @returns what is to be told, which is forgotten by that. */
  readonly of: (campaign: string) => Failure | undefined
}

/**
 * @param folder of the library.
 * @param changed has the windows ask for a campaign again. @returns the news of one program.
 */
export function openNews(folder: string, changed: (path: string) => void): News {
  const waiting = new Map<string, Failure[]>()
  const tell = (path: string, failure: Failure) => {
    const key = resolve(path)
    waiting.set(key, [...(waiting.get(key) ?? []), failure])
    changed(path)
  }
  return {
    tell,
    tellLater(path, coming) {
      void coming.then((failure) => {
        if (failure) tell(path, failure)
      })
    },
    of(campaign) {
      const key = resolve(folder, campaign)
      const [first, ...rest] = waiting.get(key) ?? []
      if (rest.length > 0) waiting.set(key, rest)
      else waiting.delete(key)
      return first
    },
  }
}
