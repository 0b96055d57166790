import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../src/main/app/fng/battle/battleForm.ts'
import { battleWith, figureIn, our, playAction, their } from '../../../../../support/battle.ts'

/** Our side acts: an M-60 and an M-16 against two with AK-47s. */
const state = battleWith({ ours: [{ weapon: 'm60' }, {}], theirs: [{ weapon: 'ak-47' }, { weapon: 'ak-47' }] })
const begun = (...selected: number[]) => battleForm(state, 'react', {}, selected)

describe('the form of Received Fire', () => {
  it('FNG p. 22: begins with the side under fire, and the other as those who fired', () => {
    expect(begun().values).toMatchObject({
      receivedFire: [their(1), their(2)],
      shooters: [our(1), our(2)],
      against: 'weapons',
    })
    expect(begun(their(2), our(2)).values).toMatchObject({ receivedFire: [their(2)], shooters: [our(2)] })
    expect(begun(our(1)).values).toMatchObject({ receivedFire: [our(1)], shooters: [their(1), their(2)] })
  })

  it('FNG p. 22: who has fired this turn is taken for who fired', () => {
    const after = { ...state, figures: state.figures.map((each) => ({ ...each, fired: each.id === our(2) })) }
    expect(battleForm(after, 'react', {}, []).values['shooters']).toEqual([our(2)])
  })

  it('FNG p. 30: played as it begins, the ranking is that of the weapons of those who fired', () => {
    const form = begun(their(1), our(1))
    expect(form.problem).toBeNull()
    const against = form.fields.find(({ name }) => name === 'against')
    expect(against?.kind === 'choice' ? against.options[0]!.label : '').toBe('Of their weapons, 4 at most')
    const { state: after } = playAction(state, 'react', form.values, [['reaction.received-fire', their(1), 1, 2]])
    expect(figureIn(after, their(1)).status).toBe('duckBack')
    const rifle = begun(their(1), our(2)).values
    const stood = playAction(state, 'react', rifle, [['reaction.received-fire', their(1), 1, 2]]).state
    expect(figureIn(stood, their(1))).toMatchObject({ status: 'carryOn', answers: String(our(2)) })
  })

  it('asks who fired where nobody of the other side is named, and no ranking', () => {
    const alone = battleForm(state, 'react', { receivedFire: [our(1)], shooters: [] }, [])
    expect(alone.problem).toBe('Who fired at Man 1? Name him, or the ranking of what came.')
    expect(battleForm(state, 'react', { ...alone.values, against: '5' }, []).problem).toBeNull()
  })

  it('reads the ranking of entries from before as they had it', () => {
    const old = { receivedFire: [their(1)], manDown: [], shooters: [], inCover: [], inBunker: [], cannotAnswer: [] }
    const take = (ranking: number) =>
      figureIn(
        playAction(state, 'react', { ...old, ranking, near: [] }, [['reaction.received-fire', their(1), 1, 2]]).state,
        their(1),
      ).status
    expect([take(0), take(5)]).toEqual(['carryOn', 'duckBack'])
  })
})
