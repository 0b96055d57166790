import type { BattleMapView } from '../../contract/battle.ts'
import type { Fought } from './battleTypes.ts'

/** What stands on the map, as a mark. */
export interface MapMark {
  readonly id: number
  readonly kind: 'ours' | 'theirs' | 'civilian' | 'pef'
  /** What is written on it: at most three letters. */
  readonly text: string
  /** What it is, for a tooltip and for those who hear the page. */
  readonly label: string
  readonly sector: number
  /** A PEF that has been resolved or is gone; a group that has acted or cannot. */
  readonly faded: boolean
}

type River = BattleMapView['sectors'][number]['river']

/** Size of a sector on the drawn table, of its strip for the name, and of a mark with the room around it. */
const sector = { w: 200, h: 180 }
const nameStrip = 20
const step = 46
/** So near that marks just touch. */
const closest = 34
const edge = 10
const rows = { pefs: 54, theirs: 98, ours: 146 }

/** @returns what stands on the table: groups that are on it, PEFs that are or were there. */
export function marksOf(battle: Fought): MapMark[] {
  const groups = battle.groups.flatMap((group): MapMark[] => {
    const onTable = group.figures.some(({ tone }) => tone !== 'gone')
    if (group.sector === null || group.hidden || !onTable) return []
    const label = `${group.side === 'ours' ? 'Group' : group.title} ${group.name}, sector ${group.sector}: ${group.may}`
    const faded = group.state === 'acted' || group.state === 'out'
    return [{ id: group.id, kind: group.side, text: lettersOf(group.name), label, sector: group.sector, faded }]
  })
  const contacts = battle.contacts.map(({ id, number, label, sector: at, status, found }): MapMark => ({
    id,
    kind: 'pef',
    text: String(number),
    label: `${label}, sector ${at}: ${status === 'hidden' ? 'unseen' : (found ?? 'gone')}`,
    sector: at,
    faded: status !== 'hidden',
  }))
  return [...contacts, ...groups]
}

/** @returns the marks of a mission that nobody has begun to play: what lies on the table then. */
export const marksBefore = ({ markers }: BattleMapView): MapMark[] =>
  markers.map(({ number, sector: at, kind, resolved }) => ({
    id: number,
    kind: 'pef',
    text: String(number),
    label: `${kind === 'pef' ? 'PEF' : 'Marker'} ${number}, sector ${at}: ${resolved ? 'seen to' : 'unseen'}`,
    sector: at,
    faded: resolved,
  }))

/** A mark has room for "E12"; a longer name gives its first letters, "AP" for the Aid post. */
function lettersOf(name: string): string {
  if (name.length <= 3) return name
  const words = name.split(/\s+/)
  return words.length === 1
    ? name.slice(0, 2)
    : words
        .map((word) => word.charAt(0).toUpperCase())
        .join('')
        .slice(0, 3)
}

/** The upper left corner of a sector on the drawn table. */
export const cornerOf = (number: number) => ({
  x: ((number - 1) % 3) * sector.w,
  y: Math.floor((number - 1) / 3) * sector.h,
})

const dryLand: River = { upDown: 0, leftRight: 0 }

/**
 * @returns where each mark stands, in units of the drawn table: PEFs above, then the enemy, ours below, side by side; none
 * in the water of a river.
 */
export function placesOf(
  marks: readonly MapMark[],
  sectors: BattleMapView['sectors'],
): ReadonlyMap<MapMark, { readonly x: number; readonly y: number }> {
  const places = new Map<MapMark, { x: number; y: number }>()
  for (const inSector of Map.groupBy(marks, (mark) => mark.sector).values()) {
    const at = inSector[0]!.sector
    const river = sectors.find(({ number }) => number === at)?.river ?? dryLand
    const corner = cornerOf(at)
    for (const [y, row] of Map.groupBy(inSector, (mark) => rowOf(mark, river))) {
      const across = spreadOver(row.length, river)
      row.forEach((mark, i) => places.set(mark, { x: corner.x + across[i]!, y: corner.y + y }))
    }
  }
  return places
}

/** How far down its row stands. A river from side to side leaves two: ours below it, all others above. */
function rowOf({ kind }: MapMark, { leftRight }: River): number {
  if (leftRight === 0) return rows[kind === 'pef' ? 'pefs' : kind === 'ours' ? 'ours' : 'theirs']
  const [above, below] = [sector.h / 2 - leftRight, sector.h / 2 + leftRight]
  return kind === 'ours' ? (below + sector.h) / 2 : (nameStrip + above) / 2
}

/** How far across the marks of one row stand: about the middle, or on the banks of a river that runs down through it. */
function spreadOver(count: number, { upDown }: River): number[] {
  if (upDown === 0) return sideBySide(count, edge, sector.w - edge)
  const [left, right] = [sector.w / 2 - upDown, sector.w / 2 + upDown]
  const onLeft = count * closest <= left - edge ? count : Math.ceil(count / 2)
  return [...sideBySide(onLeft, edge, left), ...sideBySide(count - onLeft, right, sector.w - edge)]
}

function sideBySide(count: number, from: number, to: number): number[] {
  const gap = Math.min(step, (to - from) / count)
  return Array.from({ length: count }, (_, i) => (from + to) / 2 + (i - (count - 1) / 2) * gap)
}
