import type { ChoiceRequest, DrawRequest, Throw } from '../../../../main/engine/answers.ts'
import { readPassing } from '../../../../main/engine/handReading.ts'
import { explain, note, type About, type Line } from '../../../../main/engine/lines.ts'
import { rollAllOnTable, rollOnTable, type Situation, type TableRoll } from '../../../../main/engine/rollOnTable.ts'
import { addRows, patchRow, removeRows, rowById } from '../../../../main/engine/state.ts'
import type { StepArgs } from '../../../../main/engine/system.ts'
import type { Table } from '../../../../main/engine/table.ts'
import type { FngState } from '../state.ts'
import { luckyRoll, luckyThrow, type HandThrow } from './luck.ts'
import type { TurnHooks } from './turn/hooks.ts'

type Rows<K extends keyof FngState> = FngState[K][number]

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

/** Dice that pass or do not say so before they are thrown. */
function toldBefore(request: HandThrow): HandThrow {
  const { passesAt, readings, key } = request
  if (passesAt === undefined || readings !== undefined) return request
  const named = { title: key, page: 1 }
  return { ...request, readings: [readPassing(named, passesAt, { yes: 'Passed', no: 'Not passed' })] }
}

/** @returns a scene on the state of a step that begins. */
export function openScene(
  { state: start, rules, dice, newId, say }: Omit<StepArgs<FngState, unknown>, 'input'>,
  hooks: readonly TurnHooks[],
): Scene {
  let state = start
  const scene: Scene = {
    hooks,
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
    row: (collection, id) => rowById(state[collection] as readonly Rows<typeof collection>[], id),
    table: (book) => rules.table(book),
    roll(book, situation) {
      const roll = () => rollOnTable(rules.table(book), dice, situation)
      return luckyRoll(scene, roll(), situation.subject, roll)
    },
    rollAll(book, situations) {
      const table = rules.table(book)
      return rollAllOnTable(table, dice, situations).map((roll, i) =>
        luckyRoll(scene, roll, situations[i]!.subject, () => rollOnTable(table, dice, situations[i]!)),
      )
    },
    dice: (request) => {
      const told = toldBefore(request)
      return luckyThrow(scene, request, dice.roll(told), () => dice.roll(told))
    },
    diceAll(requests) {
      const told = requests.map(toldBefore)
      return dice.rollAll(told).map((thrown, i) => luckyThrow(scene, requests[i]!, thrown, () => dice.roll(told[i]!)))
    },
    choose: (request) => dice.choose(request),
    draw: (request) => dice.draw(request),
    say,
    tell: (roll, text, about = null) => {
      say(explain(roll, text, about))
    },
    note: (text, more = {}) => {
      say(note(text, more))
    },
  }
  return scene
}
