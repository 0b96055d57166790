import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reply } from '../../../src/contract/rpc.ts'
import { serve, type Served } from '../../../src/main/serve/server.ts'
import { openTickets } from '../../../src/main/serve/tickets.ts'
import { picksOf } from '../../support/randomForms.ts'
import { tokenFor } from '../../support/tokenFor.ts'
import { badRefusal, openDesk } from '../desk.ts'
import { unsound } from '../sound.ts'
import { Tally, type Asked, type Trial } from '../trial.ts'
import { playedBases, type Base } from './bases.ts'
import { Forger, type Asking, type Forged } from './forger.ts'

/** Calls at one library; then all that it holds is looked at, and the next are made at a new one. */
const ofRound = 500

/** Calls the program with whatever comes to somebody's mind. */
export const calls: Trial = {
  name: 'calls',
  title: 'Forged calls',
  about: `Calls through the door of browser mode at campaigns of all games, one in the middle of a battle: what the campaign waits for, forms of steps and of battle actions filled in by chance from what the program offers in them, answers to its questions, any procedure with anything that its schema takes, and each of these with something in it that no form sends. None is a mistake of the program’s own, every refusal is a sentence, no file lies where none belongs; after every ${ofRound} calls each campaign is sound and plays again to what it holds.`,
  count: 20_000,
  run: forgeCalls,
}

async function forgeCalls({ folder, count, seed, progress }: Asked) {
  const tally = new Tally()
  const bases = await playedBases(folder)
  const actions = new Set<string>()
  const taken = new Set<string>()
  for (const what of ['calls', 'accepted', 'refused']) tally.count(what, 0)
  for (let done = 0; done < count; done += ofRound) {
    const round = join(folder, `round-${done}`)
    mkdirSync(join(round, 'library'), { recursive: true })
    const most = Math.min(ofRound, count - done)
    await playRound(round, {
      bases,
      seed: seed + done,
      most,
      tally,
      actions,
      taken,
      progress: (n, what) => {
        progress(done + n, what)
      },
    })
    rmSync(round, { recursive: true })
  }
  tally.count('different procedures accepted', taken.size)
  tally.count('different battle actions accepted', actions.size)
  return tally
}

interface Round {
  readonly bases: ReadonlyMap<string, Base>
  readonly seed: number
  readonly most: number
  readonly tally: Tally
  readonly actions: Set<string>
  readonly taken: Set<string>
  readonly progress: (done: number, what: string) => void
}

async function playRound(folder: string, round: Round): Promise<void> {
  const { bases, seed, most, tally } = round
  const library = join(folder, 'library')
  for (const [name, { bytes }] of bases) writeFileSync(join(library, name), bytes)
  const { program, mistakes } = openDesk(library)
  const options = { program, tickets: openTickets(), pageFolder: join(folder, 'no page'), port: 0 }
  const log = (error: unknown) => void mistakes.push(`the door: ${String(error)}`)
  const served = await serve({ ...options, printAddress: () => undefined, log })
  const send = await sender(served)
  const ask: Asking = async (procedure, input) => (await send(procedure, input)).reply
  const forger = new Forger(ask, picksOf(seed), new Map([...bases].map(([name, { game }]) => [name, game])))
  for (let nth = 0; nth < most; nth++) {
    const call = await forger.next()
    round.progress(nth, call.procedure)
    const { status, reply } = await send(call.procedure, call.input)
    forger.heard(call, reply)
    const wrong = status === 200 ? badRefusal(reply) : `status ${status}`
    const what = () => `seed ${seed}, call ${nth}, ${call.procedure} ${JSON.stringify(call.input).slice(0, 400)}`
    tally.expect(wrong === null, `${what()}: ${wrong ?? ''}`)
    const logged = mistakes.splice(0)
    // A page tells of its own mistakes by this, so that they are logged.
    if (call.procedure !== 'program.pageMistake') for (const mistake of logged) tally.fault(`${what()}: ${mistake}`)
    note(round, call, reply)
  }
  tally.expect(!('polluted' in {}), `seed ${seed}: every object has become another.`)
  const strangers = readdirSync(folder).filter((name) => name !== 'library')
  tally.expect(strangers.length === 0, `seed ${seed}: beside the library lies ${strangers.join(', ')}.`)
  for (const campaign of readdirSync(library).filter((name) => name.endsWith('.tour'))) {
    const wrong = await unsound(program, library, campaign)
    tally.count('campaigns looked at')
    tally.expect(wrong === null, `seed ${seed}, after ${most} calls: ${campaign}: ${wrong ?? ''}`)
  }
  await served.close()
  await program.close()
}

function note({ tally, actions, taken }: Round, { by, procedure, input }: Forged, reply: Reply): void {
  tally.count('calls')
  tally.count(reply.ok ? 'accepted' : 'refused')
  if (!reply.ok) return
  taken.add(procedure)
  tally.count(`accepted of ${by}`)
  const { action } = (input as { input?: { action?: unknown } }).input ?? {}
  if (procedure === 'fng.act' && typeof action === 'string') actions.add(action)
}

async function sender({ origin, newAddress }: Served) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenFor(newAddress())}` }
  return async (procedure: string, input: unknown): Promise<{ status: number; reply: Reply }> => {
    const body = JSON.stringify({ input: input ?? null })
    const answer = await fetch(`${origin}/api/${procedure}`, { method: 'POST', headers, body })
    return { status: answer.status, reply: (await answer.json()) as Reply }
  }
}
