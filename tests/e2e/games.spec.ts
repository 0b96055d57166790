import { seriousOf } from './axe.ts'
import { expect, test } from './doors.ts'
import { quickPlatoon } from './quickTour.ts'
import { frame, library } from './screens.ts'

test('a new tour begins with the choice of its game, by keyboard alone; pages without a tour keep theirs', async ({
  program,
}) => {
  const page = program.page()
  await library(page).games.click()
  const brings = page.getByRole('region', { name: 'Vietnam Skirmish Rules' })
  await page.getByRole('radio', { name: /FNG: 2nd Tour/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(brings).toContainText('From your own copy')
  expect(await seriousOf(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/new\/skirmish$/)

  await frame(page).go('Tables')
  const game = page.getByRole('combobox', { name: 'Game' })
  await game.selectOption('Vietnam Skirmish Rules')
  await expect(page.getByRole('button', { name: /^Grenades/ })).toBeVisible()
  expect(await seriousOf(page)).toEqual([])
  await frame(page).go('Sheets')
  await expect(game).toHaveValue('skirmish')
  expect(await seriousOf(page)).toEqual([])
  await frame(page).go('Help')
  await expect(game).toHaveValue('skirmish')
})

test('each game is a folder of its own colour: in the library, which can show one alone, and in the rail of its tours', async ({
  program,
}) => {
  const page = program.page()
  await quickPlatoon(program)
  await program.call('library.sample', { game: 'skirmish' })
  await page.reload()
  const edge = (name: string) =>
    library(page)
      .card(name)
      .evaluate((card) => getComputedStyle(card).borderTopColor)
  const rail = () =>
    page.getByRole('navigation', { name: 'Pages' }).evaluate((nav) => getComputedStyle(nav).backgroundColor)
  const sample = 'Sample: Suoi Da'
  await expect(library(page).card(sample).locator('.thumb > svg')).toHaveAttribute(
    'aria-label',
    /of Ruth \d+, of Tom \d+/,
  )
  const edges = [await edge('Quick'), await edge(sample)]
  expect(edges[0]).not.toBe(edges[1])
  expect(await seriousOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Vietnam Skirmish Rules' }).press('Enter')
  await expect(library(page).card('Quick')).toHaveCount(0)
  await expect(library(page).card(sample)).toBeVisible()
  expect(await seriousOf(page)).toEqual([])

  const drab = await rail()
  await library(page).goOn(sample).click()
  await expect.poll(rail).not.toBe(drab)
  expect(await seriousOf(page)).toEqual([])
  await frame(page).go('Library')
  await expect.poll(rail).toBe(drab)
})
