import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Browser, type Page } from 'playwright-core'

export interface LaunchedApp {
  readonly page: Page
  /** All windows that are open just now, the first first. */
  readonly windows: () => readonly Page[]
  /** Lays an answer ready for the next dialog of a kind. */
  readonly answerDialog: (method: string, result: unknown) => Promise<unknown>
  readonly calls: () => Promise<{ what: string; args: unknown[] }[]>
  readonly clickMenu: (...path: string[]) => Promise<unknown>
  /** What stands in the menu below a path of labels; greyed out items in brackets. */
  readonly menu: (...path: string[]) => Promise<readonly string[]>
  readonly secondInstance: (...commandLine: string[]) => Promise<unknown>
  /** What the program grants when a page asks. */
  readonly permission: (name: string) => Promise<{ request: boolean | null; check: boolean; device: boolean }>
  /** Quits, as from the menu. @returns the exit code. */
  readonly close: () => Promise<number | null>
}

/** The program must have opened its window by then, in ms: however slow the machine is. */
const patience = 300_000

/**
 * Starts the built program on the stand-in and attaches to its first window.
 *
 * @param userData its own folder: documents, temp and settings are below it.
 */
export async function launchApp(userData: string, env: Record<string, string> = {}): Promise<LaunchedApp> {
  mkdirSync(join(userData, 'temp'), { recursive: true })
  const port = await freePort()
  const child = fork(join(import.meta.dirname, 'run.ts'), ['out/main/index.js'], {
    env: { ...process.env, ...env, STANDIN_USER_DATA: userData, STANDIN_CDP_PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const tell = teller(child)
  const { browser, page } = await attach(child, port).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    page,
    windows: () => pagesOf(browser),
    answerDialog: (method, result) => tell('answer', method, result),
    calls: async () => (await tell('calls')) as { what: string; args: unknown[] }[],
    clickMenu: (...path) => tell('menu', path),
    menu: async (...path) => (await tell('labels', path)) as string[],
    secondInstance: (...commandLine) => tell('secondInstance', commandLine),
    permission: async (name) =>
      (await tell('permission', name)) as { request: boolean | null; check: boolean; device: boolean },
    async close() {
      if (child.exitCode !== null) return child.exitCode
      const end = once(child, 'exit')
      // Only detaches: Playwright's tracing must not see the browser die under it.
      await browser.close()
      void tell('quit')
      const [code] = (await end) as [number | null]
      return code
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

function teller(child: ChildProcess) {
  let last = 0
  return (what: string, ...args: unknown[]): Promise<unknown> => {
    const id = ++last
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const hear = (message: { id: number; value?: unknown; error?: string }) => {
      if (message.id !== id) return
      child.off('message', hear)
      if (message.error === undefined) resolve(message.value)
      else reject(new Error(message.error))
    }
    child.on('message', hear)
    child.send({ id, do: what, args })
    return promise
  }
}

async function attach(child: ChildProcess, port: number): Promise<{ browser: Browser; page: Page }> {
  const until = Date.now() + patience
  const browser = await retry(child, until, () =>
    chromium.connectOverCDP(`http://127.0.0.1:${port}`).catch(() => undefined),
  )
  const page = await retry(child, until, () => pagesOf(browser)[0])
  return { browser, page }
}

/** Chromium lists internal pages too. */
const pagesOf = (browser: Browser): Page[] =>
  (browser.contexts()[0]?.pages() ?? []).filter((candidate) => candidate.url().includes('.standin/'))

async function retry<T>(child: ChildProcess, until: number, look: () => T | undefined | Promise<T | undefined>) {
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the program ended with code ${child.exitCode}`)
    const found = await look()
    if (found !== undefined) return found
    await pause(50)
  }
  throw new Error('the program opened no window')
}
