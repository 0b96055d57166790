import type { ChangeView } from '../../../contract/journal.ts'
import type { About } from '../../engine/lines.ts'
import type { Change } from '../../engine/state.ts'

/** What the rows of a state are in plain words. */
export interface WordsOf<S> {
  /** The collection whose rows are men. */
  readonly menIn: string
  /** What one of these rows is called where it is not one man: "unit". */
  readonly manCalled?: string
  /** The field by which the inputs of steps name one of them; left out where none does. */
  readonly manField?: string
  /**
   * @param gone rows that went when the turns ended that are over, as they were.
   * @returns other rows whose lines tell of a man as well. Left out where there are none.
   */
  readonly rowsOf?: (
    state: S,
    gone: readonly Pick<Change, 'collection' | 'before'>[],
    man: number,
  ) => readonly Pick<About, 'collection' | 'id'>[]
  /** @returns all men there have ever been, in order of name. */
  readonly men: (state: S) => readonly { readonly id: number; readonly name: string }[]
  /** @returns the name of the man that a line is about; null where it is about something else. */
  readonly man: (state: S, about: About) => string | null
  /** @returns changes in plain words, with names looked up in the states before and after them. */
  readonly changes: (before: S, after: S, changes: readonly Change[]) => readonly ChangeView[]
  /** @returns how an amended tour would stand differently from now: what matters of it, in plain words. */
  readonly outcome: (now: S, then: S) => readonly ChangeView[]
  /** Fields of inputs in which the player writes words of his own, by step: "note", or "edges.edge" of rows. */
  readonly ownWords: Readonly<Record<string, readonly string[]>>
  /** What a number means from here on, in a sentence, for "why?"; null where it says all itself. */
  readonly outlook: (state: S, about: About) => string | null
  /** A value of a column in plain words; null where there is nothing. */
  readonly value: (state: S, cell: Cell) => string | null
}

/** A value with the column that it stands in. */
export interface Cell {
  readonly collection: string
  readonly field: string
  readonly value: unknown
}
