import type { InputsFit } from '../../../main/app/inputsFit.ts'
import type { bookgunSteps } from '../contract/steps.ts'
import type { bookgunSystem } from '../rules/system.ts'

/** Proof, for the compiler: every schema of the contract fits the input of its step, and every step has one. */
export const inputsFit: InputsFit<typeof bookgunSteps, (typeof bookgunSystem)['steps']> = true
