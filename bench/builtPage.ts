import { join } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { findChromium } from '../scripts/gate/chromium.ts'
import type { Program } from '../src/main/app/program.ts'
import { serve } from '../src/main/serve/server.ts'
import { openTickets } from '../src/main/serve/tickets.ts'
import { chromiumArguments } from '../tests/support/chromium.ts'

const log = (error: unknown) => {
  throw error
}

/** Builds the page into a folder, serves a program with it, and works on it in Chromium at 1280 x 800. */
export async function onBuiltPage<T>(
  folder: string,
  program: Program,
  work: (page: Page, newAddress: () => string) => Promise<T>,
): Promise<T> {
  const pageFolder = join(folder, 'page')
  await build({
    root: join(import.meta.dirname, '../src/renderer'),
    configFile: false,
    base: './',
    logLevel: 'error',
    plugins: [vue()],
    build: { outDir: pageFolder },
  })
  const served = await serve({
    program,
    tickets: openTickets(),
    pageFolder,
    port: 0,
    printAddress: () => undefined,
    log,
  })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(served.newAddress())
    return await work(page, served.newAddress)
  } finally {
    await browser.close()
    await served.close()
  }
}
