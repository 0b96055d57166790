import { refuse } from '../../../main/engine/mustBe.ts'
import type { Table } from '../../../main/engine/table.ts'
import { figureIn, scoresIn } from './copy/needed.ts'
import type { Figure, SkirmishState } from './state.ts'
import { weapons } from './tables/copy.ts'

/** What can be done with a weapon: fired as a gun, with grenades, or at vehicles. */
export type WeaponKind = 'gun' | 'launcher' | 'rpg'

export const isWeapon = (key: string): boolean => weapons.rows.some((row) => row.key === key)

/** @returns what a weapon is called; one of the player's copy without a name by its row. */
export const weaponName = (table: Table, key: string): string => String(figureIn(table, key, 'name') ?? key)

/** @returns what a figure is armed with, where that is sealed too; null where it has no weapon. */
export function armOf({ sealed }: SkirmishState, { id, weapon }: Figure): string | null {
  const kept = sealed.find((row) => row.figureId === id && !row.opened)
  if (!kept) return weapon
  return kept.weapon === '' ? null : kept.weapon
}

/** @returns the kind of a figure's weapon. @throws RuleError `bad-input` when it has none. */
export function kindOf(table: Table, { name, weapon }: Figure): WeaponKind {
  if (weapon === null) refuse(`${name} has no weapon.`)
  return figureIn(table, weapon, 'kind') as WeaponKind
}

/** Does it fire grenades, alone or beside its bullets? */
export const launches = (table: Table, weapon: string | null): boolean =>
  weapon !== null && figureIn(table, weapon, 'launches') === true

/** @returns the row by whose scores a weapon is fired: an M203 is under an M16. */
export const gunOf = (table: Table, weapon: string): string => String(figureIn(table, weapon, 'firesAs') ?? weapon)

/** @returns the scores that suppress. @throws RuleError `not-filled` while they are blank. */
export const suppressScores = (table: Table, weapon: string): readonly number[] =>
  scoresIn(table, gunOf(table, weapon), 'suppress')
