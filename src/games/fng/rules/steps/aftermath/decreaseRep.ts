import { explain, note } from '../../../../../main/engine/lines.ts'
import { rollAllOnTable } from '../../../../../main/engine/rollOnTable.ts'
import { patchRow } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import type { OutcomeOf } from '../../../../../main/engine/table.ts'
import { aboutMan } from '../../aftermath/hands.ts'
import { loweredRep } from '../../aftermath/reputation.ts'
import { wasSuccessful } from '../../aftermath/successful.ts'
import { fullName } from '../../naming.ts'
import { isOnRoster, missionOf, mustStandAt, soldierById } from '../../people.ts'
import type { FngState, Soldier } from '../../state.ts'
import { repDecrease } from '../../tables/index.ts'
import { goOn } from '../../turn.ts'
import { titleOfMen } from '../titles.ts'

/**
 * Decreasing REP (FNG p. 104): everyone whose mission failed rolls, unless no enemy was contacted; the wounded too, but
 * not those lost. A man at REP 3 or lower cannot fall, so he is not asked for a die.
 */
export const decreaseRep: Step<FngState> = {
  title: titleOfMen(
    { one: (name) => `REP down: ${name}`, many: (men) => `REP down: ${men} men`, none: 'Decrease REP' },
    (man, before) => before !== null && man.rep < before.rep,
  ),
  run({ state, ...hands }) {
    mustStandAt(state, 'decreaseRep')
    const failed = whoFailed(state)
    if (missionOf(state).contacted !== true) hands.say(note('No enemy was met, so nobody failed.', { page: 104 }))
    else if (failed.length === 0) hands.say(note('Nobody has a REP to lose.', { page: 104 }))
    const rolls = rollAllOnTable(
      hands.rules.table(repDecrease),
      hands.dice,
      failed.map((man) => ({ subject: man.id, why: `${fullName(state, man)}, REP ${man.rep}` })),
    )
    const next = rolls.reduce((before, roll, i) => {
      const man = failed[i]!
      const rep = after[roll.row.outcome](man.rep)
      const text =
        rep < man.rep ? `${fullName(state, man)} falls to REP ${rep}.` : `${fullName(state, man)} stays at REP ${rep}.`
      hands.say(explain(roll, text, aboutMan(man, 'rep')))
      return patchRow(before, 'soldiers', man.id, { rep })
    }, state)
    return goOn(next)
  },
}

function whoFailed(state: FngState): Soldier[] {
  const mission = missionOf(state)
  if (mission.contacted !== true) return []
  return state.party
    .filter((member) => member.missionId === mission.id)
    .map((member) => ({ member, man: soldierById(state, member.soldierId) }))
    .filter(({ member, man }) => isOnRoster(man) && !wasSuccessful(state, mission, member, man))
    .map(({ man }) => man)
    .filter((man) => loweredRep(man.rep) < man.rep)
}

const after: Readonly<Record<OutcomeOf<typeof repDecrease>, (rep: number) => number>> = {
  down: loweredRep,
  same: (rep) => rep,
}
