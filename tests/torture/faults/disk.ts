import { rmSync } from 'node:fs'
import { idsIn, laidOut, tour, type Command } from '../commandLines.ts'
import { isSentence } from '../desk.ts'
import { lookAfter } from '../lookAfter.ts'
import { bundledCli, runWith, type SystemCall } from '../systemCalls.ts'
import type { Tally } from '../trial.ts'

/** What a disk says that will not do what it is asked. */
export const codes = ['ENOSPC', 'EROFS', 'EIO'] as const

/** What it is asked, with the calls that ask it. */
export const places: Readonly<Record<string, readonly string[]>> = {
  open: ['openat'],
  write: ['write', 'pwrite64'],
  fsync: ['fsync', 'fdatasync'],
  rename: ['rename', 'renameat', 'renameat2', 'link', 'linkat'],
  unlink: ['unlink', 'unlinkat'],
}

/** Has one call of a command line fail, and looks at what it said and left. */
export async function failAt(
  command: Command,
  call: SystemCall,
  code: (typeof codes)[number],
  { folder, bytes, tally }: { readonly folder: string; readonly bytes: Buffer; readonly tally: Tally },
): Promise<void> {
  const library = laidOut(folder, bytes)
  const before = await idsIn(library)
  const ended = runWith(call, `error=${code}`, library, bundledCli, command.args(library))
  const what = `${command.name}, ${code} at ${call.name} ${call.nth} (${call.about})`
  tally.count(!ended.met ? 'never come by' : ended.code === 0 ? 'done all the same' : 'refused in a sentence')
  tally.expect(ended.code === 0 || ended.code === 1, `${what}: it ended with ${ended.code}.`)
  if (ended.code !== 0) tally.expect(isSentence(ended.err), `${what}: it said ${ended.err}`)
  tally.expect(
    !/mistake of its own|\n\s+at /.test(ended.err),
    `${what}: it took it for a mistake of its own: ${ended.err}`,
  )
  // Who is told that nothing was changed finds nothing changed.
  const more = ended.err.includes('Nothing was changed') ? 0 : 1
  await lookAfter(library, { entries: new Map([[tour, before]]), heads: new Map(), more }, what, tally)
  rmSync(library, { recursive: true })
}
