import { describe, expect, it } from 'vitest'
import type { Api } from '../../../src/contract/client.ts'
import type { TurnView } from '../../../src/games/fng/contract/turn.ts'
import { flow } from '../../../src/games/fng/rules/flow.ts'
import {
  doStep,
  expectSound,
  mustered,
  playedCampaign,
  playOn,
  atPhase,
  refusal,
  stepOf,
  testProgram,
} from '../../support/program.ts'

/** Looks at everything there is to see, as the screens would; at paper only where it is new, for that takes time. */
async function lookAtAll(api: Api, campaign: string, seen = new Set<string | null>()): Promise<TurnView> {
  const turn = await api('fng.turn', { campaign })
  await api('fng.roster', { campaign })
  await api('campaign.overview', { campaign })
  if ((await hasMission(api, campaign)) && !seen.has(turn.now))
    await api('print.sheets', { campaign, sheets: [{ sheet: 'briefing' }] })
  return turn
}

async function hasMission(api: Api, campaign: string): Promise<boolean> {
  try {
    await api('fng.mission', { campaign })
    return true
  } catch {
    expect((await refusal(api('fng.mission', { campaign }))).code).toBe('not-now')
    return false
  }
}

const order = flow.map(({ phase }) => phase as string)

/** What a turn shows must fit together, whatever the phase. */
function checkPhases({ now, phases: shown }: TurnView): void {
  expect(shown.map(({ phase }) => phase)).toEqual(order.filter((phase) => shown.some((one) => one.phase === phase)))
  const at = order.indexOf(now ?? '')
  if (at < 0) return
  expect(shown.filter(({ state }) => state === 'now').map(({ phase }) => phase)).toEqual([now])
  for (const { phase, state, entries } of shown) {
    const index = order.indexOf(phase)
    if (index < at) expect(state).toBe(entries.length > 0 ? 'done' : 'skipped')
    if (index > at) expect(state).toBe('later')
  }
}

describe('a tour, looked at after every step', () => {
  it('shows every phase without a fault, and what it says comes next is what can be done', async () => {
    const { api, logged } = testProgram()
    const campaign = await mustered(api, 6)
    const seen = new Set<string | null>()
    for (let steps = 0; steps < 60; steps++) {
      const turn = await lookAtAll(api, campaign, seen)
      checkPhases(turn)
      seen.add(turn.now)
      const next = stepOf(turn, 6)
      if (next === null) break
      await doStep(api, campaign, next, { dice: 'program', seed: 6 })
    }
    expect([...seen].sort()).toEqual([...order].sort())
    expect(logged).toEqual([])
    await expectSound(api, campaign)
  })

  it('says in a word what came of each phase', async () => {
    const { api } = testProgram()
    const campaign = await mustered(api, 6)
    await playOn(api, campaign, { dice: 'program', seed: 6 }, atPhase('turnEnd'))
    const turn = await api('fng.turn', { campaign })
    const outcomes = Object.fromEntries(turn.phases.map(({ phase, outcome }) => [phase, outcome]))
    expect(outcomes).toMatchObject({
      contact: 'contact',
      supportLevel: 'SL 2',
      enemyActivity: 'EAL 1',
      area: 'coastal',
      dayPart: expect.stringMatching(/^evening$/i) as string,
      missionType: expect.stringMatching(/^ambush$/i) as string,
      markers: '1 marker',
      whoGoes: expect.stringMatching(/^7/) as string,
      victoryPoints: '12',
      missionResult: 'normal',
      time: null,
      turnEnd: null,
    })
    expect(turn.phases.every(({ state }) => state === 'done' || state === 'now')).toBe(true)
  })

  it('shows no phases of a mission where there was no contact', async () => {
    const { api } = testProgram()
    const campaign = await mustered(api, 2)
    await playOn(api, campaign, { dice: 'program', seed: 2 }, atPhase('time'))
    const turn = await api('fng.turn', { campaign })
    expect(turn.heading).toBe('A quiet half-month')
    expect(turn.phases.map(({ phase, state, outcome }) => [phase, state, outcome])).toEqual([
      ['contact', 'done', 'quiet'],
      ['time', 'now', null],
      ...['shortTimers', 'deros', 'replacements', 'leaders', 'absences', 'turnEnd'].map((phase) => [
        phase,
        'later',
        null,
      ]),
    ])
  })

  it('shows points put right by hand with the result of the mission', async () => {
    const { api } = testProgram()
    const campaign = await mustered(api, 6)
    await playOn(api, campaign, { dice: 'program', seed: 6 }, atPhase('missionResult'))
    await api('fng.adjustPoints', { campaign, input: { points: 3, reason: 'A tunnel was blown' } })
    const turn = await api('fng.turn', { campaign })
    const result = turn.phases.find(({ phase }) => phase === 'missionResult')
    expect(result).toMatchObject({ state: 'now', outcome: null, entries: [{ step: 'fng.adjustPoints' }] })
  })
})

