import { fngSteps } from '../contract/fng.ts'
import type { FngState } from '../rules/state.ts'
import type { SlipSubject, StretchStep } from '../../../main/app/game/flow.ts'
import { flow } from '../rules/flow.ts'
import { orderOf, phaseInfo } from '../rules/turn.ts'
import { restOf } from './phases.ts'
import { nameOf } from '../rules/naming.ts'

/**
 * @returns the step that comes next without any word of the player, and the part of the half-month it belongs to; null
 * where he must speak first: the same stretches that "Do the rest" goes through.
 */
export function stretchStep(state: FngState): StretchStep | null {
  const tour = state.tour[0]
  const info = tour && phaseInfo(tour.phase)
  if (!tour || !info || info.spoken) return null
  const { phase, part, title, page, step } = info
  return {
    part,
    title: restOf(info, tour).replace(/^t/, 'T'),
    order: orderOf(phase),
    steps: flow.slice(orderOf(phase)).filter((one) => one.part === part && !one.spoken).length,
    phase: { phase, title, page },
    step,
    input: fngSteps[step].parse({}),
    waits: 'also' in info,
  }
}

/** @returns what a run of steps is called that one press took, by one of them: "the rest of the aftermath". */
export function stretchTitle(state: FngState, step: string): string | null {
  const info = flow.find((one) => one.step === step)
  const tour = state.tour[0]
  return info && tour ? restOf(info, tour) : null
}

/** @returns whether the steps after a stretch's last have come; a lost Star only holds them up. */
export const stretchIsOver = (state: FngState): boolean =>
  state.tour[0]?.phase !== 'starLost' && stretchStep(state) === null

/** @returns the man that a throw is about; null when it is about something else. */
export function slipSubject(state: FngState, id: number): SlipSubject | null {
  const man = state.soldiers.find((soldier) => soldier.id === id)
  return man ? { id, name: nameOf(state, man) } : null
}
