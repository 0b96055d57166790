import { seriousOf } from './axe.ts'
import { expect, test } from './doors.ts'
import { frame } from './screens.ts'

test('a new tour begins with the choice of its game, by keyboard alone; pages without a tour keep theirs', async ({
  program,
}) => {
  const page = program.page()
  await page.getByRole('link', { name: 'Start a campaign' }).click()
  const brings = page.getByRole('region', { name: 'Vietnam Skirmish Rules' })
  await page.getByRole('radio', { name: /FNG: 2nd Tour/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(brings).toContainText('From your own copy')
  expect(await seriousOf(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/new\/skirmish$/)

  await frame(page).go('Tables')
  const game = page.getByRole('combobox', { name: 'Game' })
  await game.selectOption('Vietnam Skirmish Rules')
  await expect(page.getByRole('button', { name: /^Grenades/ })).toBeVisible()
  expect(await seriousOf(page)).toEqual([])
  await frame(page).go('Sheets')
  await expect(game).toHaveValue('skirmish')
  expect(await seriousOf(page)).toEqual([])
  await frame(page).go('Help')
  await expect(game).toHaveValue('skirmish')
})
