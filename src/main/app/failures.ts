import type { Failure } from '../../contract/rpc.ts'
import { RuleError } from '../engine/errors.ts'
import { faultOf } from '../store/errors.ts'
import { JobCancelled } from './jobs/jobs.ts'

/**
 * Turns what a handler threw into data for the caller: neither IPC nor HTTP carries an error's class.
 * @param log takes what nobody foresaw.
 */
export function failureOf(error: unknown, log: (error: unknown) => void): Failure {
  const known = foreseen(error)
  if (known) return known
  log(error)
  return {
    code: 'internal',
    message:
      'Short-Timer made a mistake of its own. The campaign is as it was before. Please try again; if it comes back, undo the last step, or restore a kept copy in the library.',
  }
}

/** @returns what is said of an error that a caller may bring about; null for a mistake of the program's own. */
export function foreseen(error: unknown): Failure | null {
  const fault = faultOf(error)
  if (fault) return { code: fault.code, message: fault.message }
  if (error instanceof RuleError && error.code !== 'answer-wanted') return { code: error.code, message: error.message }
  return error instanceof JobCancelled ? { code: 'cancelled', message: error.message } : null
}

/** For the doors: @returns what the file system refused, in a sentence or two; null for any other error. */
export const faultInWords = (error: unknown): string | null => faultOf(error)?.message ?? null
