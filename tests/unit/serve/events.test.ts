import { expect, it } from 'vitest'
import { servePage } from '../../support/servedPage.ts'

it('sends what the Program tells to every page that listens', async () => {
  const served = await servePage()
  const listen = () => fetch(`${served.origin}/events`, { headers: { authorization: `Bearer ${served.token}` } })
  const pages = await Promise.all([listen(), listen()])
  expect(pages[0].headers.get('content-type')).toBe('text/event-stream')
  served.program.tell('changed', { campaign: 'two\n\nlines.tour' })
  await served.close()
  for (const page of pages)
    expect(await page.text()).toBe(
      ': listening\n\ndata: {"event":"changed","payload":{"campaign":"two\\n\\nlines.tour"}}\n\n',
    )
})

it('forgets pages that have gone', async () => {
  const served = await servePage()
  const leaving = new AbortController()
  const headers = { authorization: `Bearer ${served.token}` }
  await fetch(`${served.origin}/events`, { headers, signal: leaving.signal })
  leaving.abort()
  const staying = await fetch(`${served.origin}/events`, { headers })
  served.program.tell('changed', { campaign: null })
  await served.close()
  expect(await staying.text()).toContain('"campaign":null')
  expect(served.logged).toEqual([])
})
