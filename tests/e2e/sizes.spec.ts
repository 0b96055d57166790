import type { Page } from '@playwright/test'
import { reportBoxes } from '../../src/games/fng/rules/reportBoxes.ts'
import { layoutFaults } from '../support/layoutFaults.ts'
import { expect, test } from './doors.ts'
import { campaign, quickMission, quickPlatoon } from './quickTour.ts'
import { frame, halfMonth, library, slip } from './screens.ts'

const rail = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
const letters = (page: Page, size: 'normal' | 'larger') =>
  page.evaluate((newValue) => dispatchEvent(new StorageEvent('storage', { key: 'textSize', newValue })), size)

/** A list is scrolled by whole pixels, and letters that are larger do not end at one. */
const nearlyAll = 0.98

test.describe('which campaign it is, who rolls, and that it is saved', () => {
  test('is said at every size; two campaigns of one unit are told apart', async ({ program }) => {
    const page = program.page()
    await quickPlatoon(program)
    await program.call('library.duplicate', { campaign, name: 'Second try' })
    await page.reload()
    await library(page).goOn('Second try').click()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(rail(page).getByText('Second try')).toBeVisible()
    await expect(rail(page).getByText('Quick', { exact: true })).toBeVisible()
    await expect(rail(page).getByTitle(/^Saved, journal line \d+$/)).toBeVisible()
    await expect(page).toHaveTitle(/Second try/)

    const named = page.getByRole('main').locator('header').getByText('Second try')
    const dice = rail(page).getByRole('link', { name: 'The program rolls' })
    for (const size of [
      { width: 820, height: 1180 },
      { width: 1024, height: 700 },
    ]) {
      await page.setViewportSize(size)
      await expect(named).toBeInViewport()
      await expect(rail(page).getByTitle(/^Saved, journal line \d+$/)).toBeInViewport({ ratio: 1 })
      await expect(rail(page).getByRole('link', { name: 'Program rolls' })).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(named).toBeHidden()
    await expect(dice).toBeVisible()
  })

  for (const hasTouch of [false, true])
    test.describe(hasTouch ? 'by finger' : 'by mouse', () => {
      test.use({ hasTouch, isMobile: hasTouch })

      test('with the largest letters in a low window, nothing of the rail is out of reach', async ({ program }) => {
        const page = program.page()
        await quickPlatoon(program)
        await library(page).goOn('Quick').click()
        await page.setViewportSize({ width: 1024, height: 700 })
        await letters(page, 'larger')
        const stays = [
          rail(page).getByText('Quick', { exact: true }).first(),
          rail(page).getByRole('button', { name: 'Find' }),
          rail(page).getByRole('link', { name: 'Settings' }),
          rail(page).getByRole('link', { name: 'The program rolls' }),
          rail(page).getByTitle(/^Saved, journal line \d+$/),
        ]
        for (const name of ['Print', 'Friends', 'Help', 'Overview']) {
          await frame(page).go(name)
          const link = rail(page).getByRole('link', { name: new RegExp(`^${name}`) })
          for (const one of [link, ...stays]) await expect(one).toBeInViewport({ ratio: nearlyAll })
        }
        // What has to be scrolled to is so little that a mouse finds it at a glance; a finger has larger links.
        const hidden = await rail(page)
          .locator('.list')
          .evaluate((list) => list.scrollHeight - list.clientHeight)
        if (!hasTouch) expect(hidden).toBeLessThanOrEqual(30)
      })
    })
})

test('no box of any report cuts its words, nor any setting of a campaign, however large the letters are', async ({
  program,
}) => {
  const page = program.page()
  await quickPlatoon(program)
  await quickMission(program, 'battle')
  // One mission has a few of the boxes; here all of them are asked.
  const fields = reportBoxes.filter((box) => box.of === 'mission').map(({ field }) => field)
  const all = `"reportFields":${JSON.stringify(fields)}`
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/"reportFields":\[[^\]]*\]/g, all)
    await route.fulfill({ response, body })
  })
  await page.reload()
  await library(page).goOn('Quick').click()
  await frame(page).go('Half-month')
  await halfMonth(page).played.click()
  await expect(page.getByRole('group', { name: 'The task' })).toBeVisible()
  const faults: string[] = []
  const look = async (what: string) => {
    for (const size of ['normal', 'larger'] as const) {
      await letters(page, size)
      for (const [width, height] of [
        [820, 1180],
        [1024, 700],
        [1280, 800],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.evaluate(() => new Promise(requestAnimationFrame))
        const found = await page.evaluate(layoutFaults)
        faults.push(...found.map((fault) => `${what} at ${width}x${height}, letters ${size}: ${fault}`))
      }
    }
  }
  await look('report')
  // The foot says how it stands in a line or two, never a word at a time.
  await page.setViewportSize({ width: 820, height: 1180 })
  await letters(page, 'normal')
  expect((await page.locator('.sum .figures').boundingBox())!.height).toBeLessThan(40)
  await frame(page).go('Settings')
  await expect(page.getByRole('region', { name: 'The unit' })).toBeVisible()
  await look('settings')
  await page.unrouteAll({ behavior: 'wait' })
  expect(faults).toEqual([])
})

test('what a throw brings is cut nowhere that has room for it', async ({ program }) => {
  const page = program.page()
  await quickPlatoon(program)
  await program.call('fng.testForContact', { campaign, dice: 'player', input: {} })
  await page.reload()
  await page.setViewportSize({ width: 1280, height: 800 })
  await library(page).goOn('Quick').click()
  await frame(page).go('Half-month')
  const row = slip(page).root.getByText(/the next Contact test is rolled with 3d6/)
  await expect(row).toBeVisible()
  const hidden = () => row.evaluate((text) => text.scrollHeight - text.clientHeight)
  expect(await hidden()).toBeLessThanOrEqual(1)
  // In a window that is too low for all of it, the dice stay in sight instead.
  await page.setViewportSize({ width: 1100, height: 560 })
  await expect.poll(hidden).toBeGreaterThan(1)
})

test('where one comes in stands within the table, and what is under way clear of its mission', async ({ program }) => {
  const page = program.page()
  await quickPlatoon(program)
  await quickMission(program, 'battle')
  for (const sector of [1, 3]) {
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(
        /"start":\{"sector":\d,"how":"\w+"/g,
        `"start":{"sector":${sector},"how":"entry"`,
      )
      await route.fulfill({ response, body })
    })
    await page.reload()
    await library(page).goOn('Quick').click()
    await frame(page).go('Half-month')
    const words = page.getByText('in and out')
    await expect(words).toBeVisible()
    for (const size of ['normal', 'larger'] as const) {
      await letters(page, size)
      const [text, table] = await Promise.all([words.boundingBox(), page.locator('.drawn').boundingBox()])
      expect(text!.x).toBeGreaterThanOrEqual(table!.x)
      expect(text!.x + text!.width).toBeLessThanOrEqual(table!.x + table!.width)
    }
    await page.unrouteAll({ behavior: 'wait' })
    await letters(page, 'normal')
    await frame(page).go('Library')
  }
  await library(page).goOn('Quick').click()
  await frame(page).go('History')
  const mission = page.getByRole('region', { name: 'Missions of the tour' })
  const [link, chip] = await Promise.all([
    mission.locator('[data-mission]').first().boundingBox(),
    mission.getByText('Under way').boundingBox(),
  ])
  expect(chip!.x >= link!.x + link!.width + 6 || chip!.y >= link!.y + link!.height).toBe(true)
})
