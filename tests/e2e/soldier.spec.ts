import type { Page } from '@playwright/test'
import type { RosterView } from '../../src/games/fng/contract/roster.ts'
import { pngBytes } from '../support/samplePicture.ts'
import { lookAt } from './axe.ts'
import { expect, test, type Program } from './doors.ts'
import { frame, library } from './screens.ts'
import { campaign, quickMission, quickPlatoon } from './quickTour.ts'

/** Opens the page of the Star, who has been on a mission. */
async function openStar(program: Program): Promise<Page> {
  await quickPlatoon(program)
  await quickMission(program, 'shortTimers')
  const { squads } = (await program.call('fng.roster', { campaign })) as RosterView
  const star = squads.flatMap(({ billets }) => billets).find(({ soldier }) => soldier?.star)!.soldier!
  const page = program.page()
  await library(page).goOn('Quick').click()
  await frame(page).go('Roster')
  await expect(frame(page).heading).toHaveText('Roster')
  await page.evaluate((to) => (location.hash = to), `/tour/${campaign}/man/${star.id}`)
  await expect(frame(page).heading).toHaveText('Sgt Mercer, J.')
  return page
}

const record = (page: Page) => ({
  number: (label: string) => page.getByRole('button', { name: `${label}: why?` }),
  why: (label: string) => page.getByRole('dialog', { name: `${label}: why?` }),
  part: (name: string) => page.getByRole('tab', { name }),
  events: page.getByRole('tabpanel', { name: 'Record' }).locator('button.event'),
  portrait: page.getByRole('img', { name: 'Portrait of Sgt Mercer, J.' }),
})

test('a number says why, from man to man and back, without a mouse', async ({ program }) => {
  const page = await openStar(program)
  const { number, why, events } = record(page)
  const { keyboard } = page

  await number('REP of Sgt Mercer, J.').focus()
  await keyboard.press('w')
  await expect(why('REP of Sgt Mercer, J.')).toContainText('is the Star: REP 5')
  await lookAt(page, 'why')
  await keyboard.press('Escape')
  await expect(why('REP of Sgt Mercer, J.')).toBeHidden()
  await expect(frame(page).heading).toHaveText('Sgt Mercer, J.')

  await number('Months left to Sgt Mercer, J.').focus()
  await keyboard.press('Enter')
  await expect(why('Months left to Sgt Mercer, J.')).toContainText('Goes home at the end of late January 1968.')
  await expect(why('Months left to Sgt Mercer, J.')).toContainText('13 months to 12½ months')
  await keyboard.press('Escape')

  // The events of the record walk with the arrow keys, and each shows what is behind it.
  await events.first().focus()
  await keyboard.press('ArrowDown')
  await expect(events.nth(1)).toBeFocused()
  await keyboard.press('Enter')
  await expect(events.nth(1)).toHaveAttribute('aria-expanded', 'true')
  await lookAt(page, 'record')
  await keyboard.press('Escape')
  await expect(events.nth(1)).toHaveAttribute('aria-expanded', 'false')

  await keyboard.press('j')
  await expect(frame(page).heading).not.toHaveText('Sgt Mercer, J.')
  await keyboard.press('k')
  await expect(frame(page).heading).toHaveText('Sgt Mercer, J.')
  await keyboard.press('Escape')
  await expect(frame(page).heading).toHaveText('Roster')
})

test('notes and pictures of a man are written, undone, and still there after closing the program', async ({
  program,
}) => {
  const page = await openStar(program)
  const { part, portrait } = record(page)
  const { keyboard } = page
  const note = page.getByRole('button', { name: /^Change the note: / })

  await part('Notes').click()
  await page.getByRole('button', { name: 'Write a note' }).click()
  await keyboard.type('Wrote up Tillman.')
  await keyboard.press('Control+Enter')
  await expect(note).toHaveText('Wrote up Tillman.')
  await expect(frame(page).undo).toHaveText(/Note about Sgt Mercer, J\./)

  await note.click()
  await keyboard.type(' Twice.')
  await keyboard.press('Escape')
  await expect(note).toHaveText('Wrote up Tillman.')
  await note.click()
  await keyboard.type(' Twice.')
  await keyboard.press('Control+Enter')
  await expect(note).toHaveText('Wrote up Tillman. Twice.')
  await frame(page).undo.click()
  await expect(note).toHaveText('Wrote up Tillman.')

  const file = { name: 'mercer.png', mimeType: 'image/png', buffer: pngBytes }
  await page.locator('.portrait input[type=file]').setInputFiles(file)
  await expect(portrait).toBeVisible()
  await part('Pictures').click()
  await page.getByRole('button', { name: 'Write a caption' }).click()
  await keyboard.type('At the wire')
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'At the wire' })).toBeVisible()
  await lookAt(page, 'pictures')

  const address = await page.evaluate(() => location.hash)
  await program.restart()
  const again = program.page()
  await expect(library(again).card('Quick')).toBeVisible()
  await again.evaluate((to) => (location.hash = to), address)
  await expect(record(again).portrait).toBeVisible()
  await expect(again.getByText('Wrote up Tillman.')).toBeVisible()
})
