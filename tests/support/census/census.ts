import type { Answer } from '../../../src/main/engine/answers.ts'
import { RuleError } from '../../../src/main/engine/errors.ts'
import type { Line } from '../../../src/main/engine/lines.ts'
import { difference } from '../../../src/main/engine/state.ts'
import { bookRules, playStep, StepStopped } from '../../../src/main/engine/system.ts'
import type { Table } from '../../../src/main/engine/table.ts'
import { openTape } from '../../../src/main/engine/tape.ts'
import { listedBeside } from '../../../src/games/fng/rules/house/twins.ts'
import type { FngState, HouseRow } from '../../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../../src/games/fng/rules/system.ts'
import type { Chance } from '../battlePlayer.ts'
import type { Known } from './known.ts'
import { fieldsOf, keyOf, mutantsOf, placesOf, type Place } from './mutants.ts'
import { steered } from './steer.ts'

/** A step as it is played. */
export interface Play {
  readonly before: FngState
  readonly step: string
  readonly input: unknown
  readonly depth: number
}

/** What came of it; of a step that was refused the state is the one before. */
export interface Counted {
  readonly state: FngState
  readonly refused: string | null
}

/** An Attribute that is to make a difference in an action. */
export interface Trait {
  readonly attribute: string
  readonly action: string
}

/** A place with the house rule that makes it another. */
type Mutant = readonly [place: Place, patch: string]

/** What is looked for beside the rows and modifiers themselves. */
interface Sought {
  readonly traits?: readonly Trait[]
  /** Sentences that some step must say. */
  readonly said?: readonly RegExp[]
  /** Places that no step is known to meet: nothing is steered towards them. */
  readonly beyond?: (place: Place) => boolean
}

const traitKey = ({ attribute, action }: Trait) => `${attribute}|${action}`

/** From here on, what was asked for in vain is tried in every so manieth step only. */
const patience = 5000
const seldom = 4
/** Up to so many open places of a step are tried with every one of their mutants. */
const few = 3

/**
 * Counts what played steps meet of the book's tables. A row or a modifier is met when a line of a step names it, or when
 * the same step with the same dice plays otherwise under a house rule that makes it another: other changes to the state,
 * other lines, another throw asked for, a refusal.
 */
export class Census {
  readonly #tables: ReadonlyMap<string, Table>
  readonly #open: Map<string, Place>
  readonly #left = new Map<string, number>()
  #wanting = 0
  readonly #mutants = new Map<string, readonly string[]>()
  readonly #tried = new Map<string, number>()
  /** How often each place was tried since the last beginning, and with which of its mutants that began. */
  readonly #turns = new Map<string, number>()
  #turn = 0
  readonly #asked = new Set<string>()
  readonly #traits: Map<string, Trait>
  readonly #beyond: (place: Place) => boolean
  #said: readonly RegExp[]
  /** How often each choice was made since the last beginning. */
  readonly choices = new Map<string, number>()
  steps = 0
  replays = 0
  /** How much has been met: of rows, modifiers, Attributes and sentences. */
  met = 0

  /** What met something, in order. */
  readonly notes: Known[] = []

  constructor(tables: readonly Table[], { traits = [], said = [], beyond = () => false }: Sought = {}) {
    this.#tables = new Map(tables.map((table) => [table.id, table]))
    this.#open = new Map(tables.flatMap(placesOf).map((place) => [keyOf(place), place]))
    this.#traits = new Map(traits.map((trait) => [traitKey(trait), trait]))
    this.#said = said
    this.#beyond = beyond
    const fields = fieldsOf(tables)
    for (const table of tables) {
      this.#left.set(table.id, placesOf(table).filter((place) => !beyond(place)).length)
      this.#wanting += this.#left.get(table.id)!
      for (const place of placesOf(table)) this.#mutants.set(keyOf(place), mutantsOf(table, place, fields))
    }
  }

