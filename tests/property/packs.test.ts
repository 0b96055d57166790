import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fng } from '../../src/games/fng/app/fngGame.ts'
import { fngSteps } from '../../src/games/fng/contract/fng.ts'
import { fngSystem } from '../../src/games/fng/rules/system.ts'
import { skirmish } from '../../src/games/skirmish/app/skirmishGame.ts'
import { skirmishSystem } from '../../src/games/skirmish/rules/system.ts'
import type { AnyGame } from '../../src/main/app/game.ts'
import { readPack } from '../../src/main/app/packs/readPack.ts'
import { RuleError } from '../../src/main/engine/errors.ts'
import type { AnyState } from '../../src/main/engine/state.ts'
import { playStep } from '../../src/main/engine/system.ts'
import { openTape } from '../../src/main/engine/tape.ts'
import { platoonOf } from '../support/playTour.ts'

const dice = openTape({ dice: 'roll', choices: 'draw', seed: 5, depth: 1 })
const tour = playStep(fngSystem, 'muster', {
  ...{ state: fngSystem.empty, input: platoonOf('usmc'), dice, depth: 1 },
}).state

const pack = {
  ...{ format: 'tourpack', version: 1, game: 'fng', title: 'Ours', note: 'As we play it.' },
  names: [{ list: 'american', first: ['Amos', 'Zeb'], last: ['Zed'] }],
  tables: [{ table: 'mission.contact', rows: [{ row: 1, text: 'Wait' }], modifiers: [{ modifier: 0, by: -2 }] }],
  switches: [{ name: 'areaTies', value: 'without' }],
  ownTables: [
    { id: 'coin', title: 'Coin', dice: '1d2', rows: [1, 2].map((at) => ({ from: at, to: at, text: 'Side' })) },
  ],
}
const figures = {
  ...{ format: 'tourpack', version: 1, game: 'skirmish' },
  filledIn: { 'skirmish.weapons': { m16: { suppress: '4-6' }, ak: { suppress: '6' } } },
}

const contentOf = ({ names, tables, switches, ownTables }: typeof pack) => ({ names, tables, switches, ownTables })

/** What a mistake, a stray editor or somebody of ill will may put in the place of any value. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
  fc.constantFrom<unknown>('', ' ', '__proto__', '\ud800', 'x'.repeat(5000), 1e308, -1, 0.5, [], {}, null, true, [
    [[[[[]]]]],
  ]),
  fc.constant(JSON.parse('{"__proto__":{"polluted":true}}') as unknown),
)

/** Puts something else at one place of a value, takes it away, or puts it there twice. */
function mutated(value: unknown, at: number, into: unknown, how: 'put' | 'drop' | 'twice' | 'key'): unknown {
  let left = at
  const walk = (one: unknown): unknown => {
    if (Array.isArray(one))
      return one.flatMap((each: unknown) => {
        if (left-- !== 0) return [walk(each)]
        return how === 'drop' ? [] : how === 'twice' ? [each, each] : [into]
      })
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(
      Object.entries(one).flatMap(([key, each]): [string, unknown][] => {
        if (left-- !== 0) return [[key, walk(each)]]
        if (how === 'key') return [[String(into).slice(0, 30), each]]
        return how === 'drop' ? [] : [[key, into]]
      }),
    )
  }
  return walk(value)
}

/** Reads a text, and takes it where it may be taken: nothing but a plain refusal may come of it. */
function tried(app: AnyGame, state: AnyState, text: string): 'refused' | 'faults' | 'same' | 'taken' {
  const before = JSON.stringify(state)
  try {
    const view = readPack(app, state, text)
    expect(JSON.stringify(state)).toBe(before)
    if (view.faults.length > 0) {
      for (const { place, reason } of view.faults) expect(place.length * reason.length).toBeGreaterThan(0)
      expect(view.take).toBeNull()
      return 'faults'
    }
    if (view.take === null) return 'same'
    const step = view.take.step
    const input = app.contract.steps[step]!.parse(view.take.input)
    playStep(app.system, step, { state, input, dice, depth: 2 })
    return 'taken'
  } catch (error) {
    // A bug would be any other error.
    if (!(error instanceof RuleError)) throw error
    expect(error).toMatchObject({
      code: 'bad-input',
      message: expect.stringContaining('Nothing was changed.') as string,
    })
    return 'refused'
  } finally {
    expect(JSON.stringify(state)).toBe(before)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  }
}

describe('whatever stands in a file', () => {
  const games: readonly (readonly [string, AnyGame, AnyState, unknown])[] = [
    ['fng', fng, tour, pack],
    ['skirmish', skirmish, skirmishSystem.empty, figures],
  ]

  it.each(games)('of %s, the pack itself is taken', (_, app, state, whole) => {
    expect(tried(app, state, JSON.stringify(whole))).toBe('taken')
  })

  it.each(games)('of %s, changed at random places, is taken or refused, and never breaks', (_, app, state, whole) => {
    const met = new Set<string>()
    const change = fc.record({
      at: fc.nat(45),
      into: anything,
      how: fc.constantFrom('put' as const, 'drop' as const, 'twice' as const, 'key' as const),
    })
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const value = changes.reduce((now, { at, into, how }) => mutated(now, at, into, how), whole)
        met.add(tried(app, state, JSON.stringify(value)))
      }),
      { numRuns: 400 },
    )
    expect([...met].sort()).toEqual(expect.arrayContaining(['faults', 'refused', 'taken']))
  })

  it.each(games)(
    'of %s, with bytes lost, doubled or turned, is taken or refused, and never breaks',
    (_, app, state, whole) => {
      const text = JSON.stringify(whole)
      fc.assert(
        fc.property(
          fc.nat(text.length),
          fc.nat(text.length),
          fc.string({ maxLength: 4, unit: 'binary' }),
          (a, b, put) => {
            tried(app, state, text.slice(0, a) + put + text.slice(b))
          },
        ),
        { numRuns: 400 },
      )
    },
  )

  it('that is saved is read again as nothing new', () => {
    const state = playStep(fngSystem, 'takePack', {
      ...{ state: tour, dice, depth: 2 },
      input: fngSteps.takePack.parse({ title: 'x', ...contentOf(pack) }),
    }).state
    const parts = Object.entries(fng.packs!.parts).map(([part, { save }]) => [part, save(state as never)?.content])
    const saved = { ...pack, ...(Object.fromEntries(parts) as object) }
    expect(tried(fng, state as never, JSON.stringify(saved))).toBe('same')
    expect(state.nameLists).toHaveLength(1)
  })
})
