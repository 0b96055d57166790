/** A tour's file that was opened lately, wherever it lies. */
export interface RecentTour {
  /** Whole path of the file. */
  readonly path: string
  /** ISO time it was opened. */
  readonly at: string
}

/** Where the list is kept; the desktop has a small file for it. */
export interface RecentStorage {
  /** @returns the list, newest first; an empty one where there is none or it cannot be read. */
  load(): readonly RecentTour[]
  save(tours: readonly RecentTour[]): void
}

/** The tours that the player opened last. What is on the list may be opened again, also outside the library folder. */
export interface RecentTours {
  /** @returns the list, newest first. */
  list(): readonly RecentTour[]
  has(path: string): boolean
  /** Puts a file at the top. */
  note(path: string, at: string): void
  forget(path: string): void
  /** Tells when the list has changed. */
  on(listener: () => void): void
}

/** How many are kept. */
const kept = 12

/** @returns the list over a place to keep it. */
export function openRecentTours(storage: RecentStorage): RecentTours {
  let tours = storage.load().slice(0, kept)
  const listeners: (() => void)[] = []
  const put = (next: readonly RecentTour[]) => {
    tours = next.slice(0, kept)
    storage.save(tours)
    for (const listener of listeners) listener()
  }
  const without = (path: string) => tours.filter((tour) => tour.path !== path)
  return {
    list: () => tours,
    has: (path) => tours.some((tour) => tour.path === path),
    note(path, at) {
      // A tour that is looked at again and again is noted once.
      if (tours[0]?.path !== path) put([{ path, at }, ...without(path)])
    },
    forget(path) {
      put(without(path))
    },
    on(listener) {
      listeners.push(listener)
    },
  }
}
