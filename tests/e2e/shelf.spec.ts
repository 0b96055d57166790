import { lookAt } from './axe.ts'
import { expect, test } from './doors.ts'
import { quickPlatoon } from './quickTour.ts'
import { frame, library } from './screens.ts'

test('what comes into the library and what is deleted is told, marked, and has the keys, without a mouse', async ({
  program,
}) => {
  await quickPlatoon(program)
  const page = program.page()
  const { name, text } = (await program.call('campaign.export', { campaign: 'Quick.tour' })) as {
    name: string
    text: string
  }
  await frame(page).go('Library')
  const status = page.locator('.notice')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${name} two.tour.json`, mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(status).toHaveText('Quick two.tour is in the library now.')
  const brought = page.locator('[data-campaign="Quick two.tour"]')
  await expect(brought).toContainText('Just brought in')
  await expect(brought.getByRole('link', { name: 'Go on' })).toBeFocused()
  await lookAt(page, 'a campaign just brought in')

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await page.getByRole('button', { name: 'Delete the file' }).press('Enter')
  await expect(brought).toHaveCount(0)
  await expect(status).toContainText('is deleted. Undo stands above the campaigns.')
  await expect(library(page).card('Quick').getByRole('link', { name: 'Go on' })).toBeFocused()
  await lookAt(page, 'a campaign just deleted')
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect(brought.getByRole('link', { name: 'Go on' })).toBeFocused()
})
