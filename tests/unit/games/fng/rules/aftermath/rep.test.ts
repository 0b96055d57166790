import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../src/main/engine/answers.ts'
import { awardMedals } from '../../../../../../src/games/fng/rules/steps/aftermath/awardMedals.ts'
import { decreaseRep } from '../../../../../../src/games/fng/rules/steps/aftermath/decreaseRep.ts'
import { improveRep } from '../../../../../../src/games/fng/rules/steps/aftermath/improveRep.ts'
import type { Effect, PartyMember, SoldierAttribute } from '../../../../../../src/games/fng/rules/state.ts'
import { chosen, man, onMission, playOn, thrown, tour, type OnMission } from '../../../../../support/fngAftermath.ts'
import { men } from '../../../../../support/fngState.ts'

const deed: Partial<PartyMember> = { deed: 'broughtInWounded' }
const killer: Partial<PartyMember> = { killsConfirmed: 1 }
const effect = (kind: Effect['kind']): Partial<OnMission> => ({
  state: { effects: [{ id: 900, kind, amount: 0, since: 0, lasts: 'turn' }] },
})
const increase = (id: number, face: D6, occurrence = 0) => thrown('after.rep-increase', id, [face], occurrence)
const additional = (id: number, face: D6) => thrown('after.additional-attribute', id, [face])

describe('awardMedals', () => {
  const medals = (faces: readonly D6[], more: OnMission = {}, choices: ReturnType<typeof chosen>[] = []) =>
    playOn(awardMedals, onMission('medals', { party: { 15: deed }, ...more }), {}, [
      thrown('after.medal', 15, faces),
      ...choices,
    ])

  it('FNG p. 103: 1d6 passed is a Medal', () => {
    const { state } = medals([4, 5])
    expect(state.medals).toMatchObject([{ soldierId: 15, kind: 'medal', halfMonth: 0 }])
    expect(state.party.find((p) => p.soldierId === 15)?.medal).toBe('medal')
    expect(man(state, 15).status).toBe('present')
    expect(tour(state).phase).toBe('improveRep')
  })

  it('FNG p. 103: any other deed brings a roll too, in the player’s words', () => {
    const other = { deed: 'other', deedWords: 'held the crossing alone.' } as const
    const { state, lines } = medals([4, 5], { party: { 15: other } })
    expect(state.medals).toMatchObject([{ soldierId: 15, kind: 'medal' }])
    expect(lines[0]!.text).toBe('Pfc Man15, A. held the crossing alone: a Medal.')
  })

  it('FNG p. 103: 0d6 passed is none', () => {
    expect(medals([5, 5]).state.medals).toEqual([])
  })

  it('FNG p. 103: 2d6 passed is a Major Medal: an Attribute of his choice and R&R', () => {
    const { state } = medals([1, 2], {}, [chosen('attributes.choice', 15, 'tough')])
    expect(state.medals).toMatchObject([{ soldierId: 15, kind: 'major' }])
    expect(state.attributes).toMatchObject([{ soldierId: 15, attribute: 'tough' }])
    expect(man(state, 15)).toMatchObject({ status: 'rAndR', awayMissions: 1, awaySince: 0 })
  })

  it('FNG p. 102: written up in the paper is 3d6, and 3 passes count as 2', () => {
    const { state } = medals([1, 2, 3], effect('medalDie'), [chosen('attributes.choice', 15, 'tough')])
    expect(state.medals).toMatchObject([{ kind: 'major' }])
  })

  it('FNG p. 103: no medal rolls after Bad Mission 1', () => {
    const before = onMission('medals', { party: { 15: deed }, ...effect('noMedals') })
    expect(playOn(awardMedals, before, {}, []).state.medals).toEqual([])
  })

  it('ruling to FNG p. 103: not for the dead or MIA; a man in hospital stays there', () => {
    const before = onMission('medals', {
      party: { 13: deed, 14: deed, 15: deed },
      soldiers: {
        13: { status: 'dead' },
        14: { status: 'missing' },
        15: { status: 'hospital', awayMissions: 2, awaySince: 0 },
      },
    })
    const { state } = playOn(awardMedals, before, {}, [
      thrown('after.medal', 15, [1, 1]),
      chosen('attributes.choice', 15, 'fast'),
    ])
    expect(man(state, 15)).toMatchObject({ status: 'hospital', awayMissions: 2 })
  })
})

