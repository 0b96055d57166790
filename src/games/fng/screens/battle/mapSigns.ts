import type { BattleMapView, BattleStructureView, MapSign } from '../../contract/battle.ts'
import type { Fought } from './battleTypes.ts'
import { cornerOf } from './mapPlaces.ts'

/** A sign drawn on the table, with what it is in words. */
export interface PlacedSign {
  readonly id: number
  readonly sign: MapSign
  readonly label: string
  readonly x: number
  readonly y: number
  readonly state: BattleStructureView['state']
}

type Huts = BattleMapView['huts']
type Posts = NonNullable<BattleMapView['defended']>['posts']

/** Where signs stand that are no building of the ground: down the right side of their sector, then a column beside it. */
const column = { x: 180, y: 62, down: 27, aside: 28, most: 4 }

const isHouse = ({ kind }: BattleStructureView): boolean => kind === 'building' || kind === 'hooch'

/**
 * @returns where buildings, bunkers and the like stand: a building where the ground has one, which it replaces; a position
 * of a bridge at its end; all else at the side of its sector. What is in no sector is not drawn, nor is water, which the
 * ground shows.
 */
export function placeStructures(
  structures: readonly BattleStructureView[],
  { huts, defended }: Pick<BattleMapView, 'huts' | 'defended'>,
): { readonly signs: readonly PlacedSign[]; readonly huts: Huts; readonly posts: Posts } {
  const taken = new Set<Huts[number]>()
  const posts = [...(defended?.posts ?? [])]
  const beside = new Map<number, number>()
  const signs = wholeOnes(structures).flatMap((one): PlacedSign[] => {
    const { id, kind, sector: at, state } = one
    if (at === null || kind === 'water') return []
    const hut = isHouse(one) ? huts.find((spot) => spot.sector === at && !taken.has(spot)) : undefined
    if (hut) taken.add(hut)
    const post = kind === 'position' && at === defended?.sector ? posts.shift() : undefined
    const spot = hut ?? post ?? besideOf(at, beside)
    return [{ id, sign: kind, label: labelOf(one), x: spot.x, y: spot.y, state }]
  })
  return { signs, huts: huts.filter((hut) => !taken.has(hut)), posts }
}

/** One sign for a building, however many areas it has. */
const wholeOnes = (structures: readonly BattleStructureView[]): BattleStructureView[] =>
  structures.filter(({ building }, i) => structures.findIndex((other) => other.building === building) === i)

const labelOf = ({ text, when }: BattleStructureView): string => (when === '' ? text : `${text}: ${when}`)

function besideOf(at: number, beside: Map<number, number>): { readonly x: number; readonly y: number } {
  const nth = beside.get(at) ?? 0
  beside.set(at, nth + 1)
  const { x, y } = cornerOf(at)
  return {
    x: x + column.x - Math.floor(nth / column.most) * column.aside,
    y: y + column.y + (nth % column.most) * column.down,
  }
}

/** Where aircraft are: in a sector under its upper edge, in flight on the lines between the sectors. */
const air = { x: 178, y: 26, apart: 36, lines: [400, 200], height: 164 }

/** @returns where each aircraft is drawn, by its id. */
export function placeCraft(craft: Fought['craft']): ReadonlyMap<number, { readonly x: number; readonly y: number }> {
  const flying = craft.filter(({ sector: at }) => at === null)
  const down = Map.groupBy(
    craft.filter(({ sector: at }) => at !== null),
    ({ sector: at }) => at!,
  )
  const inAir = flying.map(({ id }, i) => {
    const lines = air.lines
    const x = lines[i % lines.length]! + (Math.floor(i / lines.length) % 3) * air.apart
    return [id, { x, y: air.height }] as const
  })
  const inSectors = [...down].flatMap(([at, all]) =>
    all.map(({ id }, i) => {
      const corner = cornerOf(at)
      return [id, { x: corner.x + air.x - (i % 3) * air.apart, y: corner.y + air.y }] as const
    }),
  )
  return new Map([...inAir, ...inSectors])
}

/** Where vehicles stand: down the left side of their sector, then a column beside it; a boat on a river that runs down. */
const park = { x: 20, rows: [44, 78, 112, 146], aside: 36, middle: 100 }
/** Half the height of a sector, and of a vehicle with the room around it. */
const halves = { sector: 90, vehicle: 12 }

/** @returns where each vehicle is drawn, by its id: boats on the river where there is one, all others beside it. */
export function placeVehicles(
  vehicles: Fought['vehicles'],
  sectors: BattleMapView['sectors'],
): ReadonlyMap<number, { readonly x: number; readonly y: number }> {
  const taken = new Map<string, number>()
  return new Map(
    vehicles.map(({ id, sector: at, sign }) => {
      const river = sectors.find(({ number }) => number === at)?.river ?? { upDown: 0, leftRight: 0 }
      const isBoat = sign === 'boat'
      const isWet = (y: number) => Math.abs(y - halves.sector) < river.leftRight + halves.vehicle
      const wanted = river.leftRight === 0 ? park.rows : park.rows.filter((y) => isWet(y) === isBoat)
      const rows = wanted.length > 0 ? wanted : park.rows
      const key = `${at} ${isBoat}`
      const nth = taken.get(key) ?? 0
      taken.set(key, nth + 1)
      const corner = cornerOf(at)
      const x = isBoat && river.upDown > 0 ? park.middle : park.x
      const aside = Math.floor(nth / rows.length) * park.aside
      return [id, { x: corner.x + x + aside, y: corner.y + rows[nth % rows.length]! }] as const
    }),
  )
}
