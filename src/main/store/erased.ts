import { readSmallFile, writeSmallFile } from './smallFile.ts'

/** Beside the tours: nothing of these is left but snapshots. */
const fileName = '.erased.json'

/** @returns ids of campaigns that were deleted and erased: their files did not go without the player's word. */
export function readErased(library: string): ReadonlySet<string> {
  const all = readSmallFile(library, fileName)
  return new Set(Array.isArray(all) ? all.filter((id): id is string => typeof id === 'string') : [])
}

/**
 * Remembers them, and no others.
 * @throws StoreError `disk-full`, `read-only`, `file-busy`; then those remembered before still are.
 */
export function writeErased(library: string, ids: ReadonlySet<string>): void {
  const before = readErased(library)
  if (ids.size !== before.size || [...ids].some((id) => !before.has(id))) writeSmallFile(library, fileName, [...ids])
}
