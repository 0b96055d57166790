import type { Answer } from '../../../../main/engine/answers.ts'
import { countPassed } from '../../../../main/engine/checks.ts'
import { soldierById } from '../../rules/people.ts'
import type { AmbushClaymores } from './specialRules.ts'
import type { FngState, Mission } from '../../rules/state.ts'
import { claymoresKey } from '../../rules/steps/setup/claymores.ts'
import { partyDepth } from '../../rules/missions.ts'
import type { FngSource } from '../shared/ofTour.ts'

/**
 * @returns what came of the die for the Claymores of a squad in ambush, read again from the entry that named its party
 * (FNG p. 98); null while nobody has been named, and for every other mission.
 */
export function ambushClaymores(
  { state, walk }: Pick<FngSource, 'state' | 'walk'>,
  mission: Mission,
): AmbushClaymores | null {
  if (mission.ambushSide !== 'player') return null
  const depth = partyDepth(state, mission)
  const stop = depth === null ? undefined : walk()[depth - 1]
  if (!stop) return null
  return claymoresIn(stop.entry.tape, stop.state)
}

/**
 * @param tape of the entry that named the party of a squad in ambush.
 * @param then the tour as it set out.
 */
export function claymoresIn(tape: readonly Answer[], then: FngState): AmbushClaymores {
  const die = tape.find(({ kind, key }) => kind === 'dice' && key === claymoresKey)
  // Nothing is rolled where the squad has none.
  if (die?.kind !== 'dice') return 'none'
  const { rep } = soldierById(then, die.subject)
  return countPassed(die.faces, rep) > 0 ? 'stand' : 'noTime'
}
