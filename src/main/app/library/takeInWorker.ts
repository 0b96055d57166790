// A thread of its own for a long file that is brought in: reading it, checking it and playing it again hold nobody up.
import { parentPort } from 'node:worker_threads'
import { RuleError } from '../../engine/errors.ts'
import type { Progress } from '../../engine/work.ts'
import { faultOf } from '../../store/errors.ts'
import { takeIn, type Verdict } from './takeIn.ts'

/** A file, as the thread is handed it. */
export interface TakeInTask {
  readonly name: string
  readonly bytes: Uint8Array
}

/** What the thread says: how far it is, what nobody foresaw, and at last what came of it. */
export type Said =
  | { readonly kind: 'at'; readonly progress: Progress }
  | { readonly kind: 'log'; readonly error: unknown }
  | { readonly kind: 'taken'; readonly bytes: Uint8Array; readonly verdict: Verdict }
  /** Errors lose their class on the way. */
  | { readonly kind: 'refused'; readonly by: 'rules' | 'store'; readonly code: string; readonly message: string }
  | { readonly kind: 'unforeseen'; readonly error: unknown }

/** How often it says how far it is, in milliseconds. */
const tellEvery = 60

const say = (said: Said, moved: readonly ArrayBuffer[] = []) => parentPort?.postMessage(said, [...moved])

parentPort?.once('message', ({ name, bytes }: TakeInTask) => {
  try {
    const work = takeIn(name, Buffer.from(bytes.buffer), (error) => say({ kind: 'log', error }))
    let told = -Infinity
    for (let piece = work.next(); ; piece = work.next()) {
      if (piece.done === true) {
        const { bytes: taken, ...verdict } = piece.value
        const own = new Uint8Array(taken)
        say({ kind: 'taken', bytes: own, verdict }, [own.buffer])
        return
      }
      if (performance.now() - told < tellEvery) continue
      told = performance.now()
      say({ kind: 'at', progress: piece.value })
    }
  } catch (error) {
    const fault = faultOf(error)
    if (fault) say({ kind: 'refused', by: 'store', code: fault.code, message: fault.message })
    else if (error instanceof RuleError) say({ kind: 'refused', by: 'rules', code: error.code, message: error.message })
    else say({ kind: 'unforeseen', error })
  }
})