describe('the end', () => {
  it("of a campaign at the player's word shows what was done and nothing to do", async () => {
    const { api, folder } = testProgram()
    const campaign = await playedCampaign(folder)
    await api('fng.endCampaign', { campaign, input: {} })
    const turn = await lookAtAll(api, campaign)
    expect(turn).toMatchObject({ now: null, heading: 'The campaign is over', form: { kind: 'none' } })
    expect(turn.phases.every(({ state }) => state === 'skipped')).toBe(true)
    expect((await api('campaign.overview', { campaign })).card.state).toMatchObject({
      over: { text: 'Ended', how: 'ended' },
    })
  })

  it('of the Star asks for the next one, and the turn goes on where it stopped', async () => {
    const { api } = testProgram()
    const campaign = await mustered(api, 6)
    await playOn(api, campaign, { dice: 'program', seed: 6 }, atPhase('battle'))
    const { form } = await api('fng.turn', { campaign })
    const star = form.kind === 'report' ? form.men.find((man) => man.star)! : null
    const men = [{ soldierId: star!.soldierId, fate: 'obviouslyDead' as const }]
    await api('fng.report', { campaign, input: { contacted: true, men } })
    await playOn(api, campaign, { dice: 'program', seed: 6 }, atPhase('starLost'))
    const turn = await lookAtAll(api, campaign)
    expect(turn).toMatchObject({ heading: 'The Star is gone', form: { kind: 'nextStar' } })
    expect(turn.phases.some(({ state }) => state === 'now')).toBe(false)
    expect(turn.phases.find(({ phase }) => phase === 'medals')?.state).toBe('later')
    const { id } = turn.form.kind === 'nextStar' ? turn.form.candidates[0]! : { id: 0 }
    await api('fng.nextStar', { campaign, input: { soldierId: id } })
    expect(await api('fng.turn', { campaign })).toMatchObject({ now: 'medals' })
    await expectSound(api, campaign)
  })
})

describe('before the platoon', () => {
  it('there is a turn without phases, and nothing else to see', async () => {
    const { api } = testProgram()
    const { campaign } = await api('library.create', { name: 'Bravo', game: 'fng' })
    expect(await api('fng.turn', { campaign })).toMatchObject({ now: null, phases: [] })
    for (const procedure of ['fng.roster', 'fng.mission'] as const)
      expect((await refusal(api(procedure, { campaign }))).code).toBe('not-now')
  })
})

describe('sheets', () => {
  const isPdf = (bytes?: Uint8Array) =>
    Buffer.from(bytes ?? [])
      .subarray(0, 5)
      .toString() === '%PDF-'

  it.each(['letter', 'a4'] as const)('are PDFs, on %s', async (paper) => {
    const { api, folder, sheets } = testProgram()
    const campaign = await playedCampaign(folder)
    for (const sheet of ['roster', 'blankRoster', 'briefing'] as const)
      await api('print.sheets', { campaign, paper, sheets: [{ sheet }] })
    const blank = await api('print.sheets', { game: 'fng', paper, sheets: [{ sheet: 'blankRoster' }] })
    expect(blank.files).toEqual([{ name: 'blank roster.pdf', url: '/sheets/4' }])
    expect(sheets.map(({ name }) => name)).toEqual([
      'Bravo roster.pdf',
      'Bravo blank roster.pdf',
      expect.stringMatching(/^Bravo briefing, mission \d+\.pdf$/),
      'blank roster.pdf',
    ])
    expect(sheets.every(({ bytes }) => isPdf(bytes))).toBe(true)
  })

  it('of a mission need one, those of a tour a tour', async () => {
    const { api, sheets } = testProgram()
    const campaign = await mustered(api)
    const codes = [
      api('print.sheets', { campaign, sheets: [{ sheet: 'briefing' }] }),
      api('print.sheets', { campaign, sheets: [{ sheet: 'briefing', mission: 99 }] }),
      api('print.sheets', { game: 'fng', sheets: [{ sheet: 'roster' }] }),
    ].map(async (call) => (await refusal(call)).code)
    expect(await Promise.all(codes)).toEqual(['not-now', 'not-now', 'not-now'])
    expect(sheets).toEqual([])
  })
})
