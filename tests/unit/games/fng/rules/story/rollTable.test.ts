import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RuleError } from '../../../../../../src/main/engine/errors.ts'
import type { Line } from '../../../../../../src/main/engine/lines.ts'
import { asksOf } from '../../../../../../src/main/engine/situation.ts'
import { bookRules } from '../../../../../../src/main/engine/system.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import type { RolledAlone } from '../../../../../../src/games/fng/rules/inputs.ts'
import { empty, type FngState } from '../../../../../../src/games/fng/rules/state.ts'
import { rollTable } from '../../../../../../src/games/fng/rules/steps/story/rollTable.ts'
import { fngTables } from '../../../../../../src/games/fng/rules/tables/index.ts'

function roll(input: Partial<RolledAlone> & { readonly table: string }, faces: readonly number[] = [], seed = 1) {
  const lines: Line[] = []
  const dice = openTape({ answers: [], faces, dice: 'roll', choices: 'draw', seed, depth: 1 })
  const whole = { soldierId: null, numbers: {}, when: {}, words: '', ...input }
  const state: FngState = rollTable.run({
    state: empty,
    input: whole,
    rules: bookRules,
    dice,
    newId: () => 1,
    say: (line) => lines.push(line),
  })
  return { state, line: lines.at(-1)! }
}

describe('a roll on one table alone', () => {
  it('reads the dice with what holds, and changes nothing', () => {
    const { state, line } = roll({ table: 'mission.contact', numbers: { REP: 4 }, when: { rainySeason: true } }, [3, 4])
    expect(line).toMatchObject({ table: 'mission.contact', page: 57, target: 3, score: 1, faces: [3, 4] })
    expect(state).toBe(empty)
  })

  it('says what it was for', () => {
    expect(roll({ table: 'dice.half-d6', words: 'Turns of rain' }, [5]).line.text).toBe('Turns of rain: 3')
  })

  it.each<[string, Partial<RolledAlone> & { readonly table: string }, string]>([
    ['there is no such table', { table: 'no.such' }, 'There is no table no.such.'],
    ['nothing is rolled on it', { table: 'building-dv' }, 'looked up'],
    ['a number is missing', { table: 'mission.contact' }, 'needs a number for REP'],
    [
      'it knows no such circumstance',
      { table: 'mission.contact', numbers: { REP: 4 }, when: { snow: true } },
      'knows no circumstance snow',
    ],
    [
      'one of several must hold',
      { table: 'heli.piloting', numbers: { 'REP of the pilot': 4 } },
      'say which of these holds',
    ],
  ])('is refused when %s', (_, input, message) => {
    expect(() => roll(input)).toThrow(message)
  })

  it('comes to a row on every table that is rolled on, or says plainly why not', () => {
    const rolled = fngTables.filter((table) => asksOf(table).rolled)
    expect(rolled.length).toBeGreaterThan(150)
    fc.assert(
      fc.property(
        fc.constantFrom(...rolled),
        fc.integer({ min: 1, max: 6 }),
        fc.nat(),
        fc.boolean(),
        (table, number, seed, all) => {
          const { numbers, circumstances } = asksOf(table)
          const input = {
            table: table.id,
            numbers: Object.fromEntries(numbers.map((name) => [name, number])),
            when: Object.fromEntries(circumstances.map(({ when }) => [when, all])),
          }
          try {
            expect(roll(input, [], seed).line.table).toBe(table.id)
          } catch (error) {
            if (!(error instanceof RuleError)) throw error
          }
        },
      ),
      { numRuns: 600 },
    )
  })
})
