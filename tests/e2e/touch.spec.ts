import type { Locator } from '@playwright/test'
import type { EntryView } from '../../src/contract/journal.ts'
import { ambushTour as campaign, squad, throws, toTheAmbush } from '../support/ambush.ts'
import { byFinger, byKeys } from '../support/counted/turn.ts'
import { lookAt } from './axe.ts'
import { expect, test, type Program } from './doors.ts'
import { moveFinger, tooSmall } from './fingers.ts'
import { battleScreen, frame, halfMonth, library } from './screens.ts'
import { expectAlike, wholeTurn } from './wholeTurn.ts'

test.use({
  remembered: { dice: 'player' },
  viewport: { width: 820, height: 1180 },
  hasTouch: true,
  isMobile: true,
})

const middleOf = async (one: Locator) => {
  const { x, y, width, height } = (await one.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** The player's hand: it taps, and nothing else. */
function finger(program: Program) {
  const page = program.page()
  const battle = battleScreen(page)
  const { slip } = battle
  const question = page.getByRole('alertdialog')
  return {
    page,
    battle,
    key: (name: string) => page.getByRole('group', { name: 'Actions', exact: true }).getByRole('button', { name }),
    /** Goes on with the turn, whoever is left out. */
    goOn: async () => {
      await page.locator('.go-on').tap()
      await expect(question.or(slip.root).or(page.locator('.board[aria-busy="false"]')).first()).toBeVisible()
      if (await question.isVisible()) await question.locator('.btn.primary').tap()
      await expect(question).toHaveCount(0)
    },
    /** Taps what each die shows on the table of its throw, and takes the dice. */
    throwAll: async (faces: readonly number[]) => {
      const left = [...faces]
      while (left.length > 0) {
        await expect(page.locator('section.slip[aria-busy="false"]')).toBeVisible()
        const asked = await slip.wantedDice()
        for (let die = 0; die < asked; die += 1)
          await slip.root
            .locator('.face')
            .and(page.getByRole('button', { name: String(left.shift()), exact: true }))
            .first()
            .tap()
        await slip.full.tap()
        await slip.full.waitFor({ state: 'detached' })
      }
      await expect(slip.root).toHaveCount(0)
    },
  }
}

test('a whole turn of ten against six by a finger that taps is the one played by keys', async ({ program }) => {
  test.slow()
  const turn = await wholeTurn(program)
  expectAlike(await turn(byKeys), await turn(byFinger))
})

test('a turn is played with typed dice and one finger: taps, and a man dragged onto an enemy', async ({ program }) => {
  test.slow()
  await toTheAmbush(program.call)
  const { page, battle, goOn, throwAll, key } = finger(program)
  const log = async () => ((await program.call('battle.log', { campaign })) as EntryView[]).map(({ title }) => title)
  const done = (title: string) => expect.poll(async () => (await log())[0]).toContain(title)
  await library(page).goOn('Ambush').tap()
  await frame(page).go('Half-month')
  await expect(halfMonth(page).track).toBeVisible()
  expect(await tooSmall(page), 'the briefing').toEqual([])
  await halfMonth(page).track.tap()
  await battle.form('Set up the ambush').locator('.play').tap()
  await throwAll(throws.ambushIsSetUp)
  await done('Set up the ambush')
  await goOn()
  await throwAll(throws.turn1)
  await done('Turn 1')
  await page
    .getByRole('region', { name: 'What follows' })
    .getByRole('button', { name: /E1 acts/ })
    .tap()
  await battle.form('A group of the enemy acts').locator('.play').tap()
  await done('E1 acts')
  await goOn()
  await done('We act')
  await key('Activate').tap()
  // With one group there is nothing to ask.
  const activate = battle.form('Activate a group')
  await expect(activate.or(battle.latest.getByText('A activates')).first()).toBeVisible()
  if (await activate.isVisible()) await activate.locator('.play').tap()
  await done('A activates')
  await lookAt(page, 'the battle, upright')
  expect(await tooSmall(page), 'the board').toEqual([])

  // A finger that moves at once scrolls the list; one that rests takes the man along.
  const ours = battle.figures('Our groups')
  const enemy = battle.figures('The enemy and the PEFs').filter({ hasText: 'E1 1' })
  const list = page.locator('.ours .list')
  const first = await middleOf(ours.nth(3))
  await moveFinger(page, first, { x: first.x, y: first.y - 90 }, 0)
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(20)
  await expect(battle.form('Fire')).toHaveCount(0)
  const man = ours.filter({ hasText: squad.first })
  await man.scrollIntoViewIfNeeded()
  const scrolled = await list.evaluate(({ scrollTop }) => scrollTop)
  await moveFinger(page, await middleOf(man), await middleOf(enemy), 400)
  const fire = battle.form('Fire')
  await expect(fire.getByRole('button', { name: 'Who fires' })).toContainText(squad.first)
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(scrolled)
  expect(await tooSmall(page), 'a form').toEqual([])
  // No keyboard rises before a field is touched, and what plays lies in the lower half.
  await expect(page.locator('input:not([type="checkbox"], [type="radio"], [inputmode="none"]):focus')).toHaveCount(0)
  expect((await fire.locator('.play').boundingBox())!.y).toBeGreaterThan(590)
  expect((await key('More').or(fire.locator('.leave')).first().boundingBox())!.y).toBeGreaterThan(590)

  const head = page.getByRole('region', { name: 'Group A' }).locator('.crown')
  const { height } = (await head.boundingBox())!
  await fire.locator('.play').tap()
  await expect(battle.slip.root).toBeVisible()
  expect(await tooSmall(page), 'the dice').toEqual([])
  expect((await head.boundingBox())!.height).toBe(height)
  await battle.slip.rollForMe.tap()
  await done('Fire')
})
