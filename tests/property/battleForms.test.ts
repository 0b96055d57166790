import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FieldView } from '../../src/games/fng/contract/battle.ts'
import { battleForm } from '../../src/games/fng/app/battle/battleForm.ts'
import { battleView } from '../../src/games/fng/app/battle/battleView.ts'
import { actions } from '../../src/games/fng/rules/battle/chapters.ts'
import { checkValues } from '../../src/games/fng/rules/battle/values.ts'
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

/** All that a player reads in a field: its label and help, and what can be chosen in it. */
const readIn = (field: FieldView): string[] => [
  field.label,
  field.help ?? '',
  ...('among' in field ? field.among.flatMap(({ label, detail }) => [label, detail]) : []),
  ...('options' in field ? field.options.map(({ label }) => label) : []),
  ...('lines' in field ? field.lines.flat().flatMap(readIn) : []),
]
/** "enemyBarrage", "enemyBarrage.mortars": what is called so is called so in code alone. */
const asInCode = /(?<![A-Za-z])[a-z]+(?:[A-Z][a-z]|\.[a-z])/

it('no form shows what something is called in code', () => {
  const row = { sector: null, figureId: null, structureId: null, since: 1, until: 4, amount: 3 }
  const barrages = ['mortars', 'artillery'].map((kind, i) => ({
    ...row,
    id: 9001 + i,
    kind: 'event' as const,
    name: `enemyBarrage.${kind}`,
  }))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
      const under = { ...start, lasting: [...start.lasting, ...barrages] }
      const states = [under, ...playBattle(under, { seed, moves: 12, depth: 500 }).map(({ after }) => after)]
      for (const state of states.filter(({ battle }) => battle.length > 0)) {
        for (const { name } of actions) {
          for (const text of battleForm(state, name, {}, []).fields.flatMap(readIn))
            expect(text, name).not.toMatch(asInCode)
        }
      }
    }),
    { numRuns: 20 },
  )
})
