import type { ServerResponse } from 'node:http'
import type { FriendNews } from '../../../contract/friends.ts'
import type { FriendsDesk } from '../../app/friends/friendsDesk.ts'
import { openStream } from '../respond.ts'

/** Sends each friend what his seat shows, whenever that is another. */
export interface FriendStreams {
  /** @returns false where a seat has as many pages open as it may. */
  readonly add: (seat: number, response: ServerResponse) => boolean
  readonly looking: (seat: number) => number
  /** Ends all pages of a seat. */
  readonly end: (seat: number) => void
  readonly close: () => void
}

/** A phone and a tablet, and one more that has not noticed yet that it is gone. */
const mostPages = 3

/** How much may wait for a page to read it, in bytes: some dozens of rosters. */
const mostUnread = 1_000_000

interface Page {
  readonly seat: number
  readonly response: ServerResponse
  /** What it was sent last. */
  sent: string
}

/**
 * @param beat how often a page that nothing is told is told that, in milliseconds: it knows by it that it is not cut off,
 *   and so does the program.
 */
export function friendStreams(desk: FriendsDesk, beat: number): FriendStreams {
  const pages = new Set<Page>()
  const of = (seat: number) => [...pages].filter((page) => page.seat === seat)
  /** Only what is another is sent: that something happened which is not shown would tell of it. */
  const send = () => {
    const news = new Map<number, string>()
    for (const page of pages) {
      const text = news.get(page.seat) ?? dataOf(desk.news(page.seat))
      news.set(page.seat, text)
      if (text === page.sent) continue
      page.sent = text
      // One that reads no more is let go of: what waits for it would fill the memory.
      if (page.response.writableLength > mostUnread) page.response.destroy()
      else page.response.write(text)
    }
  }
  /** A stretch of many steps is told as one. */
  let coming: NodeJS.Immediate | null = null
  const stop = desk.on(() => {
    coming ??= setImmediate(() => {
      coming = null
      send()
    })
  })
  const beats = setInterval(() => {
    for (const { response } of pages) response.write(': \n\n')
  }, beat)
  beats.unref()
  const drop = (page: Page) => {
    page.response.end()
    if (pages.delete(page)) desk.stirred()
  }
  return {
    add(seat, response) {
      if (of(seat).length >= mostPages) return false
      openStream(response, 'text/event-stream')
      const page = { seat, response, sent: '' }
      pages.add(page)
      response.on('close', () => {
        drop(page)
      })
      send()
      desk.stirred()
      return true
    },
    looking: (seat) => of(seat).length,
    end(seat) {
      for (const page of of(seat)) drop(page)
    },
    close() {
      stop()
      clearInterval(beats)
      if (coming) clearImmediate(coming)
      for (const { response } of pages) response.end(dataOf({ closed: true }))
      pages.clear()
    },
  }
}

const dataOf = (news: FriendNews): string => `data: ${JSON.stringify(news)}\n\n`
