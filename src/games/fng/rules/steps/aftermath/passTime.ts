import { note } from '../../../../../main/engine/lines.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { isOnRoster, mustStandAt } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { goOn } from '../../turn.ts'

/** Half a month off the DEROS of every man of the platoon, in hospital and on R&R too (ruling to FNG p. 53; digest 25, step 7). */
export const passTime: Step<FngState> = {
  title: 'Half a month passes',
  run({ state, say }) {
    mustStandAt(state, 'time')
    say(note('Half a month off every DEROS.', { page: 53 }))
    const soldiers = state.soldiers.map((man) =>
      isOnRoster(man) ? { ...man, deros: Math.max(man.deros - 1, 0) } : man,
    )
    return goOn({ ...state, soldiers })
  },
}
