import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../../../../src/main/engine/answers.ts'
import { endCampaign } from '../../../../../../src/games/fng/rules/steps/aftermath/endCampaign.ts'
import { endTurn } from '../../../../../../src/games/fng/rules/steps/aftermath/endTurn.ts'
import { passTime } from '../../../../../../src/games/fng/rules/steps/aftermath/passTime.ts'
import { returnAbsent } from '../../../../../../src/games/fng/rules/steps/aftermath/returnAbsent.ts'
import { sendHome } from '../../../../../../src/games/fng/rules/steps/aftermath/sendHome.ts'
import type { Effect, FreeWorldList } from '../../../../../../src/games/fng/rules/state.ts'
import { chosen, man, onMission, playOn, standingAt, thrown, tour } from '../../../../../support/fngAftermath.ts'
import { men } from '../../../../../support/fngState.ts'

const effect = (id: number, kind: Effect['kind'], lasts: Effect['lasts'], since: number): Effect => ({
  id,
  kind,
  amount: 0,
  since,
  lasts,
})

describe('passTime', () => {
  it('digest 25, step 7: half a month off every DEROS, hospital and R&R included, the gone not', () => {
    const before = standingAt('time', {
      soldiers: { 12: { status: 'hospital' }, 13: { status: 'rAndR' }, 14: { status: 'dead' } },
    })
    const { state } = playOn(passTime, before, {}, [])
    expect([11, 12, 13, 14].map((id) => man(state, id).deros)).toEqual([19, 19, 19, 20])
  })
})

describe('sendHome', () => {
  it('FNG p. 104: at DEROS 0 he goes home, from hospital too; his slot is filled without a roll', () => {
    const before = standingAt('deros', { soldiers: { 15: { deros: 0, status: 'hospital', awayMissions: 2 } } })
    const { state } = playOn(sendHome, before, {}, [])
    expect(man(state, 15)).toMatchObject({ status: 'wentHome', left: 0, awayMissions: 0 })
    expect(state.billets.find((b) => b.id === 15)).toMatchObject({ soldierId: null, automatic: true })
    expect(tour(state).phase).toBe('replacements')
  })

  it('FNG p. 105: the Star at DEROS 0 has completed his tour', () => {
    const { state } = playOn(sendHome, standingAt('deros', { soldiers: { [men.star]: { deros: 0 } } }), {}, [])
    expect(tour(state)).toMatchObject({ phase: 'starLost', resume: 'replacements', ending: 'home' })
  })
})

describe('returnAbsent', () => {
  const away = { status: 'hospital' as const, awayMissions: 2, awaySince: 3 }

  it('digest 25, step 12: counts down after a mission, and men at zero return', () => {
    const before = onMission('absences', {
      tour: { halfMonth: 4 },
      soldiers: { 22: away, 23: { status: 'rAndR', awayMissions: 1, awaySince: 2 } },
    })
    const { state } = playOn(returnAbsent, before, {}, [])
    expect(man(state, 22)).toMatchObject({ status: 'hospital', awayMissions: 1 })
    expect(man(state, 23)).toMatchObject({ status: 'present', awayMissions: 0, awaySince: null })
  })

  it('digest 25, step 12: R&R and wounds from this very mission are not counted down yet', () => {
    const before = onMission('absences', { tour: { halfMonth: 3 }, soldiers: { 22: away } })
    expect(man(playOn(returnAbsent, before, {}, []).state, 22).awayMissions).toBe(2)
  })

  it('digest 25, step 12: a turn without a mission counts nothing', () => {
    const before = standingAt('absences', { tour: { halfMonth: 4 }, soldiers: { 22: away } })
    expect(man(playOn(returnAbsent, before, {}, []).state, 22).awayMissions).toBe(2)
  })
})

describe('endTurn', () => {
  it('digest 25, steps 13 and 14: clears what lasted for the turn, keeps what waits', () => {
    const effects = [effect(901, 'noMedals', 'turn', 4), effect(902, 'replacementDie', 'used', 4)]
    const before = onMission('turnEnd', { tour: { halfMonth: 4 }, state: { effects } })
    const { state, lines } = playOn(endTurn, before, {}, [])
    expect(state.effects.map((row) => row.kind)).toEqual(['replacementDie'])
    expect(tour(state)).toMatchObject({ halfMonth: 5, missionId: null, phase: 'contact' })
    expect(lines.at(-1)?.text).toBe('Late March 1967 begins.')
  })

  it('ruling to FNG p. 102: a cake walk lasts until the next mission has been played, not the one that brought it', () => {
    const at = (since: number, mission: boolean) => {
      const more = { tour: { halfMonth: 4 }, state: { effects: [effect(901, 'cakeWalk', 'used', since)] } }
      return playOn(endTurn, mission ? onMission('turnEnd', more) : standingAt('turnEnd', more), {}, []).state.effects
    }
    expect(at(4, true)).toHaveLength(1)
    expect(at(3, false)).toHaveLength(1)
    expect(at(3, true)).toHaveLength(0)
  })

  it('FNG p. 10: at New Year 1968 an ARVN platoon goes over to the later list, mission or not', () => {
    const at = (halfMonth: number, list: FreeWorldList = 'arvn-pre-1968', answers: readonly Answer[] = []) =>
      playOn(endTurn, standingAt('turnEnd', { tour: { halfMonth, list } }), {}, answers)
    const kit = 'army.arvn-post-1968.equipment'
    const dice = [1, 2, 3].flatMap((squad) => [thrown(kit, squad, [6]), thrown(kit, squad, [2], 1)])
    expect(tour(at(22).state).list).toBe('arvn-pre-1968')
    const { state, lines } = at(23, 'arvn-pre-1968', [...dice, chosen(`${kit}.flak-jackets`, 0, 'no')])
    expect(tour(state)).toMatchObject({ list: 'arvn-post-1968', halfMonth: 24, phase: 'contact' })
    expect(lines.map(({ text }) => text)).toContain(
      'Early January 1968: from now on the ARVN list of 1968 holds, for new men too.',
    )
    expect(tour(at(23, 'usmc').state).list).toBe('usmc')
  })

  it('FNG p. 53: after late December 1968 the campaign is over', () => {
    const { state } = playOn(endTurn, standingAt('turnEnd', { tour: { halfMonth: 47 } }), {}, [])
    expect(tour(state)).toMatchObject({ phase: 'over', ending: 'calendar' })
  })
})

describe('endCampaign', () => {
  it('FNG p. 105: keeps how the Star was lost; between half-months the player stops', () => {
    const lost = standingAt('starLost', { tour: { ending: 'home', resume: 'replacements' } })
    expect(tour(playOn(endCampaign, lost, {}, []).state)).toMatchObject({ phase: 'over', ending: 'home', resume: null })
    expect(tour(playOn(endCampaign, standingAt('contact'), {}, []).state)).toMatchObject({
      phase: 'over',
      ending: 'stopped',
    })
    expect(() => playOn(endCampaign, standingAt('medals'), {}, [])).toThrow(
      expect.objectContaining({ code: 'not-now' }),
    )
  })
})
