import { describe, expect, it } from 'vitest'
import { playStretch } from '../../../src/main/app/campaign/playStretch.ts'
import { openTours } from '../../../src/main/app/library/openTours.ts'
import { openPatience } from '../../../src/main/app/patience.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import {
  answersTo,
  atPhase,
  depthOf,
  entriesOf,
  expectSound,
  mustered,
  playOn,
  refusal,
  testProgram,
} from '../../support/program.ts'

/** Seed 6 has contact in its first half-month. */
async function standingAt(phase: string) {
  const made = testProgram()
  const campaign = await mustered(made.api, 6)
  await playOn(made.api, campaign, { dice: 'program', seed: 6 }, atPhase(phase))
  const now = async () => (await made.api('fng.turn', { campaign })).now
  return { ...made, campaign, now }
}

describe('"Do the rest"', () => {
  it('runs phase after phase until one needs the player', async () => {
    const { api, campaign, now, changed } = await standingAt('area')
    const told = changed.length
    const reply = await api('turn.rest', { campaign })
    expect(reply.question).toBeNull()
    expect(reply.played.map(({ step }) => step)).toEqual(
      ['Area', 'PoliticalStatus', 'SupportLevel', 'EnemyActivity', 'DayPart', 'Weather', 'MissionType', 'Terrain']
        .concat('Buildings', 'MissionDetails')
        .map((what) => `fng.roll${what}`)
        .concat('fng.placeMarkers'),
    )
    expect(reply.head).toBe(reply.played.at(-1)!.id)
    expect(await now()).toBe('whoGoes')
    expect(changed.length - told).toBe(1)
    await expectSound(api, campaign)
  })

  it('ends with the phase that is named', async () => {
    const { api, campaign, now } = await standingAt('area')
    const { played } = await api('turn.rest', { campaign, until: 'supportLevel' })
    expect(played).toHaveLength(3)
    expect(await now()).toBe('enemyActivity')
  })

  it('stops at a question, and goes on to the next one once it is answered', async () => {
    const { api, campaign, now } = await standingAt('area')
    const before = await depthOf(api, campaign)
    let reply = await api('turn.rest', { campaign, dice: 'player' })
    expect(reply.played).toEqual([])
    expect((await api('campaign.overview', { campaign })).pending?.reply).toEqual(reply.question)
    const asked: (string | null)[] = []
    while (reply.question) {
      asked.push(await now())
      const answers = answersTo(reply.question.question, { seed: 6, depth: asked.length })
      reply = await api('turn.rest', { campaign, dice: 'player', answers })
    }
    expect(asked.slice(0, 3)).toEqual(['area', 'politicalStatus', 'supportLevel'])
    expect(await now()).toBe('whoGoes')
    const answers = (await entriesOf(api, campaign)).slice(before).flatMap((one) => one.answers)
    expect(answers.every(({ by }) => by === 'player')).toBe(true)
    await expectSound(api, campaign)
  })

  it('has the program roll what is left of one step only, where that is asked', async () => {
    const { api, campaign, now } = await standingAt('area')
    await api('turn.rest', { campaign, dice: 'player' })
    const { played, question } = await api('turn.rest', { campaign, dice: 'player', rollTheRest: true })
    expect(played.map(({ step }) => step)).toEqual(['fng.rollArea'])
    expect(question).not.toBeNull()
    expect(await now()).toBe('politicalStatus')
  })

  it('leaves the contact test and the end of the half-month to the player', async () => {
    for (const phase of ['contact', 'turnEnd']) {
      const { api, campaign, now } = await standingAt(phase)
      const before = await entriesOf(api, campaign)
      expect((await refusal(api('turn.rest', { campaign }))).code).toBe('not-now')
      expect((await api('fng.turn', { campaign })).rest).toBeNull()
      expect(await entriesOf(api, campaign)).toEqual(before)
      expect(await now()).toBe(phase)
    }
  })

  it('is refused where the tour has moved on, and answers without a question are too', async () => {
    const { api, campaign } = await standingAt('area')
    const { head } = await api('campaign.overview', { campaign })
    await api('fng.rollArea', { campaign, input: {} })
    expect((await refusal(api('turn.rest', { campaign, head }))).code).toBe('head-moved')
    const answers = [{ kind: 'choice', key: 'a', subject: 1, occurrence: 0, by: 'player', value: 'b' } as const]
    expect((await refusal(api('turn.rest', { campaign, answers }))).code).toBe('not-now')
  })

  it('tells how far it is, and cancelled at once it does nothing', async () => {
    const { program, api, campaign, now } = await standingAt('area')
    const told: unknown[] = []
    program.on((event, payload) => event === 'progress' && told.push(payload))
    const rest = api('turn.rest', { campaign, job: 'mine' })
    expect(await api('job.cancel', { job: 'mine' })).toEqual({ cancelled: true })
    expect(await rest).toMatchObject({ played: [], question: null })
    expect(told[0]).toEqual({ job: 'mine', done: 0, of: 11, what: 'Area of operations' })
    expect(await now()).toBe('area')
  })

  it('stopped in its midst keeps what is done', async () => {
    const { api, folder, campaign, now } = await standingAt('area')
    const tour = openTours(folder, () => true).get(campaign)
    let asked = 0
    const wish = { slip: [], answers: [], others: 'program', rollTheRest: false, until: null } as const
    const { played, question } = doAtOnce(
      playStretch(tour, wish, '1967-01-01T00:00:00.000Z', openPatience(), () => asked++ === 3),
    )
    expect([played.length, question]).toEqual([3, null])
    tour.file.close()
    expect(await now()).toBe('enemyActivity')
    await expectSound(api, campaign)
  })
})
