import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './doors.ts'
import { frame, halfMonth, journal, library, overview, roster, wizard } from './screens.ts'
import { quickMission, quickPlatoon } from './quickTour.ts'

/** Looks at a screen by daylight and at night; in the dark only colours can differ. */
async function lookAt(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const only = colorScheme === 'dark' ? { runOnly: ['color-contrast'] } : {}
    // One page without frames: legacy mode spares axe a window of its own for every look.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ ...only, resultTypes: ['violations'] })
    const { violations, passes } = await axe.analyze()
    expect(passes, 'axe has looked').not.toEqual([])
    const found = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    expect.soft(found, `${screen}, ${colorScheme}`).toEqual([])
  }
}

test('the screens before a tour can be read by everybody', async ({ program }) => {
  const page = program.page()
  const pages = wizard(page)
  await expect(library(page).start).toBeVisible()
  await lookAt(page, 'library, empty')
  await frame(page).go('Blank sheets')
  await lookAt(page, 'blank sheets')
  await frame(page).go('Library')
  await library(page).start.click()
  await lookAt(page, 'wizard, force')
  await pages.next.click()
  await lookAt(page, 'wizard, unit')
  await pages.unit.fill('Able')
  await pages.next.click()
  await expect(pages.attribute('Marksman')).toBeVisible()
  await lookAt(page, 'wizard, star')
  await pages.attribute('Born Leader').check()
  await pages.attribute('Marksman').check()
  await pages.next.click()
  await halfMonth(page).myDice.click()
  await lookAt(page, 'wizard, dice')
  await pages.raise.click()
  await expect(halfMonth(page).slip.root).toBeVisible()
  await lookAt(page, 'wizard, slip')
})

test('the screens of a tour can be read by everybody', async ({ program }) => {
  const page = program.page()
  const half = halfMonth(page)
  await quickPlatoon(program)
  await expect(library(page).card('Quick')).toBeVisible()
  await lookAt(page, 'library')
  await library(page).goOn('Quick').click()
  await expect(overview(page).calendar(26)).toBeVisible()
  await lookAt(page, 'overview, new')
  await frame(page).go('Half-month')
  await half.myDice.click()
  await half.step('Test for contact').click()
  await page.keyboard.press('1')
  await lookAt(page, 'half-month, slip')
  await half.slip.rollForMe.click()
  await expect(half.slip.root).toHaveCount(0)
  await lookAt(page, 'half-month, done')
  await frame(page).go('Roster')
  await roster(page).men.first().click()
  await lookAt(page, 'roster')
  await frame(page).go('Journal')
  await journal(page).entries.first().click()
  await page.getByRole('button', { name: 'Amend' }).first().click()
  await lookAt(page, 'journal')
  await frame(page).go('Tables')
  await expect(page.getByRole('table').first()).toBeVisible()
  await lookAt(page, 'tables')
  await frame(page).go('Print')
  await lookAt(page, 'print')
})

test('the screens of a mission can be read by everybody', async ({ program }) => {
  const page = program.page()
  const half = halfMonth(page)
  await quickPlatoon(program)
  await quickMission(program, 'whoGoes')
  await library(page).goOn('Quick').click()
  await expect(overview(page).calendar(26)).toBeVisible()
  await lookAt(page, 'overview, mission')
  await overview(page).act.click()
  await expect(half.these).toBeVisible()
  await lookAt(page, 'who goes')
  await half.these.click()
  await expect(half.handIn).toBeVisible()
  await lookAt(page, 'report')
  await frame(page).go('Mission')
  await expect(page.getByRole('heading', { name: 'Objectives' })).toBeVisible()
  await lookAt(page, 'mission')
})
