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
  await expect(alone.getByText('a 3 or less passes: 1 passed')).toBeVisible()
  expect(await seriousOf(page)).toEqual([])

  await alone.getByLabel('What it was for').fill('A friend asked')
  await page.keyboard.press('Enter')
  await expect(alone.getByRole('button', { name: 'Written down' })).toBeDisabled()
  await frame(page).go('Journal')
  await expect(page.getByText('A friend asked').first()).toBeVisible()
})

test('a table of the player\u2019s own: written, changed and undone by keyboard', async ({ program }) => {
  const page = program.page()
  const { keyboard } = page
  await quickPlatoon(program)
  await library(page).goOn('Quick').click()
  await frame(page).go('Overview')
  await frame(page).go('Tables')

  await page.getByRole('button', { name: 'New table of your own' }).focus()
  await keyboard.press('Enter')
  await keyboard.type('What is in the hut')
  // Past the dice: 1d6.
  for (let i = 0; i < 3; i++) await keyboard.press('Tab')
  await keyboard.type('Nothing')
  await keyboard.press('Enter')
  await keyboard.type('Rice')
  await page.getByLabel('Row 1, highest score').fill('4')
  expect(await seriousOf(page), 'the editor').toEqual([])
  await keyboard.press('Control+Enter')
  await expect(frame(page).notice).toContainText('A table of your own: What is in the hut')

  const sheet = page.locator('.table-sheet')
  await expect(sheet.getByRole('row', { name: '1-4 Nothing' })).toBeVisible()
  await page.getByRole('region', { name: 'Roll on this table' }).getByLabel('Your dice').fill('5')
  await keyboard.press('Enter')
  await expect(sheet.getByText('Rice').nth(1)).toBeVisible()

  await sheet.getByRole('button', { name: 'Change it' }).click()
  await page.getByLabel('Title').fill('In the hut')
  // What is typed outlives the page.
  await frame(page).go('Journal')
  await frame(page).go('Tables')
  await page.getByRole('button', { name: 'What is in the hut', exact: true }).click()
  await sheet.getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByText('are here.')).toBeVisible()
  await page.getByLabel('Title').press('Control+Enter')
  await expect(page.getByRole('button', { name: 'In the hut', exact: true })).toBeVisible()
  await keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'What is in the hut', exact: true })).toBeVisible()
  expect(await seriousOf(page), 'the sheet').toEqual([])
})
