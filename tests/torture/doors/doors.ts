import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { serve } from '../../../src/main/serve/server.ts'
import { openTickets } from '../../../src/main/serve/tickets.ts'
import { picksOf } from '../../support/randomForms.ts'
import { tokenFor } from '../../support/tokenFor.ts'
import { openDesk } from '../desk.ts'
import { playedTour } from '../played.ts'
import { Tally, type Asked, type Trial } from '../trial.ts'
import { bytesOf, goodCall, type House } from './probe.ts'
import { probes } from './probes.ts'

/** What stands in files that nobody may get. */
const secret = 'Nobody may read this.'

/** Tries the door of browser mode from outside, with the right key and without. */
export const doors: Trial = {
  name: 'doors',
  title: 'Doors',
  about:
    'Requests to browser mode as no page of ours sends them: other hosts and origins, wrong keys, methods, paths and bodies, two requests in one, tickets that were never given, all of it again after the program has ended. None is let in, none gets a byte of a file, and the program answers its own page between them and afterwards.',
  count: probes.length + 1,
  run: tryDoors,
}

async function tryDoors({ folder, count, seed, progress }: Asked) {
  const tally = new Tally()
  const bytes = await playedTour(folder, 0, 1)
  const pageFolder = join(folder, 'renderer')
  const library = join(folder, 'library')
  mkdirSync(library)
  mkdirSync(join(pageFolder, 'assets'), { recursive: true })
  writeFileSync(join(pageFolder, 'index.html'), '<!doctype html><title>Page</title>')
  for (const name of ['secret.txt', 'renderer/.hidden']) writeFileSync(join(folder, name), secret)
  writeFileSync(join(library, 'Played.tour'), bytes)
  const { program, mistakes } = openDesk(library)
  const log = (error: unknown) => void mistakes.push(String(error))
  const printAddress = () => undefined
  const served = await serve({ program, tickets: openTickets(), pageFolder, printAddress, log, port: 0 })
  const address = served.newAddress()
  const { host, port, hash } = new URL(address)
  const house: House = { host, port, key: await tokenFor(address), spent: hash.replace('#key=', '') }

  const order = shuffled(probes, seed).slice(0, count)
  for (const [done, { kind, name, sends, wants }] of order.entries()) {
    progress(done, name)
    const answer = await sent(house, bytesOf(house, sends(house)))
    tally.count(kind)
    tally.expect(wants.includes(answer.status), `${name} was answered with ${answer.status}.`)
    tally.expect(!answer.text.includes(secret), `${name} was given a file.`)
    tally.expect(!answer.text.includes(house.key), `${name} was told the key.`)
    tally.expect(!/\n\s+at /.test(answer.text), `${name} was told how the program is made.`)
    // What follows a request on its connection is one of its own, and needs a key of its own.
    tally.expect(!answer.text.includes('event-stream'), `${name} was let in behind another.`)
    if (done % 10 === 0)
      tally.expect(
        (await sent(house, bytesOf(house, goodCall(house)))).status === 200,
        `After ${name} the page was refused.`,
      )
  }
  tally.expect((await sent(house, bytesOf(house, goodCall(house)))).status === 200, 'At the end the page was refused.')
  tally.expect(readFileSync(join(library, 'Played.tour')).equals(bytes), 'The campaign is another.')
  tally.expect(readdirSync(library).join() === 'Played.tour', `The library holds ${readdirSync(library).join(', ')}.`)
  for (const mistake of mistakes) tally.fault(`A mistake of the program's own: ${mistake}`)
  await served.close()
  await program.close()
  tally.count('after the end')
  const late = await sent(house, bytesOf(house, goodCall(house)))
  tally.expect(late.status === 0, `After its end it answered with ${late.status}.`)
  return { figures: { ...tally.figures, 'let in': tally.faults.length }, faults: tally.faults, left: tally.left }
}

function shuffled<T>(all: readonly T[], seed: number): T[] {
  const pick = picksOf(seed)
  const left = [...all]
  return all.map(() => left.splice(pick(left.length), 1)[0]!)
}

/** Sends bytes as they are, and reads until the other side closes. @returns status 0 where nothing came. */
async function sent({ port }: House, bytes: string): Promise<{ status: number; text: string }> {
  const socket = connect(Number(port), '127.0.0.1')
  let text = ''
  socket.setEncoding('latin1').on('data', (piece: string) => {
    text += piece
    // Who is let in to the events would wait for ever.
    if (text.includes('event-stream')) socket.destroy()
  })
  socket.on('error', () => undefined)
  socket.write(bytes, 'latin1')
  // A connection that is refused, or broken off, is closed as well.
  await new Promise((resolve) => socket.once('close', resolve))
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text }
}
