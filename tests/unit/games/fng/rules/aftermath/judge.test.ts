import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../src/main/engine/answers.ts'
import { judgeMission } from '../../../../../../src/games/fng/rules/steps/aftermath/judgeMission.ts'
import type { Effect } from '../../../../../../src/games/fng/rules/state.ts'
import {
  chosen,
  inBillet,
  man,
  mission,
  onMission,
  playOn,
  thrown,
  tour,
  type OnMission,
} from '../../../../../support/fngAftermath.ts'
import { men, testPlatoon } from '../../../../../support/fngState.ts'

type Throws = ReturnType<typeof thrown>[]
const judge = (victoryPoints: number, answers: Throws, more: OnMission = {}) =>
  playOn(judgeMission, onMission('missionResult', { ...more, mission: { victoryPoints } }), {}, answers)

const good = (face: D6, answers: Throws = [], more: OnMission = {}) =>
  judge(25, [thrown('after.good-mission', 0, [face]), ...answers], more)
const bad = (face: D6, answers: Throws = [], more: OnMission = {}) =>
  judge(8, [thrown('after.bad-mission', 0, [face]), ...answers], more)
const disastrous = (face: D6, answers: Throws = [], more: OnMission = {}) =>
  judge(-1, [thrown('after.disastrous-mission', 0, [face]), ...answers], more)

const kinds = (effects: readonly Effect[]) =>
  effects.map(({ kind, lasts, amount, since }) => [kind, lasts, amount, since])

