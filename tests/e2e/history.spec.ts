import type { Page } from '@playwright/test'
import { seriousOf } from './axe.ts'
import { expect, test, type Program } from './doors.ts'
import { campaign, quickMission, quickPlatoon } from './quickTour.ts'
import { frame, journal, library } from './screens.ts'

const parts = (page: Page) => ({
  go: (part: string) =>
    page.getByRole('navigation', { name: 'Parts of the history' }).getByRole('link', { name: part }).click(),
  mission: page.getByRole('region', { name: 'Missions of the tour' }).locator('[data-mission]').first(),
})

/** A tour with one mission behind it, at its history. */
async function openHistory(program: Program): Promise<Page> {
  const page = program.page()
  await quickPlatoon(program)
  await quickMission(program, 'recovery')
  await library(page).goOn('Quick').click()
  await frame(page).go('History')
  return page
}

test('the history of a tour: its missions and charts', async ({ program }) => {
  const page = await openHistory(program)

  await expect(parts(page).mission).toBeVisible()
  expect(await seriousOf(page), 'missions').toEqual([])
  await page.getByRole('button', { name: 'Kills' }).click()
  await expect(page.getByRole('columnheader', { name: 'Kills' })).toHaveAttribute('aria-sort', 'descending')
  await parts(page).mission.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Orders' })).toBeVisible()
  await page.goBack()

  await parts(page).go('Charts')
  const strength = page.getByRole('slider', { name: 'Strength' })
  await strength.focus()
  await page.keyboard.press('Home')
  await expect(strength).toHaveAttribute('aria-valuetext', /^Early January 1967: Present \d+/)
  expect(await seriousOf(page), 'charts').toEqual([])
  await page.getByRole('button', { name: 'Figures' }).click()
  await expect(page.getByRole('rowheader', { name: 'Early January 1967' })).toBeVisible()
  expect(await seriousOf(page), 'figures').toEqual([])
})

test('the dice of a tour, from a table to the entry of its roll', async ({ program }) => {
  const page = await openHistory(program)
  await parts(page).go('Dice')
  const rolls = page.getByRole('region', { name: 'All rolls' })
  await expect(rolls.getByRole('link').first()).toBeVisible()
  expect(await seriousOf(page), 'dice').toEqual([])
  await page.getByRole('button', { name: 'Contact test' }).click()
  await expect(rolls.getByRole('link')).toHaveCount(1)
  await rolls.getByRole('link').focus()
  await page.keyboard.press('Enter')
  // The entry of the roll lies open in the journal.
  await expect(frame(page).heading).toHaveText('Journal')
  await expect(page.getByRole('button', { name: /Test for contact/, expanded: true })).toBeFocused()
})

test('the journal without a mouse: search, unfold, amend, and go back', async ({ program }) => {
  const page = program.page()
  const { keyboard } = page
  await quickPlatoon(program)
  await quickMission(program, 'recovery')
  await program.call('fng.writeNote', { campaign, input: { text: 'Wrote up Reyes at Bình Long.' } })
  await library(page).goOn('Quick').click()
  await frame(page).go('Journal')
  await expect(journal(page).entries.first()).toBeVisible()
  const before = await journal(page).titles()

  await keyboard.press('/')
  await keyboard.type('binh')
  await expect(journal(page).entries).toHaveCount(1)
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('contact test')
  await expect(journal(page).entries.first()).toHaveText('Test for contact')
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /Test for contact/ })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByText('What it changed')).toBeVisible()
  expect(await seriousOf(page), 'journal, unfolded').toEqual([])

  await keyboard.press('a')
  const panel = page.getByRole('complementary', { name: 'Amend: Test for contact' })
  await panel.getByRole('button', { name: /^Die 1/ }).focus()
  await keyboard.type('66')
  await panel.getByRole('button', { name: 'See what changes' }).focus()
  await keyboard.press('Enter')
  await expect(panel.getByText('No longer applies', { exact: true }).first()).toBeVisible()
  expect(await seriousOf(page), 'amend').toEqual([])
  const { move } = frame(page)
  await move(async () => {
    await panel.getByRole('button', { name: 'Amend', exact: true }).focus()
    await keyboard.press('Enter')
  })
  await expect(page.getByText('Put right', { exact: true })).toBeVisible()

  await move(() => page.getByRole('button', { name: 'Go back to how it was' }).click())
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(journal(page).entries.first()).toHaveText(before[0]!)
  expect(await journal(page).titles()).toEqual(before)
  await page.getByRole('checkbox', { name: /^Undone too/ }).check()
  await expect(page.getByText('Replaced', { exact: true })).toBeVisible()
})
