import { expect, it } from 'vitest'
import { mustered, testProgram } from '../../../../support/program.ts'

it('draws the sectors whose dice lie on the slip, and takes none of them', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api)
  expect(await api('fng.setUp', { campaign, answers: [] })).toBeNull()
  await api('fng.testForContact', { campaign, faces: [1, 1], input: {} })
  await api('turn.rest', { campaign, until: 'missionType' })
  const reply = await api('fng.rollTerrain', { campaign, dice: 'player', input: {} })
  if (reply.status !== 'wanted' || reply.question.kind !== 'dice') throw new Error('It asks for no dice.')
  const lying = (sectors: readonly number[]) =>
    reply.question.kind !== 'dice'
      ? []
      : reply.question.throws
          .filter(({ subject }) => sectors.includes(subject))
          .map(({ key, subject, occurrence, count }) => ({
            ...({ kind: 'dice', by: 'player', key, subject, occurrence } as const),
            faces: Array.from({ length: count }, () => 4),
          }))
  const drawn = async (sectors: readonly number[]) => {
    const soFar = await api('fng.setUp', { campaign, answers: lying(sectors) })
    expect(soFar!.map.sectors.map(({ number }) => number)).toEqual(soFar!.mission.sectors.map(({ number }) => number))
    return soFar!.mission.sectors.map(({ number }) => number)
  }
  expect(await drawn([])).toEqual([])
  expect(await drawn([2])).toEqual([2])
  expect(await drawn([2, 5])).toEqual([2, 5])
  expect(await api('fng.turn', { campaign })).toMatchObject({ now: 'terrain', setUp: { sectors: [] } })
})
