import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { addressWith } from '../../../contract/addressKey.ts'
import type { FriendsDesk, FriendsDoor, FriendsDoors } from '../../app/friends/friendsDesk.ts'
import { readInput } from '../calls.ts'
import { checkMethod, checkOrigin } from '../guard.ts'
import { hear, shut } from '../listening.ts'
import { answerPage } from '../pages.ts'
import { Refusal, replyAnswer, respond } from '../respond.ts'
import { friendKeys, type FriendKeys } from './friendKeys.ts'
import { friendStreams, type FriendStreams } from './friendStreams.ts'
import { isLocal, localNetworks } from './networks.ts'
import { throttle, type Rate, type Throttle } from './throttle.ts'

interface Options {
  /** The built page: `out/renderer`. */
  readonly pageFolder: string
  /** Takes errors that nobody foresaw. */
  readonly log: (error: unknown, where: string) => void
  /** Tests hand in others. */
  readonly limits?: Partial<FriendLimits>
  readonly networks?: FriendsDoors['networks']
}

/** What those who reach the door may take of the program. */
export interface FriendLimits {
  /** Connections altogether, and of one device. */
  readonly connections: number
  readonly ofOne: number
  /** How long the head of a request may take, and all of it, in milliseconds. */
  readonly head: number
  readonly whole: number
  /** What a device may ask for. */
  readonly asking: Rate
  /** How often it may come with a key that fits nothing. */
  readonly guessing: Rate
  readonly beat: number
}

const usualLimits: FriendLimits = {
  connections: 64,
  ofOne: 16,
  head: 5000,
  whole: 10_000,
  asking: { burst: 150, every: 250 },
  guessing: { burst: 10, every: 30_000 },
  beat: 20_000,
}

/** @returns the door of a program that has a page to show. Each opening is a server of its own, on a port of its own. */
export const friendsDoors = (options: Options): FriendsDoors => ({
  networks: options.networks ?? localNetworks,
  open: (desk, network) => openDoor(options, desk, network?.address ?? '127.0.0.1'),
})

interface Door {
  readonly desk: FriendsDesk
  readonly origin: string
  readonly pageFolder: string
  readonly keys: FriendKeys
  readonly streams: FriendStreams
  readonly asking: Throttle
  readonly guessing: Throttle
}

async function openDoor(options: Options, desk: FriendsDesk, address: string): Promise<FriendsDoor> {
  const limits = { ...usualLimits, ...options.limits }
  const server = createServer({
    headersTimeout: limits.head,
    requestTimeout: limits.whole,
    connectionsCheckingInterval: limits.head / 4,
    maxHeaderSize: 8192,
  })
  server.maxConnections = limits.connections
  server.on('connection', holdBack(limits.ofOne))
  server.listen(0, address)
  await once(server, 'listening')
  const now = () => performance.now()
  const door: Door = {
    desk,
    origin: `http://${address}:${(server.address() as AddressInfo).port}`,
    pageFolder: options.pageFolder,
    keys: friendKeys(desk.seats),
    streams: friendStreams(desk, limits.beat),
    asking: throttle(limits.asking, now),
    guessing: throttle(limits.guessing, now),
  }
  hear(server, {
    answer: (request, response) => handle(door, request, response),
    log: (error, request) => {
      options.log(error, `friends ${request.method ?? ''}`)
    },
    sorry: 'Something went wrong that should not have.',
  })
  return {
    seats: () =>
      Array.from({ length: desk.seats }, (_, seat) => {
        const key = door.keys.inviting(seat)
        return { link: key === null ? null : addressWith(door.origin, key), looking: door.streams.looking(seat) }
      }),
    renew(seat) {
      door.keys.renew(seat)
      door.streams.end(seat)
    },
    close() {
      door.streams.close()
      return shut(server)
    },
  }
}

/** Nobody from beyond the local network, and nobody with more connections than a browser opens. */
export function holdBack(ofOne: number): (socket: Socket) => void {
  const open = new Map<string, number>()
  return (socket) => {
    const { remoteAddress: from } = socket
    const count = (from === undefined ? undefined : open.get(from)) ?? 0
    if (from === undefined || !isLocal(from) || count >= ofOne) {
      socket.destroy()
      return
    }
    open.set(from, count + 1)
    socket.on('close', () => {
      const left = (open.get(from) ?? 1) - 1
      if (left === 0) open.delete(from)
      else open.set(from, left)
    })
  }
}

async function handle(door: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const from = request.socket.remoteAddress ?? ''
  if (!door.asking.take(from))
    throw new Refusal(429, 'not-allowed', 'That is more than one device may ask for. Wait a little.')
  checkOrigin(request, door.origin)
  const url = request.url ?? '/'
  if (url === '/dice') {
    checkMethod(request, 'POST')
    const seat = withKey(door, request, from, door.keys.seatOf)
    respond(response, replyAnswer(await door.desk.take(seat, await readInput(request, diceLimit))))
    return
  }
  checkMethod(request, 'GET')
  checkNoBody(request)
  // What is in no list is nowhere: no path is made of what was sent, but for the name of a built file.
  if (url === '/enter') respond(response, replyAnswer({ ok: true, value: { key: enter(door, request, from) } }))
  else if (url === '/news') look(door, request, response, from)
  else if (url === '/' || url === '/favicon.ico')
    respond(response, await answerPage(door.pageFolder, url === '/' ? '/friend.html' : url))
  else if (builtFile.test(url)) respond(response, await answerPage(door.pageFolder, url))
  else throw new Refusal(404, 'not-found', 'There is no such page.')
}

/** How many bytes dice may have: two hundred of them, and for what they are. */
const diceLimit = 2000

/** @throws Refusal 413 for a request that brings something: it is not read, and its connection ends. */
function checkNoBody({ headers }: IncomingMessage): void {
  if ((headers['content-length'] ?? '0') === '0' && headers['transfer-encoding'] === undefined) return
  throw new Refusal(413, 'bad-input', 'Nothing can be sent here.', { connection: 'close' })
}

/** What the build makes of scripts, styles, letters and pictures; not the maps to their sources. */
const builtFile = /^\/assets\/[\w-]+(\.[\w-]+)*\.(js|css|woff2?|svg|png)$/

/** @returns a seat's own key for the one that opens once. */
function enter(door: Door, request: IncomingMessage, from: string): string {
  return withKey(door, request, from, door.keys.swap).key
}

function look(door: Door, request: IncomingMessage, response: ServerResponse, from: string): void {
  const seat = withKey(door, request, from, door.keys.seatOf)
  if (!door.streams.add(seat, response))
    throw new Refusal(429, 'not-allowed', 'This code is open on as many screens as it may be. Close one of them.')
}

/** @throws Refusal 401 for a key that fits nothing, 429 for who has tried too many. */
function withKey<T>(door: Door, request: IncomingMessage, from: string, find: (key: string) => T | null): T {
  const key = /^Bearer ([\w-]{1,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  if (!door.guessing.has(from)) throw new Refusal(429, 'not-allowed', 'Too many wrong keys. Wait a minute.')
  const found = find(key)
  if (found !== null) return found
  door.guessing.take(from)
  throw new Refusal(401, 'not-allowed', 'This code opens nothing, or nothing any more. Ask for a new one.', {
    'www-authenticate': 'Bearer',
  })
}
