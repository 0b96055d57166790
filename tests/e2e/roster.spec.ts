import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { RosterView } from '../../src/games/fng/contract/roster.ts'
import { seriousOf } from './axe.ts'
import { expect, test, type Program } from './doors.ts'
import { frame, library } from './screens.ts'
import { campaign, quickPlatoon } from './quickTour.ts'

async function openRoster(program: Program): Promise<Page> {
  const page = program.page()
  await quickPlatoon(program)
  await library(page).goOn('Quick').click()
  await frame(page).go('Roster')
  await expect(page.locator('[data-billet]').first()).toBeVisible()
  return page
}
const rosterOf = async ({ call }: Program) => (await call('fng.roster', { campaign })) as RosterView
const cell = (page: Page, row: number, column: string) =>
  page
    .getByRole('row')
    .filter({ has: page.locator('[role="gridcell"]') })
    .nth(row)
    .locator(`.c-${column}`)

/** What of the cards lies over something else, or is cut. */
const amiss = (page: Page) =>
  page.locator('.man').evaluateAll((cards) => {
    const over = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3
    return cards.flatMap((card) => {
      const [name, months, words] = ['.name', '.months', '.l2'].map((part) => card.querySelector<HTMLElement>(part))
      if (!name || !months || !words) return []
      const [first, second, bar] = [name, words, months].map((part) => part.getBoundingClientRect())
      const needed = words.querySelector('[data-field="weapon"]')!.getBoundingClientRect()
      const isCut = name.scrollWidth > name.clientWidth || needed.right > second!.right + 1
      const isAmiss = isCut || over(bar!, first!) || over(bar!, second!) || over(first!, second!)
      return isAmiss ? [card.textContent] : []
    })
  })

test('with the quick look open, and with four of the HQ in a row, nothing lies over a word or cuts it', async ({
  program,
}) => {
  const page = await openRoster(program)
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await amiss(page)).toEqual([])
  await expect(page.locator('.key')).toBeInViewport({ ratio: 1 })
  await page.locator('[data-squad="3"] [data-billet]').first().click()
  await expect(page.getByRole('link', { name: 'Service record' })).toBeVisible()
  expect(await amiss(page)).toEqual([])

  await program.call('library.create', { name: 'Diggers', game: 'fng', seed: 11 })
  const anzac = { unit: 'Diggers', list: 'anzac', corps: 'iii', startHalfMonth: 0 }
  const star = { firstName: 'Jack', lastName: 'Kelly', squad: 1, post: 'squadLeader', attributes: ['lucky', 'agile'] }
  await program.call('fng.muster', { campaign: 'Diggers.tour', choices: 'program', input: { ...anzac, star } })
  await frame(page).go('Library')
  await library(page).goOn('Diggers').click()
  await frame(page).go('Roster')
  await expect(page.locator('[data-squad="0"] [data-billet]').first()).toBeVisible()
  expect(await amiss(page)).toEqual([])
})

test('a man is corrected in the list without a mouse, and "why" tells of it', async ({ program }) => {
  const page = await openRoster(program)
  const { keyboard } = page
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await cell(page, 0, 'rep').click()
  const [first, second] = (await rosterOf(program)).squads[0]!.billets.map((billet) => billet.soldier!)
  await keyboard.press('ArrowDown')
  await expect(cell(page, 1, 'rep')).toBeFocused()
  await keyboard.press('Enter')
  const editor = page.getByRole('dialog', { name: `Correct REP of ${second!.rank} ${second!.name}` })
  await expect(editor.getByLabel('REP', { exact: true })).toBeFocused()
  expect(await seriousOf(page)).toEqual([])
  await keyboard.type('9')
  await keyboard.press('Enter')
  await expect(editor.getByLabel('Reason')).toBeFocused()
  await keyboard.type('Misread the sheet')
  await keyboard.press('Enter')
  await expect(editor.getByRole('alert')).toContainText('9')
  await editor.getByLabel('REP', { exact: true }).fill('6')
  await frame(page).move(() => keyboard.press('Enter'))
  await expect(editor).toHaveCount(0)
  await expect(cell(page, 1, 'rep')).toContainText('6')
  await expect(cell(page, 1, 'rep')).toBeFocused()
  const after = (await rosterOf(program)).squads[0]!.billets.map((billet) => billet.soldier!)
  expect(after[1]).toMatchObject({ id: second!.id, rep: 6, bestRep: 6 })
  expect(after[0]).toEqual(first)

  await keyboard.press('Space')
  await page.getByRole('button', { name: `REP of ${second!.rank} ${second!.name}: why?` }).click()
  await expect(page.getByRole('dialog').getByText('Misread the sheet.')).toBeVisible()
  await keyboard.press('Escape')
  await frame(page).move(() => keyboard.press('Control+z'))
  await expect(cell(page, 1, 'rep')).toContainText(String(second!.rep))
  expect(await program.call('campaign.replay', { campaign })).toMatchObject({ same: true })
})

