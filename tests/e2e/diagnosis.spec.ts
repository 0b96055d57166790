import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seriousOf } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('files are checked on a page of their own, and a report is shown before it is copied', async ({
  page,
  context,
  served,
  folder,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: served.origin })
  writeFileSync(join(folder, 'Zqable.tour'), 'no tour')
  await page.goto(served.url)
  await page.getByRole('link', { name: 'Check files' }).click()
  await page.getByRole('button', { name: 'Check Zqable.tour' }).click()
  const file = page.getByRole('row', { name: /^Zqable.tour Zqable/ })
  await expect(file).toContainText('Not in order')
  await expect(page.getByText('Zqable.tour is not a campaign of Short-Timer')).toBeVisible()
  expect(await seriousOf(page)).toEqual([])

  await page.keyboard.press('Control+k')
  const find = page.getByRole('dialog', { name: 'Find' })
  await expect(find.getByRole('combobox', { name: 'Find' })).toBeFocused()
  await page.keyboard.type('copy report')
  await expect(find.getByRole('option').first()).toContainText('Copy report')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Copy report' })
  const text = dialog.getByRole('region', { name: 'What will be copied' })
  await expect(text).toContainText('It holds no names, no notes and no dice.')
  await expect(text).toContainText('Cannot be opened: not-a-tour')
  await expect(text).not.toContainText('Zqable')
  expect(await seriousOf(page)).toEqual([])
  await dialog.getByLabel('Names of files and folders').check()
  await expect(text).toContainText('Zqable.tour')
  const shown = await text.textContent()
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown)
})
