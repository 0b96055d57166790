import { errors, type Page } from '@playwright/test'
import { readPdf } from '../unit/sheets/readPdf.ts'
import { expect } from './fixtures.ts'
import type { Program } from './doors.ts'
import { quickPlatoon } from './quickTour.ts'
import { frame, halfMonth, journal, library, overview, roster, wizard } from './screens.ts'

export const unit = '2nd Platoon, Bravo Company'
const star = { firstName: 'John', lastName: 'Mercer' }

/** One whole flow, through one door: a tour is begun, three half-months are played, a sheet is printed, and all of it is kept. */
export async function playTheFlow(program: Program): Promise<void> {
  await raisePlatoon(program.page())
  const raised = await lookAtRoster(program.page())
  expect(raised.names.filter((name) => name.includes(star.lastName))).toHaveLength(1)
  expect(raised.names.length).toBeGreaterThan(40)

  await playWithMyDice(program.page())
  await playWithProgramDice(program.page(), 'Late January 1967')
  await playWithProgramDice(program.page(), 'Early February 1967')

  const before = await lookAtEverything(program.page())
  expect(before.date).toMatch(/^Late February 1967, Half-month 4 of 26/)
  expect(before.titles.filter((title) => title.startsWith('End of'))).toHaveLength(3)
  await rosterIsOnPaper(program, before.names, { unit, date: 'late February 1967' })

  await program.restart()
  await comeBack(program.page())
  expect(await lookAtEverything(program.page())).toEqual(before)
}

/**
 * What another door could do otherwise, in short, for behind every door is the same page and the same program: a tour
 * is opened, a step is done and undone, a sheet is printed, and all of it is kept.
 */
export async function playTheWiring(program: Program): Promise<void> {
  await quickPlatoon(program)
  const open = async () => {
    await library(program.page()).goOn('Quick').click()
    await expect(overview(program.page()).sub).toContainText(/half-month/i)
  }
  await open()
  const page = program.page()
  const half = halfMonth(page)
  const { undo, redo, notice, move, go } = frame(page)
  await go('Half-month')
  await half.myDice.click()
  await half.step('Test for contact').click()
  await half.slip.ready.waitFor()
  await move(() => half.slip.answer(() => 6))
  await move(() => undo.click())
  await expect(notice).toHaveText('Undone: Test for contact.')
  await move(() => redo.click())
  const before = await lookAtEverything(page)
  expect(before.titles).toContain('Test for contact')
  await rosterIsOnPaper(program, before.names, { unit: 'Quick', date: 'early January 1967' })

  await program.restart()
  await open()
  expect(await lookAtEverything(program.page())).toEqual(before)
}

/** Library, then the four pages of the wizard; ends on the half-month. */
export async function raisePlatoon(page: Page): Promise<void> {
  await library(page).start.click()
  const pages = wizard(page)
  await pages.force('U.S. Marine Corps').check()
  await pages.next.click()
  await pages.unit.fill(unit)
  await pages.next.click()
  await pages.firstName.fill(star.firstName)
  await pages.lastName.fill(star.lastName)
  await pages.attribute('Born Leader').check()
  await pages.attribute('Marksman').check()
  await pages.next.click()
  await pages.raise.click()
  // Some platoons leave a weapon to the player.
  await answerAll(page, frame(page).heading.filter({ hasText: 'Early January 1967' }), inTurn([]))
}

/** Opens the tour from the library, as after a start. */
export async function comeBack(page: Page): Promise<void> {
  await library(page).goOn(unit).click()
  await expect(overview(page).sub).toContainText(/half-month/i)
}

async function lookAtRoster(page: Page) {
  await frame(page).go('Roster')
  await expect(roster(page).men.first()).toBeVisible()
  const seen = { names: await roster(page).names(), lines: await roster(page).lines() }
  await frame(page).go('Half-month')
  return seen
}

async function lookAtEverything(page: Page) {
  await frame(page).go('Half-month')
  await expect(halfMonth(page).sub).toContainText(/half-month/i)
  const date = `${await frame(page).heading.innerText()}, ${await halfMonth(page).sub.innerText()}`
  const men = await lookAtRoster(page)
  await frame(page).go('Journal')
  await expect(journal(page).entries.last()).toBeVisible()
  return { date, ...men, titles: await journal(page).titles() }
}

/** The first half-month: every die and every choice of it is typed. A 1 and a 1 are contact. */
async function playWithMyDice(page: Page): Promise<void> {
  const half = halfMonth(page)
  const { move } = frame(page)
  await half.myDice.click()
  await half.step('Test for contact').click()
  await half.slip.ready.waitFor()
  await move(() => half.slip.answer(() => 1))
  const face = inTurn([3, 5, 2, 4, 1, 6])
  await goOnTo(page, half.these, face)
  await half.these.click()
  await answerAll(page, half.played, face)
  await half.played.click()
  const wounded = await reportBattle(page)
  await undoAndRedo(page)
  await goOnTo(page, half.end, face)
  await lookBackAtRecovery(page, wounded)
  await half.backToNow.click()
  await move(() => half.end.click())
  await half.programDice.click()
}

