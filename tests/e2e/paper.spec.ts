import { blankRosterOffer } from '../../src/games/fng/sheets/roster/rosterOffer.ts'
import { doAtOnce } from '../../src/main/engine/work.ts'
import { making } from '../../src/main/sheets/offer.ts'
import { drawPdf } from '../unit/sheets/drawPdf.ts'
import { fillPdf } from '../unit/sheets/filledPdf.ts'
import { lookAt } from './axe.ts'
import { expect, test } from './doors.ts'
import { frame, library } from './screens.ts'

for (const door of ['browser', 'desktop'] as const)
  test.describe(door, () => {
    test.use({ door })

    test('a tour that was run on paper is copied by keyboard, goes on, and moves to another Corps', async ({
      program,
    }) => {
      const page = program.page()
      const go = page.getByRole('button', { name: 'Take it over' })
      await page.getByRole('link', { name: 'Take over from paper' }).click()
      await expect(frame(page).heading).toHaveText('Take over from paper')
      const lastNames = page.getByRole('textbox', { name: /^Last name/ })
      await expect(lastNames.first()).toBeVisible()

      // What is wrong is said in sentences, and the first field of it has the keys.
      await go.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toContainText('The unit needs a name.')
      await expect(page.getByLabel('Name of the unit')).toBeFocused()
      await page.keyboard.type('2nd Platoon')

      // Two men: the first two lines of the HQ, one under the other.
      await lastNames.first().focus()
      await page.keyboard.type('Mercer')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.type('Reyes')
      for (const [man, rep, months] of [
        ['Mercer', '5', '7.5'],
        ['Reyes', '4', '11'],
      ] as const) {
        await page.getByRole('textbox', { name: `REP, ${man}` }).focus()
        await page.keyboard.type(rep)
        await page.keyboard.press('Tab')
        await page.keyboard.type(months)
      }
      await page.getByLabel('Attributes, Mercer').fill('Lucky, Born Leader')
      await page.getByRole('radio', { name: 'Star, Mercer' }).press('Space')
      await expect(page.getByRole('alert')).toBeHidden()
      await go.focus()
      await page.keyboard.press('Enter')
      await expect(frame(page).heading).toHaveText('Early January 1967')

      const roster = async () =>
        (await program.call('fng.roster', { campaign: '2nd Platoon.tour' })) as { men: number; corps: string }
      expect(await roster()).toMatchObject({ men: 2, corps: 'I Corps' })

      await frame(page).go('Settings')
      const unit = page.getByRole('region', { name: 'The unit' })
      await unit.getByLabel('Corps to move to').selectOption({ label: 'III Corps' })
      await frame(page).move(() => unit.getByRole('button', { name: 'Move' }).press('Enter'))
      expect((await roster()).corps).toBe('III Corps')
      await frame(page).move(() => frame(page).undo.click())
      expect((await roster()).corps).toBe('I Corps')
      await frame(page).go('Library')
      await expect(library(page).goOn('2nd Platoon')).toBeVisible()
    })
  })

test('the paper form can be read by everybody', async ({ program }) => {
  const page = program.page()
  await page.getByRole('link', { name: 'Take over from paper' }).click()
  await expect(page.getByRole('textbox', { name: /^Last name/ }).first()).toBeVisible()
  await lookAt(page, 'paper')
})

test('the weapons that a list leaves open are chosen in the wizard', async ({ program }) => {
  const page = program.page()
  await page.getByRole('link', { name: 'Start a campaign' }).click()
  await page.getByRole('radio', { name: /Special Forces/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Name of the unit').fill('A-Team')
  await page.getByRole('combobox', { name: 'Rifleman' }).selectOption({ index: 1 })
  const chosen = await page.getByRole('combobox', { name: 'Rifleman' }).locator('option:checked').innerText()
  await page.getByRole('button', { name: 'Next' }).click()
  const attributes = page.getByRole('group', { name: /Two attributes/ }).getByRole('checkbox')
  await attributes.nth(0).check()
  await attributes.nth(1).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Raise the platoon' }).click()
  await expect(frame(page).heading).not.toHaveText('New tour')
  const roster = (await program.call('fng.roster', { campaign: 'A-Team.tour' })) as {
    squads: { billets: { post: string; weapon: { name: string } }[] }[]
  }
  const rifles = roster.squads.flatMap(({ billets }) => billets.filter(({ post }) => post === 'rifleman'))
  expect(rifles.length).toBeGreaterThan(5)
  for (const { weapon } of rifles) expect(weapon.name).toBe(chosen)
})

test('a blank roster that was filled in as a PDF fills the grid, and can be taken out again', async ({ program }) => {
  const page = program.page()
  const pdf = await drawPdf(doAtOnce(making(blankRosterOffer, null, {})), { paper: 'letter' })
  const filled = await fillPdf(pdf, {
    '1/1 name': 'Mercer, John *',
    '1/1 rep': '5',
    '1/2 name': 'Reyes',
    '1/2 rep': '9',
    '1/2 deros': '8,5',
    '1/2 weapon': 'M-17',
  })
  await page.getByRole('link', { name: 'Take over from paper' }).click()
  await expect(page.getByRole('textbox', { name: /^Last name/ }).first()).toBeVisible()
  await page.getByLabel('Filled form to take').setInputFiles({
    name: 'roster.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(filled),
  })
  const read = page.getByRole('region', { name: 'Read from roster.pdf' })
  // Of Mercer the DEROS is missing.
  await expect(read.getByRole('status')).toContainText('P-P from roster.pdf. 6 boxes written in, 3 of them need a look')
  for (const told of [
    'His DEROS is missing.',
    'REP is 1 to 7.',
    'Read as 8.5.',
    'There is no weapon "M-17". Perhaps M-14 or M-16?',
  ])
    await expect(read).toContainText(told)
  const rep = page.getByRole('textbox', { name: 'REP, Mercer' })
  await expect(rep).toHaveValue('5')
  await expect(page.getByRole('textbox', { name: 'REP, Reyes' })).toHaveAttribute('aria-invalid', 'true')
  await read.getByRole('button', { name: 'Put back what stood here' }).click()
  await expect(rep).toBeHidden()
})
