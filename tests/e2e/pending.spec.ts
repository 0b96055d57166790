import { expect, test } from './doors.ts'
import { frame, halfMonth, library, overview } from './screens.ts'
import { quickMission, quickPlatoon } from './quickTour.ts'

test('a step that waits for dice waits through an end of the program', async ({ program }) => {
  const half = () => halfMonth(program.page())
  const come = async () => {
    await library(program.page()).goOn('Quick').click()
    await overview(program.page()).act.click()
  }
  await quickPlatoon(program)
  await quickMission(program, 'markers')
  await library(program.page()).goOn('Quick').click()
  await overview(program.page()).myDice.click()
  const first = await half().slip.heading.innerText()
  await half().slip.answer(() => 2)
  await expect(half().slip.takeBack).toBeVisible()
  const rest = await half().slip.root.innerText()

  await program.restart()
  await come()
  await expect(half().slip.takeBack).toBeVisible()
  await expect(half().slip.root).toHaveText(rest, { useInnerText: true })
  await half().slip.takeBack.click()
  await expect(half().slip.heading).toHaveText(first)
  await half().slip.rollForMe.click()
  await expect(half().these).toBeVisible()
})

test.describe('desktop', () => {
  test.use({ door: 'desktop' })

  test('dice typed so far lie on the slip again after an end of the program', async ({ program }) => {
    const half = () => halfMonth(program.page())
    const toTheSlip = async () => {
      await library(program.page()).goOn('Quick').click()
      await frame(program.page()).go('Half-month')
    }
    const first = () => half().slip.die('First die', 4)
    await quickPlatoon(program)
    await toTheSlip()
    await half().myDice.click()
    await half().step('Test for contact').click()
    await expect(half().slip.heading).toHaveText(/or less passes$/)
    await program.page().keyboard.press('4')
    await expect(first()).toBeVisible()
    // Calls come in their order: after this one the die is with the program.
    await program.call('library.list', {})

    await program.restart()
    await toTheSlip()
    await expect(first()).toBeVisible()
    await program.page().keyboard.press('2')
    await program.page().keyboard.press('Enter')
    await expect(half().slip.heading).toBeHidden()
  })
})

test('dice typed so far stay on the slip when the tour is fetched anew', async ({ program }) => {
  const page = program.page()
  const half = halfMonth(page)
  await quickPlatoon(program)
  await library(page).goOn('Quick').click()
  await frame(page).go('Half-month')
  await half.myDice.click()
  await half.step('Test for contact').click()
  await expect(half.slip.heading).toHaveText(/or less passes$/)
  await page.keyboard.press('1')
  const first = half.slip.die('First die', 1)
  await expect(first).toBeVisible()
  const fetched = page.waitForResponse((response) => response.url().endsWith('/api/campaign.now'))
  await program.call('library.create', { name: 'Made elsewhere', game: 'fng' })
  await fetched
  await page.keyboard.press('1')
  await expect(first).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(frame(page).heading).toHaveText('Contact')
})
