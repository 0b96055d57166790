import { describe, expect, it } from 'vitest'
import { posture } from '../../../../../../../src/games/fng/rules/battle/ground/posture.ts'
import { optionsOf } from '../../../../../../../src/games/fng/rules/battle/values.ts'
import { figureIn, groupNamed, our, playAction, their } from '../../../../../../support/battle.ts'
import { battle, firing, line } from '../fire/forms.ts'

const does = (how: string, ...figures: number[]) => ({ does: how, figures })

describe('going prone', () => {
  it('FNG p. 18: ends the move and not the fire; the fast are fast no more', () => {
    const state = battle({ ours: [{ moved: true, fastMoving: true }, {}], theirs: [{}] })
    const { state: after } = playAction(state, 'posture', does('down', our(1), our(2)))
    for (const id of [our(1), our(2)])
      expect(figureIn(after, id)).toMatchObject({ prone: true, moved: true, fastMoving: false, fired: false })
    expect(() =>
      playAction(after, 'fastMove', { group: groupNamed(after, 'A'), figures: [our(1)], oneDie: [] }),
    ).toThrow('Nobody active has a move left')
    const fire = playAction(after, 'fire', firing([our(1)], [line(their(1), { dice: 1 })]), [
      ['ranged-combat', our(1), 1],
      ['reaction.received-fire', their(1), 1, 2],
    ])
    expect(figureIn(fire.state, our(1)).fired).toBe(true)
  })

  it('FNG p. 18: who ducks back without cover drops where he is, the enemy too; others wait for their turn', () => {
    const state = battle({ ours: [{ status: 'duckBack' }], theirs: [{ status: 'duckBack' }, {}] })
    const { state: after } = playAction(state, 'posture', does('down', our(1), their(1)))
    expect([our(1), their(1), their(2)].map((id) => figureIn(after, id).prone)).toEqual([true, true, false])
    expect(figureIn(after, their(1)).moved).toBe(false)
    expect(() => playAction(state, 'posture', does('down', their(2)))).toThrow('not possible')
  })

  it('FNG p. 26: sets up a light gun with its loader', () => {
    const state = battle({
      ours: [{ role: 'gunner', weapon: 'm60' }, { role: 'loader' }],
      theirs: [{}],
    })
    const { state: after } = playAction(state, 'posture', does('down', our(1)))
    // REP 4 and a 3: a hit only where nothing is lost by firing from the hip.
    const { texts } = playAction(
      after,
      'fire',
      firing([our(1)], [line(their(1), { dice: 1 })], { loaders: [our(2)] }),
      [
        ['ranged-combat', our(1), 3],
        ['combat-damage', their(1), 2],
        ['oof-mobility', their(1), 6],
      ],
    )
    expect(texts[0]).toContain('hit')
  })
})

describe('whoever lies', () => {
  const lying = (more: object = {}) => battle({ ours: [{ prone: true, ...more }], theirs: [{}] })

  it('FNG p. 18: stands up for half of his move, and has the other half', () => {
    const { state: after, texts } = playAction(lying(), 'posture', does('up', our(1)))
    expect(figureIn(after, our(1))).toMatchObject({ prone: false, moved: false })
    expect(texts).toEqual(['Man 1: on their feet, for half of the move.'])
  })

  it('FNG p. 18: crawls up to half of his move, prone', () => {
    const { state: after } = playAction(lying(), 'posture', does('crawl', our(1)))
    expect(figureIn(after, our(1))).toMatchObject({ prone: true, moved: true })
    expect(() => playAction(after, 'posture', does('up', our(1)))).toThrow('Nobody can do that')
  })

  it('FNG p. 18: gets up to charge, but not once he has crawled', () => {
    const charge = { charges: [{ charger: our(1), target: their(1), from: 'front', cover: false }], near: [] }
    const { state: after } = playAction(lying({ weapon: 'unarmed' }), 'charge', charge, [
      ['charge-into-melee', our(1), 1, 2],
      ['charge-into-melee', their(1), 6, 6],
      ['melee-combat', our(1), 1, 2, 6],
      ['melee-combat', their(1), 1, 2, 6, 6, 6, 6],
    ])
    expect(figureIn(after, our(1))).toMatchObject({ prone: false, matchedWith: their(1) })
    expect(() => playAction(lying({ moved: true }), 'charge', charge)).toThrow('Nobody may charge')
  })
})

it('offers what somebody can do, and begins with getting up where a lying man is selected', () => {
  const state = battle({ ours: [{ prone: true }, {}], theirs: [{}] })
  const field = posture.fields['does']!
  if (field.kind !== 'choice') throw new Error('a choice')
  const asking = { state, values: {}, selected: [our(1)] }
  expect(optionsOf(field, asking).map(({ value }) => value)).toEqual(['down', 'up', 'crawl'])
  expect(field.start!(asking)).toBe('up')
  expect(field.start!({ ...asking, selected: [our(2)] })).toBe('down')
  const upright = battle({ ours: [{}], theirs: [{}] })
  expect(optionsOf(field, { ...asking, state: upright }).map(({ value }) => value)).toEqual(['down'])
})
