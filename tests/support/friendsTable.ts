import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { FriendNews } from '../../src/contract/friends.ts'
import type { FriendsDesk, FriendsDoor } from '../../src/main/app/friends/friendsDesk.ts'
import { friendsDoors, type FriendLimits } from '../../src/main/serve/friends/friendsDoor.ts'
import { rawRequest, type RawAnswer, type RawRequest } from './rawRequest.ts'

/** A built page that is small, with files beside it that nobody may get. @returns its folder. */
export function friendsPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'short-timer-test-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  const page = join(folder, 'renderer')
  mkdirSync(join(page, 'assets'), { recursive: true })
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>The program</title>')
  writeFileSync(join(page, 'friend.html'), '<!doctype html><title>Friend</title>')
  writeFileSync(join(page, 'assets/friend-A1.js'), 'export {}')
  writeFileSync(join(page, 'assets/friend-A1.js.map'), 'secret')
  writeFileSync(join(folder, 'secret.js'), 'secret')
  return page
}

/** A door with friends behind it, without a program. */
export interface DoorOfTest {
  readonly door: FriendsDoor
  readonly origin: string
  /** The key of a seat that opens once. */
  readonly inviting: (seat: number) => string
  readonly send: (request: RawRequest) => Promise<RawAnswer>
  /** @returns a seat's own key. */
  readonly enter: (seat: number) => Promise<string>
  /** @returns what comes to a page of that key, piece by piece. */
  readonly look: (key: string) => Promise<{ status: number; next: () => Promise<string | null> }>
  /** What is shown is another. */
  readonly tell: (news: (seat: number) => FriendNews) => void
  readonly stirred: () => number
  /** What friends have sent. */
  readonly taken: { seat: number; input: unknown }[]
  readonly logged: unknown[]
}

const viewOf = (seat: number, title: string): FriendNews => ({
  view: {
    friend: `Friend ${seat}`,
    game: 'Toy',
    title,
    date: '',
    next: '',
    card: null,
    roster: [],
    throws: [],
    told: null,
  },
})
/** @returns news for each seat of a campaign so called. */
export const titled = (title: string) => (seat: number) => viewOf(seat, title)

/** @returns a door on the loopback interface with two seats, closed when the test has ended. */
export async function doorOfTest(limits: Partial<FriendLimits> = {}): Promise<DoorOfTest> {
  const listeners = new Set<() => void>()
  const logged: unknown[] = []
  const taken: DoorOfTest['taken'] = []
  let news: (seat: number) => FriendNews = titled('Bravo')
  let stirs = 0
  const desk: FriendsDesk = {
    seats: 2,
    news: (seat) => news(seat),
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    take: (seat, input) => {
      taken.push({ seat, input })
      return Promise.resolve({ ok: true, value: null })
    },
    stirred: () => stirs++,
  }
  const doors = friendsDoors({ pageFolder: friendsPage(), log: (error) => logged.push(error), limits })
  const door = await doors.open(desk, null)
  onTestFinished(() => door.close())
  const inviting = (seat: number) => new URL(door.seats()[seat]!.link!).hash.replace('#key=', '')
  const { origin } = new URL(door.seats()[0]!.link!)
  const send = (request: RawRequest) => rawRequest(origin, request)
  return {
    ...{ door, origin, inviting, send, logged, taken },
    async enter(seat) {
      const answer = await send({ path: '/enter', headers: bearer(inviting(seat)) })
      return (JSON.parse(answer.body) as { value: { key: string } }).value.key
    },
    async look(key) {
      const leaving = new AbortController()
      onTestFinished(() => {
        leaving.abort()
      })
      const response = await fetch(`${origin}/news`, { headers: bearer(key), signal: leaving.signal })
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
      return { status: response.status, next: async () => (await reader.read()).value ?? null }
    },
    tell(now) {
      news = now
      for (const listener of listeners) listener()
    },
    stirred: () => stirs,
  }
}

export const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
