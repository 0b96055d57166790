import type { BattleView } from '../../src/games/fng/contract/battle.ts'
import type { EntryView } from '../../src/contract/journal.ts'
import { lookAt } from './axe.ts'
import { expect, test, type Program } from './doors.ts'
import { campaign, quickMission, quickPlatoon } from './quickTour.ts'
import { battleScreen, frame, library } from './screens.ts'

type Fought = Extract<BattleView, { status: 'fought' | 'ended' }>

test.use({ remembered: { dice: 'player' } })

const nine = 9
const six = ['ak-47', 'sks', 'sks', 'sks', 'ak-47', 'sks']

/** One squad of ours on the move, six enemies on the table. */
async function nineAgainstSix({ call }: Program) {
  const act = (action: string, values: object, faces?: readonly number[]) =>
    call('fng.act', { campaign, choices: 'program', ...(faces ? { faces } : {}), input: { action, values } })
  await call('fng.beginBattle', { campaign, choices: 'program', input: {} })
  await act('nextTurn', {}, [3, 1])
  const men = six.map((weapon) => ({ count: 1, role: 'rifleman', rep: 3, weapon }))
  await act('placeByHand', { men, sector: '5', ready: false })
  const view = (await call('fng.battle', { campaign })) as Fought
  const [squad] = view.groups.filter(({ side }) => side === 'ours')
  await act('formGroup', { figures: squad!.figures.slice(nine).map(({ id }) => id), into: null })
  await act('activate', { group: squad!.id, byCommander: false })
}

const ourDice = '123 456 12 34 561 23 45 612 345'
const theirDice = '612 345 612 345 612 345'

test('nine against six in nine inputs and two lines of dice, played head by head', async ({ program }) => {
  test.slow()
  await quickPlatoon(program, 13)
  await quickMission(program, 'battle')
  await nineAgainstSix(program)
  const page = program.page()
  const { keyboard } = page
  const battle = battleScreen(page)
  const log = async () => ((await program.call('battle.log', { campaign })) as EntryView[]).map(({ title }) => title)
  await library(page).goOn('Quick').click()
  await frame(page).go('Battle')

  // The inputs, dice left out: two groups, I, the distance (three keys), the posture of one side, and Enter.
  const inputs = [
    () => page.getByRole('region', { name: 'Group A' }).locator('.head').click(),
    () =>
      page
        .getByRole('region', { name: 'Group E1' })
        .locator('.head')
        .click({ modifiers: ['Control'] }),
    () => keyboard.press('i'),
    () => page.getByRole('group', { name: 'How E1 stand' }).getByRole('button', { name: 'cover', exact: true }).click(),
    () => keyboard.press('d'),
    () => keyboard.press('1'),
    () => keyboard.press('4'),
    () => keyboard.press('Enter'),
  ]
  for (const input of inputs) await input()
  expect(inputs.length + 1).toBeLessThanOrEqual(9)
  const dice = page.getByRole('region', { name: 'The dice' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('In Sight: A and E1')
  await expect(page.getByText('the others are in cover: -1d6')).toBeVisible()
  await expect(dice).toContainText('41 dice')
  await expect(page.getByRole('button', { name: /^Play it/ })).toHaveAttribute('aria-disabled', 'true')
  for (const face of `${ourDice}${theirDice}`.replaceAll(' ', '')) await keyboard.press(face)
  await expect(dice.getByLabel('Dice of A')).toHaveValue(ourDice.replaceAll(' ', ' | '))
  await expect(dice.getByLabel('Dice of E1')).toHaveValue(theirDice.replaceAll(' ', ' | '))
  const order = page.getByRole('region', { name: 'In this order' })
  await expect(order.locator('.heads section')).toHaveCount(3)
  await expect(order.getByText('13 act, 2 do not')).toBeVisible()
  await lookAt(page, 'In Sight by groups')

  await keyboard.press('Enter')
  await expect(battle.slip.root).toContainText('what does')
  await expect(order.locator('[aria-current="step"] b')).toHaveText('3')
  // What he does, and his fire: then those who act next decide.
  await battle.slip.answer(() => 1)
  await battle.slip.answer(() => 1)
  await expect(order.locator('[aria-current="step"] b')).toHaveText('2')
  await lookAt(page, 'In Sight under way')
  // Who leaves in the middle, or loads the page anew, comes back to it.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('In Sight: A and E1')
  await expect(order.locator('[aria-current="step"] b')).toHaveText('2')
  await expect(battle.slip.root).toBeVisible()
  await battle.rollOn(() => 4)
  expect((await log())[0]).toContain('In Sight')

  // One press takes all of it back, but for how they stand.
  const done = await log()
  await keyboard.press('Control+z')
  await expect.poll(log).toEqual(done.slice(1))
})

test('where the program rolls, one press throws the first dice and one more each head', async ({ program }) => {
  test.slow()
  await quickPlatoon(program, 13)
  await quickMission(program, 'battle')
  await nineAgainstSix(program)
  const page = program.page()
  await library(page).goOn('Quick').click()
  await frame(page).go('Battle')
  await page.getByRole('region', { name: 'Group E1' }).locator('.head').click()
  await page.keyboard.press('i')
  await page.getByRole('group', { name: 'Who rolls the dice' }).getByRole('button', { name: 'Program' }).click()
  await page.getByRole('heading', { level: 1 }).focus()
  const order = page.getByRole('region', { name: 'In this order' })
  await order.getByRole('button', { name: /^Roll for In Sight/ }).click()
  await expect(order.locator('.heads section').first()).toBeVisible()
  const choice = page.getByRole('region', { name: 'What the step waits for' })
  const board = page.locator('.board')
  // Enter for each head; the Star is asked in between.
  for (let heads = 0; heads < 8 && !(await board.isVisible()); heads += 1) {
    const stood = await page.getByRole('main').innerText()
    await page.keyboard.press((await choice.isVisible()) ? '1' : 'Enter')
    await expect(page.getByRole('main')).not.toHaveText(stood, { useInnerText: true })
    await expect(page.locator('.order[aria-busy="true"]')).toHaveCount(0)
  }
  await expect(board).toBeVisible()
})
