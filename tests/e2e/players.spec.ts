import type { OverviewView } from '../../src/contract/campaign.ts'
import { lookAt } from './axe.ts'
import { expect, test } from './doors.ts'
import { frame, library } from './screens.ts'
import { campaign, quickPlatoon } from './quickTour.ts'

test('friends share a tour: each has a Star, a name on his dice, and notes that nobody else sees', async ({
  program,
}) => {
  const page = program.page()
  await quickPlatoon(program)
  await library(page).goOn('Quick').click()
  await frame(page).go('At the table')
  await expect(page.getByText('You play alone.')).toBeVisible()

  const name = page.getByLabel('Name of the player')
  const man = page.getByLabel('Man to play')
  const sit = page.getByRole('button', { name: 'Sit down' })
  const players = page.getByRole('region', { name: 'Players' })
  await name.fill('Ben')
  await man.selectOption({ label: (await man.locator('option', { hasText: 'a Star already' }).innerText()).trim() })
  await sit.click()
  await expect(players.getByRole('listitem')).toHaveCount(1)

  // Before the first contact test a Star begins with two Attributes of his own choice.
  await name.fill('Anna')
  await man.selectOption({ index: 4 })
  await expect(sit).toBeDisabled()
  await page.getByLabel('Attribute 1').selectOption('Marksman')
  await page.getByLabel('Attribute 2').selectOption('Tough')
  await sit.click()
  const anna = players.getByRole('listitem').filter({ hasText: 'Anna' })
  await expect(anna).toContainText('26 half-months to go')
  await expect(frame(page).undo).toContainText('Undo: Anna plays')

  // Nothing of the tour shows while the machine changes hands.
  await anna.getByRole('button', { name: 'Hand over' }).click()
  const cover = page.getByRole('alertdialog')
  await expect(cover).toContainText('Hand the machine to')
  await lookAt(page, 'hand-over')
  await cover.getByRole('button', { name: 'I am Anna' }).click()
  await page.getByLabel('A note for Anna alone').fill('The second PEF is empty')
  await page.getByRole('button', { name: 'Seal it' }).click()
  await expect(page.getByText('The second PEF is empty')).toBeVisible()
  await lookAt(page, 'at the table')
  await anna.getByRole('button', { name: 'Put it down' }).click()
  await expect(page.getByText('The second PEF is empty')).toHaveCount(0)

  const journal = JSON.stringify(await program.call('journal.list', { campaign }))
  expect(journal).toContain('A sealed note of Anna')
  expect(journal).not.toContain('second PEF')
})

test('dice carry the name of the player who threw them', async ({ program }) => {
  await quickPlatoon(program)
  const asked = { campaign, dice: 'player', who: 'Anna', input: {} }
  await program.call('fng.testForContact', asked)
  const { pending } = (await program.call('campaign.overview', { campaign })) as OverviewView
  const question = pending!.reply.question
  if (question.kind !== 'dice') throw new Error('The contact test asks for dice.')
  const { key, subject, occurrence, count } = question.throws[0]!
  const faces = Array.from({ length: count }, () => 1)
  const answers = [{ kind: 'dice', key, subject, occurrence, faces, by: 'player' }]
  await program.call('pending.answer', { campaign, who: 'Anna', answers })
  const { entries } = (await program.call('journal.list', { campaign, limit: 1 })) as {
    entries: { answers: { who?: string }[]; lines: { who: string | null }[] }[]
  }
  expect(entries[0]!.answers.map(({ who }) => who)).toEqual(['Anna'])
  expect(entries[0]!.lines.some(({ who }) => who === 'Anna')).toBe(true)
})
