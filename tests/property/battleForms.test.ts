import fc from 'fast-check'
import { expect, it } from 'vitest'
import { battleForm } from '../../src/main/app/fng/battle/battleForm.ts'
import { battleView } from '../../src/main/app/fng/battle/battleView.ts'
import { actions } from '../../src/main/rules/fng/battle/chapters.ts'
import { checkValues } from '../../src/main/rules/fng/battle/values.ts'
import { battleWith } from '../support/battle.ts'
import { playBattle } from '../support/battlePlayer.ts'

const start = battleWith({
  ours: [
    { leads: true, rep: 5, star: true, starDice: 5 },
    { rep: 4, role: 'rto' },
    { group: 'B', leads: true },
    { group: 'B' },
  ],
  theirs: [
    { leads: true, rep: 4, weapon: 'ak-47' },
    { rep: 3, weapon: 'sks' },
    { group: 'E2', rep: 3, weapon: 'rpd' },
  ],
  civilians: [{ rep: 3, role: 'civilian' }],
})

it('whatever stands on the table, every form fills itself, and as it fills itself it stays', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
      const state = playBattle(start, { seed, moves: 12, depth: 500 }).at(-1)?.after ?? start
      if (state.battle.length === 0) return
      const selected = state.figures.slice(0, 2).map(({ id }) => id)
      expect(battleView(state, selected).status).not.toBe('none')
      for (const { name, fields, refuses } of actions) {
        const form = battleForm(state, name, {}, selected)
        expect(battleForm(state, name, form.values, selected).values, name).toEqual(form.values)
        expect(form.fields.map((field) => field.name)).toEqual(Object.keys(form.values))
        if (refuses(state) === null && form.problem === null)
          expect(checkValues(fields, form.values as never, state), name).toMatchObject(form.values)
      }
    }),
    { numRuns: 30 },
  )
})
