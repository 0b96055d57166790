import type { Answer } from '../../src/main/engine/answers.ts'
import { RuleError } from '../../src/main/engine/errors.ts'
import type { Line } from '../../src/main/engine/lines.ts'
import { playStep } from '../../src/main/engine/system.ts'
import { openTape } from '../../src/main/engine/tape.ts'
import type { Action, Asking, Field, Fields, Value, Values } from '../../src/games/fng/rules/battle/action.ts'
import { actions } from '../../src/games/fng/rules/battle/chapters.ts'
import { neutralValue, optionsOf } from '../../src/games/fng/rules/battle/values.ts'
import type { BattleAction } from '../../src/games/fng/rules/inputs.ts'
import type { FngState } from '../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../src/games/fng/rules/system.ts'

/** Chance for a test: the same seed, the same battle. */
export interface Chance {
  /** One of 0 .. of-1. */
  readonly below: (of: number) => number
  /** True so often: 0.5 for every other time. */
  readonly often: (share: number) => boolean
  readonly one: <T>(among: readonly T[]) => T
}

/** @returns a small generator of its own (mulberry32); dice of the rules come from the tape. */
export function chanceOf(seed: number): Chance {
  let state = (seed * 0x9e3779b1) | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (of: number) => Math.floor(next() * of)
  return { below, often: (share) => next() < share, one: (among) => among[below(among.length)]! }
}

/** Thrown where a form has nothing to offer for a field that must be filled. */
class Unfillable extends Error {}

/** @returns a form filled by its fields alone, as far as they allow anything; null where they do not. */
export function fillForm({ fields }: Pick<Action, 'fields'>, state: FngState, chance: Chance): Values | null {
  const ids = [...state.figures, ...state.groups].map(({ id }) => id)
  const selected = ids.length === 0 ? [] : Array.from({ length: chance.below(4) }, () => chance.one(ids))
  try {
    return fillFields(fields, { state, values: {}, selected }, chance)
  } catch (error) {
    if (error instanceof Unfillable) return null
    throw error
  }
}

function fillFields(fields: Fields, outer: Asking, chance: Chance, begun: Values = {}): Values {
  const filled: Record<string, Value> = {}
  for (const [name, field] of Object.entries(fields)) {
    const asking = { ...outer, values: { ...outer.values, ...filled } }
    const asked = field.asked?.(asking) ?? true
    filled[name] = asked ? (begun[name] ?? fillField(field, asking, chance)) : neutralValue(field, asking)
  }
  return filled
}

/** Every other time what the form begins with, where that fills it; of numbers mostly, for others are out of range. */
function fillField(field: Field, asking: Asking, chance: Chance): Value {
  const begins = chance.often(field.kind === 'number' ? 0.8 : 0.5)
  const start = begins ? (startOf(field)?.(asking) ?? null) : null
  if (field.kind === 'rows') return fillRows(field, start as readonly Values[] | null, asking, chance)
  return start !== null && isEnough(field, start) ? start : anyValue(field, asking, chance)
}

const startOf = (field: Field): ((asking: Asking) => Value) | undefined => ('start' in field ? field.start : undefined)

const isEnough = (field: Field, value: Value): boolean =>
  field.kind !== 'picks' || (value as readonly number[]).length >= (field.least ?? 0)

function anyValue(field: Exclude<Field, { kind: 'rows' }>, asking: Asking, chance: Chance): Value {
  switch (field.kind) {
    case 'pick':
      if (field.optional && chance.often(0.5)) return null
      return oneOf(field.among(asking), chance, field.optional === true)
    case 'picks':
      return someOf(field.among(asking), field.least ?? 0, field.most ?? Infinity, chance)
    case 'choice':
      return oneOf(optionsOf(field, asking), chance).value
    case 'flag':
      return chance.often(0.5)
    case 'number':
      // Most numbers at the table are small.
      return field.least + chance.below(chance.often(0.7) ? Math.min(7, span(field)) : span(field))
    case 'text':
      return 'Note'.slice(0, field.most)
  }
}

const span = ({ least, most }: { readonly least: number; readonly most: number }): number => most - least + 1