/** A man hit and flown out, a kill that is yet to be rolled for, and a deed. @returns the wounded man. */
async function reportBattle(page: Page): Promise<string> {
  const half = halfMonth(page)
  const men = (await half.reported()).filter((man) => !man.includes(star.lastName))
  const [wounded, killer, brave] = men as [string, string, string]
  await expect(half.evacuation(wounded)).toBeDisabled()
  await half.fate(wounded).selectOption('Out of the Fight')
  await half.evacuation(wounded).selectOption('Medevac')
  await half.killsToRoll(killer).fill('1')
  await half.deed(brave).selectOption('Brought in wounded')
  await half.handIn.click()
  await answerAll(page, half.step('Roll for recovery'), inTurn([4, 2]))
  return wounded
}

async function undoAndRedo(page: Page): Promise<void> {
  const half = halfMonth(page)
  const { undo, redo, notice, move } = frame(page)
  await expect(undo).toHaveText('Undo: Report of the battle')
  await expect(redo).toBeDisabled()
  await move(() => undo.click())
  await expect(notice).toHaveText('Undone: Report of the battle.')
  await expect(half.handIn).toBeVisible()
  await expect(undo).toHaveText('Undo: Choose who goes')
  await expect(redo).toHaveText('Redo: Report of the battle')
  await move(() => redo.click())
  await expect(notice).toHaveText('Done again: Report of the battle.')
  await expect(undo).toHaveText('Undo: Report of the battle')
  await expect(half.step('Roll for recovery')).toBeVisible()
}

/** A done step is looked at again: the man who was hit is in its lines. */
async function lookBackAtRecovery(page: Page, wounded: string): Promise<void> {
  await halfMonth(page).stepByStep.click()
  await halfMonth(page).done('Recovery').click()
  const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: wounded })
  await expect(lines.first()).toBeVisible()
}

async function playWithProgramDice(page: Page, date: string): Promise<void> {
  const half = halfMonth(page)
  const { heading, move } = frame(page)
  await expect(heading).toHaveText(date)
  await move(() => half.step('Test for contact').click())
  const none = inTurn([])
  for (const stop of ['party', 'report'] as const) {
    await goOnTo(page, (stop === 'party' ? half.these : half.played).or(half.end), none)
    if (await half.end.isVisible()) break
    if (stop === 'report') await half.played.click()
    await move(() => (stop === 'party' ? half.these : half.handIn).click())
  }
  await goOnTo(page, half.end, none)
  await move(() => half.end.click())
}

/** Does step after step until `target` is there, answering from the keyboard whatever is asked. */
async function goOnTo(page: Page, target: ReturnType<Page['locator']>, face: () => number): Promise<void> {
  const half = halfMonth(page)
  for (;;) {
    await target.or(half.slip.ready).or(half.theRest).first().waitFor()
    if (await target.isVisible()) return
    if (await half.slip.ready.isVisible()) await half.slip.answer(face)
    else await clickIfStill(half.theRest)
  }
}

/** Clicks a button that may be replaced by a question just now; then there is something else to do. */
async function clickIfStill(button: ReturnType<Page['locator']>): Promise<void> {
  try {
    await button.click({ timeout: 3_000 })
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
  }
}

/** Answers from the keyboard until `target` is there. */
async function answerAll(page: Page, target: ReturnType<Page['locator']>, face: () => number): Promise<void> {
  const { slip } = halfMonth(page)
  for (;;) {
    await target.or(slip.ready).first().waitFor()
    if (await target.isVisible()) return
    await slip.answer(face)
  }
}

/** @returns faces one after another, from the first again after the last. */
function inTurn(faces: readonly number[]): () => number {
  let next = 0
  return () => {
    const face = faces[next++ % faces.length]
    if (face === undefined) throw new Error('The program asks for dice, though it rolls them itself.')
    return face
  }
}

async function rosterIsOnPaper(
  program: Program,
  names: readonly string[],
  head: { readonly unit: string; readonly date: string },
): Promise<void> {
  const page = program.page()
  await frame(page).go('Print')
  await page.getByRole('checkbox', { name: 'Briefing', exact: true }).uncheck()
  await expect(page.getByRole('group', { name: /^Platoon roster: .*, page 1 of/ })).toBeVisible()
  const bytes = await program.sheet(() => page.getByRole('button', { name: /^Open/ }).click())
  await expect(frame(page).notice).toHaveText(`Opened: ${head.unit} roster.pdf.`)
  const { pages } = await readPdf(bytes)
  const text = pages.map((one) => one.text).join(' ')
  // Ranks have a column of their own on paper.
  const missing = names.map((name) => name.replace(/^\S+ /, '')).filter((name) => !text.includes(name))
  expect(missing).toEqual([])
  expect(text).toContain(head.date)
}
