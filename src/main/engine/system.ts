import type { AnswerSource } from './answers.ts'
import type { Correction } from './corrections.ts'
import { RuleError, type Wanted } from './errors.ts'
import type { Line } from './lines.ts'
import type { RowMigration } from './migrations.ts'
import type { RosterRows } from './roster.ts'
import type { Collections } from './state.ts'
import type { Table } from './table.ts'

/** The campaign's tables, with its house rules laid over the book's. */
export interface Rules {
  /** @returns the table as this campaign plays it; same id, same outcomes. */
  table<T extends Table>(book: T): T
}

/** The book as printed, no house rules. */
export const bookRules: Rules = { table: (book) => book }

/** What a step is given. It must use nothing else: no clock, no chance, no other tables. */
export interface StepArgs<S, I = Record<string, never>> {
  readonly state: S
  readonly input: I
  readonly rules: Rules
  readonly dice: AnswerSource
  /** Ids for new rows: made of the entry's depth and a counter, so an amended past keeps them. */
  readonly newId: () => number
  /** Takes a line for the journal. Lines said before a question stops the step are shown with the question. */
  readonly say: (line: Line) => void
  /** Lets a trial look at how far the step has come when a question stops it; a step need not tell. */
  readonly stands?: (soFar: () => S) => void
}

/** A step changes state: pure, synchronous, one phase of a turn or one action. */
export interface Step<S, I = Record<string, never>> {
  /** What it is called in the journal and after "Undo": "Test for Contact", "Medal for Cpl Reyes, J.". */
  readonly title: string | ((state: S, input: I, after: S) => string)
  /** @returns the whole new state. Throws RuleError when it cannot be done. */
  readonly run: (args: StepArgs<S, I>) => S
}

/** Steps by name, each with its own input: what reaches a step has been checked against its schema. */
export type Steps<S> = Readonly<Record<string, Step<S, never>>>

/** What came of a step. */
export interface Played<S> {
  readonly state: S
  readonly title: string
  readonly lines: readonly Line[]
}

/** A step that was stopped by a question, with the lines it had said by then. */
export class StepStopped extends Error {
  readonly wanted: Wanted
  readonly lines: readonly Line[]
  /** What it had made of the state, for a trial to tell of; null where the step does not say. */
  readonly soFar: unknown

  constructor(wanted: Wanted, lines: readonly Line[], soFar: unknown = null) {
    super('The step waits for an answer.')
    this.name = 'StepStopped'
    this.wanted = wanted
    this.lines = lines
    this.soFar = soFar
  }
}

/**
 * Plays one step.
 * @param depth of the journal entry that it will become, from 1.
 * @throws StepStopped when the answers do not suffice; nothing has happened then.
 * @throws RuleError when the rules refuse.
 */
export function playStep<S>(
  system: System<S>,
  name: string,
  args: {
    readonly state: S
    readonly input: unknown
    /** Left out: those of the state before the step. */
    readonly rules?: Rules
    readonly dice: AnswerSource
    readonly depth: number
  },
): Played<S> {
  const step = Object.hasOwn(system.steps, name) ? system.steps[name] : undefined
  if (!step) throw new RuleError('bad-input', `${system.title} knows no step ${name}.`)
  const lines: Line[] = []
  const { state, rules = rulesOf(system, state), dice } = args
  const input = args.input as never
  let soFar: (() => S) | null = null
  try {
    const next = step.run({
      ...{ state, input, rules, dice, newId: idMaker(args.depth) },
      say: (line) => lines.push(line),
      stands: (look) => (soFar = look),
    })
    const title = typeof step.title === 'string' ? step.title : step.title(state, input, next)
    return { state: next, title, lines }
  } catch (error) {
    if (error instanceof RuleError && error.wanted) throw new StepStopped(error.wanted, lines, lookAt(soFar))
    throw error
  }
}

const lookAt = <S>(soFar: (() => S) | null): S | null => soFar?.() ?? null

/** One game with all that the program needs to run it. */
export interface System<S> {
  /** Folder name and what campaign files say: `toy`. */
  readonly id: string
  readonly title: string
  /** What was put right in the rules as coded, oldest first. Each journal entry keeps the number of the last one then. */
  readonly corrections: readonly Correction[]
  readonly collections: Collections
  /** What older files need besides collections and columns that were only added; left out: nothing. */
  readonly migrations?: readonly RowMigration[]
  /** Its men, for the view of them that each file has; left out: it has none. */
  readonly roster?: RosterRows
  readonly empty: S
  readonly steps: Steps<S>
  readonly tables: readonly Table[]
  /** The tables as a campaign plays them, by its house rules; left out: always the book. */
  readonly rules?: (state: S) => Rules
}

/** @returns the rules that a campaign is played by where it stands. */
export const rulesOf = <S>({ rules }: System<S>, state: S): Rules => rules?.(state) ?? bookRules

/** How many rows one entry may make. */
const idsPerEntry = 4096

/**
 * @param depth of the entry that the step will become, from 1.
 * @returns a maker of ids for its new rows.
 */
export function idMaker(depth: number): () => number {
  let made = 0
  return () => {
    made += 1
    if (made >= idsPerEntry) throw new Error('One step made too many rows.')
    return depth * idsPerEntry + made
  }
}

/** @returns the depth of the entry that made a row, by its id: rows with the same came into the tour together. */
export const depthOfId = (id: number): number => Math.floor(id / idsPerEntry)

/** @returns the id that a row would bear, had its entry been made so many steps later. */
export const idLater = (id: number, later: number): number => id + later * idsPerEntry
