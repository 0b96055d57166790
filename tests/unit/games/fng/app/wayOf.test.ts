import { expect, it } from 'vitest'
import type { TurnView } from '../../../../../src/games/fng/contract/turn.ts'
import { atPhase, mustered, playOn, send, testProgram } from '../../../../support/program.ts'

const words = ({ way }: TurnView) => way.map(({ id, state }) => `${id} ${state}`).join(', ')
const start = 'contact now, briefing later, battle later, afterAction later, rollCall later'

/** Seed 6 has contact in its first half-month. */
it('a mission goes by five stations, and the battle says by itself where it stands', async () => {
  const { api } = testProgram()
  const playing = { dice: 'program', seed: 6 } as const
  const campaign = await mustered(api, playing.seed)
  const turn = () => api('fng.turn', { campaign })
  const seen = [words(await turn())]
  const note = async () => {
    const now = words(await turn())
    if (now !== seen.at(-1)) seen.push(now)
  }
  await playOn(api, campaign, playing, atPhase('whoGoes'))
  await note()
  expect((await turn()).way[0]!.lookBack).toBe('markers')
  await playOn(api, campaign, playing, atPhase('battle'))
  await note()
  await api('fng.beginBattle', { campaign, input: {} })
  await note()
  const { values } = await api('fng.battleForm', { campaign, action: 'endBattle', values: {}, selected: [] })
  const end = (ending = {}) =>
    api('fng.act', { campaign, dice: 'program', input: { action: 'endBattle', values: ending } })
  await end(values)
  await note()
  await playOn(api, campaign, playing, atPhase('recovery'))
  await note()
  await playOn(api, campaign, playing, atPhase('medals'))
  await note()
  expect(seen).toEqual([
    start,
    'contact done, briefing now, battle later, afterAction later, rollCall later',
    'contact done, briefing done, battle now, afterAction later, rollCall later',
    'contact done, briefing done, battle done, afterAction now, rollCall later',
    'contact done, briefing done, battle done, afterAction done, rollCall now',
  ])
  expect((await turn()).way.map(({ lookBack }) => lookBack)).toEqual([
    'markers',
    'whoGoes',
    'battle',
    'missionResult',
    null,
  ])
})

it('a quiet half-month goes from contact straight to the roll call', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api)
  expect(words(await api('fng.turn', { campaign }))).toBe(start)
  await send(api, 'fng.testForContact', { campaign, faces: [6, 6] }, {})
  expect(words(await api('fng.turn', { campaign }))).toBe('contact done, rollCall now')
})
