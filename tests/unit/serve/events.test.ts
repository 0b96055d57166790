import { expect, it } from 'vitest'
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
