import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { launchApp, type LaunchedApp } from '../standin/launch.ts'
import { startBrowserMode, type BrowserMode } from './browserMode.ts'

export interface Fixtures {
  /** A data folder of the test's own, made and removed. */
  readonly folder: string
  /** Browser mode on that folder; its library is `folder`. */
  readonly served: BrowserMode
  /** Where the program was built that is served. */
  readonly built: string
  /** The built desktop program on the stand-in for Electron; its library is below `folder`. */
  readonly desktop: LaunchedApp
  /** What a page may complain about: tests that try to break something say so with `test.use`. */
  readonly expectedErrors: RegExp | null
}

/** Every test has its own folder, and any error of the page fails it. */
export const test = base.extend<Fixtures>({
  expectedErrors: [null, { option: true }],
  built: ['out', { option: true }],
  folder: async ({ browserName }, use) => {
    const folder = mkdtempSync(join(tmpdir(), `short-timer-${browserName}-`))
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
  served: async ({ folder, built }, use) => {
    const served = await startBrowserMode(folder, {}, built)
    await use(served)
    await served.stop()
  },
  // Named, so that the program outlives the page: what a page still fetches when a test is over is no error of it.
  page: async ({ page, served, expectedErrors }, use) => {
    const errors = collectErrors(page)
    await use(page)
    expect(unexpected(errors, expectedErrors), served.origin).toEqual([])
  },
  desktop: async ({ folder, context, expectedErrors }, use) => {
    const desktop = await launchApp(folder, context)
    const errors = collectErrors(desktop.page)
    await use(desktop)
    await desktop.close()
    expect(unexpected(errors, expectedErrors)).toEqual([])
  },
})

/** Whatever the page throws, logs as an error, or is forbidden by its Content Security Policy. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

const unexpected = (errors: readonly string[], expected: RegExp | null) =>
  errors.filter((error) => !expected?.test(error))

export { expect }
