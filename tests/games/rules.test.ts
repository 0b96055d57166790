import { describe, expect, it } from 'vitest'
import type { Answer } from '../../src/main/engine/answers.ts'
import { applyChanges, difference, type AnyState } from '../../src/main/engine/state.ts'
import { playStep, rulesOf, type System } from '../../src/main/engine/system.ts'
import { openTape, type TapeOptions } from '../../src/main/engine/tape.ts'
import { tableJson } from '../../src/main/engine/tableJson.ts'
import { playing, type Playing } from './playing.ts'

const most = 120

interface Entry {
  readonly step: string
  readonly input: unknown
  readonly depth: number
  readonly before: AnyState
  readonly after: AnyState
  readonly lines: readonly unknown[]
  readonly tape: readonly Answer[]
}

type Brought = Pick<TapeOptions, 'answers' | 'faces' | 'cards' | 'dice' | 'choices' | 'seed'>

function play(
  system: System<AnyState>,
  entry: Pick<Entry, 'step' | 'input' | 'depth' | 'before'>,
  brought: Brought,
): Entry {
  const tape = openTape({ ...brought, depth: entry.depth })
  const { step, input, depth, before } = entry
  const { state: after, lines } = playStep(system, step, { state: before, input, dice: tape, depth })
  tape.mustBeSpent()
  return { ...entry, after, lines, tape: tape.told() }
}

/** A run of a game with the program's dice. */
function runOf({ game: { system }, next }: Playing, seed: number): Entry[] {
  const entries: Entry[] = []
  let before = system.empty
  for (let depth = 1; depth <= most; depth++) {
    const now = next(before, seed)
    if (now === null) break
    const entry = play(system, { ...now, depth, before }, { dice: 'roll', choices: 'draw', seed })
    entries.push(entry)
    before = entry.after
  }
  return entries
}

describe.each(playing)('%s', (_, played) => {
  const { system } = played.game
  const entries = runOf(played, 11)

  it('plays a run that goes somewhere', () => {
    expect(entries.length).toBeGreaterThan(30)
    expect(entries.some(({ tape }) => tape.some(({ kind }) => kind === 'dice'))).toBe(true)
  })

  it('replays: the tape alone brings the same state and the same lines', () => {
    for (const entry of entries) {
      const again = play(system, entry, { answers: entry.tape, dice: 'ask', choices: 'ask', seed: 0 })
      expect(again.after, entry.step).toEqual(entry.after)
      expect(again.lines, entry.step).toEqual(entry.lines)
    }
  })

  it('is undone to nothing and done again, by its changes alone', () => {
    const steps = entries.map((entry) => ({ ...entry, changes: difference(entry.before, entry.after) }))
    let state: AnyState = entries.at(-1)!.after
    for (const { changes, before } of steps.toReversed()) {
      state = applyChanges(state, changes, 'backward')
      expect(difference(state, before)).toEqual([])
    }
    expect(difference(state, system.empty)).toEqual([])
    for (const { changes } of steps) state = applyChanges(state, changes, 'forward')
    expect(difference(state, entries.at(-1)!.after)).toEqual([])
  })

  it('comes to the same with dice and cards that a player types', () => {
    for (const entry of entries) {
      const own = (kind: Answer['kind']) => entry.tape.filter((answer) => answer.kind === kind)
      const faces = own('dice').flatMap((answer) => (answer.kind === 'dice' ? answer.faces : []))
      const cards = own('card').flatMap((answer) => (answer.kind === 'card' ? [answer.value] : []))
      const rest = entry.tape.filter(({ kind }) => kind !== 'dice' && kind !== 'card')
      const again = play(system, entry, { answers: rest, faces, cards, dice: 'ask', choices: 'ask', seed: 0 })
      expect(again.after, entry.step).toEqual(entry.after)
    }
  })

  it('has tables of their own ids, whole in JSON, that its rules hand out', () => {
    const rules = rulesOf(system, system.empty)
    expect(new Set(system.tables.map(({ id }) => id)).size).toBe(system.tables.length)
    for (const table of system.tables) {
      expect(tableJson(table, 'x').rows, table.id).toHaveLength(table.rows.length)
      expect(rules.table(table).id).toBe(table.id)
    }
  })
})

it('no table has the id of one of another game', () => {
  const ids = playing.flatMap(([, { game }]) => game.system.tables.map(({ id }) => id))
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})
