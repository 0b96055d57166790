import { expect, it } from 'vitest'
import { fngForms } from '../../../src/games/fng/contract/forms.ts'
import type { StepFormView } from '../../../src/contract/inputField.ts'
import { entriesOf, lastEntry, playedCampaign, refusal, testProgram } from '../../support/program.ts'

async function played() {
  const made = testProgram()
  return { ...made, campaign: await playedCampaign(made.folder) }
}

const labelsOf = ({ fields }: StepFormView, name: string) => {
  const field = fields.find(({ path }) => path[0] === name)
  if (field?.kind !== 'choice') throw new Error(`${name} is no choice.`)
  return field.options.map(({ label }) => label)
}

it('a form of fields offers what the tour holds, and begins as a step can be taken', async () => {
  const { api, campaign } = await played()
  const form = await api('step.form', { campaign, step: 'fng.renameSoldier' })
  const { squads } = await api('fng.roster', { campaign })
  const men = squads.flatMap(({ billets }) => billets.flatMap(({ soldier }) => (soldier ? [soldier] : [])))
  expect(labelsOf(form, 'soldierId').length).toBeGreaterThanOrEqual(men.length)
  expect(form.refused).toBeNull()
  const input = { ...(form.input as { soldierId: number; firstName: string }), lastName: 'Quill' }
  await api('fng.renameSoldier', { campaign, input })
  const entry = await lastEntry(api, campaign, 'renameSoldier')
  expect(entry.input).toEqual(input)
  const { fields } = await api('journal.amendForm', { campaign, entry: entry.id })
  // Who it is about stays.
  expect(fields.map(({ path }) => path)).toEqual([['firstName'], ['lastName']])
})

it('a form says so where there is nothing to pick from', async () => {
  const { api, campaign } = await played()
  const { refused } = await api('step.form', { campaign, step: 'fng.removePrintSetup' })
  expect(refused).toBe('There is nothing to choose from: Print set-up.')
})

it('every step of fields has its form in a tour, and steps of others have none', async () => {
  const { api, campaign } = await played()
  const before = await entriesOf(api, campaign)
  for (const [step, { title }] of Object.entries(fngForms))
    expect((await api('step.form', { campaign, step: `fng.${step}` })).title).toBe(title)
  for (const step of ['fng.report', 'skirmish.fire', 'fng.toString', 'renameSoldier'])
    expect((await refusal(api('step.form', { campaign, step }))).code).toBe('not-here')
  expect(await entriesOf(api, campaign)).toEqual(before)
})
