import { refuse } from '../../../../../main/engine/mustBe.ts'
import type { Rules } from '../../../../../main/engine/system.ts'
import type { PaperCampaign, PaperMan } from '../../inputs.ts'
import { squadName } from '../../people.ts'
import { squadsOf } from '../../platoon/slots.ts'
import type { AttributesFor } from '../../state.ts'
import { areaNames, corpsNames } from '../../words.ts'
import { areasOf } from '../setup/areas.ts'
import { inDate, mustBeAttributes, mustBeDate, mustBeInForce, mustBeWeapon } from './check.ts'

/** The lowest and the highest REP that there is (FNG pp. 4, 104). */
export const repSpan = { from: 1, to: 7 }

/**
 * All that a paper campaign must be before it is taken over.
 * @throws RuleError `bad-input` with a word for the player.
 */
export function checkPaper(rules: Rules, input: PaperCampaign, tourLength: number): void {
  mustBeDate(input.startHalfMonth)
  mustBeDate(input.halfMonth)
  if (input.halfMonth < input.startHalfMonth)
    refuse(`The campaign cannot stand in ${inDate(input.halfMonth)} before it began, ${inDate(input.startHalfMonth)}.`)
  // The earlier ARVN list may still be written on the paper; the platoon is rearmed before its next mission.
  if (input.list !== 'arvn-pre-1968') mustBeInForce(rules, input.list, input.halfMonth)
  if (input.lastArea !== null && !areasOf(input.corps, rules).includes(input.lastArea))
    refuse(`${corpsNames[input.corps]} has no ${areaNames[input.lastArea]} area.`)
  const stars = input.men.filter((man) => man.star).length
  if (stars !== 1) refuse(`A platoon has exactly one Star; here are ${stars}.`)
  mustBePosted(rules, input)
  for (const man of input.men) checkMan(man, tourLength, input.attributesFor)
  for (const slot of input.openSlots) mustBeWeapon(slot.weapon)
}

function mustBePosted(rules: Rules, input: PaperCampaign): void {
  const places = [...input.men, ...input.openSlots]
  const { upTo } = squadsOf(rules, input.list)
  if (places.some(({ squad }) => !Number.isInteger(squad) || squad < 0 || squad > upTo))
    refuse(`The squads of this army list are numbered 1 to ${upTo}; 0 is the Platoon HQ.`)
  const leaders = places.filter(({ post }) => post === 'platoonLeader')
  if (leaders.length > 1) refuse('A platoon has at most one platoon leader.')
  if (leaders.some(({ squad }) => squad !== 0)) refuse('The platoon leader stands in the Platoon HQ.')
  const sergeants = places.filter(({ post }) => post === 'platoonSergeant')
  if (sergeants.length > 1) refuse('A platoon has at most one platoon sergeant.')
  if (sergeants.some(({ squad }) => squad !== 0)) refuse('The platoon sergeant stands in the Platoon HQ.')
  for (let squad = 1; squad <= upTo; squad++)
    if (places.filter((place) => place.squad === squad && place.post === 'squadLeader').length > 1)
      refuse(`${squadName(squad)} has at most one squad leader.`)
}

function checkMan(man: PaperMan, tourLength: number, attributesFor: AttributesFor): void {
  const name = `${man.firstName} ${man.lastName}`.trim()
  if (name === '') refuse('Every man on the roster needs a name.')
  if (!Number.isInteger(man.rep) || man.rep < repSpan.from || man.rep > repSpan.to)
    refuse(`${name}: REP is ${repSpan.from} to ${repSpan.to}, not ${man.rep}.`)
  const deros = man.derosHalfMonths
  if (!Number.isInteger(deros) || deros < 1 || deros > tourLength)
    refuse(`${name}: DEROS is 1 to ${tourLength} half-months, not ${deros}.`)
  mustBeAttributes(man.attributes)
  if (attributesFor === 'nobody' && man.attributes.length > 0)
    refuse(`${name} has Attributes, and this campaign is played without them.`)
  mustBeWeapon(man.weapon)
}
