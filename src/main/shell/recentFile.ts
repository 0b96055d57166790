import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { app } from 'electron'
import { openRecentTours, type RecentTour, type RecentTours } from '../app/library/recentTours.ts'

const listPath = () => join(app.getPath('userData'), 'recent.json')

/** @returns the tours opened last, kept in a small file among the program's own things; the system's list hears of them. */
export function recentOnThisMachine(): RecentTours {
  const recent = openRecentTours({ load, save })
  recent.on(() => {
    const [newest] = recent.list()
    if (newest) app.addRecentDocument(newest.path)
  })
  return recent
}

/** A list that is missing or spoilt is an empty one: nothing hangs on it. */
function load(): RecentTour[] {
  try {
    const list: unknown = JSON.parse(readFileSync(listPath(), 'utf8'))
    return Array.isArray(list) ? list.filter(isRecent) : []
  } catch {
    return []
  }
}

function save(tours: readonly RecentTour[]): void {
  try {
    writeFileSync(listPath(), JSON.stringify(tours))
  } catch {
    // Then the list lasts until the program ends.
  }
}

function isRecent(value: unknown): value is RecentTour {
  const { path, at } = (value ?? {}) as Partial<Record<keyof RecentTour, unknown>>
  return typeof path === 'string' && path !== '' && typeof at === 'string'
}
