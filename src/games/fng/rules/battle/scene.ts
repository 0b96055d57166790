import type { ChoiceRequest, DrawRequest, Throw, DiceRequest } from '../../../../main/engine/answers.ts'
import type { About, Line } from '../../../../main/engine/lines.ts'
import type { Situation, TableRoll } from '../../../../main/engine/rollOnTable.ts'
import type { Table } from '../../../../main/engine/table.ts'
import type { FngState } from '../state.ts'
import type { Group } from './battle.ts'

/** The rows of a collection, by its name. */
export type Rows<K extends keyof FngState> = FngState[K][number]

/**
 * One action under way. It holds the state that the action has come to so far: a chain of tables hands one scene from
 * function to function instead of threading the state through all of them. Nothing outside the step sees it.
 */
export interface Scene {
  readonly state: FngState
  /** What the chapters of the rules do as turns come and go. */
  readonly hooks: readonly TurnHooks[]
  /** Rewrites some columns of a row. */
  patch<K extends keyof FngState>(collection: K, id: number, patch: Partial<Omit<Rows<K>, 'id'>>): void
  /** Adds a row. @returns its id. */
  add<K extends keyof FngState>(collection: K, row: Omit<Rows<K>, 'id'>): number
  remove<K extends keyof FngState>(collection: K, drop: (row: Rows<K>) => boolean): void
  /** @throws RuleError `no-longer-applies`. */
  row<K extends keyof FngState>(collection: K, id: number): Rows<K>
  /** The campaign's version of a table: never read the book's own. */
  table<T extends Table>(book: T): T
  /** Rolls on the campaign's version of a table. */
  roll<T extends Table>(book: T, situation: Situation<T>): TableRoll<T>
  /** The same for several subjects, asked for in one go. */
  rollAll<T extends Table>(book: T, situations: readonly Situation<T>[]): TableRoll<T>[]
  /** Dice that belong to no table. Keys are dotted names of our own: `battle.leader-die`. */
  dice(request: HandThrow): Throw
  diceAll(requests: readonly HandThrow[]): readonly Throw[]
  choose<T extends string>(request: ChoiceRequest<T>): T
  /** A number that the program alone draws, whoever rolls the dice. */
  draw(request: DrawRequest): number
  say(line: Line): void
  /** Says what came of a roll. */
  tell(roll: TableRoll, text: string, about?: About | null): void
  /** Says something without dice. */
  note(text: string, more?: { readonly about?: About | null; readonly page?: number }): void
}

/** Dice that are read by hand. */
export interface HandThrow extends DiceRequest {
  /** Each die at or under it passes; where all of them do, nothing could be better. Missing: the dice do not tell. */
  readonly passesAt?: number
}

/**
 * What a chapter of the rules has to do when turns and activations come and go. Each chapter gives its own; the turn
 * knows none of them by name. All are optional.
 */
export interface TurnHooks {
  /** The dice of a new turn have fallen, they are no doubles, and nobody has acted (FNG pp. 16, 28). */
  readonly turnBegins?: (scene: Scene) => void
  /** A group begins its activation. */
  readonly groupActivates?: (scene: Scene, group: Group) => void
  /** One side begins its activation. */
  readonly sideBegins?: (scene: Scene, side: 'ours' | 'theirs') => void
  /** Both sides have finished. */
  readonly turnEnds?: (scene: Scene) => void
  /** The activation dice were doubles, of this total (FNG pp. 16, 70). */
  readonly doubles?: (scene: Scene, total: number) => void
}
