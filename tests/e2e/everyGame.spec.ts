import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pagesOf } from '../../src/contract/pages.ts'
import { root, runToEnd } from '../../scripts/start/child.ts'
import { contracts } from '../games/contracts.ts'
import { layoutFaults } from '../support/layoutFaults.ts'
import { seriousOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { frame } from './screens.ts'

/** A program that knows the toy of the tests besides the games of today. */
const built = join(root, 'node_modules/.cache/with-toy')
test.use({ built })
// It is built but once.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const build = ['node_modules/electron-vite/bin/electron-vite.js', 'build', '--outDir', built, '--logLevel', 'error']
  expect(await runToEnd(process.execPath, build, { env: { ...process.env, GAMES: 'tests' } })).toBe(0)
})

/** Pages of the program itself, which name all games: which one is shown without a tour, what is sampled. */
const ofAll = ['library', 'tourSettings']

/** Words that only one game has any use for; of any other game, its title. A new man is an FNG in two of them. */
const words: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(contracts.map(({ id, title }) => [id, new RegExp(`\\b${title}\\b`, 'i')])),
  fng: /\b(DEROS|half-month|short timer|FNG: 2nd)\b/i,
  skirmish: /\b(KIA\/WIA|Skirmish|suppression counter)\b/i,
}

/** Where a control first cuts its words. */
const lowAndNarrow = [
  { width: 1024, height: 700 },
  { width: 1280, height: 800 },
]

/** What a page shows of its own, once its views are here. */
const below = (page: Page) => page.getByRole('main').locator(':scope > :not(.page-head)').first()
/** Lists and tables without a row: where there is nothing to list, a page says so. */
const hollow = (page: Page) => page.getByRole('main').locator(':is(ul, ol, dl, tbody):empty')

for (const { id, title, pages } of contracts) {
  test(`${title}: every page of a tour opens, can be read by everybody, and holds no word of another game`, async ({
    page,
    folder,
    served,
  }) => {
    const demo = ['demo', '--game', id, '--turns', '2', '--seed', '7', '--out', folder]
    expect(await runToEnd(process.execPath, [join(built, 'main/cli.js'), ...demo], { stdio: 'ignore' })).toBe(0)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(served.url)
    await page.getByRole('article').getByRole('link', { name: 'Go on' }).click()
    const others = Object.entries(words).filter(([game]) => game !== id)
    for (const { label, name, during } of pagesOf(pages).filter((one) => one.name !== 'library')) {
      const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: new RegExp(`^${label}`) })
      // Only a page that says when it is there may be missing.
      if (during !== undefined && (await link.count()) === 0) continue
      await expect(link, `${id}: ${name} is in the rail`).toHaveCount(1)
      await frame(page).go(label)
      await expect(frame(page).heading).toBeVisible()
      await expect.soft(below(page), `${id}: ${name} shows something below its head`).toHaveText(/\S/)
      await expect.soft(hollow(page), `${id}: ${name} has an empty list`).toHaveCount(0)
      expect.soft(await seriousOf(page), `${id}: ${name}`).toEqual([])
      for (const size of lowAndNarrow) {
        await page.setViewportSize(size)
        await page.evaluate(() => new Promise(requestAnimationFrame))
        const faults = await page.evaluate(layoutFaults)
        expect.soft(faults, `${id}: ${name} at ${size.width}x${size.height}`).toEqual([])
      }
      if (ofAll.includes(name)) continue
      const said = await page.getByRole('main').innerText()
      for (const [game, theirs] of others)
        expect.soft(theirs.exec(said)?.[0], `${id}: ${name} speaks of ${game}`).toBeUndefined()
    }
  })
}
