import { describe, expect, it } from 'vitest'
import type { DeskView } from '../../../../../src/games/fng/contract/desk.ts'
import { deskView } from '../../../../../src/games/fng/app/deskView.ts'
import type { DeskStop } from '../../../../../src/games/fng/app/deskHalfMonths.ts'
import { cardState } from '../../../../../src/games/fng/app/cardView.ts'
import { isOnRoster } from '../../../../../src/games/fng/rules/people.ts'
import type { FngState, FreeWorldList, Mission, PartyMember, Tour } from '../../../../../src/games/fng/rules/state.ts'
import { partyRow } from '../../../../support/fngAftermath.ts'
import { men, missionId, testMission, testPlatoon, testSoldier, withMission } from '../../../../support/fngState.ts'
import { newId } from '../../../../support/newIds.ts'
import { playTour } from '../../../../support/playTour.ts'

const look = (state: FngState, stops: readonly DeskStop[] = []): DeskView => deskView(state, stops, () => [])
const at = (halfMonth: number, phase: Tour['phase'] = 'contact', more: Partial<Tour> = {}) => ({
  halfMonth,
  phase,
  ...more,
})
const starAt = (halfMonth: number, deros: number, phase: Tour['phase'] = 'contact', list: FreeWorldList = 'usmc') =>
  look(
    testPlatoon({
      tour: at(halfMonth, phase, { list, tourLength: list === 'usmc' ? 26 : 24 }),
      soldiers: { [men.star]: { deros } },
    }),
  ).stars[0]!

describe('the Star’s calendar', () => {
  it('says when he goes home and when he first checks: early September 1967 with five months left', () => {
    expect(starAt(16, 10)).toMatchObject({
      toGo: 10,
      served: 16,
      outlook: ['Home after late January 1968.', 'First short timer check after late September.'],
    })
  })

  it('says the same at the end of the half-month, when it is off his DEROS already', () => {
    expect(starAt(16, 9, 'replacements').outlook).toEqual(starAt(16, 10).outlook)
  })

  it('checks from the tenth month on, at the end of a month only: FNG p. 104', () => {
    expect(starAt(17, 7, 'contact', 'us-army-infantry').outlook[1]).toBe(
      'First short timer check after late September.',
    )
    expect(starAt(17, 6, 'deros', 'us-army-infantry').outlook[1]).toBe('First short timer check after late October.')
    expect(starAt(20, 1, 'deros').outlook[1]).toBe('Home before any short timer check.')
  })

  it('says so when the campaign ends first', () => {
    expect(starAt(44, 10).outlook[0]).toBe('The campaign ends 3 months before he goes home.')
  })

  it('knows of an officer who follows only what he has served here', () => {
    const state = testPlatoon({
      tour: at(7, 'contact', { starId: men.lieutenant }),
      soldiers: { [men.lieutenant]: { deros: 5, joined: 4 } },
    })
    expect(look(state).stars[0]).toMatchObject({
      served: 3,
      outlook: ['Reassigned after late June 1967.', 'Officers make no short timer check.'],
    })
    expect(cardState(state)).toMatchObject({ own: { toGo: 5, served: 3 } })
  })

  it('keeps a lost Star until another follows', () => {
    const state = testPlatoon({
      tour: at(3, 'starLost', { resume: 'medals' }),
      soldiers: { [men.star]: { status: 'dead', left: 3, deros: 23 } },
    })
    expect(look(state).stars[0]).toMatchObject({ left: { how: 'Killed', home: false }, outlook: [], served: 3 })
  })

  it('is one of several where friends play, the campaign’s own first', () => {
    const players = [
      { id: 1, name: 'Ann', soldierId: men.secondSquadLeader },
      { id: 2, name: 'Ben', soldierId: men.star },
    ]
    const { stars } = look(testPlatoon({ state: { players } }))
    expect(stars.map(({ id, player }) => [id, player])).toEqual([
      [men.star, 'Ben'],
      [men.secondSquadLeader, 'Ann'],
    ])
  })
})

