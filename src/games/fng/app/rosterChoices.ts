import type { RosterChoices, WeaponGroup } from '../contract/roster.ts'
import type { Rules } from '../../../main/engine/system.ts'
import { rulesOf } from '../rules/house/rulesOf.ts'
import { lowestSoldier, repCeiling } from '../rules/aftermath/reputation.ts'
import { tourOf } from '../rules/people.ts'
import { weaponName } from '../rules/platoon/weapons.ts'
import { ranksOf } from '../rules/platoon/posts.ts'
import { postsFor } from '../rules/platoon/postChoice.ts'
import type { FngState, Grade } from '../rules/state.ts'
import { mostMissionsMissed } from '../rules/steps/roster/correctStatus.ts'
import { weaponTables } from '../rules/tables/families.ts'
import { cfGrenades, cfPistol } from '../rules/tables/weaponsCf.ts'
import { fwfGrenades, fwfPistol } from '../rules/tables/weaponsFwf.ts'
import type { WeaponTable } from '../rules/tables/types.ts'
import { weaponShortName } from '../rules/weapons.ts'
import { gradeNames, postNames } from '../rules/words.ts'
import { attributeChoices } from './soldierView.ts'

/** @returns everything that may stand in a field of the roster when it is corrected by hand. */
export function rosterChoices(state: FngState): RosterChoices {
  const tour = tourOf(state)
  const rules = rulesOf(state)
  return {
    rep: { from: lowestSoldier, to: repCeiling },
    derosTo: tour.tourLength,
    missionsTo: mostMissionsMissed,
    attributes: attributeChoices(rules),
    ranks: ranksOf(tour.list),
    grades: Object.entries(gradeNames).map(([grade, name]) => ({ grade: grade as Grade, name })),
    weapons: weaponChoices(rules),
    sidearms: merged(weaponTables.filter(isOf(pistols)).map((table) => groupOf(table, rules))),
    posts: Object.fromEntries(
      state.billets.map((billet) => [
        billet.id,
        postsFor(rules, state, billet).map((post) => ({ post, name: postNames[post] })),
      ]),
    ),
  }
}

const isOf = (tables: readonly WeaponTable[]) => (table: WeaponTable) => tables.includes(table)
const pistols = [fwfPistol, cfPistol]
/** Thrown and laid things are equipment; nobody is armed with them alone. */
const thrown = [fwfGrenades, cfGrenades]

const groupOf = (table: WeaponTable, rules: Rules): WeaponGroup => ({
  title: table.title.charAt(0).toUpperCase() + table.title.slice(1),
  weapons: table.rows.map(({ key }) => ({ id: key, name: weaponShortName(key, rules) })),
})

/** The launchers have no row of their own: the tables list the rounds they fire (FNG pp. 11, 29). */
const launchers = (rules: Rules): WeaponGroup => ({
  title: 'Grenade launchers',
  weapons: ['m79', 'm203'].map((id) => ({ id, name: weaponName(id, rules) })),
})

const armed = weaponTables.filter((table) => !isOf(thrown)(table) && table.id !== 'weapons.other')
/** @returns everything that a man can be armed with, by kind. */
export const weaponChoices = (rules: Rules): WeaponGroup[] =>
  merged([...armed.map((table) => groupOf(table, rules)), launchers(rules)])

/** Both sides have tables of the same title: one group each, ours first; a name that both use says whose it is. */
function merged(groups: readonly WeaponGroup[]): WeaponGroup[] {
  const byTitle = Map.groupBy(groups, ({ title }) => title.replace(/s$/, ''))
  return [...byTitle.values()].map(([ours, ...theirs]) => {
    const taken = new Set(ours!.weapons.map(({ name }) => name))
    const toldApart = theirs
      .flatMap(({ weapons }) => weapons)
      .map(({ id, name }) => ({ id, name: taken.has(name) ? `${name} (enemy’s)` : name }))
    return { title: ours!.title, weapons: [...ours!.weapons, ...toldApart] }
  })
}