test('a man is moved by keyboard and by pointer, and the places keep their guns', async ({ program }) => {
  const page = await openRoster(program)
  const { keyboard } = page
  const before = await rosterOf(program)
  const [, squad] = before.squads
  const [, second, third] = squad!.billets
  const place = (id: number) => page.locator(`[data-billet="${id}"]`)
  const nameAt = async (id: number) =>
    (await rosterOf(program)).squads.flatMap((one) => one.billets).find((one) => one.id === id)?.soldier?.name

  await place(second!.id).focus()
  await keyboard.press('m')
  await expect(page.getByRole('status').filter({ hasText: 'Choose the place for' })).toContainText(
    second!.soldier!.name,
  )
  await keyboard.press('ArrowDown')
  await expect(place(third!.id)).toBeFocused()
  await frame(page).move(() => keyboard.press('Enter'))
  expect(await nameAt(third!.id)).toBe(second!.soldier!.name)
  expect(await nameAt(second!.id)).toBe(third!.soldier!.name)
  await frame(page).move(() => keyboard.press('Control+z'))

  const target = before.squads[2]!.billets[4]!
  await frame(page).move(() => place(second!.id).dragTo(place(target.id)))
  expect(await nameAt(target.id)).toBe(second!.soldier!.name)
  expect(await nameAt(second!.id)).toBe(target.soldier!.name)

  await frame(page).move(async () => {
    await program.call('fng.testForContact', { campaign, faces: [1, 1], input: {} })
  })
  await place(third!.id).focus()
  await keyboard.press('m')
  await expect(frame(page).notice).toContainText('between missions only')
})

test('the list is found, sorted, cleared and taken along as CSV, just as it is shown', async ({ program }) => {
  const page = await openRoster(program)
  const { keyboard } = page
  await page.getByRole('button', { name: 'List', exact: true }).click()
  expect(await seriousOf(page)).toEqual([])
  await cell(page, 0, 'rep').focus()
  await keyboard.press('/')
  await keyboard.type('2nd squad')
  await page.getByRole('button', { name: 'DEROS' }).click()
  await expect(page.getByRole('columnheader', { name: 'DEROS' })).toHaveAttribute('aria-sort', 'ascending')
  const men = (await rosterOf(program)).squads[2]!.billets
  await expect(page.getByText(`Shown: ${men.length} of`)).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFSquad,Line,REP/)
  expect(lines).toHaveLength(men.length + 1)
  const months = lines.slice(1).map((line) => Number(line.split(',')[9]))
  expect(months).toEqual([...months].sort((a, b) => a - b))

  await cell(page, 0, 'rep').focus()
  await keyboard.press('Escape')
  await expect(page.getByText('Shown:')).toHaveCount(0)
  await page.getByRole('button', { name: 'Strength' }).click()
  await expect(page.getByRole('rowheader', { name: 'Squad leader' })).toBeVisible()
  expect(await seriousOf(page)).toEqual([])
})
