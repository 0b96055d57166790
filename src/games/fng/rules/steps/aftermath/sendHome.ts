import { note } from '../../../../../main/engine/lines.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { noteEffect } from '../../aftermath/effects.ts'
import { aboutMan, type Hands } from '../../aftermath/hands.ts'
import { leavePlatoon, starIsLost } from '../../aftermath/leave.ts'
import { counts } from '../../aftermath/replacementRep.ts'
import { switchOf } from '../../house/switches.ts'
import { fullName } from '../../naming.ts'
import { billetOf, isStar, mustStandAt, rosterOf } from '../../people.ts'
import type { FngState, Soldier } from '../../state.ts'
import { goOn, waitForStar } from '../../turn.ts'
import { titleOfMen } from '../titles.ts'

/**
 * Men whose DEROS has come go home, from R&R and hospital too; the next men for their slots come without a roll
 * (FNG p. 104). When it is the Star, his tour is completed: a major victory (p. 105), and the player says how it goes on.
 */
export const sendHome: Step<FngState> = {
  title: titleOfMen(
    { one: (name) => `Home: ${name}`, many: (men) => `Home: ${men} men`, none: 'DEROS' },
    (man, before) => before !== null && man.status === 'wentHome' && before.status !== 'wentHome',
  ),
  run({ state, ...hands }) {
    mustStandAt(state, 'deros')
    const leaving = rosterOf(state).filter((man) => man.deros <= 0)
    if (leaving.length === 0) hands.say(note('Nobody goes home.', { page: 104 }))
    const next = leaving.reduce((before, man) => goHome(before, man, hands), state)
    if (!starIsLost(next)) return goOn(next)
    hands.say(note('The Star has lived through his tour: a major victory.', { page: 105 }))
    return waitForStar(next, { ending: 'home' })
  },
}

function goHome(state: FngState, man: Soldier, hands: Hands): FngState {
  const who = isStar(state, man.id) ? `${fullName(state, man)}, the Star,` : fullName(state, man)
  const where = man.grade === 'officer' && !isStar(state, man.id) ? 'is reassigned' : 'goes home'
  hands.say(note(`${who} ${where}.`, { about: aboutMan(man, 'status'), page: 104 }))
  const noted = rememberLeader(state, man, hands)
  return leavePlatoon(noted, man.id, 'wentHome', true)
}

/** His REP still counts for this turn's replacements, unless he was a casualty or a switch says no (ruling to FNG p. 105). */
function rememberLeader(state: FngState, man: Soldier, { newId }: Hands): FngState {
  if (billetOf(state, man.id)?.post !== 'platoonLeader' || !counts(man)) return state
  if (switchOf(state, 'leaderGoneHome') === 'gone') return state
  return noteEffect(state, newId, { kind: 'outgoingLeader', amount: man.rep, lasts: 'turn' })
}
