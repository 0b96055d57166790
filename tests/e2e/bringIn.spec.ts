import Database from 'better-sqlite3'
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seriousOf } from './axe.ts'
import { expect, test } from './doors.ts'
import { campaign, quickPlatoon } from './quickTour.ts'

test('a file that is not sound is brought in, and what was found is told; JSON that is no tour is refused', async ({
  program,
  folder,
}) => {
  await quickPlatoon(program)
  const copy = join(folder, 'copy')
  copyFileSync(join(folder, campaign), copy)
  new Database(copy).exec("update entry_line set text = 'Hacked.'").close()
  const page = program.page()
  await page.reload()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Bring in a file' }).click(),
  ])
  const mimeType = 'application/octet-stream'
  await chooser.setFiles([
    { name: 'Friend.tour', mimeType, buffer: readFileSync(copy) },
    { name: 'Friend.tour.json', mimeType, buffer: Buffer.from('{"format":"short-timer-tour","version":0}') },
  ])
  const told = page.getByRole('alert')
  await expect(told).toContainText('Friend.tour.json cannot be taken in: version: 1 is wanted here.')
  await expect(told).toContainText('Friend.tour is in the library now, but it is not sound: Entry 1, ')
  await expect(page.getByText('Friend.tour', { exact: true }).first()).toBeVisible()
  expect(await seriousOf(page)).toEqual([])
})

test('a campaign that was saved as JSON comes in under a name of its owner, and is no pack', async ({ program }) => {
  await quickPlatoon(program)
  const { text } = (await program.call('campaign.export', { campaign, job: 'export' })) as { text: string }
  const page = program.page()
  await page.reload()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Bring in a file' }).click(),
  ])
  await chooser.setFiles([{ name: 'alpha (1).json', mimeType: 'application/json', buffer: Buffer.from(text) }])
  await expect(page.getByText('alpha (1).tour is in the library now.')).toBeVisible()
  await expect(page.getByText('alpha (1).json waits')).toHaveCount(0)
})
