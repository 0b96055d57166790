import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { seriousOf } from './axe.ts'
import { expect, test } from './doors.ts'
import { campaign, quickMission, quickPlatoon } from './quickTour.ts'
import { frame } from './screens.ts'

const palette = (page: Page) => {
  const root = page.getByRole('dialog', { name: 'Find' })
  return { root, field: root.getByRole('combobox', { name: 'Find' }), items: root.getByRole('option') }
}

test('somebody new has a sample tour made, is led through it, and finds everything by keyboard', async ({
  program,
}) => {
  test.slow()
  const page = program.page()
  await page.getByRole('button', { name: 'Look at a sample' }).click()
  const guide = page.getByRole('complementary', { name: 'Guide' })
  // A tour of eleven half-months is played first.
  await expect(guide).toContainText('1 of 5', { timeout: 30_000 })
  expect(await seriousOf(page)).toEqual([])
  for (const at of [2, 3, 4]) {
    await guide.getByRole('button', { name: 'Go on' }).click()
    await expect(guide).toContainText(`${at} of 5`)
  }
  await expect(frame(page).heading).toHaveText('Journal')
  await guide.getByRole('button', { name: 'Put the guide away' }).click()
  await expect(guide).toHaveCount(0)

  const { root, field, items } = palette(page)
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  expect(await seriousOf(page)).toEqual([])
  await page.keyboard.type('weather')
  await expect(items.first()).toContainText('Weather')
  await page.keyboard.press('Enter')
  await expect(root).toHaveCount(0)
  await expect(frame(page).heading).toHaveText('Tables')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search tables' })).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(items.first()).toContainText('Weather')
  await page.keyboard.press('Escape')
  await expect(root).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(frame(page).heading).toHaveText('Settings')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(await seriousOf(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Prove' }).click()
  await expect(page.getByText(/^Proved: \d+ journal lines/)).toBeVisible()
})

test('the player’s theme and text size hold, whatever the system says, and after a restart', async ({ program }) => {
  const page = program.page()
  await page.emulateMedia({ colorScheme: 'light' })
  await frame(page).go('Settings')
  const look = () =>
    page.evaluate(() => ({
      desk: getComputedStyle(document.body).backgroundColor,
      heading: document.querySelector('h1')!.getBoundingClientRect().height,
    }))
  const before = await look()
  await page.getByRole('button', { name: 'Dark' }).click()
  await page.getByRole('button', { name: 'Larger' }).click()
  await expect.poll(async () => (await look()).desk).not.toBe(before.desk)
  expect((await look()).heading).toBeGreaterThan(before.heading * 1.2)
  const whole = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  expect(whole).toBe(0)
  expect(await seriousOf(page)).toEqual([])
  const after = await look()
  await page.reload()
  await expect(frame(page).heading).toHaveText('Settings')
  await expect.poll(look).toEqual(after)
})

test('two windows on one tour stay in step, and each may have its own', async ({ program, context }) => {
  await quickPlatoon(program)
  await quickMission(program, 'area')
  const first = program.page()
  await first.goto(`${new URL(first.url()).origin}/#/tour/${campaign}/half-month`)
  await expect(frame(first).undo).toBeVisible()
  const opening = context.waitForEvent('page')
  await first.keyboard.press('Control+k')
  await expect(palette(first).field).toBeFocused()
  await first.keyboard.type('new window')
  await first.keyboard.press('Enter')
  const second = await opening
  await expect(frame(second).undo).toBeVisible()
  const saved = await frame(second).undo.innerText()
  await second.keyboard.press('Control+z')
  await expect(frame(second).undo).not.toHaveText(saved)
  await expect(frame(first).undo).toHaveText(await frame(second).undo.innerText())
  await frame(second).go('Library')
  await expect(frame(second).heading).toHaveText('Library')
  await expect(frame(first).heading).not.toHaveText('Library')
  await second.close()
})

test('a tour dropped on any page is opened; anything else is refused calmly', async ({ program, folder }) => {
  await quickPlatoon(program)
  const bytes = readFileSync(join(folder, campaign)).toString('base64')
  const page = program.page()
  await frame(page).go('Tables')
  const drop = (name: string) =>
    page.evaluate(
      ([named, content]) => {
        const data = new DataTransfer()
        data.items.add(new File([Uint8Array.from(atob(content), (one) => one.charCodeAt(0))], named))
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
      },
      [name, bytes] as const,
    )
  await drop('holiday.png')
  await expect(page.getByRole('alert')).toContainText('holiday.png was left as it is')
  await drop('Brought.tour')
  await expect(page).toHaveURL(/\/tour\/Brought\.tour$/)
})
