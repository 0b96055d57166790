import { rmSync } from 'node:fs'
import { idsIn, laidOut, tour, type Command } from '../commandLines.ts'
import { lookAfter } from '../lookAfter.ts'
import { bundledCli, runWith, type SystemCall } from '../systemCalls.ts'
import type { Tally } from '../trial.ts'

/** Kills a command line at a call of the system, and looks at what it left. */
export async function killAt(command: Command, call: SystemCall, folder: string, bytes: Buffer, tally: Tally) {
  const library = laidOut(folder, bytes)
  const before = await idsIn(library)
  const ended = runWith(call, 'signal=KILL', library, bundledCli, command.args(library))
  const what = `${command.name}, killed at ${call.name} ${call.nth} (${call.about})`
  if (ended.killed) tally.count('killed')
  else tally.count('ended before')
  await lookAfter(library, { entries: new Map([[tour, before]]), heads: new Map(), more: 1 }, what, tally)
  rmSync(library, { recursive: true })
}
