import { isWeapon } from '../../../rules/weapons.ts'
import { rowsAt } from '../../../rules/platoon/equipment.ts'
import { launchersOf } from '../../../rules/platoon/launcher.ts'
import { armyLists, freeWorldLists } from '../../../rules/platoon/lists.ts'
import { buildBillets, strengthOf } from '../../../rules/platoon/slots.ts'
import { halfMonthOf, laterDate } from '../../../rules/platoon/weapons.ts'
import { switchOf } from '../../../rules/house/switches.ts'
import type { ArmyListId, FreeWorldList } from '../../../rules/terms.ts'
import { carriedBy, spread } from '../../shared/weaponLines.ts'
import type { Campaign } from '../campaign.ts'

type Rules = Campaign['rules']

/** A weapon of ours, and from when on the list has it where that is yet to come. */
export interface OurArm {
  readonly id: string
  readonly fromHalfMonth: number | null
}

/** @returns what a list arms its platoon with at a date, a launcher as its rounds (FNG pp. 9-12). */
export function armsOfList(rules: Rules, list: ArmyListId, halfMonth: number): string[] {
  const slots = buildBillets(rules, { list, halfMonth, strengths: [strengthOf(rules, list).paper] })
  const items = rowsAt(rules.table(armyLists[list].equipment), halfMonth).flatMap(({ key }) =>
    key === undefined ? [] : launchersOf(list).includes(key) ? launchersOf(list) : [key],
  )
  const all = [...slots.flatMap(({ weapon, alternative, sidearm }) => [weapon, alternative, sidearm]), ...items]
  return spread(all.filter((id): id is string => id !== null && (isWeapon(id) || id === 'm79')))
}

/** When the list hands out other weapons, or is followed by another (FNG pp. 6, 9-10); null for one that does not. */
function nextOf(rules: Rules, list: FreeWorldList): { readonly list: FreeWorldList; readonly date: number } | null {
  if (list === 'arvn-pre-1968') return { list: 'arvn-post-1968', date: halfMonthOf(rules, 'arvnPost1968') }
  const date = laterDate(rules, list)
  return date === null ? null : { list, date }
}

/**
 * @returns the weapons of the tour: those that its list has at its date, those that its men carry, and those that the list
 *   will have before the tour is over. Without a tour those of all lists, at any date.
 */
export function ourArms({ rules, state, tour }: Campaign): readonly OurArm[] {
  const grenades = grenadesOf(state)
  if (tour === null) {
    const all = freeWorldLists.flatMap((list) =>
      [0, nextOf(rules, list)?.date ?? 0].flatMap((date) => armsOfList(rules, list, date)),
    )
    return always([...all, ...grenades])
  }
  const carried = spread(carriedBy(state)).filter(isWeapon)
  const now = always([...armsOfList(rules, tour.list, tour.halfMonth), ...carried, ...grenades])
  const next = nextOf(rules, tour.list)
  const ends = tour.startHalfMonth + tour.tourLength
  if (next === null || next.date <= tour.halfMonth || next.date >= ends) return now
  const coming = armsOfList(rules, next.list, next.date).filter((id) => now.every((one) => one.id !== id))
  return [...now, ...coming.map((id) => ({ id, fromHalfMonth: next.date }))]
}

const always = (ids: readonly string[]): OurArm[] => [...new Set(ids)].map((id) => ({ id, fromHalfMonth: null }))

const grenadesOf = (state: Campaign['state']): string[] => [
  'grenade-fwf',
  ...(rifleGrenadesOf(state, 'ours') ? ['rifle-grenade'] : []),
]

/** @returns the weapons among what some men carry, and the grenades that everybody has. */
export const armsOfMen = ({ state }: Campaign, ids: readonly string[]): readonly OurArm[] =>
  always([...spread(ids).filter(isWeapon), ...grenadesOf(state)])

/** Who has rifle grenades, as the campaign plays (FNG p. 28: a switch)? */
export function rifleGrenadesOf(state: Campaign['state'], side: 'ours' | 'theirs'): boolean {
  const who = switchOf(state, 'rifleGrenades')
  return who === side || who === 'both'
}
