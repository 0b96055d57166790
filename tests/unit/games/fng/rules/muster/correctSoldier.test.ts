import { describe, expect, it } from 'vitest'
import type { SoldierChanges } from '../../../../../../src/games/fng/rules/inputs.ts'
import type { FngState, Phase } from '../../../../../../src/games/fng/rules/state.ts'
import { correctSoldier } from '../../../../../../src/games/fng/rules/steps/roster/correctSoldier.ts'
import { inBillet, man, onMission, playOn, standingAt, tour } from '../../../../../support/fngAftermath.ts'
import { men, testPlatoon } from '../../../../../support/fngState.ts'
import { violations } from '../../../../../support/invariants.ts'

const correct = (changes: SoldierChanges, state: FngState = testPlatoon(), soldierId: number = men.rifleman) =>
  playOn(correctSoldier, state, { soldierId, reason: 'Misread the sheet', changes }, [])

describe('correcting a man', () => {
  it('writes the fields that are named, and tells each on a line about it', () => {
    const { state, lines } = correct({ rep: 5, derosHalfMonths: 7, rank: 'LCpl', grade: 'jrNco', shortTimer: true })
    expect(man(state, men.rifleman)).toMatchObject({
      rep: 5,
      bestRep: 5,
      deros: 7,
      rank: 'LCpl',
      grade: 'jrNco',
      shortTimer: true,
      shortTimerChecked: true,
    })
    const about = { collection: 'soldiers', id: men.rifleman }
    expect(lines.map(({ text, about: field }) => ({ text, about: field }))).toContainEqual({
      text: 'Pfc Man15, A.: REP 5, was 4. Misread the sheet.',
      about: { ...about, field: 'rep' },
    })
    expect(lines.map((line) => line.about?.field)).toEqual(['rank', 'grade', 'rep', 'bestRep', 'deros', 'shortTimer'])
    expect(violations(state)).toEqual([])
  })

  it('leaves the highest REP held where the REP falls, and can put that right too', () => {
    expect(man(correct({ rep: 3 }).state, men.rifleman)).toMatchObject({ rep: 3, bestRep: 4 })
    expect(man(correct({ rep: 3, bestRep: 3 }).state, men.rifleman)).toMatchObject({ rep: 3, bestRep: 3 })
    expect(() => correct({ bestRep: 3 })).toThrow('cannot be under his REP of 4')
  })

  it('keeps the rows of Attributes that stay', () => {
    const state = testPlatoon({
      state: {
        attributes: [
          { id: 800, soldierId: men.rifleman, attribute: 'lucky' },
          { id: 801, soldierId: men.rifleman, attribute: 'slow' },
        ],
      },
    })
    const after = correct({ attributes: ['lucky', 'tough'] }, state)
    expect(after.state.attributes.map(({ id, attribute }) => [id, attribute])).toEqual([
      [800, 'lucky'],
      [expect.any(Number), 'tough'],
    ])
    expect(after.lines[0]?.text).toBe('Pfc Man15, A.: Attributes Lucky, Tough, was Lucky, Slow. Misread the sheet.')
  })

  it.each<[string, SoldierChanges, string]>([
    ['a REP of 8', { rep: 8 }, 'REP is 2 to 7, not 8'],
    ['the REP of a civilian', { rep: 1 }, 'REP is 2 to 7, not 1'],
    ['half a REP', { rep: 3.5 }, 'REP is 2 to 7'],
    ['a DEROS below zero', { derosHalfMonths: -1 }, 'DEROS is nothing to 13 months'],
    ['a DEROS longer than a tour', { derosHalfMonths: 27 }, 'DEROS is nothing to 13 months'],
    ['an unknown Attribute', { attributes: ['handsome'] }, 'There is no Attribute "handsome"'],
    ['an Attribute twice', { attributes: ['lucky', 'lucky'] }, 'twice'],
    ['no rank', { rank: ' ' }, 'needs a rank'],
    ['no surname', { lastName: ' ' }, 'needs a surname'],
    ['the name of another', { lastName: 'Man11' }, 'There is a Able Man11 in the platoon already'],
    ['hospital without an end', { status: 'hospital' }, 'how many missions'],
    ['missions missed by a man who is here', { awayMissions: 2 }, 'only a man in hospital or on R&R'],
    ['what stands there already', { rep: 4 }, 'stands there already'],
    ['nothing', {}, 'stands there already'],
  ])('refuses %s', (_, changes, message) => {
    expect(() => correct(changes)).toThrow(message)
  })

  it('asks for a reason', () => {
    const input = { soldierId: men.rifleman, reason: '  ', changes: { rep: 5 } }
    expect(() => playOn(correctSoldier, testPlatoon(), input, [])).toThrow('Say why')
  })
})

