import { describe, expect, it } from 'vitest'
import type { Api } from '../../../src/contract/client.ts'
import type { MissionView } from '../../../src/games/fng/contract/mission.ts'
import { bookRules } from '../../../src/main/engine/system.ts'
import { weaponShortName } from '../../../src/games/fng/rules/weapons.ts'
import {
  atPhase,
  doStep,
  lastEntry,
  mustered,
  playOn,
  rowsOf,
  send,
  stepOf,
  testProgram,
} from '../../support/program.ts'

const playing = { dice: 'program', seed: 6 } as const

/** Seed 6 has contact in its first half-month. */
async function toWhoGoes() {
  const made = testProgram()
  const campaign = await mustered(made.api, playing.seed)
  await playOn(made.api, campaign, playing, atPhase('whoGoes'))
  const look = (mission?: number): Promise<MissionView> =>
    made.api('fng.mission', { campaign, ...(mission === undefined ? {} : { mission }) })
  return { ...made, campaign, look }
}

const goOut = (api: Api, campaign: string, squads: number[], stayBehind: number[] = []) =>
  send(api, 'fng.chooseParty', { campaign, choices: 'program' }, { squads, stayBehind })

describe('the briefing', () => {
  it('is what the half-month shows once it is known who goes, whichever way the set-up was done', async () => {
    const { api, campaign, look } = await toWhoGoes()
    expect((await look()).battle).toBeNull()
    await goOut(api, campaign, [1])
    const { form } = await api('fng.turn', { campaign })
    expect(form.kind === 'report' && form.mission).toEqual(await look())
    expect(await look()).toMatchObject({ battle: 'ready', aim: expect.stringMatching(/./) as string })
    await api('fng.beginBattle', { campaign, input: {} })
    expect((await look()).battle).toBe('fought')
  })

  it('accounts for every man of the roster: he goes, or it says why he stays', async () => {
    const { api, folder, campaign, look } = await toWhoGoes()
    const { soldiers, billets } = rowsOf(folder, campaign)
    const left = billets.find(({ squad, post }) => squad === 1 && post !== 'squadLeader')!.soldierId!
    await goOut(api, campaign, [1, 2], [left])
    const { party, stays } = await look()
    const named = [...party, ...stays].flatMap(({ soldierId }) => soldierId ?? [])
    expect(new Set(named).size).toBe(named.length)
    const squads = stays.filter(({ soldierId }) => soldierId === null)
    expect(squads).toEqual([
      {
        who: expect.stringMatching(/^HQ and 3rd squad, \d+ men$/) as string,
        why: 'not named to go',
        soldierId: null,
        die: null,
        away: null,
        surname: '',
      },
    ])
    expect(named.length + Number(/\d+(?= men)/.exec(squads[0]!.who))).toBe(soldiers.length)
    expect(stays.find(({ soldierId }) => soldierId === left)).toMatchObject({ why: 'you left him here', die: null })
  })

  it('shows the die that kept a man of the attachments', async () => {
    const { api, campaign, look } = await toWhoGoes()
    await goOut(api, campaign, [1, 2])
    const { answers } = await lastEntry(api, campaign, 'chooseParty')
    const rolled = answers.flatMap((one) => (one.kind === 'dice' && one.key === 'attachment' ? [one] : []))
    const { stays, party } = await look()
    const kept = stays.filter(({ die }) => die !== null)
    expect(kept.length).toBeGreaterThan(0)
    for (const { soldierId, die } of kept)
      expect(rolled.find(({ subject }) => subject === soldierId)!.faces).toEqual([die])
    // Whoever was rolled for goes along, or his die is shown.
    expect(rolled.map(({ subject }) => subject).toSorted()).toEqual(
      [...kept, ...party.filter(({ attached }) => attached)]
        .flatMap(({ soldierId }) => (rolled.some(({ subject }) => subject === soldierId) ? [soldierId!] : []))
        .toSorted(),
    )
  })

  it('has a line for each sector, with sight, foot and cover as the tables say', async () => {
    const { look } = await toWhoGoes()
    const { sectors, facts } = await look()
    expect(sectors.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
    for (const { ground, sightDay, sightNight, foot } of sectors) {
      expect(ground).not.toBe('')
      expect([sightDay, sightNight].join()).toMatch(/table|"|hill/)
      expect(foot).toMatch(/full|half|quarter|none/)
    }
    expect(facts.map(({ label }) => label)).not.toContain('PEF table')
  })
})

it('a mission that is over shows its men as they set out: the killed man’s weapon, the REP of then', async () => {
  const { api, folder, campaign, look } = await toWhoGoes()
  await goOut(api, campaign, [1])
  const { soldiers, billets, tour } = rowsOf(folder, campaign)
  const killed = soldiers.find(
    ({ id }) => id !== tour[0]!.starId && billets.some((b) => b.soldierId === id && b.squad === 1),
  )!
  const before = await look()
  const men = [{ soldierId: killed.id, fate: 'obviouslyDead', recovered: true }]
  await send(api, 'fng.report', { campaign }, { contacted: true, men })
  await playOn(api, campaign, playing, ({ ofTour }) => ofTour === 2)
  const turn = await api('fng.turn', { campaign })
  await doStep(api, campaign, stepOf(turn, playing.seed)!, playing)
  const after = rowsOf(folder, campaign)
  expect(after.billets.some(({ soldierId }) => soldierId === killed.id)).toBe(false)
  const { party, stays } = await look(before.id)
  expect(party).toEqual(before.party)
  expect(stays).toEqual(before.stays)
  const weapon = billets.find(({ soldierId }) => soldierId === killed.id)!.weapon
  expect(party.find(({ soldierId }) => soldierId === killed.id)!.weapon).toBe(weaponShortName(weapon, bookRules))
})
