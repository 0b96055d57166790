import { describe, expect, it } from 'vitest'
import { battleId, battleWith, figureIn, groupNamed, our, playAction } from '../../../../../../support/battle.ts'

const state = battleWith({ ours: [{ rep: 4 }, { rep: 3 }], groups: { A: { activated: true } } })
const A = groupNamed(state, 'A')

describe('wire', () => {
  it('FNG p. 51: what a Fast Move would add says how far they come, and the whole move is gone', () => {
    const { state: after, texts } = playAction(state, 'crossWire', { figures: [our(1), our(2)], wire: 'roll' }, [
      ['feature.wire-kind', battleId, 4],
      ['fast-move', A, 4, 6],
    ])
    expect(texts[0]).toBe('A double strand, 4" deep.')
    expect(texts).toContain('Man 1 gets through 2" of the wire.')
    expect(texts).toContain('Man 2 gets no farther in the wire this turn.')
    expect(figureIn(after, our(1))).toMatchObject({ moved: true, fastMoving: false })
  })

  it('FNG pp. 6, 51: 2" less leave a pass of one die at 2": an inch of wire', () => {
    const slow = battleWith({ ours: [{ attributes: ['slow'] }], groups: { A: { activated: true } } })
    const { texts } = playAction(slow, 'crossWire', { figures: [our(1)], wire: 'known' }, [['fast-move', A, 4, 6]])
    expect(texts.at(-1)).toBe('Man 1 gets 1" into the wire.')
  })
})

describe('minefields and punji stakes', () => {
  const step = { figure: our(1), danger: 'mines', swept: 'nothing', circle: [], near: [] }

  it('FNG p. 51: a die against his REP; failed, a blast of Impact 2 strikes all in the circle', () => {
    expect(playAction(state, 'minefield', step, [['battle.minefield', our(1), 4]]).texts).toEqual([
      'Man 1 steps on nothing this turn.',
    ])
    const { state: after } = playAction(state, 'minefield', { ...step, circle: [{ figure: our(2), dv: 0 }] }, [
      ['battle.minefield', our(1), 5],
      ['combat-damage', our(1), 2],
      ['combat-damage', our(2), 1],
      ['oof-mobility', our(1), 3],
    ])
    expect(figureIn(after, our(1)).status).toBe('outOfTheFight')
    expect(figureIn(after, our(2)).status).toBe('obviouslyDead')
  })

  it('FNG p. 51: bombs may have cleared it, which a second die tells; the largest leave a crater', () => {
    const bombed = { ...step, swept: 'bomb500' }
    const { texts } = playAction(state, 'minefield', bombed, [
      ['battle.minefield', our(1), 6],
      ['feature.minefield-clearing', our(1), 3],
    ])
    expect(texts.at(-1)).toBe('All mines there have gone off before.')
    expect(playAction(state, 'minefield', { ...step, swept: 'bomb1000' }).texts).toHaveLength(1)
  })

  it('FNG p. 52: a stake strikes him alone, with Impact 1', () => {
    const { state: after } = playAction(state, 'minefield', { ...step, danger: 'punji' }, [
      ['battle.minefield', our(1), 5],
      ['combat-damage', our(1), 1],
    ])
    expect(figureIn(after, our(1)).status).toBe('obviouslyDead')
  })
})
