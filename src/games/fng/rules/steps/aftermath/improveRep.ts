import { explain, note } from '../../../../../main/engine/lines.ts'
import { rollAllOnTable } from '../../../../../main/engine/rollOnTable.ts'
import { patchRow } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import type { OutcomeOf } from '../../../../../main/engine/table.ts'
import { attributesForRise } from '../../aftermath/attributes.ts'
import { aboutMan, type Hands } from '../../aftermath/hands.ts'
import { mayImprove } from '../../aftermath/inCountry.ts'
import { raisedRep } from '../../aftermath/reputation.ts'
import { wasSuccessful } from '../../aftermath/successful.ts'
import { switchOf } from '../../house/switches.ts'
import { fullName } from '../../naming.ts'
import { hasEffect, isOnRoster, missionOf, mustStandAt, soldierById } from '../../people.ts'
import type { FngState, PartyMember, Soldier } from '../../state.ts'
import { repIncrease } from '../../tables/index.ts'
import { goOn } from '../../turn.ts'
import { titleOfMen } from '../titles.ts'

/**
 * Improving REP (FNG p. 104): first the ordinary roll of each man with a Successful Mission, a Grunt only once his DEROS
 * is 10 or less; then the additional rolls that medals bring, whoever has them or, as a switch has it, of those who may roll anyway (ruling to p. 103). A rise above all he
 * held before may bring an Attribute (p. 5). Barred altogether by some results of a mission.
 */
export const improveRep: Step<FngState> = {
  title: titleOfMen(
    { one: (name) => `REP up: ${name}`, many: (men) => `REP up: ${men} men`, none: 'Improve REP' },
    (man, before) => before !== null && man.rep > before.rep,
  ),
  run({ state, ...hands }) {
    mustStandAt(state, 'improveRep')
    if (hasEffect(state, 'noRepIncrease')) {
      hands.say(note('Nobody may check to increase REP after this mission.', { page: 103 }))
      return goOn(state)
    }
    const ordinary = goers(state, (member, man) => mayRollAnyway(state, member, man))
    if (ordinary.length === 0) hands.say(note('Nobody has a Successful Mission to roll for.', { page: 104 }))
    const improved = rollIncreases(state, ordinary, 'Successful Mission', hands)
    const all = switchOf(state, 'medalRise') === 'everyone'
    const decorated = goers(
      improved,
      (member, man) => member.medal !== null && (all || mayRollAnyway(improved, member, man)),
    )
    return goOn(rollIncreases(improved, decorated, forMedal, hands))
  },
}

const mayRollAnyway = (state: FngState, member: PartyMember, man: Soldier): boolean =>
  wasSuccessful(state, missionOf(state), member, man) && mayImprove(state, man)

const forMedal = 'additional roll for a medal'

/** Men of the party who still are with the platoon and could rise: at the limit of REP 7 no roll is asked for. */
function goers(state: FngState, may: (member: PartyMember, man: Soldier) => boolean): Soldier[] {
  const { id } = missionOf(state)
  return state.party
    .filter((member) => member.missionId === id)
    .map((member) => ({ member, man: soldierById(state, member.soldierId) }))
    .filter(({ member, man }) => isOnRoster(man) && raisedRep(man.rep) > man.rep && may(member, man))
    .map(({ man }) => man)
}

function rollIncreases(state: FngState, men: readonly Soldier[], why: string, hands: Hands): FngState {
  const rolls = rollAllOnTable(
    hands.rules.table(repIncrease),
    hands.dice,
    men.map((man) => ({
      subject: man.id,
      why: `${fullName(state, man)}, REP ${man.rep}, ${why}`,
      numbers: { REP: man.rep },
    })),
  )
  const gained = rolls.reduce((next, roll, i) => {
    const man = men[i]!
    const rep = after[roll.row.outcome](man.rep)
    const became = rep > man.rep ? `rises to REP ${rep}` : `stays at REP ${rep}`
    const text = `${fullName(state, man)} ${became}${why === forMedal ? ', the roll for his medal' : ''}.`
    hands.say(explain(roll, text, aboutMan(man, 'rep')))
    return patchRow(next, 'soldiers', man.id, { rep, bestRep: Math.max(rep, man.bestRep) })
  }, state)
  const risen = men.filter((man) => soldierById(gained, man.id).rep > man.bestRep)
  return attributesForRise(
    gained,
    risen.map((man) => soldierById(gained, man.id)),
    hands,
  )
}

const after: Readonly<Record<OutcomeOf<typeof repIncrease>, (rep: number) => number>> = {
  up: raisedRep,
  same: (rep) => rep,
}
