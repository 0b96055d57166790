import type { Locator, Page } from '@playwright/test'
import { lookAt } from './axe.ts'
import { expect, test, type Program } from './doors.ts'
import { frame } from './screens.ts'

/** A turn as its players have it before them. */
function desk(page: Page) {
  return {
    next: page.getByRole('region', { name: 'What is next' }),
    slip: page.getByRole('region', { name: 'What the step waits for' }),
    myDice: page.getByRole('button', { name: 'Enter my dice' }),
    region: (name: string) => page.getByRole('region', { name, exact: true }),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
  }
}

/** Types dice and hands them in. */
async function dice(page: Page, ...faces: readonly number[]): Promise<void> {
  await expect(desk(page).slip).toBeVisible()
  for (const face of faces) await page.keyboard.press(face === 10 ? '0' : String(face))
  await page.keyboard.press('Enter')
}

async function take(page: Page, name: string): Promise<void> {
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `I am ${name}` })
    .click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

/** A button whose words are long does not grow out of its card. */
async function standsIn(card: Locator, button: Locator): Promise<void> {
  const [outer, inner] = [(await card.boundingBox())!, (await button.boundingBox())!]
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width)
}

/** A campaign with a platoon of two squads and an insurgency. */
async function begun(program: Program): Promise<Page> {
  const page = program.page()
  const { press, region } = desk(page)
  await page.evaluate(() => {
    location.hash = '/new/snoopin'
  })
  await page.getByLabel('Name of the campaign').fill('Que Son')
  await page.locator('#side-0').fill('The Marines')
  await page.locator('#player-0').fill('Ellis')
  await page.locator('#side-1').fill('The VC')
  await page.locator('#player-1').fill('Marek')
  await lookAt(page, 'a new campaign')
  await press('Begin the campaign')
  await expect(frame(page).heading).toHaveText('Forces')
  await press('Platoon of The Marines')
  await page.locator('#platoon-name').fill('3rd Platoon')
  await page.locator('#platoon-officer').fill('Lt Harlan')
  await page.locator('#platoon-squads').fill('2')
  await page.locator('#platoon-teams').fill('2')
  await page.getByRole('checkbox', { name: 'Sniper Team' }).check()
  await lookAt(page, 'a new platoon')
  await press('Put it together')
  await expect(page.getByRole('button', { name: '2-B' })).toBeVisible()
  await expect(region('Assets')).toContainText('Sniper Team')
  // However many steps it took, it was one press.
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Undone: New force: 3rd Platoon' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Platoon of The Marines' })).toBeVisible()
  await page.getByRole('button', { name: /^Redo/ }).click()
  await expect(region('Assets')).toContainText('Sniper Team')
  await press('Insurgency of The VC')
  await press('Write it down')
  await expect(region('What it has built')).toContainText('Supplies')
  return page
}

