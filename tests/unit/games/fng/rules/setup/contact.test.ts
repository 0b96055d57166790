import { describe, expect, it } from 'vitest'
import type { Soldier, Tour } from '../../../../../../src/games/fng/rules/state.ts'
import { missionOf, tourOf } from '../../../../../../src/games/fng/rules/people.ts'
import { testForContact } from '../../../../../../src/games/fng/rules/steps/setup/testForContact.ts'
import { men, testPlatoon } from '../../../../../support/fngState.ts'
import { play } from './play.ts'

const key = 'mission.contact'
const inMay = 8
const tour = (more: Partial<Tour>) => testPlatoon({ tour: more })
const away: Partial<Soldier> = { status: 'hospital', awayMissions: 1 }

describe('contact', () => {
  it('FNG p. 57: two passes against the REP of the squad leader are contact: a mission of which nothing is known', () => {
    const { state, lines } = play(testForContact, testPlatoon(), {}, [[key, men.star, 4, 1]])
    expect(lines[0]).toMatchObject({ target: 4, score: 2, page: 57 })
    expect(tourOf(state)).toMatchObject({ phase: 'area', extraContactDie: false, lastArea: null })
    expect(missionOf(state)).toMatchObject({ halfMonth: 0, corps: 'ii', eal: null, type: null })
  })

  it('FNG p. 57: one pass is no contact, but a die more next time', () => {
    const { state } = play(testForContact, testPlatoon(), {}, [[key, men.star, 4, 5]])
    expect(tourOf(state)).toMatchObject({ phase: 'time', extraContactDie: true, missionId: null })
  })

  it('FNG p. 57: no pass is a quiet half-month', () => {
    const { state } = play(testForContact, testPlatoon(), {}, [[key, men.star, 6, 5]])
    expect(tourOf(state)).toMatchObject({ phase: 'time', extraContactDie: false, missionId: null })
  })

  it('FNG p. 57: REP is one less in the rainy season', () => {
    const { state, lines } = play(testForContact, tour({ halfMonth: inMay }), {}, [[key, men.star, 4, 3]])
    expect(lines[0]).toMatchObject({ target: 3, score: 1 })
    expect(tourOf(state).extraContactDie).toBe(true)
  })

  it('ruling to FNG p. 57: three passes on three dice count as two', () => {
    const { state, lines } = play(testForContact, tour({ extraContactDie: true }), {}, [[key, men.star, 1, 2, 3]])
    expect(lines[0]).toMatchObject({ score: 2 })
    expect(tourOf(state)).toMatchObject({ phase: 'area', extraContactDie: false })
  })

  it('ruling to FNG p. 57: the third die is lost, unless exactly one passes again', () => {
    const lost = play(testForContact, tour({ extraContactDie: true }), {}, [[key, men.star, 5, 6, 5]])
    expect(tourOf(lost.state).extraContactDie).toBe(false)
    const kept = play(testForContact, tour({ extraContactDie: true }), {}, [[key, men.star, 5, 6, 4]])
    expect(tourOf(kept.state).extraContactDie).toBe(true)
  })

  it('FNG p. 102: a stand-down takes the place of the test and leaves the third die waiting', () => {
    const state = testPlatoon({
      tour: { extraContactDie: true },
      state: { effects: [{ id: 900, kind: 'standDown', amount: 1, since: 0, lasts: 'used' }] },
    })
    const after = play(testForContact, state, {}).state
    expect(after.effects).toEqual([])
    expect(tourOf(after)).toMatchObject({ phase: 'time', extraContactDie: true })
  })
})

describe('whose REP', () => {
  it('ruling to FNG p. 57: the Jr NCO leads when the Star is in hospital', () => {
    const { lines } = play(testForContact, testPlatoon({ soldiers: { [men.star]: away } }), {}, [
      [key, men.jrNco, 6, 5],
    ])
    expect(lines[0]).toMatchObject({ target: 5, score: 1 })
  })

  it('FNG p. 57: the Star tests wherever he serves, in the HQ too', () => {
    play(testForContact, tour({ starId: men.rifleman }), {}, [[key, men.rifleman, 6, 6]])
    const { lines } = play(testForContact, tour({ starId: men.platoonSergeant }), {}, [
      [key, men.platoonSergeant, 5, 6],
    ])
    expect(lines[0]).toMatchObject({ target: 5, score: 1 })
  })

  it('FNG p. 57: while he is away from the HQ, the leader of the squad there tests', () => {
    const state = testPlatoon({ tour: { starId: men.rifleman }, soldiers: { [men.rifleman]: away } })
    play(testForContact, state, {}, [[key, men.star, 6, 6]])
  })

  it('another squad goes when nobody of the Star’s squad is here, and nobody when the platoon is away', () => {
    const squad = Object.fromEntries([11, 12, 13, 14, 15, 16].map((id) => [id, away]))
    play(testForContact, testPlatoon({ soldiers: squad }), {}, [[key, men.secondSquadLeader, 6, 6]])
    const everyone = Object.fromEntries(testPlatoon().soldiers.map(({ id }) => [id, away]))
    const { state } = play(testForContact, testPlatoon({ soldiers: everyone }), {})
    expect(tourOf(state).phase).toBe('time')
  })
})
