import type { Page } from '@playwright/test'
import { lookAt } from './axe.ts'
import { expect, test, type Program } from './doors.ts'
import { frame } from './screens.ts'

const campaign = 'Suoi Da.tour'

/** The battle as the two players see it. */
function battle(page: Page) {
  const main = page.getByRole('main')
  return {
    figure: (name: string) => main.locator('.figure', { hasText: name }),
    act: (title: string) => main.locator('.act', { hasText: title }),
    form: main.getByRole('form'),
    play: main.locator('form .play'),
    slip: page.getByRole('region', { name: 'What the step waits for' }),
    sealed: (side: string) => page.getByRole('region', { name: `Sealed by ${side}` }),
    log: page.getByRole('region', { name: 'What has happened' }),
    side: (name: string) => page.getByRole('region', { name }),
  }
}

/** Types one die and hands it in. */
async function die(page: Page, face: number): Promise<void> {
  await expect(battle(page).slip).toBeVisible()
  await page.keyboard.press(String(face))
  await page.keyboard.press('Enter')
}

const cells = [
  ['weapons', 'm16', 'suppress', '5-6'],
  ['weapons', 'rpd', 'suppress', '4-6'],
  ...[1, 2, 3, 4, 5, 6].flatMap((score) => [
    ['deviation', String(score), 'direction', 'east'],
    ['deviation', String(score), 'inches', String(score)],
  ]),
] as const

/** Two players, and the cells of their copy that this game comes to. */
async function begun(program: Program): Promise<Page> {
  const page = program.page()
  await page.evaluate(() => {
    location.hash = '/new/skirmish'
  })
  await page.getByLabel('Name of the campaign').fill('Suoi Da')
  const names = page.getByLabel('Name', { exact: true })
  await names.nth(0).fill('Ruth')
  await names.nth(1).fill('Tom')
  await page.getByRole('button', { name: 'Begin the campaign' }).click()
  await expect(frame(page).heading).toHaveText('Squads')
  for (const [table, rowKey, figure, value] of cells)
    await program.call('skirmish.fillIn', { campaign, input: { tableId: `skirmish.${table}`, rowKey, figure, value } })
  return page
}

/** Puts a figure of no squad on the table. */
async function place(page: Page, side: string, name: string, more: { radio?: true; weapon?: string; hidden?: string }) {
  const sheet = page.getByRole('region', { name: `${side} deploys` })
  await sheet.getByRole('button', { name: 'Figure' }).click()
  await sheet.getByLabel('Name of figure 1').fill(name)
  await sheet.getByLabel('Weapon of figure 1').selectOption(more.weapon ?? 'm16')
  if (more.radio) await sheet.getByLabel(`${name} carries the radio`).check()
  if (more.hidden !== undefined) {
    await sheet.getByLabel(`${name} is hidden`).check()
    await sheet.getByLabel(`Where ${name} is`).fill(more.hidden)
  }
  await sheet.getByRole('button', { name: 'Put them on the table' }).click()
  // What is hidden is covered at once.
  await expect(sheet.locator('.there')).toContainText(more.hidden === undefined ? name : /./)
  await expect(sheet.getByLabel('Name of figure 1')).toHaveCount(0)
}

async function take(page: Page, name: string): Promise<void> {
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `I am ${name}` })
    .click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

