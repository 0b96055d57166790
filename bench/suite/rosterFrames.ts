import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import vue from '@vitejs/plugin-vue'
import { chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { findChromium } from '../../scripts/gate/chromium.ts'
import { createProgram } from '../../src/main/app/createProgram.ts'
import type { PaperCampaign, PaperMan } from '../../src/main/rules/fng/inputs.ts'
import { fngSystem } from '../../src/main/rules/fng/system.ts'
import { serve } from '../../src/main/serve/server.ts'
import { openTickets } from '../../src/main/serve/tickets.ts'
import { createTourFile } from '../../src/main/store/openTourFile.ts'
import { chromiumArguments } from '../../tests/support/chromium.ts'
import { commitPlayed, playedAt } from '../../tests/support/commitPlayed.ts'
import { playInMemory } from '../../tests/support/playTour.ts'
import { median, ms, type Group } from '../measure.ts'

const men = 500
const rounds = 8
const target = 50

const names = ['Able', 'Baker', 'Cooper', 'Dorsey', 'Ellis', 'Fuqua', 'Grady', 'Hoffner', 'Ingram', 'Jarvis']
const weapons = ['m14', 'm16', 'm79', 'm60']
const attributes = ['lucky', 'tough', 'slow', 'marksman', 'stealthy']

/** A roster far longer than any platoon: what it does to the frames of the page when it is sorted and filtered. */
export async function rosterFrames(): Promise<Group> {
  const folder = mkdtempSync(join(tmpdir(), 'short-timer-frames-'))
  const root = join(import.meta.dirname, '../..')
  try {
    writeLongTour(join(folder, 'Long.tour'))
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

const manOf = (i: number): PaperMan => ({
  firstName: String.fromCharCode(65 + (i % 26)),
  lastName: `${names[i % names.length]!} ${i}`,
  squad: 1 + (i % 3),
  post: i < 3 ? 'squadLeader' : (['rifleman', 'grenadier', 'jrNco'] as const)[i % 3]!,
  rep: 3 + (i % 4),
  attributes: [attributes[i % attributes.length]!],
  weapon: weapons[i % weapons.length]!,
  derosHalfMonths: 1 + (i % 26),
  shortTimer: i % 7 === 0,
  star: i === 0,
  away: i % 11 === 0 ? { status: 'hospital', missions: 1 + (i % 3) } : null,
})

function writeLongTour(path: string): void {
  const paper: PaperCampaign = {
    unit: 'Five hundred',
    list: 'usmc',
    corps: 'i',
    startHalfMonth: 0,
    halfMonth: 8,
    attributesFor: 'everyone',
    extraContactDie: false,
    lastArea: null,
    men: Array.from({ length: men }, (_, i) => manOf(i)),
    openSlots: [],
    history: '',
  }
  const entry = playInMemory(fngSystem.empty, 'takeOver', paper, 1, 1)
  const file = createTourFile(path, { system: fngSystem, name: 'Long', seed: 1, id: randomUUID(), now: playedAt })
  commitPlayed(file, entry, null)
  file.close()
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
  const served = await serve({ program, tickets, pageFolder, port: 0, log })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(served.url)
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

const figures = 'longest frame, median and worst, how often over the target'
const none = `no frame over ${target} ms`
const over = (frames: readonly number[]): number => frames.filter((frame) => frame > target).length
const said = (frames: readonly number[]): string =>
  `${ms(median(frames))}, ${ms(frames.at(-1)!)}, ${over(frames)} of ${frames.length}`

async function measure(page: Page): Promise<Group> {
  const results: Group['results'][number][] = []
  const idle = await longest(page, '() => {}')
  for (const [what, act] of Object.entries(acts)) {
    const frames = await longest(page, act)
    results.push({ what: `${what}: ${figures}`, measured: said(frames), target: none, met: over(frames) === 0 })
  }
  return {
    title: 'The roster with 500 men',
    how: `The built page in Chromium at 1280 x 800, served in browser mode from a tour file of ${men} men in three squads. Longest time between two frames after each of ${rounds * 11} acts, drawn without a graphics card.`,
    results: [{ what: `Nothing done: ${figures}`, measured: said(idle), target: '', met: null }, ...results],
  }
}

/** @returns the longest frame after each run of an act, shortest first; the first runs do not count. */
async function longest(page: Page, act: string): Promise<number[]> {
  const frames: number[] = []
  for (let i = 0; i < rounds * 11 + 4; i++) {
    const frame = Number(await page.evaluate(longestFrame(act, i)))
    if (i >= 4) frames.push(frame)
  }
  return frames.sort((a, b) => a - b)
}
