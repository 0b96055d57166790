import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { difference } from '../../src/main/engine/state.ts'
import { bookRules, playStep } from '../../src/main/engine/system.ts'
import { openTape, type Tape } from '../../src/main/engine/tape.ts'
import { rulesOf } from '../../src/games/fng/rules/house/rulesOf.ts'
import { switches, switchOf } from '../../src/games/fng/rules/house/switches.ts'
import type { FngState, FreeWorldList } from '../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../src/games/fng/rules/system.ts'
import { fngTables } from '../../src/games/fng/rules/tables/index.ts'
import { changesOf, type Change } from '../support/houseRules.ts'
import { nextStep, platoonOf } from '../support/playTour.ts'

/** Every small change that the rules let through, of every table that is rolled on or looked up. */
const changes = fngTables.flatMap(changesOf)
const change = fc.nat(changes.length - 1).map((i) => changes[i]!)
const lists: readonly FreeWorldList[] = [
  'us-army-infantry',
  'usmc',
  'sf-cidg',
  'anzac',
  'arvn-pre-1968',
  'arvn-post-1968',
]
const put = fc.constantFrom(...switches.filter(({ name }) => name !== 'attributesFor'))

interface Entry {
  readonly step: string
  readonly input: unknown
  readonly tape: Tape
  readonly state: FngState
}

/** A tour in memory that is played by the rules of its own state. */
function tour(seed: number) {
  const entries: Entry[] = []
  let state = fngSystem.empty
  const take = (step: string, input: unknown) => {
    const depth = entries.length + 1
    const tape = openTape({ dice: 'roll', choices: 'draw', seed, depth })
    state = playStep(fngSystem, step, { state, input, dice: tape, depth }).state
    entries.push({ step, input, tape, state })
    return state
  }
  return { take, entries, now: () => state }
}

const input = ({ table, patch }: Change) => ({ table: table.id, ...patch })

describe('house rules', () => {
  it('laid over and reset are the book again', () => {
    fc.assert(
      fc.property(fc.uniqueArray(change, { minLength: 1, maxLength: 6, selector: ({ table }) => table.id }), (all) => {
        const { take, now } = tour(1)
        for (const one of all) take('overrideTable', input(one))
        for (const { table } of all) expect(rulesOf(now()).table(table)).not.toBe(table)
        for (const { table } of all) take('resetTable', { table: table.id })
        expect(now().houseRows).toEqual([])
        expect(rulesOf(now())).toBe(bookRules)
      }),
      { numRuns: 60 },
    )
  })

  it('played by for some half-months, a tour replays from its tapes to the same rows', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(change, { minLength: 1, maxLength: 4, selector: ({ table }) => table.id }),
        fc.uniqueArray(put, { maxLength: 3 }),
        fc.nat(10_000),
        fc.constantFrom(...lists),
        (all, chosen, seed, list) => {
          const { take, entries, now } = tour(seed)
          take('muster', platoonOf(list))
          for (const one of all) take('overrideTable', input(one))
          for (const { name, options } of chosen) {
            take('setSwitch', { name, value: options[1].value })
            expect(switchOf(now(), name)).toBe(options[1].value)
          }
          for (let i = 0; i < 60 && now().tour[0]!.phase !== 'over'; i++) {
            const { step, input: next } = nextStep(now(), seed)
            take(step, next)
          }
          expect(replayed(entries)).toEqual([])
        },
      ),
      { numRuns: 40 },
    )
  })
})

/** @returns what differs after playing every step again with nothing but its tape, by the rules of the state before it. */
function replayed(entries: readonly Entry[]) {
  let state = fngSystem.empty
  entries.forEach(({ step, input: taken, tape }, i) => {
    const again = openTape({ answers: tape.told(), dice: 'ask', choices: 'ask', seed: 0, depth: i + 1 })
    state = playStep(fngSystem, step, { state, input: taken, dice: again, depth: i + 1 }).state
    again.mustBeSpent()
  })
  return difference(entries.at(-1)!.state, state)
}
