import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RuleError } from '../../src/main/engine/errors.ts'
import { applyChanges, difference, type AnyState, type Change } from '../../src/main/engine/state.ts'
import { bookRules, playStep } from '../../src/main/engine/system.ts'
import { openTape } from '../../src/main/engine/tape.ts'
import type { FngState, FreeWorldList } from '../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../src/games/fng/rules/system.ts'
import { fngSteps } from '../../src/games/fng/contract/fng.ts'
import { violations } from '../support/invariants.ts'
import { nextStep, playInMemory, playTour, type PlayedEntry } from '../support/playTour.ts'

/** Tours in all their phases, which corrections and moves may meet. */
const tours = new Map<FreeWorldList, PlayedEntry[]>()
const tourOf = (list: FreeWorldList) => {
  const tour = tours.get(list) ?? playTour(list, 1967)
  tours.set(list, tour)
  return tour
}

const lists = fc.constantFrom<FreeWorldList>('usmc', 'us-army-infantry', 'sf-cidg', 'anzac', 'arvn-pre-1968')
/** Which row, as a share of all: an index into whatever the state holds. */
const which = fc.double({ min: 0, max: 0.999, noNaN: true })
/** Most fields are left as they are: a correction of all of them is refused for one or the other. */
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
const soldier = fc.record({
  firstName: maybe(fc.constantFrom('', 'Joe', 'Ann')),
  lastName: maybe(fc.constantFrom('Able', 'Baker', 'Mercer')),
  rep: maybe(fc.integer({ min: 1, max: 7 })),
  bestRep: maybe(fc.integer({ min: 1, max: 7 })),
  derosHalfMonths: maybe(fc.integer({ min: 0, max: 26 })),
  shortTimer: maybe(fc.boolean()),
  status: maybe(fc.constantFrom('present', 'hospital', 'rAndR', 'dead', 'missing', 'sentHome', 'wentHome', 'relieved')),
  awayMissions: maybe(fc.integer({ min: 0, max: 9 })),
  attributes: maybe(fc.uniqueArray(fc.constantFrom('lucky', 'slow', 'tough', 'dim'), { maxLength: 3 })),
  grade: maybe(fc.constantFrom('officer', 'nco', 'jrNco', 'enlisted')),
})
const billet = fc.record({
  post: maybe(fc.constantFrom('rifleman', 'grenadier', 'squadLeader', 'platoonLeader', 'rto', 'medic', 'jrNco')),
  weapon: maybe(fc.constantFrom('m14', 'm16', 'ak-47', 'laser')),
  sidearm: maybe(fc.constantFrom(null, 'm1911a1', 'laser')),
})
const act = fc.oneof(
  fc.record({ step: fc.constant('correctSoldier' as const), man: which, place: which, changes: soldier }),
  fc.record({ step: fc.constant('correctBillet' as const), place: which, changes: billet }),
  fc.record({ step: fc.constant('moveSoldier' as const), man: which, place: which }),
)
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

function inputOf(state: FngState, of: Act): unknown {
  const pick = (rows: readonly { id: number }[], at: number) => rows[Math.floor(at * rows.length)]!.id
  const billetId = pick(state.billets, of.place)
  const reason = 'Put right'
  if (of.step === 'correctBillet') return { billetId, reason, changes: plain(of.changes) }
  const soldierId = pick(state.soldiers, of.man)
  if (of.step === 'moveSoldier') return { soldierId, billetId }
  const back = state.billets.find((one) => one.soldierId === null)?.id
  return { soldierId, reason, changes: plain({ ...of.changes, billetId: back }) }
}
const plain = (changes: object) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

interface Taken {
  readonly state: FngState
  readonly changes: readonly Change[]
  readonly replay: () => FngState
}

/** @returns the state after a step, or null when the rules refuse it. Anything else that is thrown fails the test. */
function take(state: FngState, of: Act, depth: number): Taken | null {
  const input = fngSteps[of.step].parse(inputOf(state, of))
  const play = () => {
    const dice = openTape({ answers: [], dice: 'ask', choices: 'ask', seed: 0, depth })
    return playStep(fngSystem, of.step, { state, input, rules: bookRules, dice, depth }).state
  }
  try {
    const next = play()
    return { state: next, changes: difference(asAny(state), asAny(next)), replay: play }
  } catch (error) {
    if (error instanceof RuleError) return null
    throw error
  }
}
const asAny = (state: unknown) => state as AnyState

describe('any run of corrections and moves, at any moment of a tour', () => {
  it('keeps all invariants, can be undone to the start and redone to the end, and replays to the same rows', () => {
    let taken = 0
    fc.assert(
      fc.property(lists, which, fc.array(act, { minLength: 1, maxLength: 12 }), (list, at, acts) => {
        const tour = tourOf(list)
        const start = tour[Math.floor(at * tour.length)]!.state
        const done: Taken[] = []
        for (const one of acts) {
          const next = take(done.at(-1)?.state ?? start, one, tour.length + 1 + done.length)
          if (next === null) continue
          expect(violations(next.state)).toEqual([])
          expect(difference(asAny(next.state), asAny(next.replay()))).toEqual([])
          expect(next.state.tour[0]).toEqual(start.tour[0])
          done.push(next)
        }
        taken += done.length
        const end = asAny(done.at(-1)?.state ?? start)
        const back = done.reduceRight((state, { changes }) => applyChanges(state, changes, 'backward'), end)
        expect(difference(asAny(start), back)).toEqual([])
        const again = done.reduce((state, { changes }) => applyChanges(state, changes, 'forward'), back)
        expect(difference(end, again)).toEqual([])
      }),
      { numRuns: 400, seed: 1967 },
    )
    expect(taken, 'steps that were not refused').toBeGreaterThan(300)
  })

  it('leaves a tour that can be played to its end', () => {
    fc.assert(
      fc.property(lists, which, fc.array(act, { minLength: 1, maxLength: 30 }), (list, at, acts) => {
        const tour = tourOf(list)
        let depth = Math.floor(at * tour.length) + 1
        let state = tour[depth - 1]!.state
        for (const one of acts) state = take(state, one, (depth += 1))?.state ?? state
        while (state.tour[0]!.phase !== 'over') {
          const { step, input } = nextStep(state, 1967)
          state = playInMemory(state, step, input, 1967, (depth += 1)).state
          const found = violations(state)
          if (found.length > 0) throw new Error(`${step}: ${found.join('; ')}`)
        }
      }),
      { numRuns: 60, seed: 1967 },
    )
  })
})
