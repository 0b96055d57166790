import { describe, expect, it } from 'vitest'
import { report } from '../../../../../../src/games/fng/rules/steps/aftermath/report.ts'
import type { BattleReport } from '../../../../../../src/games/fng/rules/inputs.ts'
import type { Mission } from '../../../../../../src/games/fng/rules/state.ts'
import {
  battleReport,
  man,
  mission,
  onMission,
  playOn,
  reportOf,
  thrown,
  tour,
} from '../../../../../support/fngAftermath.ts'
import { men } from '../../../../../support/fngState.ts'

const atBattle = () => onMission('battle')
const reporting = (input: Partial<BattleReport>) => playOn(report, atBattle(), battleReport(input), [])

describe('report', () => {
  it('FNG p. 102: body counts, 1-3 unconfirmed, 4-6 confirmed for the man who did it; kills by artillery have no man', () => {
    const { state } = playOn(
      report,
      atBattle(),
      battleReport({
        men: [reportOf(15, { killsToRoll: 3, killsConfirmed: 1 }), reportOf(12, { killsUnconfirmed: 2 })],
        otherKillsToRoll: 2,
        otherKillsConfirmed: 1,
      }),
      [
        thrown('after.body-count', 15, [3]),
        thrown('after.body-count', 15, [4], 1),
        thrown('after.body-count', 15, [6], 2),
        thrown('after.body-count', 0, [1]),
        thrown('after.body-count', 0, [5], 1),
      ],
    )
    expect(state.party.find((p) => p.soldierId === 15)).toMatchObject({ killsConfirmed: 3, killsUnconfirmed: 1 })
    expect(state.party.find((p) => p.soldierId === 12)).toMatchObject({ killsConfirmed: 0, killsUnconfirmed: 2 })
    expect(state.victoryPoints.map((row) => [row.event, row.count])).toEqual([
      ['confirmedDead', 5],
      ['unconfirmedDead', 4],
    ])
    expect(tour(state).phase).toBe('recovery')
  })

  it('FNG p. 103: keeps a deed in the player’s words, and of the suggested five none', () => {
    const men = [
      reportOf(15, { deed: 'other', deedWords: 'held the crossing alone' }),
      reportOf(12, { deed: 'twoInMelee', deedWords: 'left over' }),
    ]
    const { state } = reporting({ men })
    const row = (id: number) => state.party.find((p) => p.soldierId === id)
    expect(row(15)).toMatchObject({ deed: 'other', deedWords: 'held the crossing alone' })
    expect(row(12)).toMatchObject({ deed: 'twoInMelee', deedWords: null })
  })

  it('FNG p. 103: tells what each did, in the player’s words or in ours', () => {
    const men = [
      reportOf(15, { deed: 'other', deedWords: 'Held the crossing alone.' }),
      reportOf(12, { fate: 'outOfTheFight', deed: 'twoInMelee' }),
      reportOf(13),
    ]
    const { lines } = reporting({ men })
    const told = lines.filter(({ page }) => page === 103).map(({ text }) => text)
    expect(told).toEqual([
      expect.stringMatching(/^\S+ Man15, A\. held the crossing alone\.$/),
      expect.stringMatching(/^\S+ Man12, A\. put down two or more enemies in melee\.$/),
    ])
  })

  it('takes men who are not named for fine, and keeps what was said of the mission', () => {
    const { state } = reporting({ contacted: false, onDemand: ['artillery', 'artillery'], notes: 'Rain.' })
    expect(state.party.every((p) => p.fate === 'fine' && p.recovered)).toBe(true)
    expect(mission(state)).toMatchObject({ contacted: false, onDemand: 'artillery', readyUnused: '', notes: 'Rain.' })
  })

  it('notes Out of the Fight and Retired for the Successful Mission of p. 104', () => {
    const { state } = reporting({ men: [reportOf(15, { fate: 'outOfTheFight' }), reportOf(16, { fate: 'retired' })] })
    expect(state.party.find((p) => p.soldierId === 15)).toMatchObject({ wasOut: true, retired: false })
    expect(state.party.find((p) => p.soldierId === 16)).toMatchObject({ wasOut: false, retired: true })
  })

  it('FNG p. 3: a Star of REP 5 who cheats death is REP 4 from then on', () => {
    const before = onMission('battle', { soldiers: { [men.star]: { rep: 5, bestRep: 5 } } })
    const { state } = playOn(report, before, battleReport({ men: [reportOf(men.star, { cheatedDeath: true })] }), [])
    expect(man(state, men.star)).toMatchObject({ rep: 4, bestRep: 5, status: 'present' })
  })

  it('ruling to FNG p. 3: cheating death takes no Star below REP 3', () => {
    const before = onMission('battle', { soldiers: { [men.star]: { rep: 3 } } })
    const { state } = playOn(report, before, battleReport({ men: [reportOf(men.star, { cheatedDeath: true })] }), [])
    expect(man(state, men.star).rep).toBe(3)
  })

  it.each<[string, Partial<BattleReport>]>([
    ['did not go', { men: [reportOf(21)] }],
    ['reported twice', { men: [reportOf(15), reportOf(15)] }],
    ['no Star', { men: [reportOf(15, { cheatedDeath: true })] }],
    ['left the table alive', { men: [reportOf(11, { cheatedDeath: true, fate: 'obviouslyDead' })] }],
    ['always recovers', { men: [reportOf(11, { fate: 'missing' })] }],
    ['always recovers', { men: [reportOf(11, { fate: 'captured' })] }],
    ['not evacuated', { men: [reportOf(15, { fate: 'obviouslyDead', evacuation: 'foot' })] }],
    ['so he was recovered', { men: [reportOf(15, { fate: 'outOfTheFight', evacuation: 'foot', recovered: false })] }],
    ['with his own side', { men: [reportOf(15, { recovered: false })] }],
    ['the enemy was contacted', { contacted: false, men: [reportOf(15, { killsConfirmed: 1 })] }],
    ['the enemy was contacted', { contacted: false, capturedWounded: 1 }],
    ['were left on the table', { woundedLeft: 1 }],
    ['no Ready Support', { readyUnused: ['artillery'] }],
    ['not off the table in time', { allPcsAndOff: true, leftTableInTime: false }],
    ['Say what Pfc Man15, A. did', { men: [reportOf(15, { deed: 'other' })] }],
  ])('refuses a report that cannot be: %s', (sentence, input) => {
    expect(() => reporting(input)).toThrow(expect.objectContaining({ code: 'bad-input' }))
    expect(() => reporting(input)).toThrow(sentence)
  })

  const on = (more: Partial<Mission>, input: Partial<BattleReport>) => () =>
    playOn(report, onMission('battle', { mission: more }), battleReport(input), [])
  const flownOut = [reportOf(15, { fate: 'outOfTheFight', evacuation: 'medevac' })]

  it('FNG p. 102: refuses support that was called and left unused, and a Medevac without helicopters', () => {
    const level5 = { supportLevel: 5 } as const
    expect(on(level5, { readyUnused: ['artillery'], onDemand: ['artillery'] })).toThrow('take one of the two back')
    expect(on(level5, { readyUnused: ['helicopters'], men: flownOut })).toThrow('Medevac was called On Demand')
    expect(on({ supportLevel: 2 }, { men: flownOut })).toThrow('say that they were called On Demand')
  })

  it('FNG pp. 89, 99, 102: takes a Medevac by Ready helicopters, by a call, and by the flights of a task', () => {
    expect(on({ supportLevel: 3 }, { men: flownOut })).not.toThrow()
    expect(on({ supportLevel: 1 }, { men: flownOut, onDemand: ['helicopters'] })).not.toThrow()
    for (const defenseTask of ['wounded', 'resupplySite'] as const)
      expect(on({ supportLevel: 1, type: 'defense', defenseTask }, { men: flownOut })).not.toThrow()
  })

  it('FNG pp. 75, 87, 89: takes a Medevac On Demand beside a Ready helicopter mission that was left unused', () => {
    const both = { readyUnused: ['helicopters'], onDemand: ['helicopters'] } as const
    for (const supportLevel of [3, 4, 5, 6] as const) {
      const { state } = on({ supportLevel }, { ...both, men: flownOut })()
      const events = state.victoryPoints.map(({ event, count }) => [event, count])
      expect(events).toEqual([
        ['readyUnused', 1],
        ['onDemandListed', 1],
      ])
    }
    // It may have been called and not have come.
    expect(on({ supportLevel: 5 }, both)).not.toThrow()
  })

  it('FNG pp. 99-101: a task is completed or failed in a Defense only, and all PCs are found in a Recon only', () => {
    for (const type of ['ambush', 'defense', 'fight', 'patrol', 'recon'] as const) {
      const task = (is: BattleReport['task']) =>
        on({ type, defenseTask: type === 'defense' ? 'bridge' : null }, { task: is })
      const pcs = on({ type }, { allPcsAndOff: true })
      for (const is of ['completed', 'failed'] as const)
        if (type === 'defense') expect(task(is)).not.toThrow()
        else expect(task(is)).toThrow('in a Defense only')
      if (type === 'recon') expect(pcs).not.toThrow()
      else expect(pcs).toThrow('in a Recon only')
    }
  })

  it('FNG p. 103: a prisoner of somebody is a captive of the mission, wounded since or not', () => {
    const deed = [reportOf(15, { deed: 'capturedUnwounded' })]
    expect(on({}, { men: deed })).toThrow('count him among the captured')
    expect(on({}, { men: deed, capturedUnharmed: 1 })).not.toThrow()
    expect(on({}, { men: deed, capturedWounded: 1 })).not.toThrow()
  })

  it('FNG p. 103: a deed against the enemy needs an enemy; fallen enemies who got away are no kills', () => {
    for (const deed of ['twoInMelee', 'fourSingleHanded', 'destroyedBunker'] as const) {
      expect(on({}, { men: [reportOf(15, { deed })] })).not.toThrow()
      expect(on({}, { contacted: false, men: [reportOf(15, { deed })] })).toThrow('so the enemy was contacted')
    }
    expect(on({}, { contacted: false, men: [reportOf(15, { deed: 'broughtInWounded' })] })).not.toThrow()
  })

  it('FNG pp. 99-100: civilians are detained at a Check Point only', () => {
    const detained = { civiliansDetained: 1 }
    expect(on({ type: 'defense', defenseTask: 'checkPoint' }, detained)).not.toThrow()
    expect(on({ type: 'defense', defenseTask: 'bridge' }, detained)).toThrow('at a Check Point only')
    expect(on({ type: 'patrol' }, detained)).toThrow('at a Check Point only')
  })

  it('FNG p. 101: no more PCs were revealed than a Recon had to find', () => {
    expect(on({ type: 'recon', pcsToFind: 3 }, { pcsRevealed: 3 })).not.toThrow()
    expect(on({ type: 'recon', pcsToFind: 3 }, { pcsRevealed: 4 })).toThrow('3 PCs to find, not 4')
  })

  it('FNG pp. 40, 100: a Star who was left wounded counts as recovered', () => {
    const men_ = [reportOf(men.star, { fate: 'outOfTheFight', recovered: false })]
    const { lines } = playOn(report, onMission('battle'), battleReport({ woundedLeft: 1, men: men_ }), [])
    expect(lines.at(-1)?.text).toBe('The enemy was met; of 5 men there is nothing to report.')
  })

  it('FNG p. 40: says of who had retired or fell that he was not recovered; a Star always is', () => {
    const told = (id: number, fate: 'retired' | 'outOfTheFight', recovered: boolean) =>
      reporting({ men: [reportOf(id, { fate, recovered })] }).lines[0]?.text
    expect(told(15, 'retired', false)).toBe('Pfc Man15, A. had retired and was not recovered.')
    expect(told(15, 'outOfTheFight', false)).toBe('Pfc Man15, A. was Out of the Fight and was not recovered.')
    expect(told(15, 'retired', true)).toBe('Pfc Man15, A. had retired.')
    expect(told(men.star, 'retired', false)).toBe('Sgt Man11, A. had retired.')
  })

  it('says nothing of nobody', () => {
    const all = battleReport({ men: [11, 12, 13, 14, 15, 16].map((id) => reportOf(id)) })
    expect(playOn(report, onMission('battle'), all, []).lines.at(-1)?.text).toBe('The enemy was met.')
  })

  it('belongs to the battle', () => {
    expect(() => playOn(report, onMission('recovery'), battleReport(), [])).toThrow(
      expect.objectContaining({ code: 'not-now' }),
    )
  })
})
