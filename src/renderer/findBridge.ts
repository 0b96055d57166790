import type { Bridge } from '../contract/rpc.ts'
import { createFetchBridge } from './fetchBridge.ts'

declare global {
  interface Window {
    /** Set by the preload, in Electron only. */
    readonly api?: Bridge
  }
}

const tokenKey = 'short-timer.token'

/**
 * Finds the way to main: the preload's in Electron, else fetch. In browser mode the token comes once in the address's
 * fragment; it moves to this tab's storage, so that a reload works, and out of the address and the history.
 */
export function findBridge(): Bridge {
  if (window.api) return window.api
  takeToken(location.href)
  // The address of a new start, put into a tab that stands open, changes the fragment only: nothing is loaded by itself.
  window.addEventListener('hashchange', ({ newURL }) => {
    if (takeToken(newURL)) location.reload()
  })
  return createFetchBridge({ token: sessionStorage.getItem(tokenKey) ?? '' })
}

/** @returns whether there was a token in an address. */
function takeToken(address: string): boolean {
  const told = /^#token=([\w-]+)$/.exec(new URL(address).hash)?.[1]
  if (told === undefined) return false
  sessionStorage.setItem(tokenKey, told)
  history.replaceState(null, '', location.pathname + location.search)
  return true
}
