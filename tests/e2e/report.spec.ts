import type { TurnView } from '../../src/games/fng/contract/turn.ts'
import { fillPdf } from '../unit/sheets/filledPdf.ts'
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

test('a report that was filled in as a PDF stands in the form, and is handed in from there', async ({ program }) => {
  const page = program.page()
  const half = halfMonth(page)
  await quickPlatoon(program)
  await quickMission(program, 'battle')
  await page.reload()
  await library(page).goOn('Quick').click()
  await frame(page).go('Print')
  await page.getByLabel('Battle report', { exact: true }).check()
  const pdf = await program.sheet(() => page.getByRole('button', { name: /^Open( and print)?$/ }).click())

  const { form } = (await program.call('fng.turn', { campaign })) as TurnView
  if (form.kind !== 'report') throw new Error('No report is asked for.')
  const [first, second] = form.men.filter(({ star }) => !star)
  const box = (field: string) => form.boxes.find((one) => one.field === field)!.box
  const filled = await fillPdf(pdf, {
    [`${box('fate')}/${first!.soldierId}`]: 'D',
    [`${box('killsConfirmed')}/${second!.soldierId}`]: '2',
    [`${box('killsToRoll')}/${second!.soldierId}`]: 'two',
    [String(box('notes'))]: 'Giữ chỗ cạn',
  })
  const file = { name: 'evening.pdf', mimeType: 'application/pdf', buffer: Buffer.from(filled) }
  await page.getByLabel('Filled form to take').setInputFiles(file)

  const read = page.getByRole('region', { name: 'Read from evening.pdf' })
  await expect(read.getByRole('status')).toContainText('4 boxes written in, one of them needs a look and stands first.')
  await expect(read).toContainText('This is no number from 0 to 999.')
  await expect(page.getByText('1 dead, 2 kills')).toBeVisible()
  await expect(page.getByLabel('Notes for the journal')).toHaveValue('Giữ chỗ cạn')
  expect(await seriousOf(page)).toEqual([])
  expect(((await program.call('fng.turn', { campaign })) as TurnView).now).toBe('battle')

  await half.handIn.click()
  await expect(page.getByText('not count as written: look there, or hand in once more')).toBeVisible()
  await half.handIn.click()
  await expect(half.step('Judge the mission')).toBeVisible()
  const turn = (await program.call('fng.turn', { campaign })) as TurnView
  expect(turn.phases.find(({ phase }) => phase === 'battle')!.entries.at(-1)!.input).toMatchObject({
    men: [
      { soldierId: first!.soldierId, fate: 'obviouslyDead' },
      { soldierId: second!.soldierId, killsConfirmed: 2 },
    ],
    notes: 'Giữ chỗ cạn',
  })
})
