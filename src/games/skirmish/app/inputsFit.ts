import type { InputsFit } from '../../../main/app/inputsFit.ts'
import type { skirmishSteps } from '../contract/steps.ts'
import type { skirmishSystem } from '../rules/system.ts'

/** Proof, for the compiler: every schema of the contract fits the input of its step, and every step has one. */
export const inputsFit: InputsFit<typeof skirmishSteps, (typeof skirmishSystem)['steps']> = true