describe('improveRep', () => {
  const improve = (more: OnMission, answers: ReturnType<typeof thrown>[]) =>
    playOn(improveRep, onMission('improveRep', more), {}, answers)

  it('FNG p. 104: above his REP, or a 6, is one better', () => {
    expect(man(improve({ party: { 15: killer } }, [increase(15, 4)]).state, 15).rep).toBe(4)
    expect(man(improve({ party: { 15: killer } }, [increase(15, 5), additional(15, 5)]).state, 15).rep).toBe(5)
    const six = { party: { 15: killer }, soldiers: { 15: { rep: 6 } } }
    expect(man(improve(six, [increase(15, 6), additional(15, 1)]).state, 15)).toMatchObject({ rep: 7, bestRep: 7 })
  })

  it('FNG p. 104: REP 7 is the limit, nobody at it rolls', () => {
    expect(man(improve({ party: { 15: killer }, soldiers: { 15: { rep: 7 } } }, []).state, 15).rep).toBe(7)
  })

  it('FNG p. 104: a Grunt only once his DEROS is 10 or less, H 20; a Star always (ruling)', () => {
    improve({ party: { 15: killer }, soldiers: { 15: { deros: 21 } } }, [])
    improve({ party: { 15: killer }, soldiers: { 15: { deros: 20 } } }, [increase(15, 1)])
    improve({ party: { [men.star]: killer }, soldiers: { [men.star]: { deros: 26 } } }, [increase(men.star, 1)])
  })

  it.each<[string, OnMission]>([
    ['no enemy contacted', { mission: { contacted: false }, party: { 15: killer } }],
    ['Out of the Fight, even if First Aid put him back', { party: { 15: { ...killer, wasOut: true } } }],
    ['Retired', { party: { 15: { ...killer, retired: true } } }],
    ['no confirmed kill', { party: { 15: { killsUnconfirmed: 3 } } }],
    ['a Short Timer', { party: { 15: killer }, soldiers: { 15: { shortTimer: true } } }],
    ['a Star who cheated death', { party: { [men.star]: { ...killer, cheatedDeath: true } } }],
  ])('FNG p. 104: not successful: %s', (_, more) => {
    improve(more, [])
  })

  it('FNG p. 5: a Star chooses an Attribute at a rise, one that he does not have', () => {
    const before = onMission('improveRep', { party: { [men.star]: killer } })
    const answers = [increase(men.star, 6), chosen('attributes.choice', men.star, 'born-leader')]
    expect(playOn(improveRep, before, {}, answers).state.attributes).toMatchObject([
      { soldierId: men.star, attribute: 'born-leader' },
    ])
    const has: SoldierAttribute = { id: 901, soldierId: men.star, attribute: 'born-leader' }
    expect(() => playOn(improveRep, { ...before, attributes: [has] }, {}, answers)).toThrow(
      expect.objectContaining({ code: 'impossible-answer' }),
    )
  })

  it('FNG p. 5: a Grunt gains a random Attribute on a 6: 4 then 5 is poser; one he has is rolled again', () => {
    const has: SoldierAttribute = { id: 901, soldierId: 15, attribute: 'poser' }
    const { state } = improve({ party: { 15: killer }, state: { attributes: [has] } }, [
      increase(15, 6),
      additional(15, 6),
      thrown('attributes', 15, [4]),
      thrown('attributes', 15, [5], 1),
      thrown('attributes', 15, [6], 2),
      thrown('attributes', 15, [2], 3),
    ])
    expect(state.attributes.map((row) => row.attribute)).toEqual(['poser', 'tough'])
  })

  it('FNG p. 5: REP regained brings no Attribute', () => {
    const { state } = improve({ party: { 15: killer }, soldiers: { 15: { rep: 4, bestRep: 5 } } }, [increase(15, 5)])
    expect(man(state, 15)).toMatchObject({ rep: 5, bestRep: 5 })
  })

  it('FNG p. 13: no Attributes where they are not in use', () => {
    const { state } = improve({ party: { 25: killer } }, [increase(25, 5)])
    expect(man(state, 25).rep).toBe(5)
  })

  it('ruling to FNG p. 103: the additional roll of a medal comes on top, and to a Short Timer too', () => {
    const both = improve({ party: { 15: { ...killer, medal: 'medal' } } }, [
      increase(15, 5),
      additional(15, 1),
      increase(15, 6, 1),
      thrown('after.additional-attribute', 15, [1], 1),
    ])
    expect(man(both.state, 15).rep).toBe(6)
    const short = { party: { 15: { medal: 'major' as const } }, soldiers: { 15: { shortTimer: true, deros: 26 } } }
    expect(man(improve(short, [increase(15, 1)]).state, 15).rep).toBe(4)
  })

  it('FNG p. 103: nobody may check while increases are barred, medal or not', () => {
    const { state } = improve({ party: { 15: { ...killer, medal: 'medal' } }, ...effect('noRepIncrease') }, [])
    expect(tour(state).phase).toBe('decreaseRep')
  })
})

describe('decreaseRep', () => {
  const fails = (id: number, face: D6) => thrown('after.rep-decrease', id, [face])

  it('FNG p. 104: whoever failed rolls, a 1 costs a REP; not the successful, the lost, nor who did not go', () => {
    const before = onMission('decreaseRep', {
      party: { [men.star]: killer, 12: { wasOut: true } },
      soldiers: { 12: { status: 'hospital', awayMissions: 1, awaySince: 0 }, 13: { status: 'sentHome' } },
    })
    // 14 and 16 are REP 3: they cannot fall and are not asked.
    const { state } = playOn(decreaseRep, before, {}, [fails(12, 1), fails(15, 2)])
    expect([12, 13, 14, 15, 16].map((id) => man(state, id).rep)).toEqual([4, 4, 3, 4, 3])
    expect(tour(state).phase).toBe('time')
  })

  it('FNG p. 104: nobody rolls where no enemy was contacted', () => {
    playOn(decreaseRep, onMission('decreaseRep', { mission: { contacted: false } }), {}, [])
  })

  it('digest 25, walk-through: a Short Timer with contact and a kill, unhurt, has failed; a medal alone lets him rise', () => {
    const timer: OnMission = {
      party: { 11: killer, 12: killer, 13: killer, 15: killer },
      soldiers: { 15: { shortTimer: true, deros: 6 } },
    }
    const improved = [11, 12, 13].map((id) => increase(id, 1))
    const next = playOn(improveRep, onMission('improveRep', timer), {}, improved).state
    expect(man(playOn(decreaseRep, next, {}, [fails(15, 1)]).state, 15).rep).toBe(3)
  })
})
