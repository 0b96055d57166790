import type { Rules } from '../../../../main/engine/system.ts'
import type { Cells } from '../../../../main/engine/table.ts'
import type { FngState } from '../../rules/state.ts'
import { weaponFigures, type WeaponFigures } from '../../rules/battle/fire/weapons.ts'
import { weaponTables } from '../../rules/tables/index.ts'
import { weaponShortName } from '../../rules/weapons.ts'
import type { WeaponLine } from '../roster/rosterModel.ts'

/** Lists name the launcher, the table its rounds. */
const rounds: Record<string, readonly string[]> = { m79: ['gl-he', 'gl-buckshot'], m203: ['gl-he', 'gl-buckshot'] }

const footnote = /\s*\(\d\)/g

/** A weapon with its figures as they are read at the table; empty where the book gives none. */
export interface ArmLine {
  /** Short: "M-14". */
  readonly name: string
  /** `48"`, `12"-36"`. */
  readonly range: string
  /** "2", `circle 5"`. */
  readonly targets: string
  readonly impact: string
  /** Armour Piercing Rating. */
  readonly apr: string
}

/** @returns the row of a weapon with its figures as this campaign plays them; null when no table has it. */
function figuresOf(rules: Rules, id: string): (ArmLine & { readonly long: string }) | null {
  for (const table of weaponTables) {
    const cells = rules.table(table).rows.find((row) => row.key === id)?.cells
    // Smoke and the like have a row in the book without figures.
    if (cells) return cells.range === '-' ? null : armOf(rules, id, cells)
  }
  return null
}

function armOf(rules: Rules, id: string, cells: Cells): ArmLine & { readonly long: string } {
  const cell = (name: string) => String(cells[name] ?? '').replace(footnote, '')
  const figures = weaponFigures(rules, id)
  return {
    name: weaponShortName(id, rules),
    long: cell('name'),
    range: rangeWords(figures, cell('range')),
    targets: cell('targets') === 'circle' && figures.blast !== null ? `circle ${figures.blast}"` : cell('targets'),
    impact: cell('impact'),
    apr: cell('APR') === '-' ? '' : cell('APR'),
  }
}

/** @returns ids of all that the platoon carries, weapons and items, with repeats. */
export function carriedBy({ billets, equipment }: Pick<FngState, 'billets' | 'equipment'>): string[] {
  const arms = billets.flatMap(({ weapon, sidearm }) => [weapon, sidearm ?? ''])
  // As long as the force has hand grenades every man has one when he needs it (FNG p. 34).
  return [...arms, 'grenade-fwf', ...equipment.map(({ item }) => item)]
}

/** @returns weapons without repeats, a launcher as its rounds. */
export const spread = (ids: readonly string[]): string[] => [...new Set(ids.flatMap((id) => rounds[id] ?? [id]))]

/**
 * @param ids weapons that one man or squad carries, in any order, with repeats.
 * @returns a line for each that has figures; a launcher brings one for each round.
 */
export const armLines = (rules: Rules, ids: readonly string[]): ArmLine[] =>
  spread(ids).flatMap((id) => {
    const arm = figuresOf(rules, id)
    if (!arm) return []
    const { name, range, targets, impact, apr } = arm
    return [{ name, range, targets, impact, apr }]
  })

/**
 * @param ids weapons and items that the platoon carries, in any order, with repeats.
 * @returns a line of the roster's weapon block for each that has figures; a launcher brings one for each round.
 */
export const weaponLines = (rules: Rules, ids: readonly string[]): WeaponLine[] =>
  spread(ids).flatMap((id) => {
    const arm = figuresOf(rules, id)
    if (!arm) return []
    const { long: name, range, targets: target, impact, apr } = arm
    return [{ name, range, target, impact: apr === '' ? impact : apr === impact ? `${apr} each` : `${impact}-${apr}` }]
  })

/** `48"`, `12"-36"`, with a scope `48"/60"`; what has no distance (a fan, a charge) says what is printed. */
function rangeWords({ minRange, range, scopedRange }: WeaponFigures, printed: string): string {
  if (minRange > 0) return `${minRange}"-${range}"`
  if (scopedRange > range) return `${range}"/${scopedRange}"`
  return range > 0 ? `${range}"` : printed
}
