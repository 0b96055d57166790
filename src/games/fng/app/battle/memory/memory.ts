import type { PastEntry } from '../../../../../main/app/game/past.ts'
import type { BattleDistanceView } from '../../../contract/battle.ts'
import type { Told } from '../../../rules/battle/action.ts'
import type { BattleAction } from '../../../rules/inputs.ts'
import type { FngState } from '../../../rules/state.ts'
import { movedIn, type Moved } from './moved.ts'
import { besideIn, distancesIn, linesUpIn, type SaidBeside, type SaidDistance, type SaidLine } from './saidOf.ts'
import { whereabouts } from './whereabouts.ts'

/** What an entry of the battle tells of the table. */
interface Tells extends Moved {
  readonly distances: readonly SaidDistance[]
  readonly beside: readonly SaidBeside[]
  /** Groups that were put in line. */
  readonly lines: readonly SaidLine[]
}

/** Entries never change: what each tells is read once. */
const known = new WeakMap<PastEntry, Tells>()

function tells(entry: PastEntry): Tells {
  const found = known.get(entry)
  if (found) return found
  const action = entry.input as BattleAction
  const made = {
    ...movedIn(entry),
    distances: distancesIn(action),
    beside: besideIn(action),
    lines: linesUpIn(action),
  }
  known.set(entry, made)
  return made
}

/** Something said, and when: the smaller, the later. */
interface Said<T> {
  readonly at: number
  readonly said: T
}

/** What the table showed once and has not changed since: what forms begin with. */
export interface Memory extends Told {
  /** The distances between groups of both sides, and to PEFs, as they were said last. */
  readonly distances: () => readonly BattleDistanceView[]
}

/**
 * @param back the entries before the state, newest first; read back to the beginning of the battle, and not before
 *   something is asked.
 * @returns what was said of the table and holds: nobody whom it is about has moved since.
 */
export function memoryOf(state: FngState, back: Iterable<PastEntry>): Memory {
  let read: ReturnType<typeof readBack> | null = null
  const past = () => (read ??= readBack(state, back))
  return {
    distance: (one, other) => past().distance(one, other),
    beside: (figure) => past().beside(figure),
    line: (group) => past().line(group),
    distances: () => past().distances(),
  }
}

function readBack(state: FngState, back: Iterable<PastEntry>) {
  const distances: Said<SaidDistance>[] = []
  const beside: Said<SaidBeside>[] = []
  const lines: Said<SaidLine>[] = []
  const movedAt = new Map<number, number>()
  const goes = (ids: readonly number[], at: number) => {
    for (const id of ids) if (!movedAt.has(id)) movedAt.set(id, at)
  }
  let at = 0
  for (const entry of back) {
    if (entry.step === 'beginBattle') break
    if (entry.step !== 'act') continue
    const told = tells(entry)
    goes(told.after, at)
    at += 1
    const saidAt = at
    distances.push(...told.distances.map((said) => ({ at: saidAt, said })))
    beside.push(...told.beside.map((said) => ({ at: saidAt, said })))
    lines.push(...told.lines.map((said) => ({ at: saidAt, said })))
    at += 1
    goes(told.before, at)
  }
  const { groupOf, movedSince, membersMovedSince } = whereabouts(state, movedAt)
  const isHimself = (id: number, of: number) => id === of || groupOf(id) === of || groupOf(of) === id
  const isOfOne = (id: number, of: number) => groupOf(id) === groupOf(of)
  const stands = (id: number, when: number) => !movedSince(id, when)

  const find = (one: number, other: number, is: (id: number, of: number) => boolean): number | null => {
    const names = (ids: readonly number[], id: number) => ids.some((each) => is(id, each))
    const isBetween = ({ one: from, other: to }: SaidDistance) =>
      (names(from, one) && names(to, other)) || (names(from, other) && names(to, one))
    const hit = distances.find(({ at: when, said }) => stands(one, when) && stands(other, when) && isBetween(said))
    return hit?.said.inches ?? null
  }
  const lineOf = (group: number) => lines.find(({ said }) => said.order.some((id) => groupOf(id) === group)) ?? null
  return {
    // Of himself first, then of anybody of his group: they stand together.
    distance: (one: number, other: number) => find(one, other, isHimself) ?? find(one, other, isOfOne),
    beside(figure: number) {
      const hit = beside.find(({ said }) => said.figure === figure)
      if (!hit || membersMovedSince(groupOf(figure), hit.at)) return null
      // Whoever has put the group in line since has said it anew.
      const line = lineOf(groupOf(figure))
      return line && line.at < hit.at ? null : hit.said.near
    },
    line: (group: number) => lineOf(group)?.said ?? null,
    distances(): BattleDistanceView[] {
      const found = new Map<string, BattleDistanceView>()
      for (const { at: when, said } of distances) {
        for (const one of new Set(said.one.map(groupOf))) {
          for (const other of new Set(said.other.map(groupOf))) {
            const [first, second] = [Math.min(one, other), Math.max(one, other)]
            const name = `${first} ${second}`
            if (found.has(name) || one === other || !stands(one, when) || !stands(other, when)) continue
            found.set(name, { between: [first, second], inches: said.inches })
          }
        }
      }
      return [...found.values()]
    },
  }
}