describe('the lists', () => {
  it('group who leaves by when, and put the other short timers last', () => {
    const state = testPlatoon({
      tour: at(16),
      soldiers: {
        13: { deros: 2 },
        21: { deros: 1, shortTimer: true },
        22: { deros: 2 },
        23: { deros: 4 },
        24: { deros: 5 },
        31: { deros: 7, shortTimer: true },
      },
    })
    const { leaving, shortTimers } = look(state)
    expect(leaving.map(({ after, men: who }) => [after, who.map((man) => man.id)])).toEqual([
      ['early September', [21]],
      ['late September', [13, 22]],
      ['late October', [23]],
      [null, [31]],
    ])
    expect(shortTimers).toBe(2)
  })

  it.each([
    ['before the next mission', null, 1, 'contact', 'after the next mission'],
    ['with a mission under way', missionId, 1, 'battle', 'after this mission'],
    ['with a mission under way and one more to miss', missionId, 2, 'battle', 'after this mission and the next'],
    ['with a mission under way and two more', missionId, 3, 'battle', 'after this mission and 2 more'],
    ['once this mission has been counted', missionId, 1, 'turnEnd', 'after the next mission'],
  ] as const)('say when a man is back, %s', (_, mission, awayMissions, phase, back) => {
    const state = testPlatoon({
      tour: at(5, phase, { missionId: mission }),
      soldiers: { 15: { status: 'hospital', awayMissions, awaySince: 4 } },
    })
    expect(look(state).away).toMatchObject([{ id: 15, missions: awayMissions, back }])
  })

  it('do not count the mission that sent him away', () => {
    const state = testPlatoon({
      tour: at(5, 'medals', { missionId }),
      soldiers: { 15: { status: 'rAndR', awayMissions: 1, awaySince: 5 } },
    })
    expect(look(state).away[0]).toMatchObject({ status: 'rAndR', back: 'after the next mission' })
  })

  it('name the open slots and count them against paper strength', () => {
    const full = testPlatoon()
    const billets = full.billets.map((billet) =>
      billet.id === 15 ? { ...billet, soldierId: null, openSince: 1, automatic: true } : billet,
    )
    const { open, squads } = look({ ...full, billets })
    expect(open).toEqual([{ billet: 15, slot: 'Rifleman, 1st', since: 'late Jan', automatic: true }])
    expect(squads[1]).toEqual({ squad: 1, name: '1st', present: 5, away: 0, strength: 6 })
  })

  it('tell what waits to act, in words and with its page', () => {
    const effect = { id: 3, kind: 'replacementDie', amount: -1, since: 15, lasts: 'used' } as const
    const state = testPlatoon({ tour: at(16, 'contact', { extraContactDie: true }), state: { effects: [effect] } })
    expect(look(state).waiting).toEqual([
      { id: 3, text: 'One die less on the next replacement rolls', page: 103, since: 'late August' },
      { id: 0, text: 'Three dice at the next contact test', page: 57, since: null },
    ])
  })

  it('count as new who came in this half-month or the last, not who was here from the start', () => {
    const first = testPlatoon()
    const id = newId(first)
    const state = { ...first, soldiers: [...first.soldiers, testSoldier(id, { joined: 0 })] }
    const billets = state.billets.map((billet) => (billet.id === 15 ? { ...billet, soldierId: id } : billet))
    const in_ = (halfMonth: number) =>
      look({ ...state, billets, tour: state.tour.map((tour) => ({ ...tour, halfMonth })) }).newMen
    expect([0, 1, 2].map(in_)).toEqual([1, 1, 0])
  })
})

