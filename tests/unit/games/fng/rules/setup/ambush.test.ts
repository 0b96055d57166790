import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../src/main/engine/answers.ts'
import { bookRules, idMaker } from '../../../../../../src/main/engine/system.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import { missionOf } from '../../../../../../src/games/fng/rules/people.ts'
import type { FngState, Mission } from '../../../../../../src/games/fng/rules/state.ts'
import { firstContact } from '../../../../../../src/games/fng/rules/steps/setup/firstContact.ts'
import { placeMarkers } from '../../../../../../src/games/fng/rules/steps/setup/placeMarkers.ts'
import { missionId, testMission, testPlatoon, withMission } from '../../../../../support/fngState.ts'
import { answersFor, play, type Roll } from './play.ts'

const at = (mission: Partial<Mission>): FngState =>
  withMission(testPlatoon({ tour: { phase: 'markers' } }), {
    type: 'ambush',
    ambushSide: 'player',
    politicalStatus: 'contested',
    playerSector: 3,
    pcsToFind: 0,
    ...mission,
  })

const generator = 'enemy-generator.ii-corps.highlands'
const chart = (level: number) => `reinforcements.vc-nva.eal-${level}`
/** The two dice of PEF Resolution, and the second throw that follows where any passed. */
const resolution = (pef: number, first: D6, second: D6, then?: D6): Roll[] => [
  ['pef-resolution', pef, first, second],
  ...(then === undefined ? [] : [['pef-resolution', pef, then] as const]),
]
const met = (who: D6, ...activity: D6[]): Roll[] => [
  [generator, missionId, who],
  ['vc-nva-activity', missionId, ...activity],
]

describe('First Contact', () => {
  const meeting = (effects: FngState['effects'], who: D6, eal: number, ...activity: D6[]) => {
    const dice = openTape({
      answers: answersFor(met(who, ...activity)),
      dice: 'ask',
      choices: 'ask',
      seed: 1,
      depth: 1,
    })
    const result = firstContact(testMission(), eal, {
      rules: bookRules,
      pefRep: 'generated',
      effects,
      dice,
      say: () => undefined,
    })
    dice.mustBeSpent()
    return result
  }
  const meet = (who: D6, eal: number, ...activity: D6[]) => meeting([], who, eal, ...activity)

  it('FNG p. 70 with the ruling: in II Corps Highlands a 1 is MFVC, 2 to 6 are NVA', () => {
    expect(([1, 2, 3, 4, 5, 6] as const).map((who) => meet(who, 3, 1, 6).enemy)).toEqual([
      'mfvc',
      ...Array<string>(5).fill('nva'),
    ])
  })

  it('FNG p. 68: activity is rolled against the EAL and moves it, within 1 to 6', () => {
    expect(meet(2, 3, 3, 1).eal).toBe(4)
    expect(meet(2, 3, 3, 4).eal).toBe(3)
    expect(meet(2, 3, 4, 4).eal).toBe(2)
    expect(meet(2, 6, 1, 1).eal).toBe(6)
    expect(meet(2, 1, 6, 6).eal).toBe(1)
  })

  it('FNG p. 102: on a cake walk high activity leaves the EAL at 3', () => {
    const cakeWalk = { id: 900, kind: 'cakeWalk', amount: 3, since: 0, lasts: 'used' } as const
    expect(meeting([cakeWalk], 2, 3, 3, 1)).toMatchObject({ eal: 3, activity: 'high' })
    expect(meeting([cakeWalk], 2, 2, 1, 1).eal).toBe(3)
    const dice = openTape({ answers: answersFor(met(2, 1, 1)), dice: 'roll', choices: 'draw', seed: 1, depth: 1 })
    const ambush = placeMarkers.run({
      state: { ...at({ eal: 3 }), effects: [cakeWalk] },
      input: {},
      rules: bookRules,
      dice,
      newId: idMaker(1),
      say: () => undefined,
    })
    expect(missionOf(ambush)).toMatchObject({ activity: 'high', eal: 3 })
  })
})

