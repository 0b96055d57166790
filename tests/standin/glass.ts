import type { BrowserContext, Frame, Page, Route } from 'playwright-core'
import type { Acts, Ask } from './wire.ts'

/** What a window's page is opened with. */
export interface PageOptions {
  readonly width: number
  readonly height: number
  /** Runs before the page's own scripts. */
  readonly script: string
}

/** What the program answered to a request of its page. */
export interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/**
 * The windows of the program: pages of the test's own browser, so that none has to be started for the program. What
 * happens in them is told to the program, which answers their requests.
 *
 * @param shown is called with each page that has come to an address.
 */
export function glass(context: BrowserContext, ask: Ask, shown: (page: Page) => void): Acts {
  const pages = new Map<number, Page>()
  /** A program that has gone need not hear it. */
  const tell = (what: string, ...args: unknown[]) => void ask(what, ...args).catch(() => undefined)
  return {
    async open(id: number, { width, height, script }: PageOptions) {
      const page = await context.newPage()
      pages.set(id, page)
      await page.setViewportSize({ width, height })
      page.on('pageerror', (error) => {
        console.error('[page error]', error)
      })
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) tell('moved', id, frame.url())
      })
      page.on('domcontentloaded', () => {
        tell('loaded', id)
      })
      page.on('close', () => {
        tell('closed', id)
      })
      await page.route(/./, (route) => pass(route, id, ask))
      await page.exposeBinding('__standinOpen', (_source, url: string) => ask('windowOpen', id, url))
      await page.exposeBinding('__standinIpc', ({ frame }, kind: string, channel: string, args: unknown[]) =>
        ask('ipc', id, addressesOf(frame), kind, channel, args),
      )
      await page.addInitScript(script)
    },
    async goto(id: number, url: string) {
      const page = pages.get(id)!
      await page.goto(url)
      shown(page)
    },
    async emit(id: number, channel: string, args: unknown[]) {
      await pages.get(id)!.evaluate(
        ([to, what]) => {
          const heard = (window as unknown as Record<string, (channel: string, args: unknown[]) => void>)[
            '__standinEmit'
          ]
          heard?.(to, what)
        },
        [channel, args] as const,
      )
    },
    close: (id: number) => pages.get(id)!.close(),
  }
}

const addressesOf = (frame: Frame) => ({ url: frame.url(), parent: frame.parentFrame()?.url() ?? null })

/** A request of the page: a navigation of its own is asked about, the program's schemes are answered by the program. */
async function pass(route: Route, id: number, ask: Ask): Promise<void> {
  const request = route.request()
  const url = request.url()
  const isOwn = request.isNavigationRequest() && request.frame().parentFrame() === null
  if (isOwn && (await ask('isKept', id, url))) return route.abort('aborted')
  if (!new URL(url).hostname.endsWith('.standin')) return route.continue()
  await fulfil(route, ask).catch(() => route.abort().catch(() => undefined))
}

async function fulfil(route: Route, ask: Ask): Promise<void> {
  const request = route.request()
  const body = request.postDataBuffer()
  const init = { method: request.method(), headers: request.headers(), body: body && new Uint8Array(body) }
  const answer = (await ask('request', request.url(), init)) as PageAnswer
  await route.fulfill({ ...answer, body: Buffer.from(answer.body) })
}
