import { rulesOf } from '../../house/rulesOf.ts'
import { readySupportOf } from '../../missionRules.ts'
import type { FngState, SupportType } from '../../state.ts'
import { readySupportRequest } from '../../tables/support.ts'
import { battleOf } from '../battle.ts'
import { addLasting } from '../lasting.ts'
import type { Scene } from '../scene.ts'
import { tally } from '../tally.ts'

/** Has this kind of Ready Support been used up or lost (FNG p. 74)? */
const isUsedUp = (state: FngState, type: SupportType): boolean =>
  state.lasting.some((row) => row.kind === 'readyUsed' && row.name === type)

/** @returns the kinds of support that are Ready for this mission and still to be had (FNG pp. 74-76). */
export const readyNow = (state: FngState): readonly SupportType[] =>
  readySupportOf(battleOf(state).supportLevel, rulesOf(state)).filter((type) => !isUsedUp(state, type))

/**
 * Asks for Ready Support (FNG p. 74). Whatever comes of it, this kind is used up.
 * @returns the turn it comes; null when it was sent elsewhere.
 */
export function askReady(scene: Scene, type: SupportType, callerId: number, what: string): number | null {
  const { turn } = battleOf(scene.state)
  useUp(scene, type)
  const roll = scene.roll(readySupportRequest, { subject: callerId, why: what })
  switch (roll.row.outcome) {
    case 'now':
      scene.tell(roll, `${what}: there at once.`)
      return turn
    case 'nextActive':
      scene.tell(roll, `${what}: comes when we are next active.`)
      return turn + 1
    case 'gone':
      scene.tell(roll, `${what}: sent to another mission.`)
      return null
  }
}

function useUp(scene: Scene, type: SupportType): void {
  tally(scene, { event: 'support.readyUsed', text: type })
  addLasting(scene, { kind: 'readyUsed', name: type })
}
