import { bookgunSystem } from '../rules/system.ts'

/** The parts of the book that we have, by the page that each begins on. */
const chapters: readonly (readonly [page: number, title: string])[] = [
  [5, 'Scales and combatants'],
  [6, 'Unit organization'],
  [7, 'Rules of engagement, leadership'],
  [8, 'Formations'],
  [10, 'Spotting and concealment'],
  [11, 'Turn sequence'],
  [13, 'Facing, attitude and charge'],
  [14, 'Movement'],
  [17, 'Rally'],
  [18, 'Terrain, weather and obstacles'],
  [19, 'Weather, obstacles, buildings'],
]

/** @returns the part of the book that a page belongs to. */
export const chapterOf = (page: number | null): string =>
  chapters.findLast(([from]) => page !== null && from <= page)?.[1] ?? bookgunSystem.title
