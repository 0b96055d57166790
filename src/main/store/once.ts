import type { Compilable } from 'kysely'
import type { SqlValue } from './connection.ts'

/**
 * Words a query once, for those that come with every step.
 * @returns the query with other parameters, in the order of its own; without any, as it is.
 */
export function once<O>(query: Compilable<O>): (...parameters: readonly SqlValue[]) => Compilable<O> {
  const compiled = query.compile()
  return (...parameters) => ({ compile: () => (parameters.length === 0 ? compiled : { ...compiled, parameters }) })
}
