import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Frame, type Page, type Route } from 'playwright-core'
import { userData } from './app.ts'
import { chromiumArguments } from '../support/chromium.ts'
import { isPrevented, record } from './record.ts'
import { rendererHalf } from './renderer.ts'
import { answerRequest, fromWeb, toWeb } from './scheme.ts'
import { ipcMain } from './ipc.ts'
import type { WebContents } from './webContents.ts'

export interface WindowOptions {
  width?: number
  height?: number
  show?: boolean
  webPreferences?: { preload?: string; sandbox?: boolean }
}

let context: Promise<BrowserContext> | undefined

function openContext(): Promise<BrowserContext> {
  const port = process.env['STANDIN_CDP_PORT']
  context ??= chromium.launchPersistentContext(join(userData, 'chromium'), {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    headless: true,
    viewport: null,
    args: [...chromiumArguments, ...(port ? [`--remote-debugging-port=${port}`] : [])],
  })
  return context
}

/** Ends Chromium, if it runs. */
export async function closeBrowser(): Promise<void> {
  await (await context)?.close()
}

/** Opens the page of a window, with everything between it and the program in place. */
export async function openPage(contents: WebContents, options: WindowOptions): Promise<Page> {
  const opened = await openContext()
  const page = opened.pages().find((p) => p.url() === 'about:blank') ?? (await opened.newPage())
  await page.setViewportSize({ width: options.width ?? 800, height: options.height ?? 600 })
  page.on('pageerror', (error) => {
    console.error('[page error]', error)
  })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) contents.moved(fromWeb(frame.url()))
  })
  await page.route(/./, (route) => pass(route, contents))
  await page.exposeBinding('__standinOpen', (_source, url: string) => {
    record('window.open', fromWeb(url), contents.openHandler({ url: fromWeb(url) }))
  })
  await page.exposeBinding('__standinIpc', ({ frame }, kind: string, channel: string, args: unknown[]) => {
    const event = { sender: contents, senderFrame: sendingFrame(frame) }
    if (kind === 'invoke') return ipcMain.invoked(event, channel, args)
    ipcMain.emit(channel, event, ...args)
    return undefined
  })
  await page.addInitScript(await preloadScript(options))
  return page
}

const sendingFrame = (frame: Frame) => ({
  url: fromWeb(frame.url()),
  parent: frame.parentFrame() ? { url: fromWeb(frame.parentFrame()!.url()) } : null,
})

/** A request of the page: a navigation of its own is asked about, the program's schemes are answered by the program. */
async function pass(route: Route, contents: WebContents): Promise<void> {
  const request = route.request()
  if (request.isNavigationRequest() && request.frame().parentFrame() === null && leaves(request.url(), contents)) {
    const url = fromWeb(request.url())
    const prevented = isPrevented(contents, 'will-navigate', { url })
    record('will-navigate', url, { prevented })
    if (prevented) return route.abort('aborted')
  }
  if (!new URL(request.url()).hostname.endsWith('.standin')) return route.continue()
  await fulfil(route).catch(() => route.abort().catch(() => undefined))
}

/** Not the address that the program itself loaded, and not a reload. */
const leaves = (url: string, contents: WebContents) => {
  const loaded = toWeb(contents.loaded)
  return loaded !== '' && url.split('#')[0] !== loaded.split('#')[0]
}

async function fulfil(route: Route): Promise<void> {
  const request = route.request()
  const body = request.postDataBuffer()
  const init = { method: request.method(), headers: request.headers(), body: body && new Uint8Array(body) }
  const answer = await answerRequest(request.url(), init)
  if (!answer) throw new Error(`electron stand-in: no handler for ${request.url()}`)
  await route.fulfill({
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  })
}

async function preloadScript(options: WindowOptions): Promise<string> {
  const { preload, sandbox } = options.webPreferences ?? {}
  const source = preload === undefined ? '' : await readFile(preload, 'utf8')
  if (sandbox !== false && /^\s*(import|export)\s/m.test(source))
    throw new Error('a sandboxed preload cannot be an ES module')
  return `(${rendererHalf.toString()})((require, module, exports, process) => {${source}\n})`
}
