import type { Bridge } from '../contract/rpc.ts'
import { createFetchBridge } from './fetchBridge.ts'
import { findToken, watchAddress } from './pageKey.ts'

declare global {
  interface Window {
    /** Set by the preload, in Electron only. */
    readonly api?: Bridge
  }
}

/** Finds the way to main: the preload's in Electron, else fetch, with the token that the page's key is swapped for. */
export function findBridge(): Bridge {
  if (window.api) return window.api
  watchAddress()
  return createFetchBridge({ token: findToken(location.href) })
}
