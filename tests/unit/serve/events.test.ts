import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openEvents } from '../../../src/main/serve/events.ts'
import { fakeProgram } from '../../support/fakeProgram.ts'
import { servePage } from '../../support/servedPage.ts'

it('sends what the Program tells to every page that listens', async () => {
  const served = await servePage()
  const listen = () => fetch(`${served.origin}/events`, { headers: { authorization: `Bearer ${served.token}` } })
  const pages = await Promise.all([listen(), listen()])
  expect(pages[0].headers.get('content-type')).toBe('text/event-stream')
  served.program.tell('changed', { campaign: 'two\n\nlines.tour', change: 1 })
  await served.close()
  for (const page of pages)
    expect(await page.text()).toBe(
      'data: {"event":"listening","payload":{"change":0}}\n\n' +
        'data: {"event":"changed","payload":{"campaign":"two\\n\\nlines.tour","change":1}}\n\n',
    )
})

it('forgets pages that have gone', async () => {
  const served = await servePage()
  const leaving = new AbortController()
  const headers = { authorization: `Bearer ${served.token}` }
  await fetch(`${served.origin}/events`, { headers, signal: leaving.signal })
  leaving.abort()
  const staying = await fetch(`${served.origin}/events`, { headers })
  served.program.tell('changed', { campaign: null, change: 1 })
  await served.close()
  expect(await staying.text()).toContain('"campaign":null')
  expect(served.logged).toEqual([])
})

it('says at the beginning of a stream how many changes there have been, and no more to who asks now and then', async () => {
  const served = await servePage()
  served.program.tell('changed', { campaign: null, change: 41 })
  const headers = { authorization: `Bearer ${served.token}` }
  const page = await fetch(`${served.origin}/events?once`, { headers })
  expect(await page.text()).toBe('data: {"event":"listening","payload":{"change":41}}\n\n')
  await served.close()
})

it('keeps idle connections for longer than a browser does', async () => {
  const served = await servePage()
  const page = await fetch(served.origin)
  const seconds = Number(/timeout=(\d+)/.exec(page.headers.get('keep-alive') ?? '')?.[1])
  expect(seconds).toBeGreaterThan(300)
  await page.text()
  await served.close()
})

describe('the end of the last window', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** A page that listens, until it goes. */
  const page = () =>
    Object.assign(new EventEmitter(), {
      writeHead: () => undefined,
      flushHeaders: () => undefined,
      write: () => true,
      end: () => undefined,
    }) as unknown as ServerResponse

  it('is told when nobody has listened for a while, and not where a page is only loaded anew', () => {
    const program = fakeProgram()
    const events = openEvents(program)
    const [first, second] = [page(), page()]
    events.add(first)
    first.emit('close')
    vi.advanceTimersByTime(19_000)
    events.add(second)
    vi.advanceTimersByTime(60_000)
    expect(program.lefts()).toBe(0)
    second.emit('close')
    vi.advanceTimersByTime(20_000)
    expect(program.lefts()).toBe(1)
    events.close()
  })

  it('is not told while somebody asks now and then', () => {
    const program = fakeProgram()
    const events = openEvents(program)
    for (let i = 0; i < 60; i++) {
      events.add(page(), true)
      vi.advanceTimersByTime(1000)
    }
    expect(program.lefts()).toBe(0)
    vi.advanceTimersByTime(20_000)
    expect(program.lefts()).toBe(1)
    events.close()
  })
})
