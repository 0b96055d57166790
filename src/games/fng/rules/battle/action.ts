import type { Table } from '../../../../main/engine/table.ts'
import type { FngState } from '../state.ts'
import type { Scene } from './scene.ts'

/** Parts of the rulebook that actions are listed under. */
export type Section =
  'turn' | 'move' | 'fight' | 'wounded' | 'contacts' | 'ground' | 'civilians' | 'support' | 'air' | 'end'

/** What of the state an id in a form points at. */
export type PickFrom = 'figures' | 'groups' | 'contacts' | 'structures' | 'calls' | 'craft' | 'vehicles' | 'lasting'

/** What a form knows while it is filled: the state, what has been entered so far, and what is selected on the screen. */
export interface Asking {
  readonly state: FngState
  /** Values entered so far; fields still open are missing. */
  readonly values: Values
  /** Ids of selected figures and groups, as the screen shows them. */
  readonly selected: readonly number[]
  /** Who fired at whom last in this battle, as its journal has it; null where nobody has. */
  readonly lastFire?: () => FireSoFar | null
  /** What the table showed once in this battle, and nobody has moved since; missing where nothing is known. */
  readonly told?: Told
  /** Within a line of a small table: which it is, from 0, and how many there are. */
  readonly line?: { readonly nth: number; readonly of: number }
}

/** Who fired, and at whom, those near a target among them: ids of figures. */
export interface FireSoFar {
  readonly shooters: readonly number[]
  readonly at: readonly number[]
}

/** What forms begin with, as earlier ones had it: no rule asks for it. */
export interface Told {
  /** Inches between two, figures, groups or contacts by their ids, as last said; null where nobody knows. */
  readonly distance: (one: number, other: number) => number | null
  /** Who was said to stand beside a figure; null where nobody has said. */
  readonly beside: (figure: number) => readonly number[] | null
  /** How a group was put in line, from left to right, with whoever has a gap of more than 4" after him; null where nobody has. */
  readonly line: (group: number) => { readonly order: readonly number[]; readonly gaps: readonly number[] } | null
}

interface Common {
  readonly label: string
  /** One short sentence where the label does not say enough. */
  readonly help?: string
  /** The part that whoever is named in it plays, in a word: "beside him"; where missing, what the label says. */
  readonly part?: string
  /** It is seldom wanted: forms bring it at a button with these words, where it does not begin with something. */
  readonly seldom?: string
  /** What is to be said of what stands in it just now; null for nothing. `asking` holds its own value too. */
  readonly note?: (asking: Asking) => string | null
  /** Is it asked at all? A field that is not asked has its neutral value: null, false, the least number, nothing. */
  readonly asked?: (asking: Asking) => boolean
  /**
   * What is said of its value where the table is known to stand so: forms tell it in a word then, and ask only whoever says
   * that it is otherwise. Empty where there is nothing to tell; null where it is asked.
   */
  readonly said?: (asking: Asking, value: Value) => string | null
  /** The field beside it that it hangs on: when another is named there, it begins anew. */
  readonly about?: string
  /** What was entered in it holds, also where meanwhile more is said of how somebody stands. */
  readonly holds?: true
  /** What an entry means that was made before the form had this field; where missing, the field must be filled. */
  readonly absent?: Value | ((asking: Asking) => Value)
  /** Forms ask for it no more; entries from before may hold it. */
  readonly past?: true
}

export type Field =
  /** One row of the state. `among` gives the ids that may be picked, in the order shown. */
  | (Common & {
      readonly kind: 'pick'
      readonly from: PickFrom
      readonly among: (asking: Asking) => readonly number[]
      readonly start?: (asking: Asking) => number | null
      readonly optional?: true
      /** What it is called when none is named, where that says more than "None". */
      readonly none?: string
    })
  /** Several rows of the state. */
  | (Common & {
      readonly kind: 'picks'
      readonly from: PickFrom
      readonly among: (asking: Asking) => readonly number[]
      /** Of `among` those that the form offers, where that is fewer: entries may hold the others. */
      readonly offers?: (asking: Asking) => readonly number[]
      readonly start?: (asking: Asking) => readonly number[]
      readonly least?: number
      readonly most?: number
      /** It may be left unsaid, which is null and not the same as nobody; so it is where it is not asked. */
      readonly optional?: true
    })
  | (Common & {
      readonly kind: 'choice'
      readonly options: readonly Option[] | ((asking: Asking) => readonly Option[])
      readonly start?: (asking: Asking) => string
    })
  | (Common & { readonly kind: 'flag'; readonly start?: (asking: Asking) => boolean })
  | (Common & {
      readonly kind: 'number'
      readonly least: number
      readonly most: number
      readonly unit?: 'inches' | 'turns' | 'dice' | 'figures' | 'points'
      readonly start?: (asking: Asking) => number
    })
  | (Common & { readonly kind: 'text'; readonly most: number })
  /** A small table: one row for each of several things, with fields of its own. */
  | (Common & {
      readonly kind: 'rows'
      readonly fields: Readonly<Record<string, Field>>
      readonly least: number
      readonly most: number
      readonly start?: (asking: Asking) => readonly Values[]
    })

