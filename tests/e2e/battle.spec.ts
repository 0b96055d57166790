import type { BattleView } from '../../src/games/fng/contract/battle.ts'
import type { EntryView } from '../../src/contract/journal.ts'
import { lookAt } from './axe.ts'
import { expect, test, type Program } from './doors.ts'
import { campaign, quickMission, quickPlatoon } from './quickTour.ts'
import { battleScreen, frame, halfMonth, library } from './screens.ts'

type Fought = Extract<BattleView, { status: 'fought' | 'ended' }>

test.use({ remembered: { dice: 'player' } })

/** The set-up is done past the page: other tests walk it. */
async function toTheBriefing(program: Program) {
  const page = program.page()
  await quickPlatoon(program)
  await quickMission(program, 'battle')
  await library(page).goOn('Quick').click()
  await frame(page).go('Half-month')
  await halfMonth(page).track.waitFor()
  return page
}
async function toTheBattle(program: Program) {
  const page = await toTheBriefing(program)
  await halfMonth(page).track.press('Enter')
  return page
}

test('a turn is played with typed dice and nothing but the keyboard, and undone', async ({ program }) => {
  test.slow()
  const page = await toTheBattle(program)
  const { keyboard } = page
  const battle = battleScreen(page)
  const view = async () => (await program.call('fng.battle', { campaign })) as Fought
  const log = async () => ((await program.call('battle.log', { campaign })) as EntryView[]).map(({ title }) => title)
  await expect(battle.saying).toHaveText('Nobody has acted yet.')

  // Ours 5, theirs 1: we go first, on REP 5.
  await keyboard.press('n')
  await battle.leaveOut()
  await battle.slip.heading.waitFor()
  await keyboard.type('51')
  await keyboard.press('Enter')
  await battle.rollOn(() => 4)
  await expect(battle.saying).toHaveText('We act first. Groups led by REP 5 or more.')

  // Enemies on the table, as the player says; then one of our men fires at one of them.
  await battle.play('enemies by hand', () => 3)
  await expect(battle.figures('The enemy and the PEFs').first()).toBeVisible()
  await battle.play('activate', () => 4)
  await expect(battle.latest.getByText('A activates')).toBeVisible()
  const ours = battle.figures('Our groups')
  await ours.first().focus()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(ours.nth(1)).toHaveAttribute('aria-pressed', 'true')
  const target = battle.figures('The enemy and the PEFs').first()
  await target.focus()
  await keyboard.press('Enter')
  await expect(target).toHaveAttribute('aria-pressed', 'true')
  // A man, then an enemy: Fire lies open with both.
  await expect(battle.form('Fire')).toBeVisible()
  const shooter = (await view()).groups.find(({ side }) => side === 'ours')!.figures[1]!.name
  await expect(battle.form('Fire').getByRole('button', { name: 'Who fires' })).toContainText(shooter)
  await keyboard.press('Enter')
  await battle.rollOn(() => 6)
  await expect.poll(async () => (await log())[0]).toContain('Fire')
  await expect(battle.latest).toContainText(/Fire/i)

  // One press takes all of it back.
  const fired = await log()
  await keyboard.press('Control+z')
  await expect.poll(log).toEqual(fired.slice(1))
  await expect(ours.nth(1)).not.toContainText('has acted')
})

test('the search finds actions by a word, a form is left with Escape, and the end leads to the report', async ({
  program,
}) => {
  test.slow()
  const page = await toTheBattle(program)
  const { keyboard } = page
  const battle = battleScreen(page)
  await expect(battle.saying).toBeVisible()
  await keyboard.press('/')
  await keyboard.type('next')
  await expect(battle.found.first()).toContainText('Next turn')
  await keyboard.press('Escape')
  await keyboard.press('Escape')
  await battle.find('put right')
  await expect(battle.form('Put right a figure')).toBeVisible()
  await keyboard.press('Escape')
  await expect(battle.form('Put right a figure')).toHaveCount(0)

  // A table leads back to the action that plays it.
  await frame(page).go('Tables')
  await page.getByRole('searchbox', { name: 'Search tables' }).fill('pef resolution')
  await page.getByRole('link', { name: 'Play it in the battle: Reveal a PEF' }).press('Enter')
  await expect(battle.form('Reveal a PEF')).toBeVisible()
  await keyboard.press('Escape')
  await expect(battle.form('Reveal a PEF')).toHaveCount(0)

  await battle.find('end the battle')
  await battle.leaveOut()
  const report = page.getByRole('link', { name: 'Go to the report' })
  await expect(report).toBeVisible()
  // A second Enter right behind the one that ended it would be taken for the same press.
  await page.locator('[data-still="true"]').waitFor()
  await report.press('Enter')
  await expect(halfMonth(page).handIn).toBeVisible()
  await expect(page.getByText('The battle has filled it in.')).toBeVisible()
})

test('the battle can be read by everybody, and upright on a tablet everything has its place', async ({ program }) => {
  test.slow()
  const page = await toTheBriefing(program)
  const { keyboard } = page
  const battle = battleScreen(page)
  // By the rail, past the briefing's own way on.
  await frame(page).go('Battle')
  await expect(battle.begin).toBeFocused()
  await lookAt(page, 'before the battle')
  const desk = page.viewportSize()!
  await page.setViewportSize({ width: 820, height: 1180 })
  await keyboard.press('Enter')
  await expect(battle.saying).toBeVisible()
  const table = page.getByRole('region', { name: 'The table' })
  const turn = page.getByRole('region', { name: 'The turn' })
  for (const part of [turn, battle.figures('Our groups').first(), table]) await expect(part).toBeInViewport()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(820)
  await page.setViewportSize(desk)
  await lookAt(page, 'the battle')
  await keyboard.press('/')
  await keyboard.press('ArrowDown')
  await lookAt(page, 'search for an action')
  await keyboard.press('Escape')
  await battle.find('put right')
  await expect(battle.form('Put right a figure')).toBeVisible()
  await lookAt(page, 'form of an action')
  await keyboard.press('Escape')
  await keyboard.press('n')
  await battle.leaveOut()
  await battle.slip.heading.waitFor()
  await lookAt(page, 'dice of a turn')
})

test('a vehicle comes onto the table, is dragged to a sector and takes men aboard', async ({ program }) => {
  const page = await toTheBattle(program)
  const battle = battleScreen(page)
  await expect(battle.saying).toHaveText('Nobody has acted yet.')
  await battle.play('put a vehicle', () => 4)
  const sign = page.getByRole('button', { name: /^Tank, sector \d: stands/ })
  await expect(sign).toBeVisible()

  // Between turns it goes where the player says; its form tells the sector.
  await sign.dragTo(page.locator('[data-sector="6"]'))
  await expect(battle.form('Vehicle: what happens')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Tank, sector 6: stands' })).toBeVisible()

  await page.keyboard.press('n')
  await battle.leaveOut()
  await battle.slip.heading.waitFor()
  await page.keyboard.type('51')
  await page.keyboard.press('Enter')
  await battle.rollOn(() => 4)
  const card = page.getByRole('region', { name: 'Tank', exact: true })
  await card.locator('.head').click()
  await card.getByRole('button', { name: 'In or out' }).click()
  await expect(battle.form('Vehicle: in or out')).toBeVisible()
  await battle.figures('Our groups').nth(1).click()
  await page.keyboard.press('Enter')
  await expect(card).toContainText('Aboard:')
  await lookAt(page, 'a vehicle with a man aboard')
})
