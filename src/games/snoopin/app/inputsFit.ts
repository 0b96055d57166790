import type * as z from 'zod'
import type { snoopinSteps as schemas } from '../contract/steps.ts'
import type { snoopinSystem } from '../rules/system.ts'

/** What a step of the rules takes. */
type InputOfStep<S> = S extends { run: (args: infer A) => unknown } ? (A extends { input: infer I } ? I : never) : never

type Schemas = typeof schemas
type Steps = (typeof snoopinSystem)['steps']
type Parsed = { [K in keyof Schemas]: z.output<Schemas[K]> }

/** Names of steps whose schema lets through what the step does not take; must stay empty. */
type Misfits = {
  [K in keyof Schemas]: K extends keyof Steps ? (Parsed[K] extends InputOfStep<Steps[K]> ? never : K) : K
}[keyof Schemas]

/** Steps that the contract does not name; must stay empty. */
type Unnamed = Exclude<keyof Steps, keyof Schemas>

/** Proof, for the compiler: every schema of the contract fits the input of its step, and every step has one. */
export const inputsFit: [Misfits, Unnamed] extends [never, never] ? true : never = true
