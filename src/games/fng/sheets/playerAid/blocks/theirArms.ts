import { rowOf, type Table } from '../../../../../main/engine/table.ts'
import { forceOf, forces, type Arms, type ForceId, type Men, type Unit } from '../../../rules/forces/forces.ts'
import { halfMonthOf } from '../../../rules/platoon/weapons.ts'
import { armyLists } from '../../../rules/platoon/lists.ts'
import { buildBillets, strengthOf } from '../../../rules/platoon/slots.ts'
import type { EnemyType } from '../../../rules/state.ts'
import * as t from '../../../rules/tables/index.ts'
import { isWeapon } from '../../../rules/weapons.ts'
import { areaKeyOf } from '../../../rules/steps/setup/areas.ts'
import type { Campaign } from '../campaign.ts'
import { areasIn } from './enemyGenerators.ts'
import { rifleGrenadesOf } from './ourArms.ts'

type Rules = Campaign['rules']

/** Who of the enemy, and when. */
interface Place {
  readonly rules: Rules
  readonly type: EnemyType
  readonly halfMonth: number
}

/** @returns the kinds of enemy that can be met: where the mission under way goes, else in the tour's Corps. */
function enemiesMet({ rules, tour, mission }: Campaign): readonly EnemyType[] {
  const keys = mission
    ? [areaKeyOf(mission)]
    : tour
      ? areasIn(tour.corps, rules)
      : (Object.keys(t.enemyGenerators) as t.AreaKey[])
  const met = new Set(keys.flatMap((key) => rules.table(t.enemyGenerators[key]).rows.map(({ outcome }) => outcome)))
  return (['lvc', 'mfvc', 'nva'] as const).filter((type) => met.has(type))
}

/** What they can be armed with. */
export interface TheirArms {
  /** Those who can be met. */
  readonly met: readonly EnemyType[]
  /** Which of them can have it, by weapon. */
  readonly arms: ReadonlyMap<string, readonly EnemyType[]>
}

/**
 * @returns what those who can be met are armed with at the tour's date: the squads of their lists, and whoever their charts
 *   and the Potential Contacts bring (FNG pp. 12, 62-64, 71-72, 95-96). Without a tour at any date.
 */
export function theirArms(campaign: Campaign): TheirArms {
  const { rules, tour, state } = campaign
  const dates = tour ? [tour.halfMonth] : [0, halfMonthOf(rules, 'mfvcAk47'), halfMonthOf(rules, 'nvaAk47')]
  const met = enemiesMet(campaign)
  const grenades = ['grenade-cf', ...(rifleGrenadesOf(state, 'theirs') ? ['rifle-grenade'] : [])]
  const arms = new Map<string, EnemyType[]>()
  for (const type of met) {
    const found = dates.flatMap((halfMonth) => armsAt({ rules, type, halfMonth }))
    for (const id of new Set([...found, ...grenades])) if (isWeapon(id)) arms.set(id, [...(arms.get(id) ?? []), type])
  }
  return { met, arms }
}

const armsAt = (place: Place): string[] => [
  ...listArms(place),
  ...forcesOf(place).flatMap((force) => forceArms(place, force)),
  ...place.rules.table(armyLists[place.type].equipment).rows.map(({ key }) => key!),
]

const levels = [1, 2, 3, 4, 5, 6] as const
const occupants = ['first', 'second', 'third', 'fourth'] as const

/** All forces that a kind of enemy can come as. */
function forcesOf({ rules, type }: Place): ForceId[] {
  const ofCharts = levels.flatMap((level) =>
    rules.table(t.vcNvaReinforcements[level]).rows.map(({ gives }) => gives[type]),
  )
  const ofContacts = levels.flatMap((level) =>
    rules.table(t.potentialContacts[level]).rows.flatMap(({ gives }) => occupants.flatMap((who) => gives[who] ?? [])),
  )
  return [...new Set([...ofCharts, ...ofContacts])].filter(isForce)
}

