import { inject, type InjectionKey } from 'vue'
import { CallError, type Api } from '../contract/client.ts'
import type { Bridge, Failure } from '../contract/rpc.ts'

export const apiKey: InjectionKey<Api> = Symbol('api')
export const bridgeKey: InjectionKey<Bridge> = Symbol('bridge')

/** @returns the typed way to main that the app was started with. */
export const useApi = (): Api => inject(apiKey)!

/** @returns the bridge itself, for its events and its door. */
export const useBridge = (): Bridge => inject(bridgeKey)!

/** @returns the bridge with every input copied first: Vue's reactive proxies do not cross into the preload. */
export function plain(bridge: Bridge): Bridge {
  return {
    door: bridge.door,
    call: (procedure, input) => bridge.call(procedure, JSON.parse(JSON.stringify(input))),
    on: (listener) => bridge.on(listener),
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
