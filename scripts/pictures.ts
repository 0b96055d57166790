import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { createProgram } from '../src/main/app/createProgram.ts'
import { playDemo } from '../src/main/cli/demo.ts'
import { serve } from '../src/main/serve/server.ts'
import { openTickets } from '../src/main/serve/tickets.ts'
import { findChromium } from './gate/chromium.ts'
import { playTo } from './pictures/playTo.ts'

/**
 * `node scripts/pictures.ts`: draws the pictures of the documentation again, from the real program with a demo tour of
 * Marines. The page must have been built (`npm run build`); the printed sheet needs pdftoppm.
 */
const root = join(import.meta.dirname, '..')
const out = join(root, 'docs/pictures')
const size = { width: 1280, height: 800 }
const sheetDpi = '80'
/** A tour towards its second half, when men are short, away and new. */
const demo = { list: 'usmc', seed: 9, turns: 12 } as const

const folder = mkdtempSync(join(tmpdir(), 'short-timer-pictures-'))
mkdirSync(out, { recursive: true })
try {
  await drawAll()
} finally {
  rmSync(folder, { recursive: true })
}

async function drawAll(): Promise<void> {
  const tickets = openTickets()
  const drawn: Uint8Array[] = []
  const program = createProgram({
    folder,
    anywhere: true,
    now: () => new Date(),
    newSeed: () => demo.seed,
    newId: randomUUID,
    deliverSheet: (name, bytes) => {
      drawn.push(bytes)
      return tickets.offer(name, bytes)
    },
    log: (error, where) => {
      console.error(where, error)
    },
  })
  await playDemo(program, { ...demo, nameSheet: () => undefined, progress: () => undefined })
  const tour = readdirSync(folder).find((file) => file.endsWith('.tour'))!
  const served = await serve({ program, tickets, pageFolder: join(root, 'out/renderer'), log: console.error })
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ viewport: size, colorScheme: 'light', reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(served.url)
    await playTo(program, tour, (view) => view.now === 'victoryPoints')
    await drawHalfMonth(page, tour)
    await playTo(program, tour, (view) => view.now === 'turnEnd')
    await drawRoster(page, tour)
  } finally {
    await browser.close()
    await served.close()
  }
  await program.call('print.sheet', { campaign: tour, sheet: 'roster', paper: 'letter' })
  drawSheet(drawn.at(-1)!)
}

async function open(page: Page, tour: string, rest: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/tour/${encodeURIComponent(tour)}${rest}`)
}

/** The recovery of the men who were hit, and why the first of them came out as he did. */
async function drawHalfMonth(page: Page, tour: string): Promise<void> {
  await open(page, tour, '')
  await page.locator('.middle .why').first().click()
  await page.locator('.middle .hit').first().waitFor()
  await page.mouse.move(0, 0)
  await page.screenshot({ path: join(out, 'half-month.png') })
}

async function drawRoster(page: Page, tour: string): Promise<void> {
  await open(page, tour, '/roster')
  await page.locator('[data-billet]').first().waitFor()
  await page.screenshot({ path: join(out, 'roster.png') })
}

/** Page 1 of the printed roster, where pdftoppm is installed. */
function drawSheet(pdf: Uint8Array): void {
  const file = join(folder, 'roster.pdf')
  writeFileSync(file, pdf)
  const drawn = spawnSync(
    'pdftoppm',
    ['-png', '-r', sheetDpi, '-f', '1', '-l', '1', '-singlefile', file, join(out, 'roster-sheet')],
    { stdio: 'inherit' },
  )
  if (drawn.status !== 0) console.error('No picture of the roster sheet: pdftoppm is not here (poppler-utils).')
}
