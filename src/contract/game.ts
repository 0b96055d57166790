import type * as z from 'zod'
import type { GameAbout } from './about.ts'
import type { Form } from './form.ts'

/** What a game and the program agree on: the game's part of the contract, in zod and types alone. */
export interface GameContract extends GameAbout {
  /** The input of each step: what changes a tour. */
  readonly steps: Readonly<Record<string, z.ZodType>>
  /** Steps whose input is made of fields: their forms and the terminal's help are made from these. */
  readonly forms?: Readonly<Record<string, Form>>
  /** What each query asks besides the campaign. None has a field `input`: that is what steps are known by. */
  readonly queries: Readonly<Record<string, z.ZodRawShape>>
  /** Queries that the book alone can answer: those need no campaign, and go by its house rules where one is named. */
  readonly bookQueries: Readonly<Record<string, z.ZodRawShape>>
  /**
   * Queries that every window of an open tour holds: of any file that can be read, or only of a tour that has begun. One
   * with a field `holder` is told who holds the machine; it needs no other.
   */
  readonly shown: Readonly<Record<string, 'made' | 'begun'>>
  /** Nothing stands behind it: its type says what each query answers, by name. */
  readonly answers: object | undefined
}

/** A game's contract, with all its names and schemas as literal types. */
export const defineContract = <const C extends GameContract>(contract: C): C => contract

/** What a query answers, by the name of its procedure: `toy.table`. */
export type AnswerOf<C, P> = C extends { readonly id: infer Id extends string; readonly answers: infer A }
  ? P extends `${Id}.${infer Name}`
    ? Name extends keyof NonNullable<A>
      ? NonNullable<A>[Name]
      : never
    : never
  : never
