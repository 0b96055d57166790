import type { Rules } from '../../../../main/engine/system.ts'
import { rowOf, type Row, type Table } from '../../../../main/engine/table.ts'
import type { ArmyListId } from '../state.ts'
import { dateChanges } from '../tables/armyLists.ts'
import { weaponTables } from '../tables/families.ts'
import * as communist from '../tables/weaponsCf.ts'
import * as freeWorld from '../tables/weaponsFwf.ts'
import { armyLists, numberIn, textOf } from './lists.ts'

/** Launchers without a row of their own: the tables list the rounds they fire (FNG pp. 11, 29). */
const launchers: Readonly<Record<string, string>> = { m79: 'M-79', m203: 'M203' }

const rowOfWeapon = (id: string, rules: Rules) =>
  weaponTables.flatMap((book): readonly Row[] => rules.table<Table>(book).rows).find((row) => row.key === id)

/** @returns what a campaign calls a weapon, in full; its id where no table names it. */
export const weaponName = (id: string, rules: Rules): string =>
  launchers[id] ?? String(rowOfWeapon(id, rules)?.cells?.['name'] ?? id)

/**
 * A crew of two (FNG p. 27): the light machine guns. M-14a1 and BAR stand among the rifles and have a crew of one; the
 * BAR of the Communist table stands among the machine guns, but has no loader (p. 13, note 1).
 */
export const hasAssistant = (weapon: string): boolean =>
  weapon !== 'bar-cf' &&
  [freeWorld.fwfLmg, communist.cfLmg].some((table) => table.rows.some((row) => row.key === weapon))

/** Rifles that a squad has for the weight of their fire (FNG p. 26). */
const automaticRifles: readonly string[] = ['l1a1-auto', 'm14a1', 'bar', 'bar-cf']

const heavier: readonly Table[] = [
  freeWorld.fwfBaRifle,
  freeWorld.fwfLmg,
  freeWorld.fwfMmg,
  freeWorld.fwfHmg,
  freeWorld.fwfAntiTank,
  communist.cfLmg,
  communist.cfMmg,
  communist.cfHmg,
  communist.cfAntiTank,
]

const specialWeapons: ReadonlySet<string | undefined> = new Set([
  ...automaticRifles,
  ...Object.keys(launchers),
  ...heavier.flatMap(({ rows }) => rows.map(({ key }) => key)),
  'flame-thrower',
])

/** Is it one of the special weapons that stay in a squad (FNG p. 8): machine guns, launchers, automatic and snipers' rifles? */
export const isSpecialWeapon = (weapon: string): boolean => specialWeapons.has(weapon)

const datedBy: Readonly<Partial<Record<ArmyListId, string>>> = {
  usmc: 'usmcM16',
  anzac: 'anzacM16',
  nva: 'nvaAk47',
  'sf-cidg': 'cidgM16',
}

/** @returns the half-month of a change of the date table (FNG p. 6). */
export const halfMonthOf = (rules: Rules, change: string): number =>
  numberIn(rowOf<Table>(rules.table(dateChanges), change), 'halfMonth')

/** @returns the half-month from which a list's later weapons are issued; null for a list without such a date. */
export function laterDate(rules: Rules, list: ArmyListId): number | null {
  const change = datedBy[list]
  return change === undefined ? null : halfMonthOf(rules, change)
}

/** @returns true from that half-month on. */
export const hasLaterWeapons = (rules: Rules, list: ArmyListId, halfMonth: number): boolean =>
  halfMonth >= (laterDate(rules, list) ?? Infinity)

/** The 9mm SMGs are one kind: a list that hands in one hands in the others too (ruling to FNG p. 10). */
const nineMillimetre: readonly string[] = freeWorld.fwfSmgMedium.rows.map((row) => row.key)

/** @returns what each weapon of a list is exchanged for on the list's date (FNG pp. 9-10); empty for most. */
export function laterWeapons(rules: Rules, list: ArmyListId): ReadonlyMap<string, string> {
  const pairs = rules.table(armyLists[list].list).rows.flatMap((row) => {
    const [weapon, later] = [textOf(row, 'weapon'), textOf(row, 'later')]
    if (weapon === null || later === null) return []
    const kind = nineMillimetre.includes(weapon) ? nineMillimetre : [weapon]
    return kind.map((each) => [each, later] as const)
  })
  return new Map(pairs)
}
