import type { InputsFit } from '../../../main/app/inputsFit.ts'
import type { fngSteps } from '../contract/fng.ts'
import type { fngSystem } from '../rules/system.ts'

/** Proof, for the compiler: every schema of the contract fits the input of its step, and every step has one. */
export const inputsFit: InputsFit<typeof fngSteps, (typeof fngSystem)['steps']> = true