test('a game of two players with dice of their own, from the first page to the last counter', async ({ program }) => {
  const page = await begun(program)
  await frame(page).go('Set up a game')
  await page.getByLabel('Scenario').fill('The ford')
  await page.getByLabel('Turns of support, Ruth').fill('1')
  await page.getByRole('button', { name: 'Next: who is on the table' }).click()
  await place(page, 'Ruth', 'Able', { radio: true })
  await place(page, 'Tom', 'Minh', { weapon: 'ak' })
  // Tom's hidden figure is for his eyes.
  await page.getByRole('region', { name: 'Tom deploys' }).getByRole('button', { name: 'Hand over' }).click()
  await take(page, 'Tom')
  await place(page, 'Tom', 'Binh', { weapon: 'rpd', hidden: 'in the reeds' })
  await expect(page.getByText('Binh')).toHaveCount(0)
  await page.getByRole('button', { name: "Begin Ruth's first turn" }).click()
  await take(page, 'Ruth')

  const { figure, form, play, slip, sealed, log, side, act } = battle(page)
  await expect(frame(page).heading).toHaveText('The ford')
  await expect(sealed('Tom').getByRole('button', { name: 'Show me' })).toBeVisible()
  await expect(page.getByText('Binh')).toHaveCount(0)
  await lookAt(page, 'fire support')

  // A shot from off the table, and who stands near where it lands.
  await page.getByRole('button', { name: 'Show the target' }).click()
  await form.getByLabel('Target point').fill('the huts')
  await form.getByRole('button', { name: 'My dice' }).click()
  await play.click()
  await expect(slip).toContainText('shot 1 of Ruth')
  await lookAt(page, 'the dice of a shot')
  await die(page, 4)
  await page.getByRole('button', { name: 'Who is hit' }).click()
  await form.getByRole('checkbox', { name: /^Minh AK/ }).check()
  await lookAt(page, 'who is hit')
  await play.click()
  await expect(side("Tom's side")).toContainText('3')
  await page.keyboard.press('n')

  // Fire, taken back and done again.
  await page.keyboard.press('1')
  await expect(act('Listen')).toBeVisible()
  await lookAt(page, 'a figure')
  await page.keyboard.press('f')
  await expect(form).toHaveAccessibleName('Able fires')
  await expect(form.getByRole('checkbox', { name: /^Minh AK/ })).toBeChecked()
  await play.click()
  await die(page, 6)
  await expect(log).toContainText('one counter on Minh')
  const counters = side("Tom's side").getByRole('img')
  await expect(counters).toHaveAccessibleName('4 counters')
  await frame(page).undo.click()
  await expect(counters).toHaveAccessibleName('3 counters')
  await frame(page).redo.click()
  await expect(counters).toHaveAccessibleName('4 counters')
  await page.keyboard.press('n')
  await play.click()

  // Tom's turn begins under a cover, with the check, and with him who was hidden.
  await take(page, 'Tom')
  await expect(sealed('Tom')).toContainText('in the reeds')
  await page.keyboard.press('h')
  await expect(page.getByRole('main')).not.toContainText('in the reeds')
  await expect(page.getByText('removed on 1 to 4')).toBeVisible()
  await lookAt(page, 'the check')
  await page.getByRole('button', { name: 'Check him: one die' }).click()
  await die(page, 2)
  await expect(figure('Minh')).toContainText('KIA/WIA')
  await sealed('Tom').getByRole('button', { name: 'Show me' }).click()
  await take(page, 'Tom')
  await expect(sealed('Tom')).toContainText('in the reeds')
  await figure('Binh').click()
  await page.keyboard.press('f')
  await play.click()
  await die(page, 5)
  await expect(side("Ruth's side").getByRole('img')).toHaveAccessibleName('one counter')
  await page.keyboard.press('h')
  await expect(figure('Hidden 1')).toContainText('fired: heard')

  await page.getByRole('button', { name: 'End the game' }).click()
  await form.getByText('Ruth', { exact: true }).click()
  // The end opens what Tom has sealed: he says yes to it.
  await form.getByRole('checkbox', { name: /^Tom/ }).check()
  await play.click()
  const ended = page.getByRole('region', { name: 'How the game ended' })
  await expect(ended).toContainText('Ruth has won')
  await expect(ended).toContainText('What Tom sealed is open: nothing of it was changed.')
  await expect(ended.getByRole('link', { name: 'Set up game 2' })).toBeVisible()
  await page.keyboard.press('Control+p')
  await expect(frame(page).heading).toHaveText('Print')
  await page.getByRole('checkbox', { name: 'Counters to cut out', exact: true }).check()
  await expect(page.getByRole('group', { name: /, page \d+ of \d+$/ })).toBeVisible()
})

test('what is sealed is neither on the screen nor in the journal', async ({ program }) => {
  const page = program.page()
  const step = async (name: string, input: object = {}) => program.call(`skirmish.${name}`, { campaign, input })
  await program.call('library.create', { name: 'Suoi Da', game: 'skirmish', seed: 7 })
  const player = (name: string) => ({ name, force: '' })
  await step('beginCampaign', { title: 'Suoi Da', players: [player('Ruth'), player('Tom')] })
  const { sides } = (await program.call('skirmish.squads', { campaign })) as { sides: { id: number }[] }
  const [us, them] = sides.map(({ id }) => id)
  const none = { men: [], vehicles: [], mortars: [] }
  const one = (name: string, hidden: boolean) => ({
    name,
    weapon: 'm16',
    hidden,
    place: hidden ? 'the wood' : '',
    radio: false,
  })
  await step('beginGame', {
    scenario: 'The ford',
    hiddenRules: 'noise',
    first: us,
    sides: [{ side: us }, { side: them }],
  })
  await step('deploy', { ...none, side: us, others: [one('Able', false)] })
  await step('deploy', { ...none, side: them, others: [one('Minh', false), one('Binh', true)] })
  await step('layMines', { side: them, places: ['in the gate'] })
  await step('startTurn')
  await page.evaluate((name) => {
    location.hash = `/tour/${encodeURIComponent(name)}/game`
  }, campaign)
  const { sealed, log, form, play } = battle(page)
  await expect(log).toContainText('Tom seals what is hidden')
  const secrets = /Binh|the wood|in the gate/
  await expect(page.getByRole('main')).not.toContainText(secrets)
  expect(JSON.stringify(await program.call('journal.list', { campaign }))).not.toMatch(secrets)

  // The mine goes off: he who laid it says so.
  await sealed('Tom').getByRole('button', { name: 'Show me' }).click()
  await take(page, 'Tom')
  await expect(page.getByRole('main')).toContainText(secrets)
  await sealed('Tom').getByRole('button', { name: 'It goes off' }).click()
  await expect(form).toHaveAccessibleName(/^Mine \d goes off$/)
  await play.click()
  await expect(log).toContainText('A mine goes off: in the gate.')
  // Tom is asked for his hidden figures apart; the form that lists them is gone when he covers them.
  await page.getByRole('button', { name: 'Who is hit' }).click()
  await expect(form).not.toContainText('Binh')
  await form.getByRole('button', { name: /^Leave it/ }).click()
  await page
    .getByRole('region', { name: 'What follows' })
    .getByRole('button', { name: /Were your hidden figures near/ })
    .click()
  await expect(form).toContainText('Binh')
  await sealed('Tom')
    .getByRole('button', { name: /^Cover/ })
    .click()
  await expect(form).toHaveAccessibleName(/^Who is hit/)
  await expect(page.getByRole('main')).not.toContainText(/Binh|the wood/)
})
