import { randomUUID } from 'node:crypto'
import type { Reply } from '../../src/contract/rpc.ts'
import { createProgram } from '../../src/main/app/createProgram.ts'
import type { Program, ProgramOptions } from '../../src/main/app/program.ts'

/** A program over a folder, with the mistakes of its own that it has logged. */
export interface Desk {
  readonly program: Program
  readonly mistakes: string[]
}

/** @returns a program that trials may do anything to; whoever opens it closes it. */
export function openDesk(folder: string, options: Partial<ProgramOptions> = {}): Desk {
  const mistakes: string[] = []
  const program = createProgram({
    folder,
    anywhere: false,
    now: () => new Date(),
    newSeed: () => 7,
    newId: randomUUID,
    deliverSheet: () => Promise.resolve(null),
    log: (error, where) => mistakes.push(`${where}: ${error instanceof Error ? String(error.stack) : String(error)}`),
    ...options,
  })
  return { program, mistakes }
}

/**
 * What a player may be told: it begins as a sentence does, or with the name of a file, ends as one, and tells nothing of how
 * the program is made.
 */
export const isSentence = (text: string): boolean =>
  /^\S[^]*[.:?)]$/.test(text.trim()) && !/\n\s+at |undefined|\[object|Error:|Invalid input|, received /.test(text)

/** @returns what is wrong with a refusal: it is a mistake of the program's own, or no sentence. Null for a good one. */
export function badRefusal(reply: Reply): string | null {
  if (reply.ok) return null
  const { code, message } = reply.error
  if (code === 'internal') return `a mistake of the program's own: ${message}`
  return isSentence(message) ? null : `no sentence: ${message}`
}
