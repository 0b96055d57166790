import { expect, test } from './fixtures.ts'

test('the page loads and shows the library', async ({ page, served }) => {
  await page.goto(served.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.url()).not.toContain('key=')
})

test('the token is in no address that the server sees, and a reload keeps the session', async ({ page, served }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto(served.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(addresses.some((address) => address.endsWith('/events'))).toBe(true)
  // Playwright shows the fragment of the first navigation; a browser sends none.
  expect(addresses.filter((address) => address.split('#')[0]!.includes(served.token))).toEqual([])
})

test('what is done elsewhere shows on the page without a reload', async ({ page, request, served }) => {
  await page.goto(served.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const made = await request.post(`${served.origin}/api/library.create`, {
    headers: { authorization: `Bearer ${served.token}` },
    data: { input: { name: 'Made at a terminal', game: 'fng' } },
  })
  expect(await made.json()).toMatchObject({ ok: true })
  await expect(page.getByText('Made at a terminal')).toBeVisible()
})

test('Ctrl-C ends it cleanly', async ({ served }) => {
  expect(await served.stop()).toBe(0)
})

test.describe('what it withstands', () => {
  // Refusals are logged by the browser as errors of the page.
  test.use({
    expectedErrors: /40[13]|CORS|Content Security Policy|ERR_|frame|requires 'Trusted(Script|HTML)' assignment/,
  })

  test('a page without the token learns nothing, and says what to do', async ({ page, served }) => {
    await page.goto(served.origin)
    await expect(page.getByRole('heading', { level: 1, name: 'This page has no key' })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    const headers = { 'content-type': 'application/json' }
    const status = await page.evaluate(async (init) => (await fetch('/api/library.list', init)).status, {
      method: 'POST',
      headers,
      body: '{"input":{}}',
    })
    expect(status).toBe(401)
    // The whole address, put into the same tab, is all that is wanted.
    await page.goto(served.url)
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  })

  test('an address opens once: in another browser it opens nothing, and a new one is printed', async ({
    page,
    browser,
    served,
  }) => {
    await page.goto(served.url)
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    const other = await browser.newContext()
    const second = await other.newPage()
    await second.goto(served.url)
    await expect(second.getByRole('heading', { level: 1, name: 'This page has no key' })).toBeVisible()
    const printed = served.nextPrinted()
    await second.getByRole('button', { name: 'Print a new address' }).click()
    await expect(second.getByRole('status')).toContainText('has been printed')
    await second.getByRole('button', { name: 'Print a new address' }).click()
    await expect(second.getByRole('status')).toContainText('has not been opened yet')
    await second.goto(await printed)
    await expect(second.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    await other.close()
  })

  test('a foreign page can neither call nor look inside', async ({ page, served }) => {
    await page.route('http://evil.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Evil</h1>' }),
    )
    await page.goto('http://evil.test/')
    const tried = await page.evaluate(
      async ({ origin, token }) => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
        const asked = { method: 'POST', headers, body: '{"input":{}}' }
        const call = await fetch(`${origin}/api/library.list`, asked).then(
          () => 'answered',
          () => 'refused',
        )
        const frame = document.createElement('iframe')
        frame.src = origin
        const loaded = new Promise((done) => {
          frame.addEventListener('load', done, { once: true })
        })
        document.body.append(frame)
        await loaded
        return call
      },
      { origin: served.origin, token: served.token },
    )
    expect(tried).toBe('refused')
    const frame = page.frames().find((candidate) => candidate !== page.mainFrame())!
    await expect(frame.getByRole('heading', { level: 1, name: 'Evil' })).toHaveCount(0)
    expect(frame.url()).not.toBe(`${served.origin}/`)
  })

  test('nothing inline runs, no text becomes markup, and nothing is sent elsewhere', async ({ page, served }) => {
    await page.goto(served.url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const broken = await page.evaluate(async () => {
      const script = document.createElement('script')
      const refused = (what: () => void): boolean => {
        try {
          what()
          return false
        } catch {
          return true
        }
      }
      // A text node in a script goes by the policy for trusted texts; by the other one it still does not run.
      script.append('window.broken = true')
      document.head.append(script)
      const markup = refused(() => (document.createElement('p').innerHTML = '<b>x</b>'))
      const sent = await fetch('https://evil.test/').then(
        () => true,
        () => false,
      )
      return { ran: 'broken' in window, sent, markup }
    })
    expect(broken).toEqual({ ran: false, sent: false, markup: true })
  })
})
