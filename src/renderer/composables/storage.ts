import type { Bridge } from '../../contract/rpc.ts'

/**
 * What this window remembers between visits. In a browser the page's own storage keeps it; it may be shut off there, and
 * the program works without it. The desktop program keeps it itself: Chromium writes a page's storage out only after a
 * while, so that dice typed right before an end would be gone.
 */
let kept: { readonly texts: Map<string, string>; readonly bridge: Bridge } | null = null

/** Fetches what the desktop program has kept. Awaited before the first component asks for it. */
export async function openStorage(bridge: Bridge): Promise<void> {
  if (bridge.door !== 'electron') return
  const reply = await bridge.call('window.remembered', {})
  if (reply.ok && reply.value !== null)
    kept = { texts: new Map(Object.entries(reply.value as Record<string, string>)), bridge }
}

/** @returns what was remembered under a name, or null. */
export function remembered(key: string): string | null {
  if (kept) return kept.texts.get(key) ?? null
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Remembers a text under a name; null forgets it.
 * @returns false where the browser keeps nothing: then it lasts as long as the page that wrote it.
 */
export function remember(key: string, value: string | null): boolean {
  if (kept) {
    if (value === null) kept.texts.delete(key)
    else kept.texts.set(key, value)
    kept.bridge.call('window.remember', { key, value }).catch(() => undefined)
    return true
  }
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
