/** A key stands in the fragment of an address: what stands there is sent to no server. */

/** @returns the address that opens with a key. */
export const addressWith = (origin: string, key: string): string => `${origin}/#key=${key}`

/**
 * @param fragment of an address, with its "#".
 * @returns the key in it; null where there is none.
 */
export const keyIn = (fragment: string): string | null => /^#key=([\w-]+)$/.exec(fragment)?.[1] ?? null