describe('judgeMission', () => {
  it('FNG p. 102: 9 to 24 is normal, nothing further', () => {
    for (const points of [9, 24]) expect(mission(judge(points, []).state).result).toBe('normal')
    expect(tour(judge(9, []).state).phase).toBe('medals')
  })

  it('FNG p. 102: 25 is good, 8 and 0 are bad; ruling: below 0 disastrous only', () => {
    expect(mission(good(1).state).result).toBe('good')
    expect(mission(bad(1).state).result).toBe('bad')
    expect(mission(judge(0, [thrown('after.bad-mission', 0, [1])]).state).result).toBe('bad')
    expect(mission(disastrous(1).state).result).toBe('disastrous')
  })

  it.each<[D6, Effect['kind'], Effect['lasts'], number]>([
    [1, 'medalDie', 'turn', 0],
    [2, 'nextReplacementBetter', 'used', 0],
    [3, 'replacementDie', 'used', 1],
    [5, 'cakeWalk', 'used', 3],
    [6, 'standDown', 'used', 0],
  ])('FNG p. 102, Good Mission %i: %s', (face, kind, lasts, amount) => {
    expect(kinds(good(face, [], { tour: { halfMonth: 4 } }).state.effects)).toEqual([[kind, lasts, amount, 4]])
  })

  it.each<[D6, string]>([
    [1, 'radio'],
    [3, 'radio'],
    [4, 'm60'],
    [5, 'm60'],
    [6, 'm79'],
  ])('FNG p. 102, Good Mission 4: extra item %i is %s', (face, item) => {
    const { state } = good(4, [thrown('after.extra-item', 0, [face]), chosen('after.extra-item.squad', 0, '2')])
    expect(state.equipment).toMatchObject([{ squad: 2, soldierId: null, item, quantity: 1 }])
  })

  it.each<[D6, Effect['kind'], Effect['lasts'], number]>([
    [1, 'noMedals', 'turn', 0],
    [2, 'replacementsRep3', 'turn', 0],
    [3, 'replacementDie', 'used', -1],
    [5, 'replacementsRep3', 'turn', 0],
    [6, 'noRepIncrease', 'turn', 0],
  ])('FNG p. 103, Bad Mission %i: %s', (face, kind, lasts, amount) => {
    expect(kinds(bad(face).state.effects)).toEqual([[kind, lasts, amount, 0]])
  })

  it('FNG p. 103, Bad Mission 4: R&R for the longest in-country; the absent are passed over, officers are new, the Star is in', () => {
    const { state } = bad(4, [thrown('after.r-and-r', 0, [3])], {
      soldiers: {
        [men.lieutenant]: { deros: 2 },
        21: { deros: 4, status: 'hospital', awayMissions: 2, awaySince: 0 },
        [men.star]: { deros: 6 },
        22: { deros: 8 },
        33: { deros: 10 },
      },
    })
    const onLeave = state.soldiers.filter((soldier) => soldier.status === 'rAndR')
    expect(onLeave.map((soldier) => soldier.id)).toEqual([men.star, 22, 33])
    expect(onLeave[0]).toMatchObject({ awayMissions: 1, awaySince: 0 })
    expect(man(state, 21).status).toBe('hospital')
  })

  it('FNG p. 103, Bad Mission 4: the line counts those who go, where fewer are here than the die says', () => {
    const away = { status: 'hospital', awayMissions: 2, awaySince: 0 } as const
    const here = [men.star, 22]
    const ids = testPlatoon().soldiers.map(({ id }) => id)
    const soldiers = Object.fromEntries(ids.filter((id) => !here.includes(id)).map((id) => [id, away]))
    const { state, lines } = bad(4, [thrown('after.r-and-r', 0, [5])], { soldiers })
    expect(state.soldiers.filter(({ status }) => status === 'rAndR').map(({ id }) => id)).toEqual(here)
    expect(lines.map(({ text }) => text)).toContain('2 men go on R&R: all who are here, of 5 rolled.')
  })

  it('ruling to FNG p. 103: ties for R&R are settled by dice, equal dice roll again', () => {
    const tie = 'after.r-and-r.tie'
    const { state } = bad(
      4,
      [
        thrown('after.r-and-r', 0, [2]),
        ...[12, 13, 14].map((id, i) => thrown(tie, id, [([5, 2, 5] as const)[i]!])),
        thrown(tie, 12, [1], 1),
        thrown(tie, 14, [6], 1),
      ],
      { soldiers: { [men.star]: { deros: 4 }, 12: { deros: 8 }, 13: { deros: 8 }, 14: { deros: 8 } } },
    )
    expect(state.soldiers.filter((soldier) => soldier.status === 'rAndR').map((s) => s.id)).toEqual([men.star, 14])
  })

  it.each<[D6, Effect['kind']]>([
    [1, 'noReplacements'],
    [2, 'replacementsRep3'],
    [3, 'noRepIncrease'],
    [6, 'noRepIncrease'],
  ])('FNG p. 103, Disastrous Mission %i: %s', (face, kind) => {
    expect(kinds(disastrous(face).state.effects)).toEqual([[kind, 'turn', 0, 0]])
  })

  it('FNG p. 103, Disastrous Mission 4: the platoon leader is relieved at once', () => {
    const { state } = disastrous(4)
    expect(man(state, men.lieutenant)).toMatchObject({ status: 'relieved', left: 0 })
    expect(inBillet(state, men.lieutenant)).toBeNull()
    expect(kinds(state.effects)).toEqual([['leaderDelayed', 'used', 0, 0]])
  })

  it('Disastrous Mission 4 without a platoon leader relieves nobody and delays nobody', () => {
    const before = onMission('missionResult', { mission: { victoryPoints: -1 } })
    const headless = {
      ...before,
      billets: before.billets.map((b) => (b.id === men.lieutenant ? { ...b, soldierId: null, openSince: 0 } : b)),
    }
    const { state } = playOn(judgeMission, headless, {}, [thrown('after.disastrous-mission', 0, [4])])
    expect(state.effects).toEqual([])
  })

  it('FNG p. 103, Disastrous Mission 5 without the Star among them: platoon leader and squad leaders are relieved', () => {
    const { state } = disastrous(5, [], { tour: { starId: 15 } })
    expect([1, 11, 21, 31].map((id) => man(state, id).status)).toEqual(Array(4).fill('relieved'))
    expect(man(state, men.platoonSergeant).status).toBe('present')
    expect(kinds(state.effects)).toEqual([['newLeaders', 'turn', 0, 0]])
  })

  it('FNG p. 103, Disastrous Mission 5 with the Star among them: the old platoon leaves the campaign', () => {
    const { state } = disastrous(5)
    expect(state.soldiers.filter((soldier) => soldier.status !== 'relieved').map((soldier) => soldier.id)).toEqual([
      men.star,
    ])
    expect(state.billets.filter((billet) => billet.soldierId !== null).map((billet) => billet.id)).toEqual([men.star])
    expect(kinds(state.effects)).toEqual([['newPlatoon', 'used', 0, 0]])
    expect(tour(state).phase).toBe('medals')
  })

  it('a Star who is the platoon leader and relieved by result 4 goes to a new platoon too', () => {
    const { state } = disastrous(4, [], { tour: { starId: men.lieutenant } })
    expect(kinds(state.effects)).toEqual([['newPlatoon', 'used', 0, 0]])
  })

  it('FNG p. 105: with the Star lost the tour waits for the player, and goes on with the medals', () => {
    const before = onMission('missionResult', {
      mission: { victoryPoints: 10 },
      soldiers: { [men.star]: { status: 'dead' } },
      tour: { ending: 'killed' },
    })
    expect(tour(playOn(judgeMission, before, {}, []).state)).toMatchObject({
      phase: 'starLost',
      resume: 'medals',
      ending: 'killed',
    })
  })
})
