import { spawnSync } from 'node:child_process'
import type { Page, Request } from '@playwright/test'
import { byHand, shots, type Shot, type TourName } from '../../scripts/screens/shots.ts'
import { layoutFaults } from '../support/layoutFaults.ts'
import { startBrowserMode } from './browserMode.ts'
import { expect, test as base } from './fixtures.ts'

/** From a tablet upright to a large screen. */
const sizes = [
  { width: 820, height: 1180 },
  { width: 1024, height: 700 },
  { width: 1280, height: 800 },
  { width: 1600, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const

type Tours = Readonly<Record<TourName, { readonly campaign: string; readonly star: number }>>

const test = base.extend<{ readonly tours: Tours }>({
  tours: async ({ folder }, use) => {
    const { stdout, stderr } = spawnSync(process.execPath, ['scripts/screens/playInto.ts', folder], {
      encoding: 'utf8',
    })
    if (stdout === '') throw new Error(stderr)
    await use(JSON.parse(stdout) as Tours)
  },
  served: async ({ folder, tours }, use) => {
    expect(Object.keys(tours).length).toBeGreaterThan(0)
    const served = await startBrowserMode(folder)
    await use(served)
    await served.stop()
  },
})

const textSizes = ['normal', 'larger'] as const

test('no page cuts words or prints two texts over each other', async ({ page, served, tours }) => {
  const resize = await resizing(page)
  const isQuiet = listening(page)
  await page.goto(served.url)
  await page.locator('main h1').waitFor()
  // What can be seen through is laid out as ever, and spared the paint.
  await page.evaluate(() => (document.documentElement.style.opacity = '0'))
  const faults: string[] = []
  for (const shot of shots) {
    await resize({ width: 1280, height: 800 })
    await turnTo(page, shot, tours)
    do await painted(page)
    while (!isQuiet())
    for (const textSize of textSizes) {
      await set(page, 'textSize', textSize)
      for (const size of sizes) {
        await resize(size)
        await painted(page)
        const found = await page.evaluate(layoutFaults)
        faults.push(
          ...found.map((fault) => `${shot.name} at ${size.width}x${size.height}, letters ${textSize}: ${fault}`),
        )
      }
    }
  }
  expect(faults).toEqual([])
})

/** Only the page is laid out anew: a window that became larger with it would be painted as well, for nobody. */
async function resizing(page: Page): Promise<(size: (typeof sizes)[number]) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  return async ({ width, height }) => {
    const metrics = { width, height, screenWidth: width, screenHeight: height, deviceScaleFactor: 1, mobile: false }
    await session.send('Emulation.setDeviceMetricsOverride', { ...metrics, dontSetVisibleSize: true })
  }
}

/** @returns whether all that the page has asked for is there; only the stream of events never ends. */
function listening(page: Page): () => boolean {
  const awaited = new Set<Request>()
  page.on('request', (request) => {
    if (!request.url().endsWith('/events')) awaited.add(request)
  })
  page.on('requestfinished', (request) => awaited.delete(request))
  page.on('requestfailed', (request) => awaited.delete(request))
  return () => awaited.size === 0
}

async function turnTo(page: Page, shot: Shot, tours: Tours): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // By way of another page, so that nothing of the page before is left to be taken for this one.
  const between = shot.path === '/help' ? { path: '/settings', title: 'Settings' } : { path: '/help', title: 'Help' }
  const heading = page.locator('main h1', { hasText: between.title })
  const goTo = (path: string) => page.evaluate((hash) => (location.hash = hash), path)
  await goTo(between.path)
  await heading.waitFor()
  await set(page, 'textSize', textSizes[0])
  await set(page, 'dice', shot.tour !== 'none' && byHand.includes(shot.tour) ? 'player' : 'program')
  await goTo(addressOf(shot, tours))
  await heading.waitFor({ state: 'detached' })
  await page.locator(shot.wait).first().waitFor()
  await shot.first?.(page)
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** As another tab would set it. */
const set = (page: Page, setting: string, value: string) =>
  page.evaluate(
    ([key, newValue]) => {
      dispatchEvent(new StorageEvent('storage', { key, newValue }))
    },
    [setting, value] as const,
  )

function addressOf({ tour, path }: Shot, tours: Tours): string {
  if (tour === 'none') return path
  const { campaign, star } = tours[tour]
  return `/tour/${encodeURIComponent(campaign)}${path.replace('{star}', String(star))}`
}

/** What answers to its own size is laid out again a frame later. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
  })
