import { app } from 'electron'
import { openRecentTours, type RecentTour, type RecentTours } from '../app/library/recentTours.ts'
import { readOwnFile, writeOwnFile } from './ownFile.ts'

const file = 'recent.json'

/** @returns the tours opened last, kept in a small file among the program's own things; the system's list hears of them. */
export function recentOnThisMachine(): RecentTours {
  const recent = openRecentTours({
    load,
    save: (tours) => {
      writeOwnFile(file, tours)
    },
  })
  recent.on(() => {
    const [newest] = recent.list()
    if (newest) app.addRecentDocument(newest.path)
  })
  return recent
}

function load(): RecentTour[] {
  const list = readOwnFile(file)
  return Array.isArray(list) ? list.filter(isRecent) : []
}

function isRecent(value: unknown): value is RecentTour {
  const { path, at } = (value ?? {}) as Partial<Record<keyof RecentTour, unknown>>
  return typeof path === 'string' && path !== '' && typeof at === 'string'
}
