import type * as z from 'zod'

/** What a step of the rules takes. */
type InputOfStep<S> = S extends { run: (args: infer A) => unknown } ? (A extends { input: infer I } ? I : never) : never

/** Names of steps whose schema lets through what the step does not take. */
type Misfits<Schemas extends Readonly<Record<string, z.ZodType>>, Steps> = {
  [K in keyof Schemas]: K extends keyof Steps ? (z.output<Schemas[K]> extends InputOfStep<Steps[K]> ? never : K) : K
}[keyof Schemas]

/**
 * True where every schema of a contract fits the input of its step, and every step has one; else nothing is of this type.
 * A game's `app` says so for the compiler: `const inputsFit: InputsFit<typeof toySteps, …> = true`.
 */
export type InputsFit<Schemas extends Readonly<Record<string, z.ZodType>>, Steps> = [
  Misfits<Schemas, Steps>,
  Exclude<keyof Steps, keyof Schemas>,
] extends [never, never]
  ? true
  : never
