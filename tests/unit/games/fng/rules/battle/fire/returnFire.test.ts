import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../../src/games/fng/app/battle/battleForm.ts'
import { react } from '../../../../../../../src/games/fng/rules/battle/reactions/react.ts'
import { figureIn, our, playAction, playScene, their, type Dice } from '../../../../../../support/battle.ts'
import { playPartly } from '../contacts/contactState.ts'
import { battle, firing, line } from './forms.ts'

const under = (id: number): Dice => ['reaction.received-fire', id, 1, 2]

/** Man 1 fires at Enemy 1, Man 2 at Enemy 2, and both are missed and stand. */
function fired() {
  const state = battle({ ours: [{ rep: 1 }, { rep: 1 }, {}], theirs: [{}, {}, {}] })
  const values = firing(
    [our(1), our(2)],
    [line(their(1), { by: our(1), dice: 1 }), line(their(2), { by: our(2), dice: 1, near: [their(3)], sheltered: [] })],
  )
  const dice: Dice[] = [
    ['ranged-combat', our(1), 2],
    ['ranged-combat', our(2), 2],
  ]
  return playAction(state, 'fire', values, [...dice, under(their(1)), under(their(2)), under(their(3))]).state
}

describe('return fire', () => {
  it('FNG p. 22: is aimed at who fired at him, and by who stands beside him', () => {
    const state = fired()
    expect([1, 2, 3].map((nth) => figureIn(state, their(nth)).answers)).toEqual([our(1), our(2), our(2)].map(String))
    const answer = (shooter: number, target: number) => () =>
      playAction(state, 'returnFire', firing([shooter], [line(target, { dice: 1 })]), [
        ['ranged-combat', shooter, 2],
        under(target),
      ])
    expect(answer(their(1), our(1))).not.toThrow()
    expect(answer(their(3), our(2))).not.toThrow()
    expect(answer(their(1), our(2))).toThrow('Target')
    expect(answer(their(1), our(3))).toThrow('Target')
  })

  it('FNG p. 22: together they answer each those who fired at them', () => {
    const state = fired()
    const form = battleForm(state, 'returnFire', {}, [their(1), their(2)])
    expect(form.values['targets']).toMatchObject([{ target: our(1) }, { target: our(2) }])
    const { texts } = playAction(state, 'returnFire', firing([their(1), their(2)], [line(our(1)), line(our(2))]), [
      ['ranged-combat', their(1), 1, 2, 2],
      ['ranged-combat', their(2), 1, 2, 2],
      under(our(1)),
      under(our(2)),
    ])
    expect(texts.filter((text) => text.includes(' at Man ')).map((text) => text.replace(/,.* at/, ' at'))).toEqual(
      ['Enemy 1 at Man 1: missed.', 'Enemy 2 at Man 2: missed.'].flatMap((text) => [text, text, text]),
    )
  })

  it('FNG p. 22: shells and aircraft leave nobody to fire back at', () => {
    const state = battle({ ours: [{}], theirs: [{}] })
    const { state: after } = playScene(
      state,
      (scene) => {
        react(scene, { receivedFire: [our(1)], manDown: [], shooters: [], ranking: 0 })
      },
      [under(our(1))],
    )
    expect(figureIn(after, our(1))).toMatchObject({ status: 'carryOn', mayReturnFire: false })
  })

  it('FNG p. 22: whoever has no shooter left carries on', () => {
    const state = battle({
      ours: [{ status: 'obviouslyDead' }, {}],
      theirs: [{ mayReturnFire: true, answers: String(our(1)) }],
    })
    expect(() => playAction(state, 'returnFire', firing([their(1)], [line(our(2))]))).toThrow('Nobody may fire back')
  })

  it('FNG p. 22: an explosive round in reaction goes at who fired, in active fire at anybody', () => {
    const answering = { weapon: 'rpg-2', mayReturnFire: true, answers: String(our(1)) }
    const state = battle({ ours: [{}, {}], theirs: [answering] })
    const targets = (from: typeof state) => {
      const field = battleForm(from, 'launch', {}, [their(1)]).fields.find(({ name }) => name === 'target')
      return field?.kind === 'pick' ? field.among.map(({ id }) => id) : []
    }
    expect(targets(state)).toEqual([our(1)])
    const active = battle({
      ours: [{}, {}],
      theirs: [answering],
      battle: { side: 'theirs' },
      groups: { E1: { activated: true } },
    })
    expect(targets(active)).toEqual([our(1), our(2)])
  })

  it('FNG p. 22: so are grenade and flame-thrower, where they strike anybody', () => {
    const answering = { mayReturnFire: true, answers: String(our(1)), rep: 6 }
    const state = battle({ ours: [{}, {}], theirs: [answering, { ...answering, weapon: 'flame-thrower' }] })
    const nobody = 'answers those who fired at him, and none of them is there'
    const grenade = (at: number) =>
      playPartly(state, 'throwGrenade', {
        ...{ thrower: their(1), what: 'grenade', inches: 6, sees: 'seen', wind: false, canopy: 'none', into: null },
        ...{ circle: [{ figure: at, dv: 0, bamboo: false }], feet: [], near: [], seenBefore: false },
      })
    expect(() => grenade(our(2))).toThrow(nobody)
    expect(figureIn(grenade(our(1)).state, their(1)).mayReturnFire).toBe(false)
    const flame = (path: readonly number[]) =>
      playPartly(state, 'flame', { shooter: their(2), path, near: [], seenBefore: false })
    expect(() => flame([our(2)])).toThrow(nobody)
    expect(figureIn(flame([our(1), our(2)]).state, their(2)).mayReturnFire).toBe(false)
  })
})
