import type { ChangeView } from '../../../contract/journal.ts'
import { rowIn, type AnyRow, type Change } from '../../engine/state.ts'
import type { Cell } from '../game/words.ts'

interface Column {
  readonly secret?: true
  readonly references?: string
}

/** How a game calls what its rows and columns hold. */
export interface WordsOf<State> {
  readonly collections: { readonly [C in keyof State]: object }
  /** What the rows of each collection are called. */
  readonly names: { readonly [C in keyof State]: (state: State, row: AnyRow) => string }
  /** Fields whose own names would not tell a player enough. */
  readonly labels: Readonly<Record<string, string>>
  /** Words and numbers of a column in plain words. */
  readonly value: (value: string | number, at: { state: State; collection: keyof State; field: string }) => string
}

/** Rows, columns and changes of a game in plain words; what is secret stays so. */
export interface RowWords<State> {
  /** @returns the name of the row that a column points at. */
  readonly referent: (state: State, collection: keyof State, id: unknown) => string
  /** @returns a value of a column; null where there is none. */
  readonly valueWords: (state: State, cell: Cell) => string | null
  /** @returns a change field by field: of a new row all that is worth saying, else what is different. */
  readonly changeView: (
    before: State,
    after: State,
    change: Change,
    isUnsaid?: (field: string) => boolean,
  ) => ChangeView
}

/** @returns the words for rows, columns and changes of a game. */
export function rowWordsOf<State>({ collections, names, labels, value: own }: WordsOf<State>): RowWords<State> {
  const referent = (state: State, collection: keyof State, id: unknown) => {
    const row = typeof id === 'number' ? rowIn(state[collection] as readonly AnyRow[], id) : undefined
    return row ? names[collection](state, row) : 'nobody'
  }
  /** "smoke spread inches" */
  const fieldLabel = (field: string) =>
    labels[field] ?? field.replace(/Id$/, '').replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  const valueWords = (state: State, { collection: named, field, value }: Cell) => {
    const collection = named as keyof State
    const column = (collections[collection] as Readonly<Record<string, Column>>)[field]
    if (value === null) return null
    if (column?.secret) return 'sealed'
    if (column?.references !== undefined) return referent(state, column.references as keyof State, value)
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    return own(value as string | number, { state, collection, field })
  }
  const changeView: RowWords<State>['changeView'] = (before, after, change, isUnsaid = () => false) => {
    const { id, before: was, after: is } = change
    const collection = change.collection as keyof State & string
    const words = (state: State, row: AnyRow | null, field: string) =>
      row && valueWords(state, { collection, field, value: row[field] })
    return {
      what: names[collection](is === null ? before : after, is ?? was!),
      kind: was === null ? 'added' : is === null ? 'removed' : 'changed',
      ...{ collection, id },
      fields: Object.keys(collections[collection])
        .filter((field) => !isUnsaid(field))
        .filter((field) => field !== 'name' || (was !== null && is !== null))
        .filter((field) => was?.[field] !== is?.[field])
        .map((field) => ({
          field: fieldLabel(field),
          before: words(before, was, field),
          after: words(after, is, field),
        }))
        .filter((one) => isWorthSaying(one.before) || isWorthSaying(one.after)),
    }
  }
  return { referent, valueWords, changeView }
}

/** That a row lacks something goes without saying. */
const isWorthSaying = (value: string | null): boolean => value !== null && value !== 'no' && value !== ''
