import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../../src/games/fng/app/battle/battleForm.ts'
import { battleWith, figureIn, our, playAction, their } from '../../../../../../support/battle.ts'

/** Our side acts: an M-60 and an M-16 against two with AK-47s. */
const state = battleWith({ ours: [{ weapon: 'm60' }, {}], theirs: [{ weapon: 'ak-47' }, { weapon: 'ak-47' }] })
const begun = (...selected: number[]) => battleForm(state, 'react', {}, selected)

describe('the form of Received Fire', () => {
  it('p. 22: with no fire yet it begins with nobody, and says what is missing', () => {
    expect(begun()).toMatchObject({ values: { receivedFire: [], manDown: [] }, problem: 'Name who takes the test.' })
    // A group that is looked at is not one that was shot at.
    expect(begun(901).values['receivedFire']).toEqual([])
  })

  it('p. 22: begins with whom the last fire was aimed at, those near them, and with who fired', () => {
    const targets = [{ target: their(1), near: [their(2)] }]
    const fired = (action: string, values: object) => ({ step: 'act', input: { action, values }, changes: () => [] })
    const back = (...entries: object[]) => battleForm(state, 'react', {}, [], entries as never).values
    expect(back(fired('posture', {}), fired('fire', { shooters: [our(2)], targets }))).toMatchObject({
      receivedFire: [their(1), their(2)],
      shooters: [our(2)],
    })
    const last = fired('launch', { shooter: their(1), target: our(1), near: [our(2)] })
    expect(back(last, fired('fire', { shooters: [our(2)], targets }))).toMatchObject({
      receivedFire: [our(1), our(2)],
      shooters: [their(1)],
    })
    // What was fired in another battle is not read.
    expect(back({ step: 'beginBattle', input: {}, changes: () => [] }, last)['receivedFire']).toEqual([])
  })

  it('p. 22: who is selected by name stands before it', () => {
    expect(begun(their(2), our(2)).values).toMatchObject({ receivedFire: [their(2)], shooters: [our(2)] })
    expect(begun(our(1)).values).toMatchObject({ receivedFire: [our(1)], shooters: [] })
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

  it('p. 22: offers as who fired those of the other side who can have, and him who fired last', () => {
    const lying = battleWith({
      ours: [{}, { status: 'outOfTheFight' }, { status: 'obviouslyDead' }],
      theirs: [{}, { status: 'obviouslyDead' }, { status: 'captured' }],
    })
    const last = {
      step: 'act',
      input: { action: 'fire', values: { shooters: [their(2)], targets: [{ target: our(1) }] } },
    }
    const offered = (receivedFire: number[], ...back: object[]) => {
      const field = battleForm(lying, 'react', { receivedFire }, [], back as never).fields.find(
        ({ name }) => name === 'shooters',
      )
      return field?.kind === 'picks' ? field.among.map(({ id }) => id) : null
    }
    expect(offered([our(1)])).toEqual([their(1)])
    expect(offered([our(1)], last)).toEqual([their(1), their(2)])
    expect(offered([their(1), our(1)])).toEqual([our(1), their(1)])
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
