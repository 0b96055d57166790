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

/**
 * `node scripts/pictures.ts`: draws the pictures of the documentation again, from the real program with a demo tour of
 * Marines. The page must have been built (`npm run build`); the printed sheet needs pdftoppm.
 */
const root = join(import.meta.dirname, '..')
const out = join(root, 'docs/pictures')
const size = { width: 1280, height: 800 }
const sheetDpi = '80'
/** A tour towards its second half, when men are short, away and new. */
const demo = { list: 'usmc', seed: 13, turns: 12 } as const
const mostSteps = 60
/** A step tells its end before the page has fetched everything again. */
const settleMs = 150

const folder = mkdtempSync(join(tmpdir(), 'short-timer-pictures-'))
mkdirSync(out, { recursive: true })
try {
  await drawAll()
} finally {
  rmSync(folder, { recursive: true })
}

async function drawAll(): Promise<void> {
  const tickets = openTickets()
  let roster: Uint8Array | null = null
  const program = createProgram({
    folder,
    anywhere: true,
    now: () => new Date(),
    newSeed: () => demo.seed,
    newId: randomUUID,
    deliverSheet: (name, bytes) => {
      roster = bytes
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
    await open(page, tour, '')
    await playBattle(page)
    await drawAftermath(page)
    await goOnTo(page, 'End of the half-month')
    await open(page, tour, '/roster')
    await page.locator('[data-billet]').first().waitFor()
    await page.screenshot({ path: join(out, 'roster.png') })
  } finally {
    await browser.close()
    await served.close()
  }
  await program.call('print.sheet', { campaign: tour, sheet: 'roster', paper: 'letter' })
  if (roster !== null) drawSheet(roster)
}

async function open(page: Page, tour: string, rest: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/tour/${encodeURIComponent(tour)}${rest}`)
}

/** Half-months pass until there is a mission; two men are hit in it, and one stands out. */
async function playBattle(page: Page): Promise<void> {
  const go = page.getByRole('button', { name: /^These \d+ go$/ })
  const end = page.getByRole('button', { name: 'End the half-month' })
  const handIn = page.getByRole('button', { name: 'Hand in the report' })
  for (;;) {
    await goOn(page, () => go.or(end).isVisible())
    if (await go.isVisible()) break
    await end.click()
    await end.waitFor({ state: 'hidden' })
  }
  await go.click()
  await goOn(page, () => handIn.isVisible())
  const rows = (column: string) => page.locator(`[data-column="${column}"]`)
  await rows('fate').nth(1).selectOption('outOfTheFight')
  await rows('fate').nth(2).selectOption('outOfTheFight')
  await rows('deed').nth(3).selectOption('twoInMelee')
  for (const man of [0, 3, 4]) await rows('killsConfirmed').nth(man).fill('4')
  await handIn.click()
}

/** The Short Timer checks, and why the first of them came out as it did. */
async function drawAftermath(page: Page): Promise<void> {
  await goOnTo(page, 'DEROS')
  await page.locator('.middle .why').first().click()
  await page.locator('.middle .hit').first().waitFor()
  await page.locator('h1').focus()
  await page.mouse.move(0, 0)
  await page.screenshot({ path: join(out, 'half-month.png') })
}

function goOnTo(page: Page, phase: string): Promise<void> {
  return goOn(page, async () => (await page.locator('.act h2').allInnerTexts()).includes(phase))
}

/** Takes step after step, and the first of every choice, until `there`. */
async function goOn(page: Page, there: () => Promise<boolean>): Promise<void> {
  const act = page.locator('.act .btn.primary')
  const slip = page.locator('.slip')
  for (let step = 0; step < mostSteps; step += 1) {
    await page.locator('.act, .slip, form').first().waitFor()
    if (await there()) return
    const saved = await page.locator('.rail-foot').innerText()
    const asked = await slip.innerText({ timeout: 1 }).catch(() => '')
    if (await slip.isVisible()) await page.keyboard.press('1')
    else await act.click()
    await page.waitForFunction(
      ([foot, question]) =>
        document.querySelector<HTMLElement>('.rail-foot')?.innerText !== foot ||
        (document.querySelector<HTMLElement>('.slip')?.innerText ?? '') !== question,
      [saved, asked] as const,
    )
    await page.waitForTimeout(settleMs)
  }
  throw new Error('The tour does not get there.')
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
