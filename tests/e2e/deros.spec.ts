import type { DerosBar, DerosView } from '../../src/games/fng/contract/deros.ts'
import { seriousOf } from './axe.ts'
import { expect, test } from './doors.ts'
import { campaign, quickMission, quickPlatoon } from './quickTour.ts'
import { frame, library } from './screens.ts'

const homeOf = (bar: DerosBar): number => (bar.kind === 'man' && bar.home !== null ? bar.home : Infinity)

test('the board shows who leaves, is walked with the arrow keys, and opens a man with Enter', async ({ program }) => {
  const page = program.page()
  const { keyboard } = page
  await quickPlatoon(program)
  await quickMission(program, 'shortTimers')
  await page.reload()
  await library(page).goOn('Quick').click()
  await frame(page).go('DEROS board')
  const board = page.getByRole('grid', { name: 'Billets over time' })
  const view = (await program.call('fng.deros', { campaign })) as DerosView
  await expect(board.locator('[data-slot]')).toHaveCount(view.rows.length)

  // One stop for Tab on the whole board: the Star's bar.
  const star = board.locator('[data-bar][tabindex="0"]')
  await expect(star).toHaveCount(1)
  await expect(star).toHaveAccessibleName(/the Star/)
  await star.focus()
  await keyboard.press('ArrowDown')
  await expect(board.locator('[data-slot="1-2"] [data-bar]').last()).toBeFocused()
  await expect(page.getByRole('region', { name: 'The bar you are at' })).toContainText('line 2')
  await keyboard.press('ArrowUp')
  expect(await seriousOf(page)).toEqual([])

  // Today is in sight, however long the tour.
  await expect(page.getByText('now', { exact: true })).toBeInViewport()

  await page.getByRole('button', { name: 'Who leaves first' }).click()
  const homes = new Map(view.rows.flatMap(({ key, bars }) => [...bars].slice(-1).map((bar) => [key, homeOf(bar)])))
  const order = await board
    .locator('[data-slot]')
    .evaluateAll((slots) => slots.map((slot) => (slot as HTMLElement).dataset['slot'] ?? ''))
  const leaving = order.map((key) => homes.get(key) ?? Infinity)
  expect(leaving).toEqual([...leaving].sort((a, b) => a - b))
  expect(leaving[0]).toBeLessThan(Infinity)

  await page.getByLabel('Show', { exact: true }).selectOption('Open billets')
  const open = view.rows.filter(({ bars }) => bars.at(-1)?.kind === 'open').length
  await expect(board.locator('[data-slot]')).toHaveCount(open)
  await page.getByLabel('Show', { exact: true }).selectOption('Every billet')
  await star.focus()
  await keyboard.press('Enter')
  await expect(frame(page).heading).not.toHaveText('DEROS board')
  expect(page.url()).toContain('/man/')
})
