import { note } from '../../../../../main/engine/lines.ts'
import { patchRow } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { aboutMan, counted, type Hands } from '../../aftermath/hands.ts'
import { fullName } from '../../naming.ts'
import { billetsInOrder, mustStandAt, rosterOf } from '../../people.ts'
import { handOnWeapons } from '../../platoon/handOn.ts'
import type { FngState, Soldier, Tour } from '../../state.ts'
import { goOn } from '../../turn.ts'
import { titleOfMen } from '../titles.ts'

/**
 * Absences (FNG pp. 40, 103): where a mission was played, everyone who missed it has one less to miss, and comes back at
 * none. Who was sent away by this very mission is not counted down yet (digest 25, step 12). Now that it is known who is
 * here, special weapons go to men who can handle them (p. 8).
 */
export const returnAbsent: Step<FngState> = {
  title: titleOfMen(
    { one: (name) => `Back: ${name}`, many: (men) => `Back: ${men} men`, none: 'Back from hospital and R&R' },
    (man, before) => man.status === 'present' && before !== null && before.status !== 'present',
  ),
  run({ state, ...hands }) {
    const tour = mustStandAt(state, 'absences')
    const missed = tour.missionId === null ? [] : rosterOf(state).filter((man) => missedIt(man, tour))
    if (tour.missionId === null) hands.say(note('No mission was played, so nobody has missed one.', { page: 40 }))
    else if (missed.length === 0) hands.say(note('Nobody missed this mission by absence.', { page: 40 }))
    const back = missed.reduce((next, man) => countDown(next, man, hands), state)
    const squads = [...new Set(billetsInOrder(back).map(({ squad }) => squad))]
    return goOn(handOnWeapons(back, hands, squads))
  },
}

const missedIt = (man: Soldier, tour: Tour): boolean =>
  man.status !== 'present' && (man.awaySince === null || man.awaySince < tour.halfMonth)

function countDown(state: FngState, man: Soldier, { say }: Hands): FngState {
  const left = man.awayMissions - 1
  const about = aboutMan(man, 'status')
  if (left > 0) {
    say(note(`${fullName(state, man)} misses ${counted(left, 'more mission', 'more missions')}.`, { about, page: 40 }))
    return patchRow(state, 'soldiers', man.id, { awayMissions: left })
  }
  say(note(`${fullName(state, man)} is back with his squad.`, { about, page: 40 }))
  return patchRow(state, 'soldiers', man.id, { status: 'present', awayMissions: 0, awaySince: null })
}
