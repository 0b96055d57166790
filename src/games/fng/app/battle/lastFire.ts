import type { FireSoFar, Values } from '../../rules/battle/action.ts'
import type { BattleAction } from '../../rules/inputs.ts'
import type { PastEntry } from '../../../../main/app/game/past.ts'
import { idsOf } from './memory/valuesOf.ts'

/**
 * @param back the entries before the state, newest first; only as many are read as are needed.
 * @returns who fired at whom when somebody of this battle fired last, with those who stood near a target and react with
 *   it (FNG p. 22); null where nobody has fired yet.
 */
export function lastFireOf(back: Iterable<PastEntry>): FireSoFar | null {
  for (const { step, input } of back) {
    if (step === 'beginBattle') return null
    if (step !== 'act') continue
    const { values } = input as BattleAction
    const shooters = idsOf(values['shooters'] ?? values['shooter'])
    const at = [...targetsIn(values), ...(shooters.length > 0 ? idsOf(values['target']) : [])]
    if (shooters.length > 0 && at.length > 0) return { shooters, at: [...new Set([...at, ...idsOf(values['near'])])] }
  }
  return null
}

/** Lines that name a target each, and who stands near it. */
function targetsIn({ targets }: Values): number[] {
  if (!Array.isArray(targets)) return []
  return (targets as readonly (number | Values)[]).flatMap((line) =>
    typeof line === 'number' ? [line] : [...idsOf(line['target']), ...idsOf(line['near'])],
  )
}
