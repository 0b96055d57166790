import { lookAt } from './axe.ts'
import { expect, test } from './doors.ts'
import { frame, library } from './screens.ts'

test('a campaign of skirmishes: players, squads, a game set up, and every page of its desk', async ({ program }) => {
  const page = program.page()
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Vietnam Skirmish Rules')
  await library(page).start.click()
  await page.getByLabel('Name of the campaign').fill('Suoi Da')
  await page.getByRole('group', { name: 'First player' }).getByLabel('Name', { exact: true }).fill('Ruth')
  await page.getByRole('group', { name: 'Second player' }).getByLabel('Name', { exact: true }).fill('Tom')
  await lookAt(page, 'a new campaign')
  await page.getByRole('button', { name: 'Begin the campaign' }).click()
  await expect(frame(page).heading).toHaveText('Squads')

  for (const [i, squad] of ['2nd squad', 'Local cell'].entries()) {
    await page.getByRole('main').getByRole('button', { name: 'New squad', exact: true }).nth(i).click()
    await page.getByLabel('Name of the squad').fill(squad)
    await page.getByLabel('Men, one a line').fill(i === 0 ? 'Able\nBaker, M60' : 'Minh, AK-47\nBinh, RPD')
    await page.getByRole('button', { name: 'Add the squad' }).click()
    await expect(page.getByRole('region', { name: squad })).toContainText('2 fit of 2')
  }
  await page.getByRole('button', { name: 'Able' }).click()
  await lookAt(page, 'squads')

  await frame(page).go('Set up a game')
  await page.getByLabel('Scenario', { exact: true }).fill('Ford at Suoi Da')
  await lookAt(page, 'the scenario')
  await page.getByRole('button', { name: 'Next: who is on the table' }).click()
  for (const player of ['Ruth', 'Tom']) {
    const side = page.getByRole('region', { name: `${player} deploys` })
    await side.getByLabel('All of them').check()
    await side.getByRole('button', { name: 'Put them on the table' }).click()
    await expect(side).toContainText('On the table')
  }
  await lookAt(page, 'who is on the table')
  await frame(page).go('Two players')
  await page.getByRole('button', { name: 'Hand over' }).first().click()
  await page.getByRole('button', { name: 'I am Ruth' }).click()
  await expect(page.getByRole('region', { name: 'Sealed by Ruth' })).toBeVisible()
  await lookAt(page, 'two players')
  await frame(page).go('From your copy')
  await lookAt(page, 'from your copy')
  await frame(page).go('Overview')
  await expect(page.getByRole('region', { name: 'What is next' })).toContainText('Game 1: who is on the table')
  await lookAt(page, 'the overview of a campaign')
  await frame(page).go('Set up a game')
  await page.getByRole('button', { name: "Begin Ruth's first turn" }).click()
  await expect(page).toHaveURL(/\/game$/)

  // The table is laid: a figure is dragged on it and pushed by keys, and what is chosen there is chosen in the list.
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Place on the table' }).click()
  await main.getByRole('button', { name: 'Lay it out' }).click()
  const drawn = page.getByRole('region', { name: 'The table', exact: true })
  await drawn.getByRole('button', { name: 'Line all up' }).click()
  const able = drawn.getByRole('button', { name: /Able/ })
  await expect(able).toHaveAccessibleName(/22\.5" from the left, 34" from above/)
  await able.dragTo(drawn.getByRole('group', { name: /from above/ }), { targetPosition: { x: 60, y: 60 } })
  await expect(able).not.toHaveAccessibleName(/34" from above/)
  const before = await able.getAttribute('aria-label')
  await able.press('Shift+ArrowRight')
  await expect(frame(page).undo).toHaveAccessibleName(/On the table: Able/)
  await able.press('Enter')
  await expect(main.locator('.figure', { hasText: 'Able' })).toHaveAttribute('aria-pressed', 'true')
  await drawn.getByRole('button', { name: /Minh/ }).hover()
  await expect(drawn.locator('.distance')).toHaveText(/^\d+(\.\d)?"$/)
  await lookAt(page, 'the drawn table')

  // On a tablet all stands below one another: whose turn it is, his squad, the table, what may be done, the log.
  const wide = page.viewportSize()!
  await page.setViewportSize({ width: 820, height: 1180 })
  const figures = main.getByRole('region', { name: 'Figures of Ruth' })
  const below = [
    main.getByRole('list', { name: 'The turn' }),
    figures,
    drawn,
    main.getByRole('region', { name: 'Able', exact: true }),
  ]
  const boxes = async () => Promise.all(below.map(async (one) => (await one.boundingBox())!))
  await expect
    .poll(async () => (await boxes()).every(({ y }, i, all) => i === 0 || y >= all[i - 1]!.y + all[i - 1]!.height))
    .toBe(true)
  expect((await boxes())[1]!.width).toBeGreaterThan(600)
  const log = main.getByRole('region', { name: 'What has happened' })
  await log.scrollIntoViewIfNeeded()
  expect((await log.boundingBox())!.height).toBeGreaterThan(40)
  await lookAt(page, 'the battle on a tablet')
  await page.setViewportSize(wide)
  await frame(page).undo.click()
  await expect(able).toHaveAccessibleName(before!)
})
