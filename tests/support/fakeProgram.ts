import { procedures, type ProcedureName } from '../../src/contract/procedures.ts'
import type { Program } from '../../src/main/app/program.ts'

/** A Program that answers what a test lays ready, and remembers what it was asked. */
export interface FakeProgram extends Program {
  readonly asked: { procedure: string; input: unknown }[]
  readonly tell: (event: string, payload: unknown) => void
  readonly listening: () => number
  readonly closed: () => boolean
  /** How often it was told that no window is open. */
  readonly lefts: () => number
}

type Handlers = Partial<Record<ProcedureName, (input: never) => unknown>>

/** Checks name and input against the contract, as the true one does; a handler that throws a Failure refuses. */
export function fakeProgram(handlers: Handlers = {}): FakeProgram {
  const asked: FakeProgram['asked'] = []
  const listeners = new Set<(event: string, payload: unknown) => void>()
  let closed = false
  let lefts = 0
  return {
    asked,
    async call(procedure, input) {
      if (typeof procedure !== 'string' || !Object.hasOwn(procedures, procedure))
        return { ok: false, error: { code: 'no-such-procedure', message: `There is no ${String(procedure)}.` } }
      const name = procedure as ProcedureName
      const parsed = procedures[name].safeParse(input)
      if (!parsed.success) return { ok: false, error: { code: 'bad-input', message: parsed.error.message } }
      asked.push({ procedure: name, input: parsed.data })
      const value: unknown = await handlers[name]?.(parsed.data as never)
      return value instanceof Refused ? { ok: false, error: value.failure } : { ok: true, value: value ?? null }
    },
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell(event, payload) {
      for (const listener of listeners) listener(event, payload)
    },
    listening: () => listeners.size,
    left() {
      lefts++
      return Promise.resolve()
    },
    lefts: () => lefts,
    close() {
      closed = true
      return Promise.resolve()
    },
    closed: () => closed,
  }
}

/** What a handler returns to refuse. */
export class Refused {
  readonly failure: { code: 'not-now' | 'not-found' | 'answers-left' | 'internal'; message: string }
  constructor(code: Refused['failure']['code'], message: string) {
    this.failure = { code, message }
  }
}
