import { createProgram } from '../src/main/app/createProgram.ts'
import type { Program } from '../src/main/app/program.ts'
import { playedAt } from '../tests/support/commitPlayed.ts'

const log = (error: unknown) => {
  throw error
}

/** @returns the program over a folder, as any door has it, with a clock that stands. */
export const openProgram = (folder: string): Program =>
  createProgram({
    folder,
    anywhere: false,
    now: () => new Date(playedAt),
    newSeed: () => 1,
    newId: () => '00000000-0000-4000-8000-000000000001',
    deliverSheet: () => Promise.resolve(null),
    log,
  })

/** Calls a procedure. @returns its answer; throws where it is refused. */
export async function ask<T>(program: Program, procedure: string, input: object): Promise<T> {
  const reply = await program.call(procedure, input)
  if (!reply.ok) throw new Error(`${procedure}: ${reply.error.message}`)
  return reply.value as T
}