describe('the last missions', () => {
  const member = (soldierId: number, over: Partial<PartyMember>) =>
    partyRow(soldierId, { fate: 'fine', recovered: true, ...over })
  const mission: Partial<Mission> = { halfMonth: 2, type: 'patrol', victoryPoints: 6, result: 'bad' }
  const fought = (phase: Tour['phase']) =>
    withMission(
      testPlatoon({
        tour: at(2, phase),
        soldiers: {
          12: { status: 'dead', left: 2 },
          13: { status: 'missing', left: 2 },
          14: { status: 'sentHome', left: 2 },
          15: { status: 'hospital', awayMissions: 1, awaySince: 2 },
        },
        state: {
          party: [
            member(11, {}),
            member(12, { fate: 'obviouslyDead' }),
            member(13, { fate: 'outOfTheFight', recovered: false }),
            member(14, { fate: 'outOfTheFight' }),
            member(15, { fate: 'outOfTheFight' }),
            member(16, { fate: 'outOfTheFight' }),
          ],
        },
      }),
      mission,
    )

  it('count each man once, by what became of him', () => {
    const [half] = look(fought('victoryPoints')).halfMonths
    expect(half).toMatchObject({
      date: 'Early February 1967',
      mission: { type: 'Patrol', area: 'Highlands', losses: { killed: 1, missing: 1, sentHome: 1, wounded: 2 } },
    })
  })

  it('know of no losses before recovery', () => {
    expect(look(fought('recovery')).halfMonths[0]!.mission!.losses).toBeNull()
  })

  it('say what the result brought, from the lines in which it was judged', () => {
    const state = fought('medals')
    const stop = { entry: 40, step: 'judgeMission', state }
    const line = { table: 'after.bad-mission', row: 3 } as never
    const view = deskView(state, [stop], (entry) => (entry === 40 ? [line] : []))
    expect(view.halfMonths[0]!.mission!.consequence).toBe('old hands on R&R')
  })

  it('leave half-months before a campaign was taken over out, and name those without contact', () => {
    const quiet = testPlatoon({ tour: at(5, 'time', { startHalfMonth: 0 }) })
    const earlier = { ...quiet, missions: [testMission({ halfMonth: 4 })] }
    const tested = { entry: 2, step: 'testForContact', state: quiet }
    expect(look(earlier, [tested]).halfMonths.map(({ halfMonth, mission: one }) => [halfMonth, one?.id])).toEqual([
      [5, undefined],
      [4, missionId],
    ])
  })
})

describe('any tour', () => {
  it.each(['usmc', 'us-army-infantry', 'arvn-pre-1968'] as const)('of the %s adds up after every step', (list) => {
    const stops: DeskStop[] = []
    const lines = new Map<number, readonly never[]>()
    playTour(list, 5, (played) => {
      stops.push({ entry: played.depth, step: played.step, state: played.state })
      lines.set(played.depth, played.lines as never)
      // Whole tours are long: every seventh step is looked at, and every one near the end of a half-month.
      if (played.depth % 7 > 0 && played.step !== 'endTurn') return
      const desk = deskView(played.state, stops, (entry) => lines.get(entry) ?? [])
      const onRoster = played.state.soldiers.filter(isOnRoster).length
      expect(desk.men).toBe(onRoster)
      expect(desk.men - desk.fit).toBe(desk.away.length)
      expect(desk.men + desk.open.length).toBe(desk.strength)
      expect(desk.squads.reduce((sum, one) => sum + one.present, 0)).toBe(desk.fit)
      expect(new Set(desk.leaving.flatMap((group) => group.men.map((man) => man.id))).size).toBe(
        desk.leaving.reduce((sum, group) => sum + group.men.length, 0),
      )
      expect(desk.newMen).toBeLessThanOrEqual(desk.men)
      for (const half of desk.halfMonths)
        if (half.mission?.result && half.mission.result !== 'normal') expect(half.mission.consequence).not.toBeNull()
      expect(JSON.stringify(desk)).not.toMatch(/undefined|NaN/)
    })
  })
})
