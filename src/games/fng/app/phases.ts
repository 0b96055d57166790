import type { fngSteps } from '../contract/fng.ts'
import { flow, type PhaseInfo } from '../rules/flow.ts'
import { phaseInfo } from '../rules/turn.ts'
import type { Phase, Tour } from '../rules/state.ts'

/** @returns the procedure of a phase's step. */
export const procedureOf = (step: PhaseInfo['step'] & keyof typeof fngSteps) => `fng.${step}` as const

/** @returns the procedures whose entries belong to a phase: that of its step, and of what else may be done before it. */
export const proceduresOf = ({ step, also }: PhaseInfo & { readonly also?: PhaseInfo['step'] }): readonly string[] =>
  [step, ...(also === undefined ? [] : [also])].map(procedureOf)

/** What comes next, for the library and the overview. */
export function nextInWords(phase: Phase): string {
  if (phase === 'start') return 'Make the platoon'
  if (phase === 'starLost') return 'Name the next Star, or end the campaign'
  if (phase === 'over') return 'Nothing: the campaign is over'
  return phaseInfo(phase)!.title
}

/** @returns the stretch that a phase is in, in words: "the rest of the aftermath". */
export function restOf({ part }: PhaseInfo, { missionId }: Tour): string {
  if (part === 'setUp') return 'the rest of the set-up'
  return missionId === null ? 'the rest of the half-month' : 'the rest of the aftermath'
}

/** @returns the step that ends a half-month. */
export const lastStep = flow.at(-1)!.step
