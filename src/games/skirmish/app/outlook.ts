import type { About } from '../../../main/engine/lines.ts'
import { rulesOf } from '../rules/copy/rulesOf.ts'
import { phasesOf } from '../rules/phases.ts'
import type { SkirmishState } from '../rules/state.ts'

/** @returns what a number means from here on, in a sentence; null where it says all itself. */
export function outlookOf(state: SkirmishState, { collection, id, field }: About): string | null {
  const figure =
    collection === 'figures' && field === 'counters' ? state.figures.find((one) => one.id === id) : undefined
  if (!figure || figure.out || figure.counters === 0) return null
  const phases = phasesOf(rulesOf(state), { ...figure, phases: null })
  const upTo = Math.min(6, figure.counters)
  const scores = upTo === 6 ? 'whatever the die' : upTo === 1 ? 'on a 1' : `on 1 to ${upTo}`
  return `Phases with as many counters: ${phases}. Checked as it stands, ${figure.name} would be removed ${scores}.`
}
