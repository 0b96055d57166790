import { spawnSync } from 'node:child_process'
import type { Page } from '@playwright/test'
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
test.setTimeout(300_000)

const textSizes = ['normal', 'larger'] as const
/** Half of the pages to a test, so that two of them share the work. */
const halves = [shots.filter((_, at) => at % 2 === 0), shots.filter((_, at) => at % 2 === 1)]

for (const [at, half] of halves.entries())
  test(`no page cuts words or prints two texts over each other, half ${at + 1} of the pages`, async ({
    page,
    served,
    tours,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(served.url)
    await page.locator('main h1').waitFor()
    const faults: string[] = []
    for (const shot of half) {
      await turnTo(page, shot, tours)
      for (const textSize of textSizes) {
        await setTextSize(page, textSize)
        for (const size of sizes) {
          await page.setViewportSize(size)
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

async function turnTo(page: Page, shot: Shot, tours: Tours): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(
    ([size, dice]) => {
      localStorage.setItem('textSize', size)
      localStorage.setItem('dice', dice)
    },
    [textSizes[0], shot.tour !== 'none' && byHand.includes(shot.tour) ? 'player' : 'program'] as const,
  )
  await page.evaluate((hash) => (location.hash = hash), addressOf(shot, tours))
  // Nothing of the page before is left to be taken for this one.
  await page.reload()
  await page.locator(shot.wait).first().waitFor()
  await shot.first?.(page)
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** As another tab would set it. */
const setTextSize = (page: Page, size: (typeof textSizes)[number]) =>
  page.evaluate((newValue) => {
    dispatchEvent(new StorageEvent('storage', { key: 'textSize', newValue }))
  }, size)

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
