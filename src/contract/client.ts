import type { InputOf, ProcedureName } from './procedures.ts'
import type { Bridge, Failure } from './rpc.ts'
import type { OutputOf } from './outputs.ts'

/** A refused call. Branch on `failure.code`. */
export class CallError extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.name = 'CallError'
    this.failure = failure
  }
}

/** Calls a procedure and waits for its answer. Throws CallError when it is refused. */
export type Api = <P extends ProcedureName>(procedure: P, input: InputOf<P>) => Promise<OutputOf<P>>

/** @returns the typed way of calling over any bridge. */
export function createApi(bridge: Bridge): Api {
  return async (procedure, input) => {
    const reply = await bridge.call(procedure, input)
    if (reply.ok) return reply.value as never
    throw new CallError(reply.error)
  }
}
