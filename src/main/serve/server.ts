import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addressWith } from '../../contract/addressKey.ts'
import type { Program } from '../app/program.ts'
import { answerCall, readInput } from './calls.ts'
import { openEvents, type EventStreams } from './events.ts'
import { checkMethod, checkOrigin, checkToken, newToken } from './guard.ts'
import { openKeys, type Keys } from './keys.ts'
import { hear, shut } from './listening.ts'
import { answerPage } from './pages.ts'
import { Refusal, replyAnswer, respond, type Answer } from './respond.ts'
import type { Tickets } from './tickets.ts'

export interface ServeOptions {
  readonly program: Program
  /** Where the Program puts its sheets. */
  readonly tickets: Tickets
  /** The built page: `out/renderer`. */
  readonly pageFolder: string
  /** The one to listen on, and no other. */
  readonly port?: number
  /** Where none is named: this one, or any free one when it is taken. */
  readonly usualPort?: number
  /** Told an address that a page without a key asked for, where only the player sees it. */
  readonly printAddress: (url: string) => void
  /** Takes errors that nobody foresaw. */
  readonly log: (error: unknown, where: string) => void
  /** Tests hand in shorter ones. */
  readonly limits?: Limits
}

/** What one who holds a connection open, or many, may take of the program. */
export interface Limits {
  /** How many connections there may be. */
  readonly connections: number
  /** How long the head of a request may take, in milliseconds. */
  readonly head: number
  /** The same for all of it: four megabytes at most, on this very machine. */
  readonly whole: number
}

const usualLimits: Limits = { connections: 256, head: 20_000, whole: 60_000 }

export interface Served {
  readonly origin: string
  /** @returns an address for the player, with a key in its fragment: it opens once. */
  readonly newAddress: () => string
  readonly close: () => Promise<void>
}

interface Door extends ServeOptions {
  readonly origin: string
  readonly token: string
  readonly keys: Keys
  readonly events: EventStreams
}

/**
 * Opens the contract on the loopback interface.
 *
 * @throws Error of the system when the port is taken.
 */
export async function serve(options: ServeOptions): Promise<Served> {
  const { connections, head, whole } = options.limits ?? usualLimits
  const server = createServer({
    keepAliveTimeout: idleFor,
    headersTimeout: head,
    requestTimeout: whole,
    // How often it is looked who has taken too long.
    connectionsCheckingInterval: head / 4,
  })
  server.maxConnections = connections
  await listen(server, options)
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = openKeys()
  const door: Door = { ...options, origin, token: newToken(), keys, events: openEvents(options.program) }
  hear(server, {
    answer: (request, response) => route(door, request, response),
    log: (error, request) => {
      options.log(error, `${request.method ?? ''} ${kindOf(request)}`)
    },
    sorry,
  })
  return { origin, newAddress: () => addressWith(origin, keys.make()), close: () => close(door, server) }
}

async function close({ events }: Door, server: Server): Promise<void> {
  events.close()
  await shut(server)
}

/**
 * How long an idle connection is kept, in milliseconds: longer than any browser keeps its own (five minutes). Were it
 * shorter, a call could go out on a connection that is being closed, and be lost.
 */
const idleFor = 600_000

async function listen(server: Server, { port, usualPort = 0 }: ServeOptions): Promise<void> {
  try {
    server.listen(port ?? usualPort, '127.0.0.1')
    await once(server, 'listening')
  } catch (error) {
    if (port !== undefined || !(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
}

/** @returns what kind of thing was asked for: no more of an address may stand in the log. */
const kindOf = ({ url = '' }: IncomingMessage): string => /^\/(api|events|sheet)\b/.exec(url)?.[1] ?? 'page'

const sorry = 'Something went wrong that should not have. Your campaigns are safe; try again.'

async function route(door: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
  checkOrigin(request, door.origin)
  const { pathname, search } = addressOf(request, door.origin)
  if (pathname.startsWith('/api/')) {
    checkMethod(request, 'POST')
    checkToken(request, door.token)
    const procedure = pathname.slice('/api/'.length)
    respond(response, await answerCall(request, procedure, door.program))
  } else if (pathname === '/key') {
    checkMethod(request, 'POST')
    respond(response, await swapKey(door, request))
  } else if (pathname === '/key/anew') {
    checkMethod(request, 'POST')
    await readInput(request, keyLimit)
    door.printAddress(addressWith(door.origin, door.keys.makeAnew()))
    respond(response, replyAnswer({ ok: true, value: null }))
  } else if (pathname === '/events') {
    checkMethod(request, 'GET')
    checkToken(request, door.token)
    door.events.add(response, search === '?once')
  } else {
    checkMethod(request, 'GET')
    const ticket = /^\/sheet\/([\w-]+)$/.exec(pathname)?.[1]
    respond(response, ticket === undefined ? await answerPage(door.pageFolder, pathname) : door.tickets.redeem(ticket))
  }
}

/** How many bytes an order of a key may have. */
const keyLimit = 1000

/** Gives the token for a key. @throws Refusal 400, 401, 413, 415. */
async function swapKey({ keys, token }: Door, request: IncomingMessage): Promise<Answer> {
  const key = await readInput(request, keyLimit)
  if (typeof key !== 'string') throw new Refusal(400, 'bad-input', 'A key is a text.')
  keys.spend(key)
  return replyAnswer({ ok: true, value: token })
}

/** @throws Refusal 400 for an address that is none, 403 for a whole one that is not ours, whatever host the request names. */
function addressOf(request: IncomingMessage, origin: string): URL {
  const url = URL.parse(request.url ?? '/', origin)
  if (!url) throw new Refusal(400, 'bad-input', 'This is no address.')
  if (url.origin !== origin) throw new Refusal(403, 'not-allowed', 'This address does not belong to Short-Timer.')
  return url
}
