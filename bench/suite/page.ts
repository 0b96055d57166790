import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import vue from '@vitejs/plugin-vue'
import { chromium, type Browser } from 'playwright-core'
import { build } from 'vite'
import { findChromium } from '../../scripts/gate/chromium.ts'
import { createProgram } from '../../src/main/app/createProgram.ts'
import { playDemo } from '../../src/main/cli/demo.ts'
import { serve } from '../../src/main/serve/server.ts'
import { openTickets } from '../../src/main/serve/tickets.ts'
import { median, ms, times, type Group } from '../measure.ts'

const most = { kilobytes: 260, times: 2.5 }
const rounds = 15
const warm = 3

/** A page to open, and the elements whose first showing is timed; the first of them is its first view. */
interface Page {
  readonly newAddress: () => string
  readonly views: readonly string[]
}

/** The program's page in browser mode beside an empty Vue app, built by the same tools and served by the same server. */
export async function page(): Promise<Group> {
  const folder = mkdtempSync(join(tmpdir(), 'short-timer-bench-'))
  const root = join(import.meta.dirname, '../..')
  await buildPage(join(root, 'src/renderer'), join(folder, 'ours'))
  await buildPage(join(import.meta.dirname, '../emptyApp'), join(folder, 'empty'))
  const [ours, empty] = [await servePage(folder, 'ours'), await servePage(folder, 'empty')]
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const both = [
      { newAddress: ours.newAddress, views: ['h1', 'main article'] },
      { newAddress: empty.newAddress, views: ['h1'] },
    ]
    const [[mine, card], [plain]] = (await firstViews(browser, both)) as [number[][], number[][]]
    const scripts = await firstScripts(browser, both[0]!, join(folder, 'ours'))
    const ratios = { heading: median(mine!) / median(plain!), card: median(card!) / median(plain!) }
    const kilobytes = scripts / 1000
    return {
      title: 'The page',
      how: `The library with a tour in it, in browser mode and headless Chromium, a fresh browser profile each time: until its frame with the heading is painted, and until its first card is, in words; the card’s picture and menu are fetched after that. Beside it a Vue app that is nothing but a heading, built and served alike. ${rounds} times turn and turn about.`,
      results: [
        {
          what: 'JavaScript fetched for the first view, gzip',
          measured: `${kilobytes.toFixed(0)} KB`,
          target: `at most ${most.kilobytes} KB`,
          met: kilobytes <= most.kilobytes,
        },
        { what: 'First view', measured: ms(median(mine!)), target: '', met: null },
        { what: 'First card, with what main knows of the tour', measured: ms(median(card!)), target: '', met: null },
        { what: 'First view of the empty app', measured: ms(median(plain!)), target: '', met: null },
        ratioRow('Ratio to the heading', ratios.heading),
        ratioRow('Ratio to the first card', ratios.card),
      ],
    }
  } finally {
    await browser.close()
    await Promise.all([ours.close(), empty.close()])
    rmSync(folder, { recursive: true })
  }
}

const ratioRow = (what: string, ratio: number): Group['results'][number] => ({
  what,
  measured: times(ratio),
  target: `at most ${most.times} times`,
  met: ratio <= most.times,
})

/** Built as electron-vite builds the renderer. */
async function buildPage(root: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    base: './',
    plugins: [vue()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
}

async function servePage(folder: string, name: string) {
  const tickets = openTickets()
  const program = createProgram({
    folder: join(folder, `${name}-tours`),
    anywhere: false,
    now: () => new Date(),
    newSeed: () => 1967,
    newId: randomUUID,
    deliverSheet: (sheet, bytes) => tickets.offer(sheet, bytes),
    log: console.error,
  })
  const quiet = { nameSheet: () => undefined, progress: () => undefined }
  await playDemo(program, { game: 'fng', chosen: { list: 'usmc' }, seed: 1967, turns: 6, ...quiet })
  return serve({
    program,
    tickets,
    pageFolder: join(folder, name),
    port: 0,
    printAddress: () => undefined,
    log: console.error,
  })
}

/** @returns milliseconds from the start of the navigation to the first frame with each view, for each page, shortest first. */
async function firstViews(browser: Browser, pages: readonly Page[]): Promise<number[][][]> {
  const found = pages.map(({ views }) => views.map((): number[] => []))
  for (let round = 0; round < warm + rounds; round += 1)
    for (const [i, one] of pages.entries()) {
      const seen = await firstSeen(browser, one)
      if (round >= warm) seen.forEach((time, k) => found[i]![k]!.push(time))
    }
  return found.map((views) => views.map((times) => times.sort((a, b) => a - b)))
}

async function firstSeen(browser: Browser, { newAddress, views }: Page): Promise<number[]> {
  const context = await browser.newContext()
  const tab = await context.newPage()
  await tab.addInitScript((selectors) => {
    const seen = selectors.map(
      (selector) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (!document.querySelector(selector)) requestAnimationFrame(look)
            else
              requestAnimationFrame(() => {
                resolve(performance.now())
              })
          }
          look()
        }),
    )
    Object.assign(window, { seen })
  }, views)
  await tab.goto(newAddress())
  const found = await tab.evaluate(() => Promise.all((window as unknown as { seen: Promise<number>[] }).seen))
  await context.close()
  return found
}

/** @returns bytes, gzipped, of all scripts that were fetched until the page had come to rest. */
async function firstScripts(browser: Browser, { newAddress, views }: Page, folder: string): Promise<number> {
  const context = await browser.newContext()
  const tab = await context.newPage()
  const fetched = new Set<string>()
  tab.on('response', (response) => {
    const name = /\/assets\/([^/?]+\.js)$/.exec(response.url())?.[1]
    if (name !== undefined) fetched.add(name)
  })
  await tab.goto(newAddress())
  await tab.locator(views.at(-1)!).first().waitFor()
  await context.close()
  const files = readdirSync(join(folder, 'assets')).filter((file) => fetched.has(file))
  if (files.length === 0) throw new Error('No script of the page was seen on its way.')
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, 'assets', file))).length, 0)
}
