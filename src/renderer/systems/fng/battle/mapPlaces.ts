import type { Fought } from './battleTypes.ts'

/** What stands on the map, as a mark. */
export interface MapMark {
  readonly id: number
  readonly kind: 'ours' | 'theirs' | 'civilian' | 'pef'
  /** What is written on it. */
  readonly text: string
  /** What it is, for a tooltip and for those who hear the page. */
  readonly label: string
  readonly sector: number
  /** A PEF that has been resolved or is gone; a group that has acted or cannot. */
  readonly faded: boolean
}

/** Size of a sector on the drawn table, and of a mark with the room around it. */
const sector = { w: 200, h: 180 }
const step = 46
const rows = { pefs: 50, theirs: 94, ours: 144 }

/** @returns what stands on the table: groups that are on it, PEFs that are or were there. */
export function marksOf(battle: Fought): MapMark[] {
  const groups = battle.groups.flatMap((group): MapMark[] => {
    const onTable = group.figures.some(({ tone }) => tone !== 'gone')
    if (group.sector === null || group.hidden || !onTable) return []
    const label = `${group.side === 'ours' ? 'Group' : group.title} ${group.name}, sector ${group.sector}: ${group.may}`
    const faded = group.state === 'acted' || group.state === 'out'
    return [{ id: group.id, kind: group.side, text: group.name, label, sector: group.sector, faded }]
  })
  const contacts = battle.contacts.map(({ id, number, label, sector: at, status, found, kind }): MapMark => ({
    id,
    kind: 'pef',
    text: kind === 'pef' || status !== 'hidden' ? String(number) : '?',
    label: `${label}, sector ${at}: ${status === 'hidden' ? 'unseen' : (found ?? 'gone')}`,
    sector: at,
    faded: status !== 'hidden',
  }))
  return [...contacts, ...groups]
}

/** The upper left corner of a sector on the drawn table. */
export const cornerOf = (number: number) => ({
  x: ((number - 1) % 3) * sector.w,
  y: Math.floor((number - 1) / 3) * sector.h,
})

/** @returns where each mark stands, in units of the drawn table: PEFs above, then the enemy, ours below, side by side. */
export function placesOf(marks: readonly MapMark[]): ReadonlyMap<MapMark, { readonly x: number; readonly y: number }> {
  const places = new Map<MapMark, { x: number; y: number }>()
  const rowOf = ({ kind }: MapMark) => (kind === 'pef' ? 'pefs' : kind === 'ours' ? 'ours' : 'theirs')
  for (const row of Map.groupBy(marks, (mark) => `${mark.sector} ${rowOf(mark)}`).values()) {
    const gap = Math.min(step, (sector.w - 24) / row.length)
    row.forEach((mark, i) => {
      const corner = cornerOf(mark.sector)
      places.set(mark, {
        x: corner.x + sector.w / 2 + (i - (row.length - 1) / 2) * gap,
        y: corner.y + rows[rowOf(mark)],
      })
    })
  }
  return places
}
