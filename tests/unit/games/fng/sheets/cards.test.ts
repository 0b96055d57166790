import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { cardsModel } from '../../../../../src/games/fng/sheets/cards/cards.ts'
import { testDice } from '../../../../../src/games/fng/sheets/shared/testDice.ts'
import type { FngState } from '../../../../../src/games/fng/rules/state.ts'
import { marines } from '../../../sheets/samplePlatoon.ts'

/** Pfc Novak, REP 4, with these Attributes and nothing else. */
const novak = (attributes: readonly string[], equipment: FngState['equipment'] = []): FngState => ({
  ...marines,
  equipment,
  attributes: attributes.map((attribute, i) => ({ id: i + 1, soldierId: 105, attribute })),
})

const diceOf = (state: FngState) =>
  Object.fromEntries(
    testDice(state, bookRules, 105).map(({ test, dice, special }) => [test, special ? `${dice}!` : dice]),
  )

const plain = {
  'Received Fire': '2d6',
  'In Sight': '4d6',
  'Man Down': '2d6',
  Charge: '2d6',
  Cohesion: '2d6',
  Recover: '2d6',
}

describe('the dice of a man', () => {
  it('are those of the tables for a man without Attributes', () => {
    expect(diceOf(novak([]))).toEqual(plain)
  })

  it('p. 5: a Born Leader has one more on Received Fire, Man Down and Cohesion', () => {
    expect(diceOf(novak(['born-leader']))).toEqual({
      ...plain,
      'Received Fire': '3d6!',
      'Man Down': '3d6!',
      Cohesion: '3d6!',
    })
  })

  it('pp. 5-6, 36: Poser, Nerves of Steel, Quick Reflexes and Shortsighted', () => {
    expect(diceOf(novak(['poser']))).toEqual({ ...plain, 'Received Fire': '1d6!', Charge: '1d6!' })
    expect(diceOf(novak(['nerves-of-steel']))).toEqual({ ...plain, Charge: '3d6!' })
    expect(diceOf(novak(['quick-reflexes']))).toEqual({ ...plain, 'In Sight': '5d6!' })
    expect(diceOf(novak(['quick-reflexes', 'shortsighted']))).toEqual(plain)
  })

  it('pp. 5, 7: a flak jacket and Hard As Nails give 3d6 to recover, and do not add up', () => {
    const jacket = { id: 1, squad: 1, soldierId: null, item: 'flak-jacket', quantity: 9 }
    expect(diceOf(novak([], [jacket]))).toEqual({ ...plain, Recover: '3d6!' })
    expect(diceOf(novak(['hard-as-nails'], [jacket]))).toEqual({ ...plain, Recover: '3d6!' })
    expect(diceOf(novak([], [{ ...jacket, squad: 2 }]))).toEqual(plain)
    expect(diceOf(novak([], [{ ...jacket, soldierId: 106 }]))).toEqual(plain)
  })

  it('leave out what only holds for a moment: a Pointman need not walk point', () => {
    expect(diceOf(novak(['pointman']))).toEqual(plain)
  })
})

describe('the card of the unit', () => {
  it('says who leads each squad, how many are fit, and how far the tour has come', () => {
    const { whole } = cardsModel(marines, bookRules)
    expect(whole!.squads.slice(0, 2)).toEqual([
      { title: 'Platoon HQ', leader: '2ndLt Whitcomb, P.', fit: expect.stringMatching(/^\d of \d$/) as string },
      { title: '1st squad', leader: 'Sgt Mercer, J.', fit: '9 of 11' },
    ])
    expect(whole!.facts.find(({ label }) => label === 'Half-month')!.value).toBe('17 of 26')
    expect(whole!.force).toBe('USMC, I Corps')
    expect(cardsModel(marines, bookRules, { men: [101] }).whole).toBeNull()
  })
})

describe('the model of the cards', () => {
  it('has a card for each man, with his place on the roster and the date', () => {
    const model = cardsModel(marines, bookRules)
    expect(model.men).toHaveLength(marines.soldiers.length)
    expect(model.date).toBe('early Sep 67')
    expect(cardsModel(marines, bookRules, { asOf: true }).date).toBe('as of early Sep 67')
    expect(model.men.find(({ id }) => id === 101)).toMatchObject({
      name: 'Sgt Mercer, J.',
      place: '1st squad, 0',
      rep: 5,
      star: true,
      deros: { text: '5' },
    })
    expect(model.men.map(({ squad, line }) => squad * 100 + line)).toEqual(
      model.men.map(({ squad, line }) => squad * 100 + line).toSorted((a, b) => a - b),
    )
  })
})