export interface Option {
  readonly value: string
  readonly label: string
}

export type Fields = Readonly<Record<string, Field>>

export type Value = string | number | boolean | null | readonly number[] | readonly Values[]
export interface Values {
  // As a record it would be an alias that refers to itself.
  // eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style
  readonly [name: string]: Value
}

type ValueOf<F> = F extends { kind: 'pick'; optional: true }
  ? number | null
  : F extends { kind: 'pick' }
    ? number
    : F extends { kind: 'picks'; optional: true }
      ? readonly number[] | null
      : F extends { kind: 'picks' }
        ? readonly number[]
        : F extends { kind: 'choice'; options: readonly { readonly value: infer V }[] }
          ? V
          : F extends { kind: 'choice' | 'text' }
            ? string
            : F extends { kind: 'flag' }
              ? boolean
              : F extends { kind: 'number' }
                ? number
                : F extends { kind: 'rows'; fields: infer G extends Fields }
                  ? readonly ValuesOf<G>[]
                  : never

/** What a filled form holds. A `pick` that is not asked is null all the same: mark it `optional`. */
export type ValuesOf<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> }

/** An action with all that it asks: "B activates". */
export interface Way {
  readonly title: string
  readonly values: Values
}

/**
 * One thing that can be done in a battle: a guided step with all the tables it chains. The screen builds its form from
 * the fields, the command search finds it by title and words, and a random player in the tests plays it by the same data.
 */
export interface Action<F extends Fields = Fields> {
  /** Its name in code and in the journal's input: `fire`. */
  readonly name: string
  /** "Fire". */
  readonly title: string
  readonly section: Section
  /** Page of the book (FNG). */
  readonly page: number
  /** Further words that a search finds it by. */
  readonly words: readonly string[]
  /** The tables that it is about: whoever looks one of them up in a battle is led here. */
  readonly tables?: readonly Table[]
  /** It is done to a line of what follows: no list of actions offers it. */
  readonly inQueue?: true
  readonly fields: F
  /** For whose eyes alone the form is, said to whoever holds the machine: "The player of the enemy". */
  readonly forEyes?: string
  /** What it is called just now, where that hangs on the battle; `title` where missing. */
  readonly now?: (state: FngState) => string
  /** @returns why it cannot be done now, for the player; null when it can. */
  readonly refuses: (state: FngState) => string | null
  /** @returns what of a filled form cannot be, for the player; null when it can be played. `run` refuses it too. */
  readonly wrong?: (state: FngState, values: ValuesOf<F>) => string | null
  /** @returns what would be left out if it were done now, in a sentence to ask the player about; null for nothing. */
  readonly leaves?: (state: FngState) => string | null
  /** @returns what to ask the player once before it is done as the form is filled; null where all is in order. */
  readonly asks?: (state: FngState, values: ValuesOf<F>) => string | null
  /** @returns whom it can be done for with nothing else to say: each has a button of its own. */
  readonly ways?: (state: FngState) => readonly Way[]
  /** How likely it is what the player wants now: 0 not at all, 100 surely. Only what is above 0 is offered. */
  readonly likely?: (asking: Asking) => number
  /** What it is called in the journal, once done: "Fire: Cpl Reyes at E1 2". The title where missing. */
  readonly entry?: (state: FngState, values: ValuesOf<F>) => string
  /** What the button of its filled form says, where that is more than its title: "E1 acts against A". */
  readonly button?: (state: FngState, values: ValuesOf<F>) => string
  /** Does it. @throws RuleError `bad-input`, `not-now`, `answer-wanted`. */
  readonly run: (scene: Scene, values: ValuesOf<F>) => void
}

/** Keeps the literal types of an action's fields, so that `run` gets its values typed. */
export const defineAction = <const F extends Fields>(action: Action<F>): Action => action as unknown as Action
