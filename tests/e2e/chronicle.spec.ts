import type { Page } from '@playwright/test'
import { pngBytes } from '../support/samplePicture.ts'
import { readPdf } from '../unit/sheets/readPdf.ts'
import { lookAt } from './axe.ts'
import { expect, test, type Program } from './doors.ts'
import { frame, library } from './screens.ts'
import { quickMission, quickPlatoon } from './quickTour.ts'

/** Opens the chronicle of a platoon that has been on one mission. */
async function openChronicle(program: Program): Promise<Page> {
  await quickPlatoon(program)
  await quickMission(program, 'turnEnd')
  const page = program.page()
  await library(page).goOn('Quick').click()
  await frame(page).go('Chronicle')
  await expect(story(page).chapter('Early January 1967')).toContainText('was raised in early January 1967')
  return page
}

const story = (page: Page) => ({
  search: page.getByRole('searchbox', { name: 'Search the story' }),
  chapter: (title: string) => page.getByRole('region', { name: title }),
  contents: page.getByRole('navigation', { name: 'Contents' }).getByRole('button'),
  addNote: page.getByRole('button', { name: 'Add a note here' }),
  noteField: page.getByRole('textbox', { name: 'Note about Early January 1967' }),
})

test('the story is read, searched and added to without a mouse, and printed with what was added', async ({
  program,
}) => {
  const page = await openChronicle(program)
  const { keyboard } = page
  const { search, chapter, contents, addNote, noteField } = story(page)
  const { heading, move, undo } = frame(page)

  await keyboard.press('/')
  await expect(search).toBeFocused()
  await keyboard.type('patrol mercer')
  await keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await contents.first().focus()
  await keyboard.press('Enter')
  await expect(chapter('Early January 1967').getByRole('heading', { level: 2 })).toBeFocused()

  await addNote.first().focus()
  await keyboard.press('Enter')
  await expect(noteField).toBeFocused()
  await keyboard.type('The ridge was ours by noon.')
  await move(() => keyboard.press('Control+Enter'))
  await expect(chapter('Early January 1967')).toContainText('The ridge was ours by noon.')

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Add a picture here' }).first().click(),
  ])
  await move(() => chooser.setFiles({ name: 'table.png', mimeType: 'image/png', buffer: pngBytes }))
  const caption = page.getByRole('textbox', { name: 'Caption' })
  await caption.fill('The table at noon')
  await move(() => caption.press('Enter'))
  await expect(page.getByRole('img', { name: 'The table at noon' })).toBeVisible()
  await lookAt(page, 'chronicle')

  const sheet = await program.sheet(() => page.getByRole('button', { name: 'Print', exact: true }).click())
  const text = (await readPdf(sheet)).pages.map((one) => one.text).join(' ')
  for (const said of ['CHRONICLE', 'The ridge was ours by noon.', 'The table at noon', 'Sgt Mercer'])
    expect(text).toContain(said)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as Markdown' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Quick chronicle.md')

  await move(() => undo.click())
  await expect(page.getByRole('img', { name: 'The table at noon' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Sgt Mercer' }).first().click()
  await expect(heading).toHaveText('Sgt Mercer, J.')
})

test('help is a press away, is searched, and leads from page to page', async ({ program }) => {
  await quickPlatoon(program)
  const page = program.page()
  const { heading, go } = frame(page)
  const title = page.getByRole('article').getByRole('heading', { level: 2 })
  await library(page).goOn('Quick').click()
  await go('Roster')
  await page.getByRole('link', { name: 'Help for this page' }).click()
  await expect(heading).toHaveText('Help')
  await expect(title).toHaveText('Roster')
  await page.keyboard.press('/')
  await page.keyboard.type('backspace')
  await page.keyboard.press('Enter')
  await expect(title).toHaveText('Dice')
  await page.keyboard.press('Escape')
  await page
    .getByRole('navigation', { name: 'Help pages' })
    .getByRole('button', { name: 'A half-month, phase by phase' })
    .press('Enter')
  await expect(page.getByRole('article')).toContainText('Two dice against the REP of the squad leader')
  await lookAt(page, 'help')
  await page.getByRole('article').getByRole('link', { name: 'Dice', exact: true }).click()
  await expect(title).toHaveText('Dice')
})
