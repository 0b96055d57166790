import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../../src/main/engine/answers.ts'
import {
  battleWith,
  figureIn,
  groupNamed,
  our,
  playAction,
  their,
  type TestFigure,
} from '../../../../../../support/battle.ts'

const group = (ours: readonly TestFigure[]) => battleWith({ ours, groups: { A: { activated: true } } })

/** Inches beyond the normal move, in order of the figures. */
function runs(
  ours: readonly TestFigure[],
  faces: readonly D6[],
  more: { readonly athlete?: D6; oneDie?: number[] } = {},
) {
  const state = group(ours)
  const A = groupNamed(state, 'A')
  const values = { group: A, figures: ours.map((_, i) => our(i + 1)), oneDie: more.oneDie ?? [] }
  const { state: after, texts } = playAction(state, 'fastMove', values, [
    ['fast-move', A, ...faces],
    ...(more.athlete === undefined ? [] : [['fast-move', our(1), more.athlete] as const]),
  ])
  const inches = texts.flatMap((text) => /may go (\d+)"/.exec(text)?.[1] ?? []).map(Number)
  return { after, texts, inches }
}

describe('Fast Move', () => {
  it('FNG p. 17: an NVA soldier of REP 4 rolls 3 and 5, and next turn 3 and 4', () => {
    const run = (faces: readonly [D6, D6]) => {
      const state = battleWith({
        theirs: [{ rep: 4 }],
        battle: { side: 'theirs' },
        groups: { E1: { activated: true } },
      })
      const E1 = groupNamed(state, 'E1')
      return playAction(state, 'fastMove', { group: E1, figures: [their(1)], oneDie: [] }, [
        ['fast-move', E1, ...faces],
      ]).texts[0]
    }
    expect(run([3, 5])).toBe('Enemy 1 may go 4" farther than his normal move.')
    expect(run([3, 4])).toBe('Enemy 1 may go 8" farther than his normal move.')
  })

  it('FNG p. 18: one set of dice for a group of REP 5, 4, 4, 3; who gains nothing is fast moving all the same', () => {
    const { after, inches } = runs([{ leads: true, rep: 5 }, { rep: 4 }, { rep: 4 }, { rep: 3 }], [5, 4])
    expect(inches).toEqual([8, 4, 4, 0])
    for (const nth of [1, 2, 3, 4]) expect(figureIn(after, our(nth))).toMatchObject({ moved: true, fastMoving: true })
  })

  it('FNG p. 5: an Athlete has a third die of his own, Fast and Slow men 2" more and less', () => {
    const men = [{ attributes: ['athlete'] }, { attributes: ['fast'] }, { attributes: ['slow'] }, {}]
    expect(runs(men, [3, 4], { athlete: 2 }).inches).toEqual([12, 10, 6, 8])
  })

  it('FNG p. 18: who crawls reads the first die only', () => {
    expect(runs([{}, {}], [3, 4], { oneDie: [our(2)] }).inches).toEqual([8, 4])
  })

  it('FNG p. 5: Clumsy, doubles above his REP: he falls, others do not', () => {
    const { after, texts } = runs([{ attributes: ['clumsy'] }, {}], [5, 5])
    expect(figureIn(after, our(1))).toMatchObject({ status: 'stunned', prone: true, fastMoving: false })
    expect(figureIn(after, our(2)).status).toBe('carryOn')
    expect(texts[0]).toBe('Man 1 moves 8" and falls.')
  })

  it('is for active figures that have not moved, with both hands free', () => {
    const state = battleWith({
      ours: [{}, { moved: true }, { carries: our(4) }, { status: 'outOfTheFight', carried: true }],
      groups: { A: { activated: true } },
    })
    const A = groupNamed(state, 'A')
    const move = (id: number) => () => playAction(state, 'fastMove', { group: A, figures: [id], oneDie: [] })
    for (const id of [our(2), our(3), our(4)]) expect(move(id)).toThrow('Who moves: that is not possible.')
    const still = battleWith({ ours: [{}] })
    expect(() => playAction(still, 'fastMove', { group: groupNamed(still, 'A'), figures: [our(1)] })).toThrow(
      'Nobody active has a move left.',
    )
  })
})
