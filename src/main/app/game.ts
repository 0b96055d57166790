import type * as z from 'zod'
import type { AnswerOf, GameContract } from '../../contract/game.ts'
import type { AnyState } from '../engine/state.ts'
import type { Rules } from '../engine/system.ts'
import type { OpenTour } from './library/openTours.ts'

/** What a query of a game looks at: where the tour stands, and all that the program has of it. */
export interface Look<S = AnyState> {
  readonly state: S
  readonly tour: OpenTour
}

type InputOf<Shape> = Shape extends z.ZodRawShape ? z.output<z.ZodObject<Shape>> : never
type Answer<C extends GameContract, Name extends string> = AnswerOf<C, `${C['id']}.${Name}`>

/** One function for every query of a game's contract. All of them only read. */
export type Queries<C extends GameContract, S> = {
  readonly [K in keyof C['queries'] & string]: (look: Look<S>, input: InputOf<C['queries'][K]>) => Answer<C, K>
}

/** One for every query that the book alone can answer. */
export type BookQueries<C extends GameContract> = {
  readonly [K in keyof C['bookQueries'] & string]: (rules: Rules, input: InputOf<C['bookQueries'][K]>) => Answer<C, K>
}
