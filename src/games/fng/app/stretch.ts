import { fngSteps } from '../contract/fng.ts'
import type { FngState, Phase, Tour } from '../rules/state.ts'
import type { SlipSubject, StretchStep } from '../../../main/app/appSystem.ts'
import { phases, type PhaseInfo } from './phases.ts'
import { nameOf } from '../rules/naming.ts'

/** Where the player has a word to say: no stretch goes through them. */
const spoken: readonly Phase[] = ['contact', 'whoGoes', 'battle', 'turnEnd']

const battleAt = phases.findIndex(({ phase }) => phase === 'battle')

/**
 * @returns the step that comes next without any word of the player, and the part of the half-month it belongs to; null
 * where he must speak first: the same stretches that "Do the rest" goes through.
 */
export function stretchStep(state: FngState): StretchStep | null {
  const tour = state.tour[0]
  const at = phases.findIndex(({ phase }) => phase === tour?.phase)
  const info = phases[at]
  if (!tour || !info || spoken.includes(info.phase)) return null
  const title = `The ${restOf(at, tour)}`
  return { part: at > battleAt ? 'aftermath' : 'setUp', title, order: at, ...stepOf(info) }
}

function restOf(at: number, { missionId }: Tour): string {
  if (at < battleAt) return 'rest of the set-up'
  return missionId === null ? 'rest of the half-month' : 'rest of the aftermath'
}

/** @returns what a run of steps is called that one press took, by one of them: "the rest of the aftermath". */
export function stretchTitle(state: FngState, step: string): string | null {
  const at = phases.findIndex(({ procedure }) => procedure === `fng.${step}`)
  const tour = state.tour[0]
  return at < 0 || !tour ? null : `the ${restOf(at, tour)}`
}

function stepOf({ phase, title, page, procedure }: PhaseInfo): Pick<StretchStep, 'phase' | 'step' | 'input'> {
  const step = procedure.replace(/^fng\./, '') as keyof typeof fngSteps
  return { phase: { phase, title, page }, step, input: fngSteps[step].parse({}) }
}

/** @returns whether the steps after a stretch's last have come; a lost Star only holds them up. */
export const stretchIsOver = (state: FngState): boolean =>
  state.tour[0]?.phase !== 'starLost' && stretchStep(state) === null

/** @returns the man that a throw is about; null when it is about something else. */
export function slipSubject(state: FngState, id: number): SlipSubject | null {
  const man = state.soldiers.find((soldier) => soldier.id === id)
  return man ? { id, name: nameOf(state, man), rep: man.rep } : null
}
