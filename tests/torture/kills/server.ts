import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Reply } from '../../../src/contract/rpc.ts'
import type { Pick } from '../../support/randomForms.ts'
import { tokenFor } from '../../support/tokenFor.ts'
import { pngBytes } from '../../support/samplePicture.ts'
import { bundledCli } from '../systemCalls.ts'
import type { Tally } from '../trial.ts'
import { idsIn, tour } from '../commandLines.ts'
import { lookAfter } from '../lookAfter.ts'

type Call = (procedure: string, input: object) => Promise<Reply>
/** What the program has acknowledged so far. */
interface Ledger {
  readonly entries: Map<string, number[]>
  head: number | null
}

const nowhere = { note: null, soldierId: null, missionId: null, halfMonth: null }
const quiet = { dice: 'program', choices: 'program', pending: false }

/** What somebody does at the screen; each notes what was acknowledged. `moves` says that it changes where the tour stands. */
const deeds: readonly {
  readonly name: string
  readonly moves: boolean
  readonly do: (call: Call, ledger: Ledger, nth: number) => Promise<void>
}[] = [
  {
    name: 'a note',
    moves: true,
    do: async (call, ledger) => {
      took(
        ledger,
        await call('fng.writeNote', { campaign: tour, input: { ...nowhere, text: 'Rain. '.repeat(50) }, ...quiet }),
      )
    },
  },
  {
    name: 'a step',
    moves: true,
    do: async (call, ledger) => {
      const at = await call('campaign.autoplay', { campaign: tour, seed: 11 })
      const { next } = (at as { value: { next: { procedure: string; input: object } | null } }).value
      if (next !== null) took(ledger, await call(next.procedure, { campaign: tour, input: next.input, ...quiet }))
    },
  },
  ...['journal.undo', 'journal.redo'].map((procedure) => ({
    name: procedure,
    moves: true,
    do: async (call: Call, ledger: Ledger) => {
      const reply = await call(procedure, { campaign: tour })
      if (!reply.ok) return
      const stands = await call('campaign.overview', { campaign: tour })
      if (stands.ok) ledger.head = (stands.value as { head: number | null }).head
    },
  })),
  {
    name: 'a copy',
    moves: false,
    do: async (call, ledger, nth) => {
      const reply = await call('library.duplicate', { campaign: tour, name: `Copy ${nth}` })
      if (reply.ok) ledger.entries.set((reply.value as { campaign: string }).campaign, [...ledger.entries.get(tour)!])
    },
  },
  {
    name: 'a picture',
    moves: false,
    do: async (call) => {
      await call('picture.add', { campaign: tour, bytes: pngBytes.toString('base64') })
    },
  },
]

function took(ledger: Ledger, reply: Reply): void {
  if (!reply.ok) return
  const { entry } = reply.value as { entry: { id: number } }
  ledger.entries.get(tour)!.push(entry.id)
  ledger.head = entry.id
}

/** @returns the first line; null where what it came from has ended without one. */
async function firstLine(from: Readable): Promise<string | null> {
  for await (const line of createInterface(from)) return line
  return null
}

/** Lets somebody play in browser mode, and kills the program while it does what it was told last. */
export async function killServer(folder: string, bytes: Buffer, pick: Pick, tally: Tally): Promise<void> {
  const library = mkdtempSync(join(folder, 'library-'))
  writeFileSync(join(library, tour), bytes)
  const ids = await idsIn(library)
  const ledger: Ledger = { entries: new Map([[tour, ids]]), head: ids.at(-1) ?? null }
  const child = spawn(process.execPath, [bundledCli, 'serve', '--folder', library], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(child, 'exit')
  const said = text(child.stderr)
  const address = await firstLine(child.stdout)
  if (address === null) {
    tally.fault(`browser mode did not begin: ${await said}`)
    return
  }
  const { origin } = new URL(address)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenFor(address)}` }
  const call: Call = async (procedure, input) => {
    const body = JSON.stringify({ input })
    return (await (await fetch(`${origin}/api/${procedure}`, { method: 'POST', headers, body })).json()) as Reply
  }
  const before = 1 + pick(6)
  for (let nth = 0; nth < before; nth++) await deeds[pick(deeds.length)]!.do(call, ledger, nth)
  const last = deeds[pick(deeds.length)]!
  const underWay = last.do(call, ledger, before).then(
    () => 'acknowledged',
    () => 'cut off',
  )
  // At some moment while it is done: turns of this process, not time that is waited.
  for (let turns = pick(30) ** 3; turns > 0; turns--) await new Promise(setImmediate)
  child.kill('SIGKILL')
  await exit
  tally.expect((await said) === '', `browser mode said: ${await said}`)
  tally.count('killed')
  tally.count(`of them ${(await underWay) === 'cut off' ? 'in the middle of what it did' : 'just after what it did'}`)
  const more = 1
  const heads = new Map(last.moves ? [] : [[tour, ledger.head] as const])
  const what = `browser mode after ${before} deeds, killed at ${last.name}`
  await lookAfter(library, { entries: ledger.entries, heads, more }, what, tally)
  rmSync(library, { recursive: true })
}
