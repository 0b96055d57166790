import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FngState } from '../../src/games/fng/rules/state.ts'
import type { Posture } from '../../src/games/fng/rules/battle/terms.ts'
import { battleWith } from '../support/battle.ts'
import { chanceOf, playBattle, playMove } from '../support/battlePlayer.ts'

const start = battleWith({
  ours: [{ leads: true, rep: 5 }, { rep: 4 }, { group: 'B', leads: true }, { group: 'B' }],
  theirs: [
    { leads: true, rep: 4, weapon: 'ak-47' },
    { rep: 3, weapon: 'sks' },
    { group: 'E2', rep: 3, weapon: 'rpd' },
  ],
  groups: { A: { activated: true } },
})

const among: readonly (Posture | null)[] = ['open', 'cover', 'concealed', 'both', null]

const stoodAnyhow = (state: FngState, seed: number): FngState => {
  const chance = chanceOf(seed)
  return { ...state, figures: state.figures.map((figure) => ({ ...figure, posture: chance.one(among) })) }
}
const withoutPostures = (state: FngState): FngState => ({
  ...state,
  figures: state.figures.map((figure) => ({ ...figure, posture: null })),
})

it('how figures are said to stand changes nothing that a form with the same values brings', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
      for (const { input, depth, refused, tape, lines, before, after } of playBattle(start, {
        seed,
        moves: 10,
        depth: 500,
      })) {
        const other = playMove(stoodAnyhow(before, seed), input, seed, depth)
        expect(other.refused, input.action).toBe(refused)
        expect(other.tape, input.action).toEqual(tape)
        expect(other.lines, input.action).toEqual(lines)
        expect(withoutPostures(other.after), input.action).toEqual(withoutPostures(after))
      }
    }),
    { numRuns: 60 },
  )
})
