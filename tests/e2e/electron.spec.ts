import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { launchApp } from '../standin/launch.ts'
import { expect, test } from './fixtures.ts'

const heading = { level: 1 } as const

test('the program opens its window and shows the library', async ({ desktop }) => {
  await expect(desktop.page.getByRole('heading', heading)).toBeVisible()
  expect(desktop.page.url()).toBe('https://short-timer.app.standin/index.html#/')
  expect(await desktop.close()).toBe(0)
})

test('the page sees one bridge and nothing of Node', async ({ desktop }) => {
  const seen = await desktop.page.evaluate(() => ({
    api: Object.keys(window['api' as never] as object).sort(),
    node: ['require', 'process', 'module', 'Buffer', 'global'].filter((name) => name in window),
  }))
  expect(seen).toEqual({ api: ['call', 'door', 'on'], node: [] })
})

test('the window is sandboxed and isolated, whatever the defaults are', async ({ desktop }) => {
  const calls = await desktop.calls()
  expect(calls.map(({ what }) => what)).toContain('app.enableSandbox')
  const [options] = calls.find(({ what }) => what === 'BrowserWindow')!.args as { webPreferences: object }[]
  expect(options!.webPreferences).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
  })
})

test('the schemes of page and sheets are secure and standard, and bypass no policy', async ({ desktop }) => {
  const { args } = (await desktop.calls()).find(({ what }) => what === 'protocol.registerSchemesAsPrivileged')!
  expect(args).toEqual([
    [
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
      { scheme: 'sheet', privileges: { standard: true, secure: true } },
    ],
  ])
})

test.describe('what is refused', () => {
  // Refusals are logged by the browser as errors of the page.
  test.use({
    expectedErrors: /Failed to load resource|Content Security Policy|ERR_|requires 'Trusted(Script|HTML)' assignment/,
  })

  test('no file outside the page can be had', async ({ desktop }) => {
    await expect(desktop.page.getByRole('heading', heading)).toBeVisible()
    const statuses = await desktop.page.evaluate(async () => {
      const paths = ['/..%2fmain%2findex.js', '/%2e%2e%2fmain/index.js', '/..%5cmain', '/%2fetc%2fpasswd', '/none.js']
      return Promise.all(paths.map(async (path) => (await fetch(path)).status))
    })
    expect(statuses).toEqual([403, 403, 403, 403, 404])
  })

  test('nothing inline runs, nothing is sent elsewhere, nothing is framed', async ({ desktop }) => {
    await expect(desktop.page.getByRole('heading', heading)).toBeVisible()
    const broken = await desktop.page.evaluate(async () => {
      const script = document.createElement('script')
      script.append('window.broken = true')
      const frame = document.createElement('iframe')
      frame.src = 'https://evil.test/'
      document.body.append(script, frame)
      const sent = await fetch('https://evil.test/').then(
        () => true,
        () => false,
      )
      return { ran: 'broken' in window, sent }
    })
    expect(broken).toEqual({ ran: false, sent: false })
    expect(desktop.page.frames().map((frame) => frame.url())).not.toContain('https://evil.test/')
  })
})

test('the page cannot be led away', async ({ desktop }) => {
  const { page } = desktop
  await expect(page.getByRole('heading', heading)).toBeVisible()
  const address = page.url()
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = 'https://evil.test/'
    link.textContent = 'away'
    document.body.append(link)
    link.click()
  })
  await expect
    .poll(async () => (await desktop.calls()).filter(({ what }) => what === 'will-navigate'))
    .toEqual([{ what: 'will-navigate', args: ['https://evil.test/', { prevented: true }] }])
  expect(page.url()).toBe(address)
})

test('no window opens', async ({ desktop }) => {
  await expect(desktop.page.getByRole('heading', heading)).toBeVisible()
  await desktop.page.evaluate(() => window.open('https://evil.test/'))
  await expect
    .poll(async () => (await desktop.calls()).filter(({ what }) => what === 'window.open'))
    .toEqual([{ what: 'window.open', args: ['https://evil.test/', { action: 'deny' }] }])
})

test('no permission is granted but copying', async ({ desktop }) => {
  for (const name of ['media', 'geolocation', 'notifications', 'clipboard-read', 'openExternal', 'fullscreen'])
    expect(await desktop.permission(name)).toEqual({ request: false, check: false, device: false })
  expect(await desktop.permission('clipboard-sanitized-write')).toMatchObject({ request: true, check: true })
})

test('a procedure that is none, and an input that is wrong, are refused in main', async ({ desktop }) => {
  await expect(desktop.page.getByRole('heading', heading)).toBeVisible()
  const codes = await desktop.page.evaluate(async () => {
    const api = window['api' as never] as unknown as {
      call: (name: unknown, input: unknown) => Promise<{ error?: { code: string } }>
    }
    const tried = [api.call('constructor', {}), api.call({}, {}), api.call('library.list', { more: 1 })]
    return (await Promise.all(tried)).map(({ error }) => error?.code)
  })
  expect(codes).toEqual(['no-such-procedure', 'no-such-procedure', 'bad-input'])
})