const isForce = (id: string): id is ForceId => Object.hasOwn(forces, id)

function forceArms(place: Place, id: ForceId): string[] {
  const { units, either = [] } = forceOf(id)
  return [...units.flatMap((unit) => unitArms(place, unit)), ...either.flatMap((one) => forceArms(place, one))]
}

function unitArms(place: Place, unit: Unit): string[] {
  // Squads and platoons are of the army list, which is looked through as a whole.
  const men = unit.kind === 'men' ? unit.men : 'with' in unit ? (unit.with ?? []) : []
  return men.flatMap((one) => menArms(place, one))
}

/** What a full platoon of the list has at the date. */
function listArms(place: Place): string[] {
  const { rules, type: list, halfMonth } = place
  const slots = buildBillets(rules, { list, halfMonth, strengths: [strengthOf(rules, list).paper] })
  return slots.flatMap(({ weapon, alternative, rolledOn, sidearm, post }) => [
    ...[weapon, alternative, sidearm].filter((id) => id !== null),
    ...(weapon !== null ? [] : armsBy(place, byTable(rolledOn, post === 'lmgGunner'))),
  ])
}

type By = Extract<Arms, { by: unknown }>['by']

function byTable(table: string | null, isGunner: boolean): By {
  if (table === 'political-officer-weapon') return 'officer'
  if (table === 'vc-weapons') return 'vc'
  return isGunner ? 'lmg' : 'smg'
}

const menArms = (place: Place, { arms, sidearm, items = [] }: Men): string[] => [
  ...keysOf(place, arms),
  ...(sidearm === undefined ? [] : [named(place, sidearm)]),
  ...items,
]

function keysOf(place: Place, arms: Arms): string[] {
  if ('key' in arms) return [arms.key]
  if ('named' in arms) return [named(place, arms.named)]
  return 'either' in arms ? arms.either.flatMap((word) => wordArms(place, word)) : armsBy(place, arms.by)
}

/** A kind of weapon as the charts of the enemy mean it (FNG p. 71). */
const named = ({ rules }: Place, kind: string): string =>
  String(rowOf<Table>(rules.table(t.genericWeaponNames), kind).gives?.['CF'])

/** "smg" and "M-2 carbine" stand among keys where a die says which. */
function wordArms(place: Place, word: string): string[] {
  if (word === 'smg') return spanned(place, 'SMG')
  if (isWeapon(word)) return tooEarly(place, word) ? [] : [word]
  return [named(place, word)]
}

function spanned({ rules, type }: Place, name: 'SMG' | 'LMG'): string[] {
  const gives: Readonly<Record<string, unknown>> = rowOf<Table>(rules.table(t.genericWeaponNames), name).gives ?? {}
  if (name === 'LMG' && type === 'nva') return [String(gives['nva'])]
  return ['first', 'second', 'third'].flatMap((which) => (typeof gives[which] === 'string' ? [gives[which]] : []))
}

function armsBy(place: Place, by: By): string[] {
  const { rules } = place
  const rolled = (table: typeof t.vcWeapons | typeof t.politicalOfficerWeapon) =>
    rules.table<Table>(table).rows.flatMap(({ outcome }) => wordArms(place, String(outcome)))
  switch (by) {
    case 'vc':
      return rolled(t.vcWeapons)
    case 'officer':
      return rolled(t.politicalOfficerWeapon)
    case 'lmg':
      return spanned(place, 'LMG')
    case 'smg':
      return spanned(place, 'SMG')
    // Those of the army list.
    case 'rifle':
    case 'rpg':
      return []
  }
}

/** Before its date a roll that gives the Main Force an AK-47 is made again (FNG p. 12). */
const tooEarly = ({ rules, type, halfMonth }: Place, key: string): boolean =>
  key === 'ak-47' && type === 'mfvc' && halfMonth < halfMonthOf(rules, 'mfvcAk47')
