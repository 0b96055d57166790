import { seriousOf } from './axe.ts'
import { expect, test } from './doors.ts'
import { quickPlatoon } from './quickTour.ts'
import { frame, library } from './screens.ts'

test('a table alone: found by its chapter, rolled with own dice, and written in the journal', async ({ program }) => {
  const page = program.page()
  await quickPlatoon(program)
  await library(page).goOn('Quick').click()
  // The library has a page of tables too.
  await frame(page).go('Overview')
  await frame(page).go('Tables')

  await page.getByRole('searchbox', { name: 'Search tables' }).fill('setting up contact')
  await page.getByRole('button', { name: /^Contact/ }).click()
  const alone = page.getByRole('region', { name: 'Roll on this table' })
  await alone.getByLabel('REP', { exact: true }).fill('4')
  await alone.getByRole('checkbox', { name: /Rainy season/ }).check()
  await alone.getByLabel('Your dice').fill('3 4')
  await page.keyboard.press('Enter')
  await expect(alone.getByText('against 3: 1 passed')).toBeVisible()
  expect(await seriousOf(page)).toEqual([])

  await alone.getByLabel('What it was for').fill('A friend asked')
  await page.keyboard.press('Enter')
  await expect(alone.getByRole('button', { name: 'Written down' })).toBeDisabled()
  await frame(page).go('Journal')
  await expect(page.getByText('A friend asked').first()).toBeVisible()
})
