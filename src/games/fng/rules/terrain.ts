import type { Course, Over, Sector, Under } from './state.ts'
import type { TerrainFlags, TerrainId } from './tables/index.ts'

/** The table and its terrain, as far as they can be told without dice (FNG pp. 44-51). */

/** Top row 1 2 3, bottom row 4 5 6 (FNG p. 44). */
export const sectorNumbers = [1, 2, 3, 4, 5, 6] as const
/** Sectors in a row: the long side of the table. */
const perRow = 3

const place = (sector: number) => ({ row: Math.floor((sector - 1) / perRow), column: (sector - 1) % perRow })

/** @returns how many edges of sectors lie between two of them. */
export function stepsBetween(a: number, b: number): number {
  const [from, to] = [place(a), place(b)]
  return Math.abs(from.row - to.row) + Math.abs(from.column - to.column)
}

/** Two sectors are adjacent when they share an edge (ruling to FNG p. 44). */
export const areAdjacent = (a: number, b: number): boolean => stepsBetween(a, b) === 1

/** The sectors a river or road runs through: a row from edge to edge, or a column (ruling to FNG p. 49). */
export function sectorsOnCourse({ sector, direction }: Pick<Course, 'sector' | 'direction'>): readonly number[] {
  const along = direction === 'westEast' || direction === 'eastWest' ? 'row' : 'column'
  return sectorNumbers.filter((number) => place(number)[along] === place(sector)[along])
}

/** What is marsh: laid under the ground, or the ground itself in the rainy season (FNG pp. 45, 48). */
export const isMarsh = (sector: Pick<Sector, 'under' | 'marsh'>): boolean => sector.under === 'marsh' || sector.marsh

/** A sector while its terrain is rolled. Its layers are full when the plain ground has come (ruling to FNG pp. 45-46). */
export interface Piece {
  readonly under: Under | null
  readonly ground: TerrainId | null
  readonly over: Over | null
  readonly river: boolean
  /** Flags of the results that were kept. A road's mud is kept apart, for weather alone never makes it. */
  readonly marshInRain: boolean
  readonly mudInRain: boolean
  readonly roadMudInRain: boolean
}

/** A sector before its first roll. */
export const bareGround: Piece = {
  under: null,
  ground: null,
  over: null,
  river: false,
  marshInRain: false,
  mudInRain: false,
  roadMudInRain: false,
}

/** A result of a terrain generator. */
export interface TerrainResult {
  readonly terrain: TerrainId
  readonly flags: TerrainFlags
}

/** What a result did to the sector. */
export interface Laid {
  readonly piece: Piece
  /** `kept`, or why it is rolled again, or what it drove out. */
  readonly came: 'kept' | 'noRiverHere' | 'alreadyThere' | 'noMarshOnHill' | 'marshGivesWay'
}

/**
 * Lays one result on a sector, by the rulings to FNG pp. 45-46 and 48: one layer under, one plain ground, one over;
 * what is there already is rolled again; a hill or dunes take the place of a marsh; a river goes under a road only.
 *
 * @param rainy in the rainy season a River takes the place of what is flagged so.
 */
export function lay(piece: Piece, { terrain, flags }: TerrainResult, rainy: boolean): Laid {
  if (terrain === 'river' || (rainy && flags.riverInRainySeason === true)) return layRiver(piece)
  if (isOver(terrain)) {
    if (piece.over !== null) return { piece, came: 'alreadyThere' }
    return { piece: flagged({ ...piece, over: terrain }, flags, terrain === 'road'), came: 'kept' }
  }
  if (isUnder(terrain)) return layUnder(piece, terrain, flags)
  const marshGoes = terrain === 'sand-dune' && piece.under === 'marsh'
  const laid = { ...piece, ground: terrain, under: marshGoes ? null : piece.under }
  return { piece: flagged(laid, flags, false), came: marshGoes ? 'marshGivesWay' : 'kept' }
}

/** A river is kept as the first result, with clear ground beside it, or under a road that no hill carries. */
function layRiver(piece: Piece): Laid {
  const first = piece.under === null && piece.over === null
  const underRoad = piece.over === 'road' && piece.under !== 'hill'
  if (!first && !underRoad) return { piece, came: 'noRiverHere' }
  return { piece: { ...piece, ground: 'clear', river: true }, came: 'kept' }
}

function layUnder(piece: Piece, terrain: Under, flags: TerrainFlags): Laid {
  if (piece.under === 'hill' && terrain === 'marsh') return { piece, came: 'noMarshOnHill' }
  if (piece.under === terrain) return { piece, came: 'alreadyThere' }
  const came = piece.under === 'marsh' ? 'marshGivesWay' : 'kept'
  return { piece: flagged({ ...piece, under: terrain }, flags, false), came }
}

const flagged = (piece: Piece, flags: TerrainFlags, road: boolean): Piece => ({
  ...piece,
  marshInRain: piece.marshInRain || flags.insideAMarsh === true,
  mudInRain: piece.mudInRain || (!road && flags.muddy === true),
  roadMudInRain: piece.roadMudInRain || (road && flags.muddy === true),
})

const isOver = (terrain: TerrainId): terrain is Over =>
  terrain === 'road' || terrain === 'craters' || terrain === 'termite-mounds'

const isUnder = (terrain: TerrainId): terrain is Under => terrain === 'hill' || terrain === 'marsh'

/** What season and weather make of a piece. */
export interface Season {
  readonly rainy: boolean
  readonly terrible: boolean
}

/** Does the piece also count as marsh? Never a hill, nor dunes (FNG pp. 45, 48). */
export const becomesMarsh = (piece: Piece, { rainy }: Season): boolean =>
  rainy && piece.marshInRain && piece.under === null && piece.ground !== 'sand-dune'

/** Mud from May to November, and in Terrible weather at any time; a road by its own flag in the season only (rulings to FNG pp. 45, 50). */
export const becomesMud = (piece: Piece, { rainy, terrible }: Season): boolean =>
  (piece.mudInRain && (rainy || terrible)) || (piece.roadMudInRain && rainy)

/**
 * The entry of `terrain.effects` whose figures hold for a sector's ground: paddies are flooded from May to November and
 * in Terrible weather (ruling to FNG p. 49).
 */
export const effectsKeyOf = (ground: string, { rainy, terrible }: Season): string =>
  ground === 'rice-paddy' && (rainy || terrible) ? 'rice-paddy-flooded' : ground
