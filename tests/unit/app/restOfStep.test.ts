import { expect, it } from 'vitest'
import { mustered, platoon, testProgram } from '../../support/program.ts'

it('is the dice of the question where nothing hangs on them', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api)
  const reply = await api('fng.testForContact', { campaign, dice: 'player', input: {} })
  expect(reply).toMatchObject({ status: 'wanted', rest: { least: 2, most: 2, choice: false } })
})

it('is all that the step may still roll, and gets less with each answer', async () => {
  const { api } = testProgram()
  const { campaign } = await api('library.create', { name: 'Bravo', game: 'fng', seed: 1 })
  const first = await api('fng.muster', { campaign, dice: 'player', input: platoon })
  if (first.status !== 'wanted' || first.question.kind !== 'dice') throw new Error('It asks for no dice.')
  const asked = first.question.throws.reduce((sum, { count }) => sum + count, 0)
  expect(first.rest!.least).toBeGreaterThan(asked)
  expect(first.rest!.most).toBeGreaterThan(first.rest!.least)

  const answers = first.question.throws.map(({ key, subject, occurrence }) => {
    return { kind: 'dice' as const, key, subject, occurrence, faces: [4 as const], by: 'player' as const }
  })
  const then = await api('pending.answer', { campaign, answers })
  if (then.status !== 'wanted') throw new Error('It asks for nothing more.')
  expect(then.rest!.most - then.rest!.least).toBeLessThan(first.rest!.most - first.rest!.least)
  expect(then.rest!.most).toBeLessThanOrEqual(first.rest!.most)
})
