import type { Trait } from '../census.ts'

/** What shows that a row is played although no step reads it: something that the census sees happen. */
export type Evidence =
  /** A modifier of another table, which says the same. */
  | { readonly modifier: readonly [table: string, when: string] }
  /** A row of another table, by its key or its place. */
  | { readonly row: readonly [table: string, row: string | number] }
  /** An action plays otherwise for a man who has not got the Attribute. */
  | { readonly trait: Trait }
  /** A line that some step says. */
  | { readonly said: RegExp }

/**
 * Why no step meets a row as it stands: it is there for the eye alone; another place plays what it says; it cannot come
 * about; or it is not delivered yet.
 */
export type Kind = 'printed' | 'elsewhere' | 'never' | 'notYet'

/** Rows and modifiers of one table that no step meets, with their reason. */
export interface Beyond {
  readonly table: string
  /** Their keys, or their places from 0. */
  readonly rows?: 'all' | readonly (string | number)[]
  /** By what they are called in code. */
  readonly modifiers?: readonly string[]
  readonly kind: Kind
  readonly reason: string
  readonly evidence?: readonly Evidence[]
}

export const trait = (attribute: string, action: string): Evidence => ({ trait: { attribute, action } })
export const modifier = (table: string, when: string): Evidence => ({ modifier: [table, when] })
