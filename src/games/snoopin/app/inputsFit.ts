import type { InputsFit } from '../../../main/app/inputsFit.ts'
import type { snoopinSteps as schemas } from '../contract/steps.ts'
import type { snoopinSystem } from '../rules/system.ts'

/** Proof, for the compiler: every schema of the contract fits the input of its step, and every step has one. */
export const inputsFit: InputsFit<typeof schemas, (typeof snoopinSystem)['steps']> = true
