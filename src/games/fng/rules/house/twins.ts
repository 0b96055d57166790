import type { RowPatch, TablePatch } from '../../../../main/engine/houseRules.ts'
import type { Table } from '../../../../main/engine/table.ts'
import { usmcEquipment } from '../tables/army/usmc.ts'
import { airRequest } from '../tables/airStrikes.ts'
import { dateChanges } from '../tables/armyLists.ts'
import { artilleryRequest } from '../tables/artillery.ts'
import { supportLevels, type Level } from '../tables/families.ts'
import { heliGunshipRequest, heliMedevacRequest } from '../tables/helicopters.ts'
import { meleeCombat, meleeWeapons } from '../tables/melee.ts'
import { reinforcementsRequest } from '../tables/reinforcements.ts'

// The book prints some figures twice: where they are listed, and in the table that is rolled on. They are one figure: who
// changes it in the one place has changed it in the other.

/** Where a figure stands: as a modifier, or in a row under a name. */
type Spot =
  | { readonly table: Table; readonly modifier: string }
  | { readonly table: Table; readonly row: string; readonly figure: string }

interface Twins {
  readonly listed: Spot
  /** Where it is played from. Where a campaign has both changed, this counts. */
  readonly played: readonly Spot[]
}

/** What a Support Level takes off the die of a request (FNG pp. 75-76). */
const request = (level: Level, modifier: string, ...played: readonly Spot[]): Twins => ({
  listed: { table: supportLevels[level], modifier },
  played,
})
const at = (table: Table, level: Level, what = ''): Spot => ({ table, modifier: `supportLevel${level}${what}` })
const byArtillery = (level: Level) => at(artilleryRequest, level, 'Artillery')
const byAircraft = (level: Level) => [at(airRequest, level), at(heliGunshipRequest, level)]

const requests: readonly Twins[] = [
  request(1, 'mortars', at(artilleryRequest, 1, 'Mortars')),
  request(1, 'medevac', at(heliMedevacRequest, 1)),
  request(1, 'allOther', byArtillery(1), ...byAircraft(1), at(reinforcementsRequest, 1)),
  request(2, 'allOther', byArtillery(2), ...byAircraft(2)),
  ...([3, 4] as const).flatMap((level) => [
    request(level, 'artillery', byArtillery(level)),
    request(level, 'allOther', ...byAircraft(level)),
  ]),
  ...([2, 3, 4] as const).map((level) => request(level, 'reinforcements', at(reinforcementsRequest, level))),
]

/** The dice of a melee weapon (FNG pp. 35, 37). */
const blades = meleeWeapons.rows.map(({ key }): Twins => ({
  listed: { table: meleeWeapons, row: key, figure: 'dice' },
  played: [{ table: meleeCombat, modifier: key }],
}))

const twins: readonly Twins[] = [
  ...requests,
  ...blades,
  {
    listed: { table: dateChanges, row: 'usmcLaw', figure: 'halfMonth' },
    played: [
      { table: usmcEquipment, row: 'm20', figure: 'untilHalfMonth' },
      { table: usmcEquipment, row: 'm72-law', figure: 'fromHalfMonth' },
    ],
  },
]

type Patches = ReadonlyMap<string, TablePatch>

const tables = new Set(twins.flatMap(({ listed, played }) => [listed, ...played].map(({ table }) => table.id)))

/** @returns ids of the tables that list once more what this one is played by. */
export const listedBeside = (id: string): readonly string[] => beside.get(id) ?? []

const beside = new Map(
  [...tables].map((id) => [
    id,
    twins.filter(({ played }) => played.some(({ table }) => table.id === id)).map(({ listed }) => listed.table.id),
  ]),
)

/** @returns the house rules with every figure that the book prints twice changed in both places. */
export function withTwins(patches: Patches): Patches {
  if (![...patches.keys()].some((id) => tables.has(id))) return patches
  const both = new Map(patches)
  for (const { listed, played } of twins) {
    const [list, play] = [valueIn(patches, listed), played.map((spot) => valueIn(patches, spot))]
    if (list !== undefined) {
      for (const spot of played.filter((_, i) => play[i] === undefined)) put(both, spot, list)
    } else if (play[0] !== undefined && play.every((value) => value === play[0])) put(both, listed, play[0])
  }
  return both
}

const placeOf = (spot: Spot): number =>
  'modifier' in spot
    ? spot.table.modifiers.findIndex(({ when }) => when === spot.modifier)
    : spot.table.rows.findIndex(({ key }) => key === spot.row)

/** @returns what a campaign says there; undefined where it leaves the book's figure. */
function valueIn(patches: Patches, spot: Spot): number | undefined {
  const [patch, place] = [patches.get(spot.table.id), placeOf(spot)]
  if ('modifier' in spot) return patch?.modifiers.find(({ modifier }) => modifier === place)?.by
  const value = patch?.rows.find(({ row }) => row === place)?.gives?.[spot.figure]
  return typeof value === 'number' ? value : undefined
}

function put(patches: Map<string, TablePatch>, spot: Spot, value: number): void {
  const { rows, modifiers } = patches.get(spot.table.id) ?? { rows: [], modifiers: [] }
  const place = placeOf(spot)
  if ('modifier' in spot) {
    patches.set(spot.table.id, { rows, modifiers: [...modifiers, { modifier: place, by: value }] })
    return
  }
  const own: RowPatch = rows.find(({ row }) => row === place) ?? { row: place }
  const patched: RowPatch = { ...own, gives: { ...own.gives, [spot.figure]: value } }
  patches.set(spot.table.id, { rows: [...rows.filter(({ row }) => row !== place), patched], modifiers })
}
