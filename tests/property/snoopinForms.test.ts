import { describe, expect, it } from 'vitest'
import { snoopinLists } from '../../src/games/snoopin/app/lists.ts'
import { snoopinForms } from '../../src/games/snoopin/contract/forms.ts'
import { snoopinSteps as schemas } from '../../src/games/snoopin/contract/steps.ts'
import { autoplay } from '../../src/games/snoopin/rules/simulation.ts'
import type { SnoopinState } from '../../src/games/snoopin/rules/state.ts'
import { snoopinSystem } from '../../src/games/snoopin/rules/system.ts'
import { RuleError } from '../../src/main/engine/errors.ts'
import { applyChanges, difference, type AnyState } from '../../src/main/engine/state.ts'
import { filledByChance, picksOf, type Pick } from '../support/randomForms.ts'
import { snoopinFaults } from '../support/snoopinFaults.ts'
import { playSnoopinStep, type SnoopinEntry } from '../support/snoopinGames.ts'
import { addPlatoon, snoopinMustered } from '../support/snoopinTable.ts'

/** A step of chance: its input is what its form takes, whatever that means on the table. */
function byChance(state: SnoopinState, pick: Pick): { step: string; input: unknown } | null {
  const steps = Object.keys(snoopinSystem.steps)
  const step = steps[pick(steps.length)]!
  const form = snoopinForms[step as keyof typeof snoopinForms] as (typeof snoopinForms)['hit'] | undefined
  const lists = (from: string) => snoopinLists[from as keyof typeof snoopinLists](state, null)
  const input = form ? filledByChance(form.fields, lists, pick) : {}
  return input === null ? null : { step, input: schemas[step as keyof typeof schemas].parse(input) }
}

/** Refusals that a player may read; anything else is a mistake in the program. */
const codes = ['bad-input', 'not-now']

/** Now and then the turn goes on as it should, or chance would hardly get anywhere. */
function playByChance(start: SnoopinState, seed: number, tries: number): SnoopinEntry[] {
  const pick = picksOf(seed)
  const entries: SnoopinEntry[] = []
  let state = start
  for (let i = 0; i < tries; i++) {
    const now = pick(3) === 0 ? autoplay(state, seed) : byChance(state, pick)
    if (now === null) continue
    try {
      const entry = playSnoopinStep(state, now, { seed, depth: 100 + entries.length })
      entries.push(entry)
      state = entry.after
    } catch (error) {
      if (!(error instanceof RuleError) || !codes.includes(error.code)) throw error
      expect(error.message, now.step).toMatch(/^[A-Z0-9"].*[.]$/s)
    }
  }
  return entries
}

const asRows = (state: SnoopinState) => state as unknown as AnyState
const starts = [
  snoopinMustered({ length: 8 }).state,
  snoopinMustered({ regulars: true, ranksSealed: true }).state,
  addPlatoon(snoopinMustered(), 0, 'Other Platoon').state,
]

describe('campaigns of who knows nothing but the forms', () => {
  it('never come to what cannot be, and replay', () => {
    const met = new Set<string>()
    let [taken, turns] = [0, 0]
    for (let seed = 1; seed <= 500; seed++) {
      const entries = playByChance(starts[seed % 3]!, seed, 200)
      taken += entries.length
      turns += entries.at(-1)?.after.turns.length ?? 0
      for (const { step, after, before, input, depth, tape } of entries) {
        met.add(step)
        const faults = snoopinFaults(after)
        if (faults.length > 0) expect(faults, `${seed}: ${step} ${JSON.stringify(input)}`).toEqual([])
        if (seed % 10 > 0) continue
        expect(playSnoopinStep(before, { step, input }, { seed: 0, depth, answers: tape }).after).toEqual(after)
        const changes = difference(asRows(before), asRows(after))
        expect(applyChanges(asRows(after), changes, 'backward')).toEqual(before)
      }
    }
    expect(taken).toBeGreaterThan(10_000)
    expect(turns).toBeGreaterThan(500)
    expect(Object.keys(snoopinSystem.steps).filter((step) => !met.has(step) && step !== 'beginCampaign')).toEqual([])
  })
})
