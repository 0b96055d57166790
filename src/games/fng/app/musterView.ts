import type { ForceView, MusterView, PaperLineView, PostView, WeaponChoiceView } from '../contract/muster.ts'
import type { Rules } from '../../../main/engine/system.ts'
import type { Table } from '../../../main/engine/table.ts'
import { dateName, lastHalfMonth } from '../rules/calendar.ts'
import { armyLists } from '../rules/platoon/lists.ts'
import { fullTour } from '../rules/platoon/rolls.ts'
import { buildBillets, squadsOf, strengthOf, type Slot } from '../rules/platoon/slots.ts'
import { laterDate } from '../rules/platoon/weapons.ts'
import type { Area, Corps, FreeWorldList, Post } from '../rules/state.ts'
import { datesOf, madeWith, starRep } from '../rules/steps/roster/check.ts'
import { repSpan } from '../rules/steps/roster/checkPaper.ts'
import { mostMissionsMissed } from '../rules/steps/roster/correctStatus.ts'
import { usualCorps } from '../rules/steps/roster/corps.ts'
import { areasOf } from '../rules/steps/setup/areas.ts'
import { bearingOf } from '../rules/tables/attributeShortEffects.ts'
import { weaponShortName } from '../rules/weapons.ts'
import { areaNames, corpsNames, forceNames, postNames } from '../rules/words.ts'
import { weaponChoices } from './rosterChoices.ts'
import { attributeChoices } from './soldierView.ts'

/** @returns all that the forms for a new platoon, and for one from paper, have to know of the lists. */
export const musterView = (rules: Rules): MusterView => ({
  dates: Array.from({ length: lastHalfMonth + 1 }, (_, at) => dateName(at)),
  corps: (Object.keys(corpsNames) as Corps[]).map((corps) => ({
    corps,
    name: corpsNames[corps],
    areas: areasOf(corps, rules).map((area: Area) => ({ area, name: areaNames[area] })),
  })),
  forces: (Object.keys(forceNames) as FreeWorldList[]).map((list) => forceView(rules, list)),
  attributes: attributeChoices(rules).map((one) => ({ ...one, bearing: bearingOf(one.id) })),
  weapons: weaponChoices(rules),
  rep: repSpan,
  starRep: { ...madeWith, suggested: starRep },
  missionsTo: mostMissionsMissed,
})

/** @returns the places of a whole platoon of this list at a date, in the order of the roster sheet. */
export function paperLines(rules: Rules, list: FreeWorldList, halfMonth: number): PaperLineView[] {
  return wholePlatoon(rules, list, halfMonth).map(({ squad, post, weapon }) => ({ squad, post, weapon: weapon ?? '' }))
}

function wholePlatoon(rules: Rules, list: FreeWorldList, halfMonth: number): Slot[] {
  const { number } = squadsOf(rules, list)
  const { paper } = strengthOf(rules, list)
  return buildBillets(rules, { list, halfMonth, strengths: Array.from({ length: number }, () => paper) })
}

function forceView(rules: Rules, list: FreeWorldList): ForceView {
  const { from, to } = datesOf(rules, list)
  const tourLength = fullTour(rules, list).halfMonths
  const whole = wholePlatoon(rules, list, from)
  const own = whole.filter(({ attachment }) => !attachment)
  return {
    list,
    usualCorps: usualCorps(rules, list),
    from,
    to,
    tourLength,
    latestStart: lastHalfMonth + 1 - tourLength,
    squads: squadsOf(rules, list),
    choosesFlakJackets: choosesFlakJackets(rules, list),
    starPosts: {
      headquarters: postsOf(own.filter(({ squad }) => squad === 0)),
      squad: postsOf(own.filter(({ squad }) => squad > 0)),
    },
    posts: postsOf(whole),
    weaponChoices: choicesOf(rules, list, from),
  }
}

const postsOf = (slots: readonly { readonly post: Post }[]): PostView[] =>
  [...new Set(slots.map(({ post }) => post))].map((post) => ({ post, name: postNames[post] }))

const choosesFlakJackets = (rules: Rules, list: FreeWorldList): boolean =>
  rules
    .table<Table>(armyLists[list].equipment)
    .rows.some((row) => row.key === 'flak-jacket' && row.gives?.['always'] !== true)

function choicesOf(rules: Rules, list: FreeWorldList, from: number): WeaponChoiceView[] {
  const later = laterDate(rules, list)
  const offering = (halfMonth: number) =>
    wholePlatoon(rules, list, halfMonth).filter((slot) => slot.weapon !== null && slot.alternative !== null)
  const always = new Set(later === null ? null : offering(later).map(({ post }) => post))
  const slots = offering(from)
  return postsOf(slots).map(({ post, name }) => {
    const { weapon, alternative } = slots.find((slot) => slot.post === post)!
    return {
      post,
      name,
      weapons: [weapon!, alternative!].map((id) => ({ id, name: weaponShortName(id, rules) })),
      before: later === null || always.has(post as Post) ? null : later,
    }
  })
}

/** @returns true for the id of a list that a tour can be played with. */
export const isForce = (list: string): list is FreeWorldList => Object.hasOwn(forceNames, list)
