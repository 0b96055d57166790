import { expect, test } from './doors.ts'
import { quickMission, quickPlatoon } from './quickTour.ts'
import { frame, halfMonth, library, overview } from './screens.ts'

test('from the overview to the dice and back without a mouse', async ({ program }) => {
  const page = program.page()
  const { keyboard } = page
  const desk = overview(page)
  await quickPlatoon(program)
  await library(page).goOn('Quick').click()
  await expect(frame(page).heading).toHaveText('Early January 1967')
  await expect(desk.sub).toHaveText('Half-month 1 of 26, dry season')
  await expect(desk.calendar(26)).toBeVisible()
  await expect(desk.next).toContainText('Test for contact')

  await desk.myDice.focus()
  await keyboard.press('Enter')
  await expect(halfMonth(page).slip.heading).toHaveText(/or less passes$/)
  await keyboard.type('1')
  await frame(page).go('Overview')
  await expect(desk.next).toContainText('It waits for your dice')
  await desk.act.focus()
  await keyboard.press('Enter')
  await expect(halfMonth(page).slip.heading).toHaveText(/or less passes$/)
  await keyboard.type('1')
  await keyboard.press('Enter')
  await expect(frame(page).heading).toHaveText('Contact')
  await frame(page).go('Overview')
  await expect(desk.next).toContainText('Roll for the area')
})

test('a half-month ends on the overview: the calendar goes on, the mission is in the list', async ({ program }) => {
  const page = program.page()
  const desk = overview(page)
  await quickPlatoon(program)
  await quickMission(program, 'turnEnd')
  await library(page).goOn('Quick').click()
  await expect(desk.calendar(25)).toBeVisible()
  await frame(page).move(() => desk.act.click())
  await expect(frame(page).heading).toHaveText('Late January 1967')
  await expect(desk.sub).toContainText('Half-month 2 of 26')

  await desk.mission('Early January').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Orders' })).toBeVisible()
  await expect(page.getByRole('main').locator('.sub')).toHaveText('Early January 1967')
  await expect(page).toHaveURL(/\/mission\/\d+$/)
  await frame(page).go('Overview')
  await desk.star.click()
  await expect(page).toHaveURL(/\/man\/\d+$/)
})
