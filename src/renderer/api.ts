import { inject, type InjectionKey } from 'vue'
import { CallError, type Api } from '../contract/client.ts'
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

const hear = (change: number | undefined) => {
  if (change !== undefined) heard.change = Math.max(heard.change ?? 0, change)
}

/** @returns the bridge with every input copied first: Vue's reactive proxies do not cross into the preload. */
export function plain(bridge: Bridge): Bridge {
  return {
    door: bridge.door,
    async call(procedure, input) {
      const reply = await bridge.call(procedure, JSON.parse(JSON.stringify(input)))
      if (reply.ok) hear(reply.change)
      return reply
    },
    on: (listener) =>
      bridge.on((event, payload) => {
        if (event === 'changed') hear((payload as Partial<Events['changed']> | undefined)?.change)
        listener(event, payload)
      }),
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
