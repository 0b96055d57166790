import { inject, type InjectionKey } from 'vue'
import { CallError, type Api } from '../contract/client.ts'
import { tellsOfTour, type CampaignNow } from '../contract/now.ts'
import type { Shown } from '../contract/telling.ts'
import type { Bridge, Events, Failure } from '../contract/rpc.ts'

export const apiKey: InjectionKey<Api> = Symbol('api')
export const bridgeKey: InjectionKey<Bridge> = Symbol('bridge')

/** @returns the typed way to main that the app was started with. */
export const useApi = (): Api => inject(apiKey)!

/** @returns the bridge itself, for its events and its door. */
export const useBridge = (): Bridge => inject(bridgeKey)!

/**
 * How many changes of main this window has heard of, by reply or by event; null before the first. A view that was asked
 * for after a change was heard of shows it.
 */
export const heard: { change: number | null } = { change: null }

/** Goes along with every call that changes the open campaign, so that its reply brings how it stands then. */
export interface Companion {
  /** @returns what is shown of a campaign; undefined where it is not the open one. */
  readonly begin: (campaign: string) => Shown | undefined
  /** The call has ended. @param now null where its reply brought nothing. */
  readonly end: (now: CampaignNow | null) => void
  /** Something went wrong beside a call that was done. */
  readonly beside: (failure: Failure) => void
}

/** The companion of this window; null before a page has asked for a campaign. */
export const companion: { current: Companion | null } = { current: null }

const hear = (change: number | undefined) => {
  if (change !== undefined) heard.change = Math.max(heard.change ?? 0, change)
}

type Listener = Parameters<Bridge['on']>[0]

/**
 * The bridge as the pages of one window use it: every input is copied first, for Vue's reactive proxies do not cross
 * into the preload, and all who listen share one way on which events come. When that way is open again and there were
 * changes meanwhile, they are told of as one change of everything.
 */
export function plain(bridge: Bridge): Bridge {
  const listeners = new Set<Listener>()
  let end: (() => void) | null = null
  const tell: Listener = (event, payload) => {
    for (const listener of [...listeners]) listener(event, payload)
  }
  const hearing: Listener = (event, payload) => {
    if (event === 'listening') {
      const { change } = payload as Events['listening']
      const missed = heard.change !== null && change > heard.change
      hear(change)
      if (missed) tell('changed', { campaign: null, change } satisfies Events['changed'])
      return
    }
    if (event === 'changed') hear((payload as Partial<Events['changed']> | undefined)?.change)
    tell(event, payload)
  }
  return {
    door: bridge.door,
    async call(procedure, input) {
      const shown = tellsOfTour(procedure, input as object)
        ? companion.current?.begin((input as { campaign: string }).campaign)
        : undefined
      const sent = JSON.parse(JSON.stringify(shown ? { ...(input as object), shown } : input)) as unknown
      let now: CampaignNow | null = null
      try {
        const reply = await bridge.call(procedure, sent)
        if (reply.ok) {
          hear(reply.change)
          now = reply.now ?? null
          if (reply.beside) companion.current?.beside(reply.beside)
        }
        return reply
      } finally {
        if (shown) companion.current?.end(now)
      }
    },
    on(listener) {
      listeners.add(listener)
      end ??= bridge.on(hearing)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        end?.()
        end = null
      }
    },
  }
}

/** @returns what to tell the player of anything thrown by a call. */
export function failureOf(error: unknown): Failure {
  if (error instanceof CallError) return error.failure
  return {
    code: 'internal',
    message: 'The program did not answer. Nothing was changed. Try once more, or start the program again.',
  }
}
