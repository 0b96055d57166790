import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { TurnView } from '../../src/games/fng/contract/turn.ts'
import { formCode } from '../../src/games/fng/sheets/shared/formCode.ts'
import { launchApp } from '../standin/launch.ts'
import { readPdf } from '../unit/sheets/readPdf.ts'
import { lookAt } from './axe.ts'
import { expect, test, type Program } from './doors.ts'
import { test as bare } from './fixtures.ts'
import { frame, library } from './screens.ts'
import { campaign, quickMission, quickPlatoon, quickTo } from './quickTour.ts'

const print = (page: Page) => ({
  sheet: (name: string) => page.getByRole('checkbox', { name, exact: true }),
  options: (name: string) => page.getByRole('combobox', { name }),
  at: page.getByRole('region', { name: 'Preview' }).getByRole('status'),
  paper: page.getByRole('group', { name: /, page \d+ of \d+$/ }),
  save: page.getByRole('button', { name: 'Save as PDF' }),
  code: page.getByRole('textbox', { name: 'Code of a form' }),
})

/** Opens the print page of a platoon whose battle is on. */
async function openPrint(program: Program): Promise<Page> {
  await quickPlatoon(program)
  await quickMission(program, 'battle')
  const page = program.page()
  await library(page).goOn('Quick').click()
  await expect(frame(page).undo).toBeEnabled()
  await page.keyboard.press('Control+p')
  await expect(frame(page).heading).toHaveText('Print')
  return page
}

test('sheets are ticked, looked at page by page and saved without a mouse, and kept as a set-up', async ({
  program,
}) => {
  const page = await openPrint(program)
  const { keyboard } = page
  const { sheet, options, at, paper, save } = print(page)
  await expect(sheet('Roster')).toBeChecked()
  await expect(paper).toContainText('Quick')

  await keyboard.press('/')
  await keyboard.type('briefing')
  await keyboard.press('Enter')
  await keyboard.press('ArrowDown')
  await expect(sheet('Briefing')).toBeFocused()
  await keyboard.press('Space')
  await expect(sheet('Briefing')).not.toBeChecked()
  await page.getByRole('searchbox', { name: 'Search sheets' }).fill('')
  await sheet('Chronicle').focus()
  await keyboard.press('Space')
  await expect(paper).toHaveAttribute('aria-label', /^Chronicle.*, page 1 of/)
  const before = (await at.textContent())!
  await keyboard.press('ArrowLeft')
  await expect(at).not.toHaveText(before)
  await lookAt(page, 'print')

  await options('Colour of heads and rules').selectOption('Red')
  await options('Saved as').selectOption('One PDF each')
  await page.getByRole('button', { name: 'Keep', exact: true }).press('Enter')
  await page.getByRole('textbox', { name: 'Keep this set-up' }).fill('Game night')
  await keyboard.press('Enter')
  await expect(frame(page).notice).toHaveText('Kept: Game night.')
  await expect(options('Print set-up')).toContainText('Game night')

  // One file for each sheet: the browser is handed both.
  const files: string[] = []
  page.on('download', (file) => files.push(file.suggestedFilename()))
  await save.press('Enter')
  await expect.poll(() => files.toSorted()).toEqual(['Quick chronicle.pdf', 'Quick roster.pdf'])

  await frame(page).go('Roster')
  await frame(page).go('Print')
  await expect(sheet('Chronicle')).toBeChecked()

  await program.restart()
  const again = program.page()
  await library(again).goOn('Quick').click()
  await frame(again).go('Print')
  const setups = print(again).options('Print set-up')
  // Whether the browser remembers the last choice hangs on the port; the set-up is in the file.
  for (const title of ['Roster', 'Briefing', 'Chronicle']) await print(again).sheet(title).uncheck()
  await print(again).options('Colour of heads and rules').selectOption('Blue')
  await setups.selectOption('Game night')
  await expect(print(again).sheet('Chronicle')).toBeChecked()
  await expect(print(again).sheet('Briefing')).not.toBeChecked()
  await expect(print(again).options('Colour of heads and rules')).toHaveValue('red')
})

