import { notNow, refuse } from '../../../../../main/engine/mustBe.ts'
import type { Rules } from '../../../../../main/engine/system.ts'
import { dateName, lastHalfMonth } from '../../calendar.ts'
import type { NewPlatoon } from '../../inputs.ts'
import { postNames } from '../../words.ts'
import { squadName } from '../../people.ts'
import { isAttribute } from '../../platoon/man.ts'
import { buildBillets, squadsOf, strengthOf } from '../../platoon/slots.ts'
import { halfMonthOf } from '../../platoon/weapons.ts'
import type { FngState, FreeWorldList, Tour } from '../../state.ts'
import { isWeapon } from '../../weapons.ts'

/** What an input of the roster steps must be. All of these throw RuleError `bad-input` with a word for the player. */

/** @returns a half-month in the middle of a sentence: "early March 1967". */
export const inDate = (halfMonth: number): string =>
  dateName(halfMonth).replace(/^(?:Early|Late)/, (half) => half.toLowerCase())

/** @throws RuleError `not-now` when the tour has its platoon already. */
export function mustBeNew(state: FngState): void {
  if (state.tour.length > 0) notNow('This tour has its platoon already. Nothing was changed.')
}

export function mustBeDate(halfMonth: number): void {
  if (!Number.isInteger(halfMonth) || halfMonth < 0 || halfMonth > lastHalfMonth)
    refuse(`A tour runs from ${inDate(0)} to ${inDate(lastHalfMonth)}.`)
}

/** @returns the half-months in which a platoon can be raised by a list: most always, the two of the ARVN in turn. */
export function datesOf(rules: Rules, list: FreeWorldList): { readonly from: number; readonly to: number } {
  const change = halfMonthOf(rules, 'arvnPost1968')
  return {
    from: list === 'arvn-post-1968' ? change : 0,
    to: list === 'arvn-pre-1968' ? change - 1 : lastHalfMonth,
  }
}

/** The earlier ARVN list ends, and the later one begins, on 1 January 1968 (ruling to FNG p. 10). */
export function mustBeInForce(rules: Rules, list: FreeWorldList, halfMonth: number): void {
  const { from, to } = datesOf(rules, list)
  if (halfMonth < from) refuse(`The later ARVN list begins in ${inDate(from)}; take the earlier one.`)
  if (halfMonth > to) refuse(`The earlier ARVN list ends before ${inDate(to + 1)}; take the later one.`)
}

export function mustBeAttributes(attributes: readonly string[]): void {
  const unknown = attributes.find((attribute) => !isAttribute(attribute))
  if (unknown !== undefined) refuse(`There is no Attribute "${unknown}".`)
  if (new Set(attributes).size < attributes.length)
    refuse('The same Attribute twice counts for nothing: choose another.')
}

export function mustBeWeapon(weapon: string): void {
  if (!isWeapon(weapon)) refuse(`There is no weapon "${weapon}".`)
}

/** REP that is suggested for a Star who begins with the tour (FNG p. 3). */
export const starRep = 5

/** How many Attributes a Star chooses (FNG p. 5): none in a tour that does without them. */
export const starAttributes = ({ attributesFor }: Pick<Tour, 'attributesFor'>): number =>
  attributesFor === 'nobody' ? 0 : 2

/** REPs that a man can be made with (ruling to FNG p. 4): 7 is reached by improving only. */
export const madeWith = { from: 1, to: 6 }

/** All that a new platoon must be before the first die is rolled. */
export function checkNewPlatoon(rules: Rules, input: NewPlatoon): void {
  mustBeDate(input.startHalfMonth)
  mustBeInForce(rules, input.list, input.startHalfMonth)
  const { number, upTo } = squadsOf(rules, input.list)
  if (input.squads < number || input.squads > upTo)
    refuse(`This army list has ${number === upTo ? number : `${number} to ${upTo}`} squads.`)
  const count = starAttributes(input)
  if (input.star.attributes.length !== count)
    refuse(count === 0 ? 'This tour is played without Attributes.' : `The Star has ${count} Attributes: choose them.`)
  const rep = input.star.rep ?? starRep
  if (rep < madeWith.from || rep > madeWith.to)
    refuse(`A Star begins with a REP of ${madeWith.from} to ${madeWith.to}; ${starRep} is suggested.`)
  mustBeAttributes(input.star.attributes)
  Object.values(input.weapons).forEach(mustBeWeapon)
  mustHoldStar(rules, input)
}

/** His post must be one that the list has: any of the HQ, or of a squad at full strength (FNG pp. 3, 8); attachments come by dice. */
function mustHoldStar(rules: Rules, input: NewPlatoon): void {
  const { squad, post } = input.star
  if (!Number.isInteger(squad) || squad < 0 || squad > input.squads)
    refuse(`The Star must stand in the Platoon HQ or in one of the ${input.squads} squads.`)
  const { paper } = strengthOf(rules, input.list)
  const strengths = Array.from({ length: input.squads }, () => paper)
  const slots = buildBillets(rules, { list: input.list, halfMonth: input.startHalfMonth, strengths })
  if (!slots.some((slot) => slot.squad === squad && slot.post === post && !slot.attachment))
    refuse(`${squadName(squad)} has no post "${postNames[post]}" by this list. Choose another post for the Star.`)
}