test('a second start ends, and brings the first to the front', async ({ desktop, folder, context }) => {
  await desktop.secondInstance()
  expect((await desktop.calls()).map(({ what }) => what)).toContain('window.focus')
  await expect(launchApp(join(folder, 'second'), context, { STANDIN_SECOND: '1' })).rejects.toThrow('ended with code 0')
})

test('the menu tells where the campaigns are', async ({ desktop, folder }) => {
  await desktop.clickMenu('Help', 'About Short-Timer')
  await desktop.clickMenu('File', 'Show the library folder')
  const calls = await desktop.calls()
  expect(JSON.stringify(calls.find(({ what }) => what === 'dialog.showMessageBox'))).toContain('Short-Timer 0.')
  expect(calls).toContainEqual({ what: 'shell.openPath', args: [join(folder, 'documents/Short-Timer')] })
})

test('the menu has tools for developers only where the program is not packed', async ({ desktop, folder, context }) => {
  expect(await desktop.menu('View')).toContain('toggleDevTools')
  const packed = await launchApp(join(folder, 'packed'), context, { STANDIN_PACKAGED: '1' })
  const shown = await packed.menu('View')
  expect(shown).toContain('togglefullscreen')
  expect(shown).not.toContain('toggleDevTools')
  expect(shown).not.toContain('reload')
  expect(await packed.close()).toBe(0)
})

test('a sheet is opened in the player’s viewer, from a folder of its own', async ({ desktop, folder }) => {
  await expect(desktop.page.getByRole('heading', heading)).toBeVisible()
  const reply = await desktop.page.evaluate(() => {
    const api = window['api' as never] as unknown as { call: (name: string, input: unknown) => Promise<unknown> }
    return api.call('print.sheets', { game: 'fng', sheets: [{ sheet: 'blankRoster' }] })
  })
  expect(reply).toMatchObject({ ok: true, value: { files: [{ url: null }] } })
  const opened = (await desktop.calls()).find(({ what }) => what === 'shell.openPath')!.args[0] as string
  expect(opened.startsWith(join(folder, 'temp'))).toBe(true)
  expect(basename(opened)).toMatch(/\.pdf$/)
  expect(readFileSync(opened, 'latin1')).toMatch(/^%PDF-/)
  // It holds names and notes: it does not outlive the program.
  expect(await desktop.close()).toBe(0)
  expect(readdirSync(join(folder, 'temp'))).toEqual([])
})

test('a sheet is printed from its own scheme, out of a session of its own, and lies nowhere on the disk', async ({
  desktop,
  folder,
}) => {
  await expect(desktop.page.getByRole('heading', heading)).toBeVisible()
  const print = () =>
    desktop.page.evaluate(() => {
      const api = window['api' as never] as unknown as { call: (name: string, input: unknown) => Promise<unknown> }
      return api.call('print.sheets', { game: 'fng', to: 'print', sheets: [{ sheet: 'blankRoster' }] })
    })
  expect(await print()).toMatchObject({ ok: true })
  const calls = await desktop.calls()
  const [address, begins] = calls.find(({ what }) => what === 'webContents.print')!.args as string[]
  expect(address).toMatch(/^sheet:\/\/print\/[\da-f-]{36}$/)
  expect(begins).toBe('%PDF-1.7')
  expect(calls).toContainEqual({ what: 'session.fromPartition', args: ['sheets'] })
  expect(readdirSync(join(folder, 'temp'))).toEqual([])
  // What could not be printed is kept, so that the player can do it by hand.
  await desktop.answerDialog('print', { success: false, reason: 'No paper' })
  expect(await print()).toMatchObject({ ok: true })
  expect((await desktop.calls()).find(({ what }) => what === 'dialog.showMessageBox')?.args[0]).toMatchObject({
    message: 'The sheets were not printed.',
  })
  expect(readdirSync(join(folder, 'temp'))).toHaveLength(1)
})

test('the window comes back where it was, and the campaigns are still there', async ({ desktop, folder, context }) => {
  await expect(desktop.page.getByRole('heading', heading)).toBeVisible()
  await desktop.page.evaluate(() => {
    const api = window['api' as never] as unknown as { call: (name: string, input: unknown) => Promise<unknown> }
    return api.call('library.create', { name: 'Bravo', game: 'fng' })
  })
  expect(await desktop.close()).toBe(0)
  expect(JSON.parse(readFileSync(join(folder, 'window.json'), 'utf8'))).toMatchObject({ maximized: false })
  expect(readdirSync(join(folder, 'documents/Short-Timer'))).toContain('Bravo.tour')
  const again = await launchApp(folder, context)
  await expect(again.page.getByText('Bravo')).toBeVisible()
  expect(await again.close()).toBe(0)
})