test('a page on the screen says what its paper says, and a form finds its screen by its code', async ({ program }) => {
  const page = await openPrint(program)
  const { sheet, paper, code } = print(page)
  await sheet('Briefing').uncheck()
  await expect(paper).toHaveAttribute('aria-label', /^Platoon roster.*, page 1 of/)
  const texts = await paper.locator('text').allTextContents()
  const { pages } = await readPdf(
    await program.sheet(() => page.getByRole('button', { name: 'Open and print' }).click()),
  )
  // A screen keeps a weapon's name in one line by letters that have no width.
  const plain = (text: string) => text.replace(/[\s\u2060]/g, '')
  expect(plain(texts.join(''))).toBe(plain(pages[0]!.text))
  // Set in the fonts of the paper, each text takes the room that it has there.
  const box = (await paper.locator('text', { hasText: /^Platoon roster$/ }).boundingBox())!
  expect(box.width).toBeGreaterThan(40)

  await code.fill('R1-A')
  await code.press('Enter')
  await expect(page.getByRole('alert')).toContainText('slip in the code')
  await code.fill(formCode('reportForm', 1))
  await code.press('Enter')
  await expect(frame(page).notice).toContainText('Report of mission 1')
  await expect(page.getByRole('button', { name: 'Hand in the report' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Find' })).toBeFocused()
  await page.keyboard.type(formCode('enemyOob', 1).toLowerCase())
  await page.keyboard.press('Enter')
  await expect(frame(page).notice).toContainText('Enemies of mission 1')
})

test('the page of a half-month that is told prints what it says, man by man', async ({ program }) => {
  await quickPlatoon(program)
  await quickMission(program, 'battle')
  const { form } = (await program.call('fng.turn', { campaign })) as TurnView
  const went = form.kind === 'report' ? form.men.slice(2, 6) : []
  const hit = went.map(({ soldierId }) => ({ soldierId, fate: 'outOfTheFight', recovered: true }))
  await program.call('fng.report', { campaign, choices: 'program', input: { contacted: true, men: hit } })
  await quickTo(program, 'turnEnd')
  const page = program.page()
  await library(page).goOn('Quick').click()
  await frame(page).go('Half-month')
  const call = page.getByRole('region', { name: 'Roll call' })
  await expect(call).toBeVisible()
  const men = await call
    .locator('.man')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [row.querySelector('.name a'), row.querySelector('.told')].map((one) => one?.textContent ?? ''),
      ),
    )
  expect(men.length).toBeGreaterThan(0)
  const press = () => page.getByRole('button', { name: 'Print after action and roll call' }).click()
  const { pages, bookmarks } = await readPdf(await program.sheet(press))
  expect(bookmarks.map(({ title }) => title.split(':')[0]!.split(',')[0])).toEqual(['After action report', 'Roll call'])
  // A screen keeps a weapon's name in one line by letters that have no width.
  const plain = (text: string) => text.replace(/[\s\u2060]/g, '')
  const printed = plain(pages.map(({ text }) => text).join(' '))
  for (const words of men.flat()) expect(printed).toContain(plain(words))
})

bare('at the desktop sheets are saved and printed through the dialogs of the system', async ({ folder, context }) => {
  const desktop = await launchApp(folder, context)
  const { page } = desktop
  await frame(page).go('Sheets')
  const { paper, save } = print(page)
  await expect(paper).toBeVisible()
  const path = join(folder, 'my roster.pdf')
  await desktop.answerDialog('showSaveDialog', { canceled: false, filePath: path })
  await save.click()
  await expect(frame(page).notice).toContainText('Saved: ')
  expect(readFileSync(path, 'latin1')).toMatch(/^%PDF-/)

  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(frame(page).notice).toContainText('Handed to the printer: ')
  const printed = (await desktop.calls()).find(({ what }) => what === 'webContents.print')!
  expect(printed.args).toMatchObject([expect.stringMatching(/^sheet:/), '%PDF-1.7', { silent: false }])

  // Several go into a folder, where none is written over.
  await print(page).options('Saved as').selectOption('One PDF each')
  await print(page).sheet('Weapons').check()
  const shelf = mkdtempSync(join(folder, 'shelf-'))
  for (const count of [2, 4]) {
    await desktop.answerDialog('showOpenDialog', { canceled: false, filePaths: [shelf] })
    await save.click()
    await expect.poll(() => readdirSync(shelf).length).toBe(count)
    await expect(save).toBeEnabled()
  }
  expect(readdirSync(shelf)).toContain('quick reference, weapons (2).pdf')
  await print(page).sheet('Weapons').uncheck()

  // Who thinks better of it is told nothing, and has nothing.
  await save.click()
  await expect(save).toBeEnabled()
  expect(readdirSync(folder).filter((name) => name.endsWith('.pdf'))).toEqual(['my roster.pdf'])
  expect(await desktop.close()).toBe(0)
})

test('cards are printed with their backs to fold, and blank ones in any number', async ({ program }) => {
  const page = await openPrint(program)
  const { sheet, options, paper, save } = print(page)
  await sheet('Roster').uncheck()
  await sheet('Soldier cards').check()
  await expect(paper).toHaveAttribute('aria-label', /^Soldier cards.*, page 1 of/)
  await options('Backs of Soldier cards').selectOption('Backs beside, to fold')
  await expect(paper).toContainText('Best REP')
  await sheet('Blank enemy cards').check()
  await page.getByRole('spinbutton', { name: 'How many: Blank enemy cards' }).fill('20')
  await expect(paper).toHaveAttribute('aria-label', /^Blank enemy cards.*, page 1 of 3$/)
  await lookAt(page, 'print-cards')

  const download = page.waitForEvent('download')
  await save.click()
  const { pages } = await readPdf(new Uint8Array(readFileSync(await (await download).path())))
  const text = pages.map((one) => one.text).join(' ')
  expect(text).toContain('Best REP')
  expect(text.match(/ENEMY/g)).toHaveLength(20)
})

for (const [width, height] of [
  [1024, 700],
  [820, 1180],
] as const)
  test(`at ${width} by ${height} with the largest letters each part of the print page can be used`, async ({
    program,
  }) => {
    const page = await openPrint(program)
    await page.setViewportSize({ width, height })
    await page.evaluate(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'textSize', newValue: 'larger' }))
    })
    const { sheet, code } = print(page)
    const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())!.height
    for (const folded of [true, false]) {
      if (!folded) await page.getByText('Ink, size, sides').click()
      expect(await heightOf('.picker .list')).toBeGreaterThan(180)
      await sheet('Briefing').setChecked(!(await sheet('Briefing').isChecked()))
      // A whole code is seen while it is typed.
      await code.fill('R1234-K')
      const room = await code.evaluate((field: HTMLInputElement) => field.clientWidth - field.scrollWidth)
      expect(room).toBeGreaterThanOrEqual(0)
      await page.getByRole('button', { name: 'A4' }).click({ trial: true })
      await expect(page.getByRole('button', { name: 'Take a filled form' })).toBeVisible()
    }
  })
