import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import vue from '@vitejs/plugin-vue'
import { chromium, type CDPSession, type Page } from 'playwright-core'
import { build } from 'vite'
import { findChromium } from '../../scripts/gate/chromium.ts'
import { createProgram } from '../../src/main/app/createProgram.ts'
import { serve } from '../../src/main/serve/server.ts'
import { openTickets } from '../../src/main/serve/tickets.ts'
import { chromiumArguments } from '../../tests/support/chromium.ts'
import { playedAt } from '../../tests/support/commitPlayed.ts'
import { writeLongTour } from '../longTour.ts'
import { median, ms, percentile95, type Group } from '../measure.ts'

const men = 500
const rounds = 8
const target = 50

/** A roster far longer than any platoon: what it does to the frames of the page when it is sorted and filtered. */
export async function rosterFrames(): Promise<Group> {
  const folder = mkdtempSync(join(tmpdir(), 'short-timer-frames-'))
  const root = join(import.meta.dirname, '../..')
  try {
    writeLongTour(join(folder, 'Long.tour'), men)
    const pageFolder = join(folder, 'page')
    await build({
      root: join(root, 'src/renderer'),
      configFile: false,
      base: './',
      logLevel: 'error',
      plugins: [vue()],
      build: { outDir: pageFolder },
    })
    return await withPage(folder, pageFolder, measure)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function withPage(folder: string, pageFolder: string, work: (page: Page) => Promise<Group>): Promise<Group> {
  const tickets = openTickets()
  const log = (error: unknown) => {
    throw error
  }
  const program = createProgram({
    folder,
    anywhere: false,
    now: () => new Date(playedAt),
    newSeed: () => 1,
    newId: randomUUID,
    deliverSheet: tickets.offer,
    log,
  })
  const served = await serve({ program, tickets, pageFolder, port: 0, printAddress: () => undefined, log })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(served.newAddress())
    await page.evaluate(() => {
      localStorage.setItem('roster.mode', 'list')
      location.hash = '/tour/Long.tour/roster'
    })
    await page.locator('[role="row"][data-billet]').first().waitFor()
    return await work(page)
  } finally {
    await browser.close()
    await served.close()
    await program.close()
  }
}

/** What is done to the list, as a player would do it. Runs in the page. */
const acts: Readonly<Record<string, string>> = {
  'Sorted by a column': `(i) => { const heads = document.querySelectorAll('[role="columnheader"] button'); heads[i % heads.length].click() }`,
  'A letter typed in the filter': `(i) => { const find = document.querySelector('input[type="search"]'); find.value = 'baker rifle'.slice(0, 1 + (i % 11)); find.dispatchEvent(new Event('input', { bubbles: true })) }`,
  'A filter chosen, and taken away': `(i) => { const one = document.querySelector('select[aria-label="REP"]'); one.value = i % 2 ? '' : '4'; one.dispatchEvent(new Event('change', { bubbles: true })) }`,
  'A page scrolled': `(i) => { document.querySelector('[role="grid"]').scrollTop = (i % 16) * 700 }`,
}

/** The longest frame in the quarter of a second after an act. */
const longestFrame = (act: string, i: number): string => `new Promise((resolve) => {
  const act = ${act}
  const frames = []
  let last = null
  const tick = (now) => {
    if (last !== null) frames.push(now - last)
    last = now
    if (frames.length === 2) act(${i})
    if (frames.length < 16) requestAnimationFrame(tick)
    else resolve(Math.max(...frames.slice(1)))
  }
  requestAnimationFrame(tick)
})`

/** Takes away what an act has left in the filter, and goes back to the top: the next one begins with all the men. */
const whole = `new Promise((resolve) => {
  const say = (selector, event) => {
    const one = document.querySelector(selector)
    one.value = ''
    one.dispatchEvent(new Event(event, { bubbles: true }))
  }
  say('input[type="search"]', 'input')
  requestAnimationFrame(() => {
    say('select[aria-label="REP"]', 'change')
    requestAnimationFrame(() => {
      const grid = document.querySelector('[role="grid"]')
      grid.scrollTop = 0
      resolve(Number(grid.getAttribute('aria-rowcount')) - 1)
    })
  })
})`

/** What an act has cost, time by time: the longest frame, shortest first, and the work of the main thread, both in ms. */
interface Cost {
  readonly frames: readonly number[]
  readonly work: readonly number[]
}

const figures = 'longest frame, median, 95th percentile and worst; work of the main thread, median'
const aim = `95 of 100 within ${target} ms`

async function measure(page: Page): Promise<Group> {
  const results: Group['results'][number][] = []
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const idle = await costOf(page, devtools, '() => {}')
  const said = ({ frames, work }: Cost): string =>
    `${ms(median(frames))}, ${ms(percentile95(frames))}, ${ms(frames.at(-1)!)}; ${ms(median(work) - median(idle.work))}`
  for (const [what, act] of Object.entries(acts)) {
    const cost = await costOf(page, devtools, act)
    results.push({
      what: `${what}: ${figures}`,
      measured: said(cost),
      target: aim,
      met: percentile95(cost.frames) <= target,
    })
  }
  return {
    title: 'The roster with 500 men',
    how: `The built page in Chromium at 1280 x 800, served in browser mode from a tour file of ${men} men in three squads. Longest time between two frames after each of ${rounds * 11} acts, drawn without a graphics card. Before each kind of act the list shows all men from the top; the work of doing nothing for as long is taken off the work of the main thread.`,
    results: [{ what: `Nothing done: ${figures}`, measured: said(idle), target: '', met: null }, ...results],
  }
}

/** @returns what an act costs each time it is done to the whole list; the first times do not count. */
async function costOf(page: Page, devtools: CDPSession, act: string): Promise<Cost> {
  const shown = Number(await page.evaluate(whole))
  if (shown !== men) throw new Error(`The list shows ${shown} of ${men} men before it is measured.`)
  const frames: number[] = []
  const work: number[] = []
  for (let i = 0; i < rounds * 11 + 4; i++) {
    const before = await workOf(devtools)
    const frame = Number(await page.evaluate(longestFrame(act, i)))
    const after = await workOf(devtools)
    if (i < 4) continue
    frames.push(frame)
    work.push(after - before)
  }
  return { frames: frames.sort((a, b) => a - b), work: work.sort((a, b) => a - b) }
}

/** @returns milliseconds that the page's main thread has been at work so far. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const found = metrics.find(({ name }) => name === 'TaskDuration')
  if (!found) throw new Error('The browser does not tell how long its tasks took.')
  return found.value * 1000
}
