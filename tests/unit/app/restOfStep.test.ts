import { expect, it } from 'vitest'
import { mustered, platoon, testProgram } from '../../support/program.ts'
import { snoopinTour } from '../../support/snoopinProgram.ts'

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

it('is as much as the dice can bring: each of them may call for another', async () => {
  const { state, take, playTo } = await snoopinTour(3)
  await playTo(({ squads }) => squads.length > 1)
  const { forces, men } = state()
  const leaders = men.filter(
    ({ role, ratingRolled }) => ['officer', 'sergeant', 'squadLeader'].includes(role) && !ratingRolled,
  )
  const reply = await take('rollLeadership', { force: forces[0]!.id }, null, 'player')
  expect(reply).toMatchObject({ status: 'wanted', rest: { least: leaders.length, most: 2 * leaders.length } })
})