describe('correcting where a man is', () => {
  it('sends him to hospital before the mission: this mission counts among those he misses', () => {
    const state = standingAt('weather', { tour: { halfMonth: 6 } })
    const after = correct({ status: 'hospital', awayMissions: 2 }, state).state
    expect(man(after, men.rifleman)).toMatchObject({ status: 'hospital', awayMissions: 2, awaySince: 5 })
    const later = correct({ status: 'hospital', awayMissions: 2 }, standingAt('medals', { tour: { halfMonth: 6 } }))
    expect(man(later.state, men.rifleman).awaySince).toBe(6)
  })

  it('brings him back, and lengthens an absence without beginning it anew', () => {
    const away = { status: 'hospital', awayMissions: 2, awaySince: 3 } as const
    const state = standingAt('contact', { tour: { halfMonth: 6 }, soldiers: { [men.rifleman]: away } })
    expect(man(correct({ status: 'present' }, state).state, men.rifleman)).toMatchObject({
      status: 'present',
      awayMissions: 0,
      awaySince: null,
    })
    const longer = correct({ awayMissions: 3 }, state)
    expect(man(longer.state, men.rifleman)).toMatchObject({ awayMissions: 3, awaySince: 3 })
    expect(longer.lines[0]?.text).toContain('in hospital, misses 3 missions, was in hospital, misses 2 missions')
  })

  it('strikes a man off the roster, whose place stands open from now on, and lets him come back to it', () => {
    const state = standingAt('contact', { tour: { halfMonth: 6 } })
    const gone = correct({ status: 'wentHome' }, state).state
    expect(inBillet(gone, men.rifleman)).toBeNull()
    expect(gone.billets.find((billet) => billet.id === men.rifleman)).toMatchObject({ openSince: 6, automatic: true })
    expect(violations(gone)).toEqual([])
    expect(() => correct({ status: 'present' }, gone)).toThrow('which open place')
    expect(() => correct({ status: 'present', billetId: men.jrNco }, gone)).toThrow('That place is taken')
    const back = correct({ status: 'present', billetId: men.rifleman }, gone).state
    expect(inBillet(back, men.rifleman)).toBe(men.rifleman)
    expect(man(back, men.rifleman)).toMatchObject({ status: 'present', left: null })
    expect(violations(back)).toEqual([])
  })

  it('leaves the end of a Star to the steps of the half-month, a friend’s Star too', () => {
    expect(() => correct({ status: 'dead' }, testPlatoon(), men.star)).toThrow('is a Star')
    const table = testPlatoon({ state: { players: [{ id: 900, name: 'Ann', soldierId: men.rifleman }] } })
    expect(() => correct({ status: 'dead' }, table)).toThrow('is a Star')
  })

  it.each<Phase>(['battle', 'recovery'])('does not touch a man who is out on the mission, in %s', (phase) => {
    const state = onMission(phase)
    expect(() => correct({ status: 'hospital', awayMissions: 1 }, state)).toThrow('is out on the mission')
    expect(() => correct({ rep: 5 }, state)).not.toThrow()
    expect(() => correct({ status: 'rAndR', awayMissions: 1 }, state, men.secondSquadLeader)).not.toThrow()
  })

  it('corrects in every phase, the last one too', () => {
    const phases: Phase[] = ['contact', 'battle', 'recovery', 'deros', 'replacements', 'turnEnd', 'starLost', 'over']
    for (const phase of phases) {
      const { state } = correct({ rep: 5 }, standingAt(phase))
      expect(tour(state).phase).toBe(phase)
    }
  })
})
