import type * as z from 'zod'
import type { AmendForm } from '../../contract/amend.ts'
import type { CampaignCard } from '../../contract/campaign.ts'
import type { ChronicleView } from '../../contract/chronicle.ts'
import type { PlainTable } from '../../contract/csv.ts'
import type { AnswerOf, GameContract } from '../../contract/game.ts'
import type { HeadlinePart } from '../../contract/headline.ts'
import type { AloneRoll } from '../../contract/telling.ts'
import type { AnyState, Change } from '../engine/state.ts'
import type { Rules, System } from '../engine/system.ts'
import type { PrintableSheet } from '../sheets/offer.ts'
import type { Stop } from '../store/walk.ts'
import type { AutoplayOf, SampleOf } from './autoplay/autoplay.ts'
import type { BattleOf } from './game/battle.ts'
import type { FlowOf } from './game/flow.ts'
import type { FriendsOf } from './game/friends.ts'
import type { HelpOf } from './game/help.ts'
import type { HouseOf } from './game/house.ts'
import type { ListIn } from './game/lists.ts'
import type { NowOf } from './game/now.ts'
import type { PacksOf } from './game/packs.ts'
import type { PrintOf } from './game/print.ts'
import type { RosterOf } from './game/roster.ts'
import type { SealsOf } from './game/seals.ts'
import type { WordsOf } from './game/words.ts'
import type { OpenTour } from './library/openTours.ts'

/**
 * What the program needs of a game besides its rules. All of it reads only. What is optional a game may lack: whoever
 * asks for it is answered `not-here`.
 */
export interface Game<S = AnyState> {
  readonly contract: GameContract
  readonly system: System<S>
  /** What each query of the contract answers. */
  readonly queries: Readonly<Record<string, (look: Look<S>, input: never) => unknown>>
  readonly bookQueries: Readonly<Record<string, (rules: Rules, input: never) => unknown>>
  readonly card: (state: S) => CampaignCard['state']
  readonly now: NowOf<S>
  readonly words: WordsOf<S>
  readonly friends: FriendsOf<S>
  /** Every sheet that can be printed, in the order of the print page. */
  readonly sheets: readonly PrintableSheet[]
  /** The part of the book that a page belongs to. */
  readonly chapters: (page: number | null) => string
  /** Steps by which the player puts something right by hand. */
  readonly corrections: readonly string[]
  /** Steps that only write beside the game: one that waits for dice meanwhile goes on waiting. */
  readonly beside: readonly string[]
  readonly flow?: FlowOf<S>
  readonly battle?: BattleOf<S>
  /** @returns what dice that are only tried would do, people first; null where the lines tell it as well. */
  readonly tried?: (changes: readonly Change[], after: S) => readonly HeadlinePart[] | null
  readonly house?: HouseOf<S>
  readonly packs?: PacksOf<S>
  /** @param walk every entry from the start, with the state right after it. */
  readonly chronicle?: (walk: readonly Stop[]) => ChronicleView
  readonly print?: PrintOf<S>
  /** What the forms of the contract pick from, by the names that they give it. */
  readonly lists?: Readonly<Record<string, ListIn<S>>>
  /**
   * @param state as it was before the entry.
   * @returns what of its input can be put right in a form of its own; null for a step that is put right by its fields, or
   * not at all.
   */
  readonly forms?: (
    state: S,
    step: string,
    input: unknown,
  ) => Pick<AmendForm, 'input' | 'fields' | 'extra' | 'elsewhere'> | null
  readonly help?: HelpOf
  /**
   * What a field that came since means where it is missing, its default says: what it meant before. Left out where a step
   * of today means the same.
   * @returns the input of a step that is taken now, with what it means now.
   * @throws RuleError for what no rule refuses, but could not be chosen as the tour stands.
   */
  readonly takenNow?: (step: string, input: unknown, look: Look<S>) => unknown
  /** Left out where no player keeps anything from another. */
  readonly seals?: SealsOf<S>
  /** @returns the step that rolls on a table alone, with its input. */
  readonly rollAlone?: (asked: AloneRoll) => { readonly step: string; readonly input: unknown }
  readonly roster?: RosterOf
  readonly csv?: CsvOf<S>
  readonly autoplay?: AutoplayOf<S>
  /** Rests on `autoplay`. */
  readonly sample?: SampleOf
}

/** A game as the program holds it, which hands states on without knowing whose they are. */
export type AnyGame = Game

/** A file's system says whose state it is, and states of others never get here: this is the only cast. */
export const defineGame = <S>(game: Game<S>): AnyGame => game as unknown as AnyGame

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

/** What a game has to tell in tables for spreadsheets. Nothing in them is sealed from anybody. */
export interface CsvOf<S> {
  readonly men: GameTable<S>
  /** Left out where the game has nothing of the kind. */
  readonly missions?: GameTable<S>
}

export interface GameTable<S = AnyState> {
  /** "Men", "Games": as the game calls what stands in it. */
  readonly title: string
  readonly table: (look: Look<S>) => PlainTable
}
