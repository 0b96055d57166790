/** What this window remembers between visits. Storage may be shut off in browser mode; the program works without it. */

/** @returns what was remembered under a name, or null. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Remembers a text under a name; null forgets it. */
export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Then it lasts until the window is closed.
  }
}