test('a turn with dice of their own, from the sealed mission to the replacements', async ({ program }) => {
  const page = await begun(program)
  const { next, myDice, press, region } = desk(page)
  const main = page.getByRole('main')
  await page.getByRole('link', { name: 'To the first turn' }).click()
  await press('Begin the turn')

  // The mission is drawn by its player, and seen by nobody else.
  await expect(next).toContainText('Draw the mission')
  await press('Hand over to Ellis')
  await take(page, 'Ellis')
  await myDice.click()
  await dice(page, 3)
  await frame(page).go('Mission')
  await expect(main).toContainText('Over Run')
  await page.keyboard.press('h')
  await expect(main).not.toContainText('Over Run')
  await press('Show me')
  await take(page, 'Ellis')
  await expect(main).toContainText('Over Run')
  // Folded for him: one press, and that one sheet is laid out once he has the machine again.
  await page.getByRole('link', { name: 'Print folded' }).click()
  await take(page, 'Ellis')
  await expect(page.getByRole('combobox', { name: /^For whose eyes/ })).toHaveValue(/\d/)
  await expect(page.getByRole('checkbox', { name: /Mission orders/ })).toBeChecked()
  await page.keyboard.press('h')
  await expect(page.getByRole('combobox', { name: /^For whose eyes/ })).toHaveValue('nobody')
  await frame(page).go('Mission')
  await expect(main).not.toContainText('Over Run')
  await lookAt(page, 'plan and orders')

  // Momentum, and orders.
  await myDice.click()
  await dice(page, 4, 2)
  await page.getByRole('group', { name: '1st Squad' }).getByRole('checkbox').first().check()
  await expect(region('Orders')).toContainText('At least 2 squads go out.')
  await page.getByRole('group', { name: '2nd Squad' }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Sniper Team: one more' }).click()
  await lookAt(page, 'orders')
  // What is not given yet is there again after another page.
  await frame(page).go('Forces')
  await frame(page).go('Mission')
  await expect(page.getByRole('group', { name: '2nd Squad' }).getByRole('checkbox').first()).toBeChecked()
  await press('Orders are given')

  // The table is laid out.
  await frame(page).go('Turn')
  await expect(next).toContainText('Roll off for the objectives')
  await myDice.click()
  await dice(page, 7, 3)
  await expect(next).toContainText('Roll off for the edges')
  await myDice.click()
  await dice(page, 2, 5)
  for (const quarter of [1, 2, 3, 4]) await page.getByLabel(`Objective ${quarter}`, { exact: true }).fill('a grove')
  await lookAt(page, 'reconnoiter')
  await press('The table is laid out')
  await press('Local Force')
  await lookAt(page, 'initiate')
  await press('Enter dice for who comes along')
  await dice(page, 2)
  await expect(next).toContainText('who deploys first')
  await myDice.click()
  await dice(page, 6, 3)
  await press('Begin the game')

  // The game: a man is hit, an event counted, and it ends by agreement.
  await expect(region('Turn of the game')).toBeVisible()
  await region('Who was hit').locator('.man').first().click()
  await page.getByRole('combobox', { name: /^What became of/ }).selectOption('straggler')
  await expect(page.getByRole('combobox', { name: /^What became of/ })).toHaveValue('straggler')
  const mob = page.getByRole('button', { name: /mob peacefully dispersed: one more$/ })
  await page.setViewportSize({ width: 1024, height: 700 })
  await mob.scrollIntoViewIfNeeded()
  const before = (await mob.boundingBox())!
  await mob.click()
  await expect(region('Victory points of The Marines')).toContainText('5')
  expect((await mob.boundingBox())!, 'nothing moves under the finger').toEqual(before)
  await page.setViewportSize({ width: 1280, height: 800 })
  // A vehicle that is destroyed asks in its own row whether it had been disabled.
  await page.getByRole('button', { name: /regular vehicle disabled: one more$/ }).click()
  await page.getByRole('button', { name: /regular vehicle destroyed: one more$/ }).click()
  await expect(page.getByRole('group', { name: 'Had it been disabled before?' })).toBeInViewport()
  await press('Do not count it')
  await expect(page.getByRole('group', { name: 'Had it been disabled before?' })).toHaveCount(0)
  await lookAt(page, 'the game')
  await region('Turn of the game').getByRole('button', { name: 'The Marines' }).click()
  await expect(page.locator('.turns [aria-current]')).toHaveText('2')
  await page.getByText('End the game by agreement').click()
  await press('The game is over')

  // The mission is opened, and both lists are added up.
  await press('Hand over to Ellis')
  await take(page, 'Ellis')
  await standsIn(next, page.getByRole('button', { name: 'Open the mission of The Marines' }))
  await press('Open the mission of The Marines')
  await expect(main).toContainText('Over Run')
  await page.locator('form .check input').first().check()
  await lookAt(page, 'assessment')
  await press('Add up both lists')
  await expect(next).toContainText('Casualty recovery')
  await lookAt(page, 'casualties')
  await myDice.click()
  await dice(page, 3, 2)
  await expect(next).toContainText('Record the campaign points')
  await standsIn(next, page.getByRole('button', { name: 'Record the campaign points' }))
  await press('Record the campaign points')

  // One team has learnt something.
  await page.getByRole('checkbox', { name: /^2-B: Caused/ }).check()
  await page.getByRole('checkbox', { name: /^2-B: Was engaged/ }).check()
  await lookAt(page, 'development')
  await press('Enter dice for the teams')
  await dice(page, 7)
  await expect(next).toContainText('Return to duty')
  await lookAt(page, 'return')
  await myDice.click()
  await dice(page, 6)
  // He led his squad: a team leader steps up, and a rifleman in the place of that one.
  const asked = page.locator('.waits .options')
  const first = await asked.innerText()
  await asked.getByRole('button').first().click()
  await expect(asked).not.toHaveText(first)
  await asked.getByRole('button').first().click()
  await expect(region('Begin turn 2')).toBeVisible()

  await frame(page).go('Scores')
  await expect(region('Log of the games')).toContainText('Over Run')
  await lookAt(page, 'scores')
  await frame(page).go('Forces')
  await page.getByRole('button', { name: '2-B' }).click()
  await expect(region('Team 2-B')).toContainText('Defence, rank 1')
  await lookAt(page, 'forces')
  await frame(page).go('Overview')
  await expect(next).toContainText('Begin turn 2')
  await lookAt(page, 'overview')
})
