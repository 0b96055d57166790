import type { TurnView } from '../../src/games/fng/contract/turn.ts'
import { seriousOf } from './axe.ts'
import { expect, test } from './doors.ts'
import { campaign, quickMission, quickPlatoon } from './quickTour.ts'
import { frame, halfMonth, library } from './screens.ts'

test('a report is filled in and handed in with nothing but the keyboard', async ({ program }) => {
  const page = program.page()
  const { keyboard } = page
  const half = halfMonth(page)
  await quickPlatoon(program)
  await quickMission(program, 'battle')
  await page.reload()
  await library(page).goOn('Quick').click()
  await frame(page).go('Half-month')
  await half.played.click()
  await expect(half.handIn).toBeVisible()
  const [first, second, third] = (await half.reported()) as [string, string, string]
  await half.fate(first).focus()

  // Down the column of fates, then sideways through what is asked of the wounded man.
  await keyboard.press('f')
  await keyboard.press('Enter')
  await keyboard.press('o')
  await expect(half.evacuation(second)).toBeEnabled()
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await expect(half.evacuation(second)).toBeFocused()
  await keyboard.press('m')
  await keyboard.press('Home')
  await keyboard.press('ArrowDown')
  await keyboard.press('d')
  await expect(half.fate(third)).toHaveValue('obviouslyDead')
  await keyboard.press('Tab')
  await expect(half.killsToRoll(third)).toBeFocused()
  await keyboard.press('ArrowUp')
  await keyboard.press('ArrowUp')
  await expect(half.killsToRoll(first)).toBeFocused()
  await keyboard.type('12')
  await keyboard.press('ArrowRight')
  await keyboard.type('3')
  const sum = page.getByText('1 out, 1 dead, 15 kills, 12 to roll')
  await expect(sum).toBeVisible()

  expect(await seriousOf(page)).toEqual([])

  // What has been filled in outlasts the window.
  await page.reload()
  await expect(sum).toBeVisible()
  await expect(half.evacuation(second)).toHaveValue('medevac')

  await half.fate(first).focus()
  await keyboard.press('Control+Enter')
  await expect(half.step('Roll for recovery')).toBeVisible()
  const turn = (await program.call('fng.turn', { campaign })) as TurnView
  const report = turn.phases.find(({ phase }) => phase === 'battle')!.entries.at(-1)!
  expect(report.input).toMatchObject({
    contacted: true,
    men: [
      { killsToRoll: 12, killsConfirmed: 3 },
      { fate: 'outOfTheFight', evacuation: 'medevac' },
      { fate: 'obviouslyDead' },
    ],
  })
})