function oneOf<T>(among: readonly T[], chance: Chance, optional: true): T | null
function oneOf<T>(among: readonly T[], chance: Chance, optional?: boolean): T
function oneOf<T>(among: readonly T[], chance: Chance, optional = false): T | null {
  if (among.length > 0) return chance.one(among)
  if (optional) return null
  throw new Unfillable()
}

function someOf(among: readonly number[], least: number, most: number, chance: Chance): number[] {
  if (among.length < least) throw new Unfillable()
  const left = [...among]
  const wanted = Math.min(left.length, most, least + chance.below(4))
  return Array.from({ length: wanted }, () => left.splice(chance.below(left.length), 1)[0]!)
}

function fillRows(
  field: Extract<Field, { kind: 'rows' }>,
  start: readonly Values[] | null,
  asking: Asking,
  chance: Chance,
): Values[] {
  const begun = start ?? []
  const count = Math.max(field.least, Math.min(field.most, begun.length > 0 ? begun.length : 1 + chance.below(3)))
  return Array.from({ length: count }, (_, i) => fillFields(field.fields, asking, chance, begun[i] ?? {}))
}

/** @returns something that can be done now, with its form filled; what a player is likely to want comes more often. */
export function nextMove(state: FngState, chance: Chance, among: readonly Action[] = actions): BattleAction | null {
  const over = state.battle[0]?.over === true
  const ends = over || chance.often(0.02)
  const open = among.filter((action) => (ends || action.name !== 'endBattle') && action.refuses(state) === null)
  for (let tries = 0; tries < 20 && open.length > 0; tries++) {
    const action = chance.often(0.4) ? chance.one(open) : likeliest(open, state, chance)
    const values = fillForm(action, state, chance)
    if (values !== null) return { action: action.name, values }
  }
  return null
}

function likeliest(open: readonly Action[], state: FngState, chance: Chance): Action {
  const asking = { state, values: {}, selected: state.figures.map(({ id }) => id) }
  const weights = open.map((action) => 2 + (action.likely?.(asking) ?? 10))
  let at = chance.below(weights.reduce((sum, weight) => sum + weight, 0))
  return open.find((_, i) => (at -= weights[i]!) < 0) ?? open[0]!
}

/** The actions that a fight is made of, for battles that shall come to blows. */
export const blows: readonly Action[] = actions.filter(({ name }) =>
  [
    'nextTurn',
    'placeByHand',
    'activate',
    'inSight',
    'react',
    'fire',
    'throwGrenade',
    'charge',
    'fireAtBuilding',
    'reload',
    'returnFire',
    'firstAid',
    'passOn',
  ].includes(name),
)

/** One action as it was played, or refused: then the state is the one before. */
export interface BattleEntry {
  readonly input: BattleAction
  readonly depth: number
  readonly refused: string | null
  readonly tape: readonly Answer[]
  readonly lines: readonly Line[]
  readonly before: FngState
  readonly after: FngState
}

/**
 * Plays one action with seeded dice.
 * @throws whatever the action throws that is no refusal: a bug, told with the action and its form.
 */
export function playMove(before: FngState, input: BattleAction, seed: number, depth: number): BattleEntry {
  const tape = openTape({ dice: 'roll', choices: 'draw', seed, depth })
  try {
    const { state: after, lines } = playStep(fngSystem, 'act', { state: before, input, dice: tape, depth })
    return { input, depth, refused: null, tape: tape.told(), lines, before, after }
  } catch (error) {
    if (error instanceof RuleError && (error.code === 'bad-input' || error.code === 'not-now'))
      return { input, depth, refused: error.message, tape: [], lines: [], before, after: before }
    throw new Error(`${input.action} ${JSON.stringify(input.values)} broke: ${String(error)}`, { cause: error })
  }
}

/** Plays a battle on from a state for so many moves, or until nothing can be done any more. */
export function playBattle(
  start: FngState,
  { seed, moves, depth, among }: { seed: number; moves: number; depth: number; among?: readonly Action[] },
): BattleEntry[] {
  const chance = chanceOf(seed)
  const entries: BattleEntry[] = []
  let state = start
  for (let i = 0; i < moves; i++) {
    const move = nextMove(state, chance, among)
    if (move === null) break
    const entry = playMove(state, move, seed, depth + i)
    entries.push(entry)
    state = entry.after
  }
  return entries
}
