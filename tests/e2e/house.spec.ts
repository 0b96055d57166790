import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { seriousOf } from './axe.ts'
import { expect, test, type Program } from './doors.ts'
import { campaign, quickPlatoon } from './quickTour.ts'
import { frame, journal, library } from './screens.ts'

/** The house rules of a tour that has none yet. */
async function openHouse(program: Program): Promise<Page> {
  const page = program.page()
  await quickPlatoon(program)
  await library(page).goOn('Quick').click()
  await frame(page).go('House rules')
  return page
}

/** Goes to a part of the page by keyboard. */
async function goTo(page: Page, part: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Parts of the house rules' }).getByRole('link', { name: part }).focus()
  await page.keyboard.press('Enter')
}

test('a switch is put without a mouse, and everything goes back to the book', async ({ program }) => {
  const page = await openHouse(program)
  const { keyboard } = page
  await expect(page.getByText('This campaign is played by the book.')).toBeVisible()
  expect(await seriousOf(page), 'by the book').toEqual([])

  await goTo(page, 'Switches')
  const medevac = page.getByRole('group', { name: /^Medevac and recovery/ })
  await medevac.getByRole('button', { name: 'One better: +3' }).focus()
  await keyboard.press('Enter')
  await expect(frame(page).notice).toContainText('House rule: Medevac and recovery')
  await expect(medevac.getByRole('button', { name: 'One better: +3' })).toHaveAttribute('aria-pressed', 'true')
  expect(await seriousOf(page), 'switches').toEqual([])

  await goTo(page, 'Against the book')
  await expect(page.getByRole('row', { name: /Medevac and recovery/ })).toContainText('One better: +3')
  expect(await seriousOf(page), 'against the book').toEqual([])
  await frame(page).move(() => page.getByRole('button', { name: 'Medevac and recovery by the book' }).click())
  await expect(page.getByText('This campaign is played by the book.')).toBeVisible()
  await frame(page).move(() => frame(page).undo.click())
  await expect(page.getByRole('row', { name: /Medevac and recovery/ })).toBeVisible()
})

test('a table is played otherwise, without a mouse', async ({ program }) => {
  const page = await openHouse(program)
  const { keyboard } = page
  await goTo(page, 'Tables')
  await page.getByRole('searchbox', { name: 'Search tables' }).fill('contact test')
  const table = page.getByRole('form', { name: 'Contact test' })
  const row = table.getByRole('button', { name: 'Change Row 1' })
  await row.focus()
  await keyboard.press('Enter')
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  expect(await seriousOf(page), 'a table').toEqual([])

  // A row of two scores would leave one for two rows: it is refused, and what was typed stays.
  await table.getByLabel('Row 1, from', { exact: true }).fill('1')
  await keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('a score of 1 would meet two rows')
  await table.getByLabel('Row 1, from', { exact: true }).fill('2')
  await table.getByLabel('Rainy season (May to November), in this campaign').fill('-3')
  await keyboard.press('Enter')
  await expect(frame(page).notice).toContainText('House rule: Contact test')
  await expect(table.getByText('house rule')).toBeVisible()

  await goTo(page, 'Against the book')
  await expect(page.getByText('1 thing is played otherwise than in the book.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Rainy season/ })).toContainText('-3')
})

test('a table with a house rule is marked where it is rolled on, and remembered when the rule is gone', async ({
  program,
}) => {
  const page = program.page()
  await quickPlatoon(program)
  const modifiers = [{ modifier: 0, by: -3 }]
  await program.call('fng.overrideTable', { campaign, input: { table: 'mission.contact', modifiers } })
  await library(page).goOn('Quick').click()
  // The library has a page of tables too.
  await frame(page).go('Overview')

  await frame(page).go('Tables')
  await page.getByRole('searchbox', { name: 'Search tables' }).fill('contact test')
  await expect(page.getByText('Rainy season (May to November): -3, in the book -1')).toBeVisible()
  expect(await seriousOf(page), 'tables').toEqual([])

  await program.call('fng.testForContact', { campaign, faces: [6, 6], input: {} })
  await program.call('fng.resetTable', { campaign, input: { table: 'mission.contact' } })
  await frame(page).go('Journal')
  const rolled = journal(page).entries.filter({ hasText: 'Test for contact' })
  await rolled.click()
  await page.getByRole('button', { name: 'Why' }).first().click()
  const played = page.getByRole('definition').filter({ hasText: 'house rule' })
  await expect(played).toContainText('Rainy season (May to November): -3, in the book -1')
})

test('what a player has made is shared as a pack', async ({ program }, info) => {
  const page = await openHouse(program)
  await program.call('fng.setSwitch', { campaign, input: { name: 'areaTies', value: 'without' } })
  await expect(page.getByText('1 thing is played otherwise than in the book.')).toBeVisible()

  await page.getByRole('button', { name: 'Save as a pack' }).click()
  const saver = page.getByRole('dialog', { name: 'Save as a pack' })
  await expect(saver.getByRole('checkbox', { name: /^Switches/ })).toBeChecked()
  expect(await seriousOf(page), 'saving a pack').toEqual([])
  const saving = page.waitForEvent('download')
  await saver.getByRole('button', { name: 'Save' }).click()
  const path = info.outputPath('shared.tourpack.json')
  await (await saving).saveAs(path)
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
    format: 'tourpack',
    title: 'Quick',
    switches: [{ name: 'areaTies', value: 'without' }],
  })

  await frame(page).move(async () => {
    await page.getByRole('button', { name: 'All by the book' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'By the book' }).click()
  })
  await expect(page.getByText('This campaign is played by the book.')).toBeVisible()

  await page.getByLabel('Pack to open').setInputFiles(path)
  const dialog = page.getByRole('dialog', { name: 'Quick' })
  await expect(dialog.getByRole('row', { name: /Ties for the area/ })).toBeVisible()
  expect(await seriousOf(page), 'a pack').toEqual([])
  await dialog.getByRole('button', { name: 'Take it' }).click()
  await expect(frame(page).notice).toContainText('From the pack "Quick"')
  await expect(page.getByRole('row', { name: /Ties for the area/ })).toContainText('Plain dice')
})
