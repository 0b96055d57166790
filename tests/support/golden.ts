import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Answer } from '../../src/main/engine/answers.ts'
import { RuleError } from '../../src/main/engine/errors.ts'
import { difference, type AnyRow, type AnyState, type Change } from '../../src/main/engine/state.ts'
import { sha256 } from '../../src/main/engine/sha256.ts'
import { actions } from '../../src/games/fng/rules/battle/chapters.ts'
import type { FngState, FreeWorldList } from '../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../src/games/fng/rules/system.ts'
import { battleWith, our, their } from './battle.ts'
import { blows, chanceOf, nextMove, playMove } from './battlePlayer.ts'
import { nextDepth } from './fngAftermath.ts'
import { nextStep, platoonOf, playInMemory } from './playTour.ts'

/** A step of a golden journal: what was done, and a digest of its dice and of the rows that it changed. */
export type GoldenEntry = readonly [step: string, input: unknown, digest: string]

export interface GoldenJournal {
  readonly name: string
  readonly seed: number
  readonly entries: readonly GoldenEntry[]
}

/** Seeded journals as a version of the rules played them. */
export interface Golden {
  /** The version of the rules that they are of. */
  readonly rules: number
  readonly journals: readonly GoldenJournal[]
}

export const goldenPath = resolve(import.meta.dirname, '../golden/journals.json')
export const readGolden = (): Golden => JSON.parse(readFileSync(goldenPath, 'utf8')) as Golden

/** Nobody is put on the table by hand: there are enough. */
const fights = blows.filter(({ name }) => name !== 'placeByHand')

/** How a golden journal is played: from where, and what comes next. */
interface Plan {
  readonly name: string
  readonly seed: number
  readonly start: () => FngState
  /** Entries at most. */
  readonly length: number
  readonly next: (state: FngState) => { readonly step: string; readonly input: unknown } | null
}

const lists: readonly FreeWorldList[] = [
  'usmc',
  'us-army-infantry',
  'sf-cidg',
  'anzac',
  'arvn-pre-1968',
  'arvn-post-1968',
]

/** A tour of a list, its battles made up or, with so many actions each, tracked. */
function tourPlan(list: FreeWorldList, seed: number, length: number, moves = 0): Plan {
  const chance = chanceOf(seed)
  let fought = 0
  return {
    name: moves > 0 ? `${list}, battles tracked` : list,
    seed,
    length,
    start: () => fngSystem.empty,
    next: (state) => {
      if (state.tour.length === 0) return { step: 'muster', input: platoonOf(list) }
      if (state.tour[0]!.phase !== 'battle' || fought >= moves) return nextStep(state, seed)
      if (state.battle.length === 0) return { step: 'beginBattle', input: {} }
      fought++
      const input = nextMove(state, chance)
      return input && { step: 'act', input }
    },
  }
}

/** A fight that is under way: leaders, a gun that stands, a mortar, a melee, wounded, a rocket team, civilians. */
function fightPlan(side: 'ours' | 'theirs', seed: number): Plan {
  const chance = chanceOf(seed)
  return {
    name: `a fight, ${side} first`,
    seed,
    length: 90,
    start: () =>
      battleWith({
        ours: [
          { star: true, leads: true, rep: 5, attributes: ['born-leader', 'knifeman'] },
          { matchedWith: their(1), matchedTurn: 1 },
          { carries: our(4), role: 'medic', weapon: 'm1911a1' },
          { status: 'outOfTheFight', wasOut: true, carried: true },
          { group: 'B', weapon: 'm60', role: 'gunner', setUp: true, attributes: ['lucky'] },
          { group: 'B', weapon: 'm79' },
        ],
        theirs: [
          { leads: true, matchedWith: our(2), matchedTurn: 1 },
          { status: 'stunned' },
          {},
          { group: 'E2', leads: true, weapon: 'rpg-7' },
          { group: 'E2', traits: 'tough' },
          { group: 'E3', role: 'gunner', weapon: 'tt-30', items: 'medium-mortar' },
          { group: 'E3', role: 'loader' },
        ],
        civilians: [{}, {}],
        battle: { side, turn: 1 },
        groups: { A: { activated: true }, E1: { activated: true }, E3: { activated: true } },
      }),
    next: (state) => {
      const input = nextMove(state, chance, seed % 2 === 0 ? actions : fights)
      return input && { step: 'act', input }
    },
  }
}

const plans = (): readonly Plan[] => [
  ...lists.map((list, i) => tourPlan(list, 21 + i, 75)),
  tourPlan('usmc', 31, 90, 55),
  tourPlan('us-army-infantry', 32, 90, 55),
  tourPlan('anzac', 33, 90, 55),
  fightPlan('ours', 41),
  fightPlan('theirs', 43),
  fightPlan('ours', 45),
  fightPlan('theirs', 47),
  fightPlan('ours', 42),
]

/** Plays all plans by the rules of today. What a form cannot foresee is refused: it is left out. */
export function playGolden(): GoldenJournal[] {
  return plans().map(({ name, seed, start, length, next }) => {
    let state = start()
    const first = firstDepth(state)
    const entries: GoldenEntry[] = []
    for (let tries = 0; tries < 4 * length && entries.length < length; tries++) {
      const move = state.tour[0]?.phase === 'over' ? null : next(state)
      if (move === null) break
      const played = played1(state, move.step, move.input, seed, first + entries.length)
      if (played === null) continue
      entries.push([move.step, move.input, played.digest])
      state = played.state
    }
    return { name, seed, entries }
  })
}

/**
 * Plays the steps of a golden journal again.
 * @returns the first entry that comes out differently by the rules of today, in words; null where none does.
 */
export function firstDifference({ name, seed, entries }: GoldenJournal): string | null {
  const plan = plans().find((one) => one.name === name && one.seed === seed)
  if (!plan) return `${name}: there is no such journal any more`
  let state = plan.start()
  const first = firstDepth(state)
  for (const [i, [step, input, digest]] of entries.entries()) {
    const played = played1(state, step, input, seed, first + i)
    if (played?.digest !== digest) return `${name}, entry ${i + 1} of ${entries.length}: ${step} ${actionOf(input)}`
    state = played.state
  }
  return null
}

const actionOf = (input: unknown): string => (input as { action?: string }).action ?? ''
/** Ids of what a fight begins with are taken already. */
const firstDepth = (state: FngState): number => (state.tour.length === 0 ? 1 : nextDepth(state))

function played1(state: FngState, step: string, input: unknown, seed: number, depth: number) {
  if (step === 'act') {
    const { refused, tape, before, after } = playMove(state, input as Parameters<typeof playMove>[1], seed, depth)
    if (refused !== null) return null
    return { state: after, digest: digestOf(tape, difference(asAny(before), asAny(after))) }
  }
  try {
    const { tape, changes, state: after } = playInMemory(state, step, input, seed, depth)
    return { state: after, digest: digestOf(tape, changes) }
  } catch (error) {
    // What was taken once and is refused today is a difference like any other.
    if (error instanceof RuleError) return null
    throw error
  }
}

const asAny = (state: FngState) => state as unknown as AnyState

/** A column that came later and says nothing makes no difference. */
function digestOf(tape: readonly Answer[], changes: readonly Change[]): string {
  const rows = changes.map(({ collection, id, after }) => [collection, id, rowOf(after)])
  return sha256(JSON.stringify([tape, rows])).slice(0, 10)
}

const rowOf = (row: AnyRow | null) =>
  row &&
  Object.entries(row)
    .filter(([, value]) => value !== null)
    .sort(([a], [b]) => a.localeCompare(b))
