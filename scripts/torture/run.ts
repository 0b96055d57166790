import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { boundedNode } from '../../tests/torture/bounded.ts'
import type { Came, Trial } from '../../tests/torture/trial.ts'

/** A line that `alone.ts` writes. */
export type Told =
  | { readonly kind: 'progress'; readonly done: number; readonly what: string }
  | { readonly kind: 'came'; readonly came: Came }

/**
 * Runs a trial as a process of its own.
 * @returns what came of it; that it broke off is a fault like any other.
 */
export async function runTrial(
  { name }: Trial,
  count: number,
  seed: number,
  progress: (done: number, what: string) => void,
): Promise<Came> {
  const script = join(import.meta.dirname, 'alone.ts')
  const [command, args] = boundedNode(script, name, String(count), String(seed))
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  let [last, came]: [string, Came | null] = ['nothing yet', null]
  for await (const line of createInterface(child.stdout)) {
    const told = JSON.parse(line) as Told
    if (told.kind === 'came') came = told.came
    else progress(told.done, (last = told.what))
  }
  const [code, signal] = (await ended) as [number | null, string | null]
  if (came !== null && code === 0) return came
  return { figures: {}, faults: [`The trial broke off (${signal ?? String(code)}) at: ${last}.`], left: [] }
}
