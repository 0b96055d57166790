import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { serve } from '../src/main/serve/server.ts'
import { openTickets } from '../src/main/serve/tickets.ts'
import { findChromium } from './gate/chromium.ts'
import { helpAsked } from './helpAsked.ts'
import { ensureBuilt } from './start/ensureBuilt.ts'
import { byHand, shots, type Shot } from './screens/shots.ts'
import { playTours, type Shown } from './screens/tours.ts'

/**
 * `npm run screens`: pictures of every screen, light and dark, at 1280 x 800 and 1024 x 700, what is for a tablet upright too, and of the printed sheets,
 * drawn from the real program with tours it has played. `npm run screens roster deros` draws only those, `npm run screens sheets` only the sheets. The page is
 * built first; the sheets need pdftoppm.
 */
const root = join(import.meta.dirname, '..')
/** Pictures that README or help show: those that are there are drawn anew, none is added. */
const kept = join(root, 'docs/screens')
/** All others, which git does not keep. */
const out = join(root, 'pictures/screens')
const folderOf = (file: string) => (existsSync(join(kept, file)) ? kept : out)
const sizes = [
  { suffix: '', width: 1280, height: 800 },
  { suffix: '-small', width: 1024, height: 700 },
]
const upright = { suffix: '-upright', width: 820, height: 1180 }
const themes = ['light', 'dark'] as const
const sheetDpi = '80'

if (helpAsked('npm run screens -- [names of screens]')) process.exit()
if ((await ensureBuilt()) !== 0) process.exit(1)
const asked = process.argv.slice(2)
const wanted = asked.length === 0 ? shots : shots.filter(({ name }) => asked.includes(name))
/** Named so that it can be seen in the library's picture, the same every time. */
const folder = join(tmpdir(), 'Short-Timer')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
mkdirSync(out, { recursive: true })
try {
  await drawAll()
} finally {
  rmSync(folder, { recursive: true })
}

async function drawAll(): Promise<void> {
  const tickets = openTickets()
  const shown = await playTours(folder, tickets)
  const served = await serve({
    program: shown.program,
    tickets,
    pageFolder: join(root, 'out/renderer'),
    port: 0,
    printAddress: () => undefined,
    log: console.error,
  })
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    for (const shot of wanted) await draw(browser, served.newAddress, shown, shot)
    if (asked.length === 0 || asked.includes('sheets')) await drawSheets(shown)
  } finally {
    await browser.close()
    await served.close()
  }
}

async function draw(browser: Browser, newAddress: () => string, shown: Shown, shot: Shot): Promise<void> {
  for (const { suffix, ...viewport } of shot.upright ? [...sizes, upright] : sizes)
    for (const colorScheme of themes) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      page.on('pageerror', (error) => {
        throw new Error(`${shot.name}: ${error.message}`)
      })
      if (shot.tour !== 'none' && byHand.includes(shot.tour))
        await page.addInitScript(() => {
          localStorage.setItem('dice', 'player')
        })
      await page.goto(newAddress())
      await page.locator('main h1').waitFor()
      await page.evaluate((hash) => (location.hash = hash), addressOf(shown, shot))
      // Nothing of the page before is left to be taken for this one.
      await page.reload()
      await page.locator(shot.wait).first().waitFor()
      await shot.first?.(page)
      await page.mouse.move(0, 0)
      await settle(page)
      const file = `${shot.name}-${colorScheme}${suffix}.webp`
      await save(page, join(folderOf(file), file))
      await context.close()
    }
  console.log(shot.name)
}

function addressOf({ tours }: Shown, { tour, path }: Shot): string {
  if (tour === 'none') return path
  const { campaign, star } = tours[tour]
  return `/tour/${encodeURIComponent(campaign)}${path.replace('{star}', String(star))}`
}

/** Waits until fonts are there and nothing has been painted anew for some frames. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 40; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/** As WebP, a third of the size of PNG. */
async function save(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 90 })
  writeFileSync(path, Buffer.from(data, 'base64'))
}

/** First pages of the printed sheets, where pdftoppm is installed. */
async function drawSheets({ program, drawn, tours }: Shown): Promise<void> {
  for (const sheet of ['roster', 'briefing'] as const) {
    await program.call('print.sheets', { campaign: tours.aftermath.campaign, paper: 'letter', sheets: [{ sheet }] })
    const file = join(folder, `${sheet}.pdf`)
    writeFileSync(file, drawn.at(-1)!)
    const to = join(folderOf(`sheet-${sheet}.png`), `sheet-${sheet}`)
    const ran = spawnSync('pdftoppm', ['-png', '-r', sheetDpi, '-f', '1', '-l', '1', '-singlefile', file, to])
    if (ran.status !== 0) console.error(`No picture of the ${sheet}: pdftoppm is not here (poppler-utils).`)
  }
  console.log(readdirSync(out).length, 'pictures in pictures/screens,', readdirSync(kept).length, 'in docs/screens')
}
