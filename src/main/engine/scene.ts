import type { ChoiceRequest, Dealt, DiceRequest, DrawRequest, Drawn, Throw } from './answers.ts'
import type { Card, Deck } from './cards.ts'
import { dealCard, shuffled, type DealtRow } from './dealing.ts'
import { explain, explainCard, explainDice, note, type About, type Line } from './lines.ts'
import { rollAllOnTable, rollOnTable, type Situation, type TableRoll } from './rollOnTable.ts'
import { addRows, patchRow, removeRows } from './state.ts'
import type { Step, StepArgs } from './system.ts'
import type { Table } from './table.ts'

type RowIn<S, K extends keyof S> = S[K] extends readonly (infer R)[] ? R : never

/** One step under way: the state that it has come to, and the ways to dice, cards, choices and the journal. */
export interface Scene<S> {
  readonly state: S
  patch<K extends keyof S>(collection: K, id: number, patch: Partial<Omit<RowIn<S, K>, 'id'>>): void
  /** @returns the id of the new row. */
  add<K extends keyof S>(collection: K, row: Omit<RowIn<S, K>, 'id'>): number
  remove<K extends keyof S>(collection: K, drop: (row: RowIn<S, K>) => boolean): void
  /** The campaign's version of a table: never read the book's own. */
  table<T extends Table>(book: T): T
  roll<T extends Table>(book: T, situation: Situation<T>): TableRoll<T>
  rollAll<T extends Table>(book: T, situations: readonly Situation<T>[]): TableRoll<T>[]
  dice(request: DiceRequest): Throw & { readonly face: number }
  /** Several throws of one slip, in the order asked for. */
  diceAll(requests: readonly DiceRequest[]): readonly Throw[]
  choose<T extends string>(request: ChoiceRequest<T>): T
  draw(request: DrawRequest): number
  /** Deals the next card; of a game whose state keeps the cards that are out in a collection `dealt`. */
  deal<C extends Card>(deck: Deck<C>, asked: CardAsked<C>): { readonly card: C; readonly answer: Dealt & Drawn }
  /** Puts all cards of a deck back, but those that stay out. */
  shuffle(deck: Deck, staysOut?: (row: DealtRow) => boolean): void
  /** Says something: in the open, unless the game keeps what it is about from somebody. */
  note(text: string, about?: About | null): void
  tell(roll: TableRoll, text: string, about?: About | null): void
  tellDice(thrown: Throw, text: string, more: { readonly about?: About; readonly table?: string }): void
  tellCard(text: string, answer: Dealt & Drawn, about?: About): void
  /** Says what its player alone may know. */
  secret(text: string, about: About): void
}

interface CardAsked<C extends Card> {
  /** Id of the row that the card is for; 0 for the game as a whole. */
  readonly subject: number
  readonly why: string
  /** What each card would bring, for people. */
  readonly brings?: (card: C) => string
}

/** What a step is called in the journal, of the state before it. */
export type SceneTitle<S, I> = string | ((state: S, input: I) => string)

/** @param isSecret is a line kept from somebody as the step stands? Left out: none is. */
export function openScene<S>(
  { state: start, rules, dice, newId, say }: Omit<StepArgs<S>, 'input'>,
  isSecret: (state: S, line: Line) => boolean = () => false,
): Scene<S> {
  let state = start
  const sayLine = (line: Line) => {
    say(isSecret(state, line) ? { ...line, secret: true } : line)
  }
  const dealt = () => (state as { readonly dealt: readonly DealtRow[] }).dealt
  return {
    get state() {
      return state
    },
    patch(collection, id, patch) {
      state = patchRow(state, collection, id, patch as never)
    },
    add(collection, row) {
      const id = newId()
      state = addRows(state, collection, [{ ...row, id }] as never)
      return id
    },
    remove(collection, drop) {
      state = removeRows(state, collection, drop as never)
    },
    table: (book) => rules.table(book),
    roll: (book, situation) => rollOnTable(rules.table(book), dice, situation),
    rollAll: (book, situations) => rollAllOnTable(rules.table(book), dice, situations),
    dice(request) {
      const thrown = dice.roll(request)
      return { ...thrown, face: thrown.faces[0]! }
    },
    diceAll: (requests) => dice.rollAll(requests),
    choose: (request) => dice.choose(request),
    draw: (request) => dice.draw(request),
    deal(deck, asked) {
      const { card, answer, dealt: out } = dealCard({ dealt: dealt(), deck, dice, newId, ...asked })
      state = { ...state, dealt: out }
      return { card, answer }
    },
    shuffle(deck, staysOut) {
      state = { ...state, dealt: shuffled(dealt(), deck, staysOut) }
    },
    note(text, about = null) {
      sayLine(note(text, { about }))
    },
    tell(roll, text, about = null) {
      sayLine(explain(roll, text, about))
    },
    tellDice(thrown, text, more) {
      sayLine(explainDice(text, thrown, more))
    },
    tellCard(text, answer, about) {
      sayLine(explainCard(text, answer, about ? { about } : {}))
    },
    secret(text, about) {
      say({ ...note(text, { about }), secret: true })
    },
  }
}

/** @returns what makes steps of a game's state that each play a scene. */
export const stepsOf =
  <S>(isSecret?: (state: S, line: Line) => boolean) =>
  <I = Record<string, never>>(title: SceneTitle<S, I>, play: (scene: Scene<S>, input: I) => void): Step<S, I> => ({
    title,
    run: ({ input, ...args }) => {
      const scene = openScene(args, isSecret)
      play(scene, input)
      return scene.state
    },
  })