  isMet = (place: Place): boolean => !this.#open.has(keyOf(place))

  /** Has this row not come up yet? */
  lacks = (table: string, row: number): boolean => this.#open.has(`${table}|row|${row}`)

  /** Is anything of this table still to be met? */
  lacksAny = (table: string): boolean => (this.#left.get(table) ?? 0) > 0

  /** Is there an Attribute that has made no difference in this action yet? */
  seeksTrait = (action: string): boolean => [...this.#traits.values()].some((trait) => trait.action === action)

  /** How many places are still to be met, but for those that no step is known to meet. */
  wanting = (): number => this.#wanting

  /** What has not been met. */
  open = (): readonly Place[] => [...this.#open.values()]

  /** Attributes that have made no difference, in the actions where they should. */
  openTraits = (): readonly Trait[] => [...this.#traits.values()]

  /** Sentences that no step has said. */
  unsaid = (): readonly RegExp[] => this.#said

  /** Plays a step with steered dice, and counts what it met. */
  play(play: Play, chance: Chance): Counted {
    const source = steered(this, chance)
    this.steps += 1
    try {
      const { state, lines, title } = this.#hear(() =>
        playStep(fngSystem, play.step, argsOf(play, play.before, source)),
      )
      const told = shown(play.before, state, lines, title)
      this.#countLines(lines)
      this.#proveRows(play, source.told(), told)
      this.#proveTraits(play, source.told(), told)
      return { state, refused: null }
    } catch (error) {
      if (!(error instanceof RuleError) || (error.code !== 'bad-input' && error.code !== 'not-now')) throw error
      this.#proveTraits(play, source.told(), null)
      return { state: play.before, refused: error.message }
    }
  }

  /** Plays, and notes which tables are asked for: only what of them is open need be tried. */
  #hear<T>(played: () => T): T {
    this.#asked.clear()
    const own = Object.getOwnPropertyDescriptor(bookRules, 'table')!
    const value = <B extends Table>(book: B): B => {
      this.#asked.add(book.id)
      for (const id of listedBeside(book.id)) this.#asked.add(id)
      return book
    }
    Object.defineProperty(bookRules, 'table', { ...own, value })
    try {
      return played()
    } finally {
      Object.defineProperty(bookRules, 'table', own)
    }
  }

  /** Plays what says after how many moves it was fruitful, and keeps a note of it where it met anything. */
  noted(what: Omit<Known, 'moves'>, playing: () => number): void {
    this.#begin(what.nth + what.time)
    const { met } = this
    const moves = playing()
    if (this.met > met) this.notes.push({ ...what, moves })
  }

  /** What was tried before takes no part in what is played now: so what met nothing can be left out. */
  #begin(turn: number): void {
    this.choices.clear()
    this.#turns.clear()
    this.#turn = turn
  }

  #meet(place: Place): void {
    if (!this.#open.delete(keyOf(place))) return
    this.met += 1
    if (this.#beyond(place)) return
    this.#left.set(place.table, this.#left.get(place.table)! - 1)
    this.#wanting -= 1
  }

  #countLines(lines: readonly Line[]): void {
    for (const { table, row, modifiers } of lines) {
      const known = table === null ? undefined : this.#tables.get(table)
      if (!known) continue
      if (row !== null) this.#meet({ table: known.id, part: 'row', at: row })
      for (const { text } of modifiers) {
        const at = known.modifiers.findIndex((each) => each.text === text)
        if (at >= 0) this.#meet({ table: known.id, part: 'modifier', at })
      }
    }
    if (this.#said.length === 0) return
    const unsaid = this.#said.filter((words) => !lines.some(({ text }) => words.test(text)))
    this.met += this.#said.length - unsaid.length
    this.#said = unsaid
  }

  /**
   * Each open place is tried with one of its mutants, in turn: the next one when it is asked for again; where few are
   * open, with all of them.
   */
  #proveRows(play: Play, tape: readonly Answer[], told: string): void {
    const due = [...this.#open.values()].filter(({ table }) => this.#asked.has(table)).filter(this.#isDue)
    const rounds = due.length > few ? 1 : Math.max(0, ...due.map((place) => this.#mutantsOf(place).length))
    for (let nth = 0; nth < rounds; nth++) {
      const mutants = due.flatMap((place): Mutant[] => {
        const own = this.#mutantsOf(place)
        const at = rounds > 1 ? nth : (this.#turn + this.#turns.get(keyOf(place))!) % own.length
        return this.isMet(place) || own[at] === undefined ? [] : [[place, own[at]]]
      })
      this.#prove(mutants, (some) => this.#playsOtherwise(play, withHouse(play.before, some), tape, told))
    }
  }

  #mutantsOf = (place: Place): readonly string[] => this.#mutants.get(keyOf(place))!

  #isDue = (place: Place): boolean => this.#isTurnOf(keyOf(place))

  #isTurnOf(key: string): boolean {
    const tried = this.#tried.get(key) ?? 0
    this.#tried.set(key, tried + 1)
    this.#turns.set(key, (this.#turns.get(key) ?? -1) + 1)
    return tried < patience || tried % seldom === 0
  }

  /** Which of these make a difference? Halves are tried until single ones are left. */
  #prove(due: readonly Mutant[], differs: (due: readonly Mutant[]) => boolean | 'broke'): void {
    if (due.length === 0) return
    const answer = differs(due)
    if (answer === false || (answer === 'broke' && due.length === 1)) return
    if (due.length === 1) {
      this.#meet(due[0]![0])
      return
    }
    const half = due.length >> 1
    this.#prove(due.slice(0, half), differs)
    this.#prove(due.slice(half), differs)
  }

  /** Does the step play otherwise for men without their Attribute? */
  #proveTraits(play: Play, tape: readonly Answer[], told: string | null): void {
    const action = (play.input as { readonly action?: string }).action ?? play.step
    for (const trait of this.#traits.values()) {
      if (trait.action !== action || !play.before.attributes.some(({ attribute }) => attribute === trait.attribute))
        continue
      if (!this.#isTurnOf(traitKey(trait))) continue
      const attributes = play.before.attributes.filter(({ attribute }) => attribute !== trait.attribute)
      if (this.#playsOtherwise(play, { ...play.before, attributes }, tape, told) === true)
        this.met += Number(this.#traits.delete(traitKey(trait)))
    }
  }

  /** @returns whether another start plays otherwise; `broke` where it cannot be played at all: a mutant gone astray. */
  #playsOtherwise(play: Play, state: FngState, tape: readonly Answer[], told: string | null): boolean | 'broke' {
    this.replays += 1
    const dice = openTape({ answers: tape, dice: 'roll', choices: 'draw', seed: 1, depth: play.depth })
    try {
      const again = playStep(fngSystem, play.step, argsOf(play, state, dice))
      return shown(state, again.state, again.lines, again.title) !== told
    } catch (error) {
      if (error instanceof RuleError || error instanceof StepStopped) return told !== null
      return 'broke'
    }
  }
}

const argsOf = ({ input, depth }: Play, state: FngState, dice: Parameters<typeof playStep>[2]['dice']) => ({
  state,
  input,
  dice,
  depth,
})

const withHouse = (state: FngState, due: readonly Mutant[]): FngState => ({
  ...state,
  houseRows: due.map(([{ table, part, at }, patch], i): HouseRow => ({
    id: i + 1,
    tableId: table,
    part,
    position: at,
    patch,
  })),
})

/** All that a step did and said, but for the house rules that it was played by. */
function shown(before: FngState, after: FngState, lines: readonly Line[], title: string): string {
  const changes = difference(before, after)
  return JSON.stringify([changes, lines.map((line) => ({ ...line, house: null })), title])
}
