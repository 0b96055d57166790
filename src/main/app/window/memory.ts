/** Texts that windows remember by name: settings, half-typed dice, half-written forms. */
export type Remembered = Readonly<Record<string, string>>

/** Where they are kept; the desktop has a small file for it. */
export interface MemoryStorage {
  /** @returns what is kept; nothing where there is no file or it cannot be read. */
  load(): Remembered
  save(texts: Remembered): void
}

/** What the windows of this program remember. A page's own storage is written out late: the last words before an end would be lost. */
export interface WindowMemory {
  all(): Remembered
  /** Remembers a text under a name, at once; null forgets it. */
  put(key: string, value: string | null): void
}

/** @returns the memory over a place to keep it. */
export function openMemory(storage: MemoryStorage): WindowMemory {
  const texts = new Map(Object.entries(storage.load()))
  return {
    all: () => Object.fromEntries(texts),
    put(key, value) {
      if ((texts.get(key) ?? null) === value) return
      if (value === null) texts.delete(key)
      else texts.set(key, value)
      storage.save(Object.fromEntries(texts))
    },
  }
}