describe('PEFs of an Ambush', () => {
  it('FNG p. 61: two passes bring one die per EAL, after First Contact has moved it', () => {
    const { state, texts } = play(placeMarkers, at({ eal: 1 }), {}, [
      ...resolution(1, 1, 1, 4),
      ...met(2, 1, 1),
      [chart(2), 1, 3, 4],
    ])
    expect(missionOf(state)).toMatchObject({ enemy: 'nva', eal: 2, activity: 'high' })
    expect(state.markers).toMatchObject([
      { number: 1, sector: 3, kind: 'pef', found: 'Squad with an armed LVC guide', force: 'squadAndGuide' },
    ])
    expect(texts).toContain(
      'High activity: EAL 2, PEF REP 5, Reinforcements on 3d6; their Received Fire +1 to REP, their Cohesion 3d6 instead of 2d6.',
    )
  })

  it('ruling to FNG p. 93: one pass brings half the dice, rounded up, on the chart of that number', () => {
    const { state } = play(placeMarkers, at({ eal: 1 }), {}, [
      ...resolution(1, 1, 6, 4),
      ...met(1, 1, 6),
      [chart(1), 1, 6],
    ])
    expect(missionOf(state).enemy).toBe('mfvc')
    expect(state.markers[0]!.found).toBe('Two-man RPG team, 1d6 rockets, SKS')
  })

  it('FNG p. 61: a Pro-Communist area takes one from the second die; two passes make 0 a contact', () => {
    const { lines } = play(placeMarkers, at({ eal: 1, politicalStatus: 'proCommunist' }), {}, [
      ...resolution(1, 1, 1, 1),
      ...met(2, 1, 6),
      [chart(1), 1, 1],
    ])
    expect(lines.find((line) => line.table === 'pef-resolution')).toMatchObject({ score: 0, row: 0 })
  })

  it('FNG p. 98: a PC counts as reinforcements, with the dice of its passes', () => {
    const two = play(placeMarkers, at({ eal: 1 }), {}, [
      ...resolution(1, 1, 1, 5),
      ...met(2, 1, 1),
      [chart(2), 1, 1, 1],
    ])
    expect(two.state.markers[0]!.found).toContain('Six-man half squad')
    const one = play(placeMarkers, at({ eal: 1 }), {}, [...resolution(1, 1, 6, 6), ...met(2, 1, 1), [chart(1), 1, 1]])
    expect(one.state.markers[0]!.found).toContain('Six-man half squad')
  })

  it('ruling to FNG p. 98: when every PEF comes to nothing the last one is rolled all the same', () => {
    const { state, texts } = play(placeMarkers, at({ eal: 2 }), {}, [
      ['mission.pef-count', 2, 1],
      ...resolution(1, 6, 5),
      ...resolution(2, 3, 4),
      ...met(2, 1, 6),
      [chart(2), 2, 6, 6],
      [chart(2), 2, 5, 5],
      [chart(2), 2, 5, 6],
    ])
    // A 12 is nothing and a 10 only a barrage: neither is somebody to ambush.
    expect(state.markers.map((m) => m.found)).toEqual([
      null,
      'Three-round medium mortar barrage, available on a single target; (1-3) two-man LMG team or (4-6) lone REP 5 "sniper" with SKS',
    ])
    expect(texts).toContain('No PEF has brought an enemy: the last one is rolled all the same.')
  })

  it.each([
    [25, 'Two three-round medium artillery barrages, available on a single target; Three-man MMG team'],
    [26, 'Tank'],
  ])(
    'FNG p. 96: the tank of EAL 6 comes from February 1968 on, before it the barrages: half-month %i',
    (halfMonth, found) => {
      const state = at({ eal: 5, halfMonth })
      const chances = [2, 3, 4, 5].map((point): Roll => ['mission.pef-count', point, 6])
      const again: Roll[] = halfMonth < 26 ? [[chart(6), 1, 1, 1, 1, 1, 1, 2]] : []
      const rolls = [...chances, ...resolution(1, 1, 1, 1), ...met(2, 1, 1), [chart(6), 1, 6, 6, 6, 6, 6, 6] as Roll]
      expect(play(placeMarkers, state, {}, [...rolls, ...again]).state.markers[0]!.found).toBe(found)
    },
  )

  it('later PEFs are resolved against the changed EAL, and First Contact is made once', () => {
    const { state } = play(placeMarkers, at({ eal: 2 }), {}, [
      ['mission.pef-count', 2, 1],
      ...resolution(1, 1, 2, 1),
      ...met(3, 1, 2),
      [chart(3), 1, 1, 2, 1],
      ...resolution(2, 3, 3, 6),
      [chart(3), 2, 6, 6, 6],
    ])
    expect(missionOf(state).eal).toBe(3)
    expect(state.markers.map((m) => m.found)).toEqual(['Three-man MMG team', 'Sniper with BA rifle and scope'])
  })
})
