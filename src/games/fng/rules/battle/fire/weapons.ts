import { RuleError } from '../../../../../main/engine/errors.ts'
import type { Rules } from '../../../../../main/engine/system.ts'
import type { Cells, Row } from '../../../../../main/engine/table.ts'
import { weaponTables } from '../../tables/families.ts'
import { weaponShortName } from '../../weapons.ts'
import type { Scene } from '../scene.ts'

/** The printed figures of a weapon as numbers. Distances in inches. */
export interface WeaponFigures {
  readonly key: string
  /** Short: "M-16". */
  readonly name: string
  /** Effective range; 0 where it cannot be thrown or fired. */
  readonly range: number
  /** Nearer than this it cannot be fired. */
  readonly minRange: number
  /** Range with a sniper scope; the same as `range` for weapons that take none. */
  readonly scopedRange: number
  /** Target Rating; 1 for a weapon whose target is a circle. */
  readonly targets: number
  readonly impact: number
  /** Armour Piercing Rating; 0 for weapons without one. */
  readonly apr: number
  /** Outgunned Ranking, 0 to 5. */
  readonly ranking: number
  /** Diameter of the blast circle; null for weapons without one. */
  readonly blast: number | null
  /** Class of the weapon tables: `lmg`, `sf-rifle`, `anti-tank`, `grenades`. */
  readonly family: Family
}

/** The classes that the weapon tables are divided into (FNG pp. 11, 13). */
export type Family =
  | 'pistol'
  | 'smg-medium'
  | 'smg-large'
  | 'sf-carbine'
  | 'sa-carbine'
  | 'sa-rifle'
  | 'ba-rifle'
  | 'sf-rifle'
  | 'shotgun'
  | 'lmg'
  | 'mmg'
  | 'hmg'
  | 'grenades'
  | 'anti-tank'
  | 'other'

/** Both rounds of a grenade launcher have a row of their own; without a word it is the HE round (FNG p. 11). */
const rounds: Readonly<Record<string, string>> = { m79: 'gl-he', m203: 'gl-he' }

/** The CF list puts the BAR among its LMGs; it is fired as the select-fire rifle it is (FNG pp. 13, 26, ruling). */
const families: Readonly<Record<string, Family>> = { 'bar-cf': 'sf-rifle' }

/** The weapon of somebody who has none: it is fired nowhere, and ranks lowest. */
export const unarmed = 'unarmed'

/** Fired from a rifle; what its row does not print is that of a hand grenade (FNG p. 28, ruling). */
export const rifleGrenade = 'rifle-grenade'
const burstsAs = 'grenade-fwf'

/** A Knifeman's blade: no figures are printed (FNG p. 5, ruling). */
export const thrownBlade = 'thrown-blade'

const blade: WeaponFigures = {
  key: thrownBlade,
  name: 'knife',
  range: 4,
  minRange: 0,
  scopedRange: 4,
  targets: 1,
  impact: 1,
  apr: 0,
  ranking: 1,
  blast: null,
  family: 'other',
}

const nothing: WeaponFigures = {
  key: unarmed,
  name: 'unarmed',
  range: 0,
  minRange: 0,
  scopedRange: 0,
  targets: 1,
  impact: 0,
  apr: 0,
  ranking: 0,
  blast: null,
  family: 'other',
}

/**
 * @param key of a weapon row, of a launcher, or `unarmed`.
 * @returns the campaign's figures of the weapon.
 * @throws RuleError `bad-input` for a key that no table holds.
 */
export function weaponFigures(scene: Pick<Scene, 'table'>, key: string): WeaponFigures {
  if (key === unarmed) return nothing
  if (key === thrownBlade) return blade
  const id = rounds[key] ?? key
  for (const book of weaponTables) {
    const row = scene.table(book).rows.find((each) => each.key === id)
    if (!row) continue
    const figures = remembered(row, key, book.id, scene)
    return key === rifleGrenade ? likeAHandGrenade(scene, figures) : figures
  }
  throw new RuleError('bad-input', `There is no weapon ${key} in the tables.`)
}

function likeAHandGrenade(scene: Pick<Scene, 'table'>, figures: WeaponFigures): WeaponFigures {
  const { impact, blast } = weaponFigures(scene, burstsAs)
  return { ...figures, impact: figures.impact || impact, blast: figures.blast ?? blast }
}

/** Cells read once: forms ask for the same weapons again and again. House rules make rows of their own. */
const known = new WeakMap<Row, ReadonlyMap<string, WeaponFigures>>()

function remembered(row: Row, key: string, table: string, rules: Rules): WeaponFigures {
  const found = known.get(row)?.get(key)
  if (found) return found
  const figures = read(key, table, row.cells, weaponShortName(key, rules))
  known.set(row, new Map([...(known.get(row) ?? []), [key, figures]]))
  return figures
}

function read(key: string, table: string, cells: Cells | undefined, name: string): WeaponFigures {
  const range = numbersIn(cells?.['range'])
  const least = String(cells?.['range']).includes('min')
  const usual = (least ? range.at(-1) : range[0]) ?? 0
  const blast = numbersIn(cells?.['blast'])[0]
  return {
    key,
    name,
    range: usual,
    minRange: least ? (range[0] ?? 0) : 0,
    scopedRange: least ? usual : Math.max(usual, range[1] ?? 0),
    // Of "2/3" the higher: full automatic (ruling to FNG p. 13). Fewer dice may always be used.
    targets: Math.max(1, ...numbersIn(cells?.['targets'])),
    impact: numbersIn(cells?.['impact'])[0] ?? 0,
    apr: numbersIn(cells?.['APR'])[0] ?? 0,
    ranking: numbersIn(cells?.['OR'])[0] ?? 0,
    blast: blast ?? null,
    family: families[key] ?? (table.split('.').at(-1) as Family),
  }
}

/** The numbers of a printed cell without its footnote marks and sizes: "min 12, max 36" is 12 and 36, "2 (3)" is 2. */
function numbersIn(cell: string | number | undefined): number[] {
  if (cell === undefined) return []
  if (typeof cell === 'number') return [cell]
  if (/\d" (wide|x)/.test(cell)) return []
  return (cell.replace(/\(\d+\)/g, '').match(/\d+/g) ?? []).map(Number)
}
