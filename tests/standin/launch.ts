import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { glass } from './glass.ts'
import { wire, type Ask } from './wire.ts'

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

/**
 * Starts the built program on the stand-in and waits for its first window.
 *
 * @param userData its own folder: documents, temp and settings are below it.
 * @param context where its windows open; what its pages remember is kept there when it is started again.
 */
export async function launchApp(
  userData: string,
  context: BrowserContext,
  env: Record<string, string> = {},
): Promise<LaunchedApp> {
  mkdirSync(join(userData, 'temp'), { recursive: true })
  const child = fork(join(import.meta.dirname, 'run.ts'), ['out/main/index.js'], {
    env: { ...process.env, ...env, STANDIN_USER_DATA: userData, TMPDIR: join(userData, 'temp') },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const first = Promise.withResolvers<Page>()
  const tell: Ask = wire(
    child,
    glass(context, (...asked) => tell(...asked), first.resolve),
  )
  const exit = once(child, 'exit') as Promise<[number | null]>
  const ended = exit.then(([code]) => Promise.reject(new Error(`the program ended with code ${code ?? 'none'}`)))
  const page = await Promise.race([first.promise, ended])
  ended.catch(() => {
    // The window has been there: now it may end.
  })
  return {
    page,
    windows: () => context.pages().filter((candidate) => candidate.url().includes('.standin/')),
    answerDialog: (method, result) => tell('answer', method, result),
    calls: async () => (await tell('calls')) as { what: string; args: unknown[] }[],
    clickMenu: (...path) => tell('menu', path),
    menu: async (...path) => (await tell('labels', path)) as string[],
    secondInstance: (...commandLine) => tell('secondInstance', commandLine),
    permission: async (name) =>
      (await tell('permission', name)) as { request: boolean | null; check: boolean; device: boolean },
    async close() {
      if (child.connected)
        void tell('quit').catch(() => {
          // It has gone by itself.
        })
      const [code] = await exit
      return code
    },
  }
}
