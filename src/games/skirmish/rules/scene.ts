import type { ChoiceRequest, DiceRequest, DrawRequest, Throw } from '../../../main/engine/answers.ts'
import { explain, explainDice, note, type About, type Line } from '../../../main/engine/lines.ts'
import { rollAllOnTable, rollOnTable, type Situation, type TableRoll } from '../../../main/engine/rollOnTable.ts'
import { addRows, difference, patchRow, removeRows } from '../../../main/engine/state.ts'
import type { Step, StepArgs } from '../../../main/engine/system.ts'
import type { Table } from '../../../main/engine/table.ts'
import { isSealed, sealsApart } from './game.ts'
import type { Figure, SkirmishState } from './state.ts'

type Rows<K extends keyof SkirmishState> = SkirmishState[K][number]

/** One step under way: the state that it has come to, and the ways to dice, choices and the journal. */
export interface Scene {
  readonly state: SkirmishState
  patch<K extends keyof SkirmishState>(collection: K, id: number, patch: Partial<Omit<Rows<K>, 'id'>>): void
  /** @returns the id of the new row. */
  add<K extends keyof SkirmishState>(collection: K, row: Omit<Rows<K>, 'id'>): number
  remove<K extends keyof SkirmishState>(collection: K, drop: (row: Rows<K>) => boolean): void
  /** The campaign's version of a table: never read the page's own. */
  table<T extends Table>(book: T): T
  roll<T extends Table>(book: T, situation: Situation<T>): TableRoll<T>
  rollAll<T extends Table>(book: T, situations: readonly Situation<T>[]): TableRoll<T>[]
  dice(request: DiceRequest): Throw & { readonly face: number }
  choose<T extends string>(request: ChoiceRequest<T>): T
  draw(request: DrawRequest): number
  /** Says something; what is about a figure that nobody has found is secret. */
  note(text: string, about?: About | null): void
  tell(roll: TableRoll, text: string, about?: About | null): void
  tellDice(thrown: Throw, text: string, more: { readonly about?: About; readonly table?: string }): void
  /** Says what its player alone may know. */
  secret(text: string, about: About): void
}

export const aboutFigure = ({ id }: Pick<Figure, 'id'>, field = 'counters'): About => ({
  collection: 'figures',
  id,
  field,
})

function openScene({ state: start, rules, dice, newId, say }: Omit<StepArgs<SkirmishState>, 'input'>): Scene {
  let state = start
  const isSecret = ({ about }: Line): boolean => {
    if (about?.collection !== 'figures') return false
    const figure = state.figures.find(({ id }) => id === about.id)
    return figure !== undefined && isSealed(state, figure)
  }
  const sayLine = (line: Line) => {
    say(isSecret(line) ? { ...line, secret: true } : line)
  }
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
    choose: (request) => dice.choose(request),
    draw: (request) => dice.draw(request),
    note(text, about = null) {
      sayLine(note(text, { about }))
    },
    tell(roll, text, about = null) {
      sayLine(explain(roll, text, about))
    },
    tellDice(thrown, text, more) {
      sayLine(explainDice(text, thrown, more))
    },
    secret(text, about) {
      say({ ...note(text, { about }), secret: true })
    },
  }
}

/** What a step is called in the journal, of the state before it. */
type Title<I> = string | ((state: SkirmishState, input: I) => string)

/**
 * @param ofAll it is about all figures of a side alike. What it does to sealed ones goes unsaid: a secret line would tell
 * that one had something to lose. Their changes are left out where changes are shown.
 * @returns a step that plays a scene.
 */
export const stepOf = <I = Record<string, never>>(
  title: Title<I>,
  play: (scene: Scene, input: I) => void,
  { ofAll = false } = {},
): Step<SkirmishState, I> => ({
  title,
  run: ({ input, ...args }) => {
    const scene = openScene(args)
    play(scene, input)
    if (!(ofAll && sealsApart(args.state))) sealMoved(args.state, scene.state, args.say)
    return scene.state
  },
})

/** What changed of figures that nobody has found is told in no open line: a secret one keeps the journal from showing it. */
function sealMoved(
  { figures: before }: SkirmishState,
  after: SkirmishState,
  say: StepArgs<SkirmishState>['say'],
): void {
  const moved = difference({ figures: before }, { figures: after.figures }).find(({ id }) => {
    const figure = after.figures.find((one) => one.id === id)
    return figure !== undefined && isSealed(after, figure)
  })
  if (moved) say({ ...note('Figures that nobody has found.', { about: aboutFigure(moved) }), secret: true })
}

/** The title of what a figure does: one that nobody has found is not named. */
export const figureTitle =
  <I extends { readonly figure: number }>(does: string): Title<I> =>
  (state, input) => {
    const figure = state.figures.find(({ id }) => id === input.figure)
    if (!figure || isSealed(state, figure)) return 'Sealed'
    return `${does}: ${figure.name}`
  }
