import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { launchApp } from '../standin/launch.ts'
import { startBrowserMode } from './browserMode.ts'
import { collectErrors, expect, test as base } from './fixtures.ts'

/** The program as a player has it before him, whichever door he came through. */
export interface Program {
  /** The page of the present sitting. */
  readonly page: () => Page
  /** @returns the PDF that the player gets to see after `press`. */
  readonly sheet: (press: () => Promise<void>) => Promise<Uint8Array>
  /** Asks the program itself, past the page: for tests that begin in the middle of a tour. */
  readonly call: (procedure: string, input: object) => Promise<unknown>
  /** Closes the program and starts it again on the same folder. */
  readonly restart: () => Promise<void>
}

interface Sitting {
  readonly page: Page
  readonly sheet: Program['sheet']
  readonly call: Program['call']
  /** @returns the exit code. */
  readonly close: () => Promise<number | null>
}

const sameSeed = { NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'sameSeed.ts')).href}` }

async function sitInBrowser(folder: string, context: BrowserContext): Promise<Sitting> {
  const served = await startBrowserMode(folder, sameSeed)
  const page = await context.newPage()
  await page.goto(served.url)
  return {
    page,
    async sheet(press) {
      // The address works once: the sheet is read on its way to the new tab.
      const { promise, resolve } = Promise.withResolvers<Uint8Array>()
      await context.route('**/sheet/*', async (route) => {
        const reply = await route.fetch()
        resolve(new Uint8Array(await reply.body()))
        await route.fulfill({ contentType: 'text/html', body: '<title>A sheet</title>' })
      })
      const [tab] = await Promise.all([context.waitForEvent('page'), press()])
      const bytes = await promise
      await tab.close()
      await context.unroute('**/sheet/*')
      return bytes
    },
    async call(procedure, input) {
      const headers = { authorization: `Bearer ${served.token}` }
      const reply = await context.request.post(`${served.origin}/api/${procedure}`, { headers, data: { input } })
      return valueOf(procedure, await reply.json())
    },
    async close() {
      await page.close()
      return served.stop()
    },
  }
}

async function sitAtDesktop(folder: string, context: BrowserContext): Promise<Sitting> {
  const desktop = await launchApp(folder, context, sameSeed)
  const sheets = async () =>
    (await desktop.calls()).filter(({ what, args }) => what === 'shell.openPath' && String(args[0]).endsWith('.pdf'))
  return {
    page: desktop.page,
    async sheet(press) {
      const { length } = await sheets()
      await press()
      await expect.poll(async () => (await sheets()).length).toBe(length + 1)
      return new Uint8Array(readFileSync(String((await sheets())[length]!.args[0])))
    },
    call: async (procedure, input) =>
      valueOf(procedure, await desktop.page.evaluate(callBridge, [procedure, input] as const)),
    close: desktop.close,
  }
}

interface Api {
  readonly call: (procedure: string, input: object) => Promise<unknown>
}
/** Runs in the page. */
const callBridge = ([procedure, input]: readonly [string, object]) =>
  (window['api' as never] as unknown as Api).call(procedure, input)

function valueOf(procedure: string, reply: unknown): unknown {
  const { ok, value, error } = reply as { ok: boolean; value?: unknown; error?: unknown }
  if (!ok) throw new Error(`${procedure}: ${JSON.stringify(error)}`)
  return value
}

export interface ProgramFixtures {
  readonly door: 'browser' | 'desktop'
  /** What the browser has remembered of an earlier visit, by its names. */
  readonly remembered: Readonly<Record<string, string>>
  /** The program on the test's own folder, with a seed that is always the same. */
  readonly program: Program
}

export const test = base.extend<ProgramFixtures>({
  door: ['browser', { option: true }],
  remembered: [{}, { option: true }],
  program: async ({ door, remembered, folder, context, expectedErrors }, use) => {
    const errors: string[][] = []
    await context.addInitScript((kept) => {
      for (const [name, value] of Object.entries(kept)) if (!(name in localStorage)) localStorage[name] = value
    }, remembered)
    const sit = async () => {
      const sitting = await (door === 'browser' ? sitInBrowser(folder, context) : sitAtDesktop(folder, context))
      errors.push(collectErrors(sitting.page))
      return sitting
    }
    let now = await sit()
    await use({
      page: () => now.page,
      sheet: (press) => now.sheet(press),
      call: (procedure, input) => now.call(procedure, input),
      async restart() {
        expect(await now.close()).toBe(0)
        now = await sit()
      },
    })
    expect(await now.close()).toBe(0)
    expect(errors.flat().filter((error) => !expectedErrors?.test(error))).toEqual([])
  },
})

export { expect }
