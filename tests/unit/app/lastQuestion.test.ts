import { afterEach, describe, expect, it, vi } from 'vitest'
import { fngSystem } from '../../../src/games/fng/rules/system.ts'
import { answersTo, atPhase, mustered, playOn, testProgram } from '../../support/program.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

async function asking() {
  const made = testProgram()
  const campaign = await mustered(made.api, 6)
  await playOn(made.api, campaign, { dice: 'program', seed: 6 }, atPhase('terrain'))
  const play = vi.spyOn(fngSystem.steps.rollTerrain, 'run')
  const first = await made.api('fng.rollTerrain', { campaign, dice: 'player', input: {} })
  if (first.status !== 'wanted') throw new Error('It asks for nothing.')
  const shown = async () => (await made.api('campaign.overview', { campaign })).pending?.reply
  return { ...made, campaign, play, first, shown }
}

describe('the question of the step under way', () => {
  it('is looked at without playing the step once more', async () => {
    const { api, campaign, play, first, shown } = await asking()
    const played = play.mock.calls.length
    expect(await shown()).toEqual(first)
    expect(play.mock.calls.length).toBe(played)
    const answers = answersTo(first.question, { seed: 6, depth: 1 }).slice(0, 1)
    const then = await api('pending.answer', { campaign, answers })
    const once = play.mock.calls.length
    expect(await shown()).toEqual(then)
    expect(play.mock.calls.length).toBe(once)
  })

  it('is asked of the step itself by a program that did not ask it before, and is the same', async () => {
    const { folder, campaign, play, first } = await asking()
    const played = play.mock.calls.length
    const other = testProgram({ folder })
    expect((await other.api('campaign.overview', { campaign })).pending?.reply).toEqual(first)
    expect(play.mock.calls.length).toBeGreaterThan(played)
  })

  it('is asked anew where the answers were given elsewhere', async () => {
    const { folder, campaign, first, shown } = await asking()
    const answers = answersTo(first.question, { seed: 6, depth: 1 }).slice(0, 1)
    const then = await testProgram({ folder }).api('pending.answer', { campaign, answers })
    expect(then).not.toEqual(first)
    expect(await shown()).toEqual(then)
  })
})
