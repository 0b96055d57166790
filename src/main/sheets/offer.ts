import type { Answer } from '../engine/answers.ts'
import type { Line } from '../engine/lines.ts'
import type { AnyState, Change } from '../engine/state.ts'
import type { Work } from '../engine/work.ts'
import type { StoryModel } from './chronicle/storyModel.ts'
import type { Backs } from './cutCards.ts'
import type { PictureFault } from './pictures/head.ts'
import type { ReadyPicture } from './pictures/unpack.ts'
import type { Sheet } from './sheet.ts'
import type { SlipModel } from './slip/slipModel.ts'

/** One place of the tour, as a sheet looks back on it: an entry, what it changed, and the state right after it. */
export interface SheetStop {
  readonly entry: {
    readonly id: number
    readonly step: string
    readonly title: string
    readonly input: unknown
    readonly tape: readonly Answer[]
  }
  readonly changes: readonly Change[]
  readonly state: AnyState
}

/** Pictures by their hash, ready to be drawn, or why they cannot be. */
export type LookedPictures = ReadonlyMap<string, ReadyPicture | PictureFault>

/** What a sheet may be made of. Whatever takes long is read only by the sheet that needs it. */
export interface SheetSource {
  /** The tour as it stands now, or stood at the end of the turn that the player chose. */
  readonly state: AnyState
  /** Id of the campaign, and its name. */
  readonly campaign: string
  readonly name: string
  /** Every entry from the start up to `state`, with the state right after it. */
  readonly walk: () => readonly SheetStop[]
  /** The steps of the entries from the start up to `state`. */
  readonly steps: () => readonly string[]
  /** Some of these entries, from the nth to before another, with the state right after each: no others are read. */
  readonly stretch: (from: number, to: number) => readonly SheetStop[]
  /** The lines of an entry. */
  readonly linesOf: (entry: number) => readonly Line[]
  /** The chronicle, with its pictures: they are looked over first. */
  readonly story: () => Work<StoryModel>
  /** Pictures of the campaign by their hash, looked over; one that its file does not hold is left out. */
  readonly pictures: (hashes: readonly string[]) => Work<LookedPictures>
  /** The throws of the stretch to come. Throws RuleError `not-now` where there are none. */
  readonly slip: () => Work<SlipModel>
  /** Why there is no slip of the throws to come; null where there is one. */
  readonly lacksSlip: () => string | null
}

/** What of a tour a sheet is to show; it reads only what it takes. */
export interface Choices {
  /** Id of the mission; without it that of now, else the last one. */
  readonly mission?: number | undefined
  /** The tour as it stood at the end of this turn, counted from 1, and not as it stands now. */
  readonly turn?: number | undefined
  /** Only these men, by id, in this order. */
  readonly men?: readonly number[] | undefined
  /** Tables for a reference sheet of the player's own, in this order. */
  readonly tables?: readonly string[] | undefined
  /** Id of a drawing. */
  readonly picture?: string | undefined
  /** Id of the player for whose eyes alone the sheet is; one that shows what is sealed takes it, and needs it while it is. */
  readonly holder?: number | undefined
  /** Where backs of cards are printed; without it they are not. */
  readonly backs?: Backs | undefined
  /** How many of a form that is filled in by hand; without it as many as go on a page. */
  readonly count?: number | undefined
}

/** A sheet of a game: what the print page says of it, and how it is made. */
export interface PrintableSheet {
  readonly sheet: string
  readonly title: string
  /** What is on it, in a sentence. */
  readonly about: string
  /** Where it stands on the print page. */
  readonly group: 'unit' | 'folder' | 'qrs' | 'story' | 'blank'
  /** Set for what goes to every table: it is taken where the player has not said what he wants. */
  readonly usual?: true
  /** Set where what it makes has pages to be folded. */
  readonly folds?: true
  readonly takes: readonly (keyof Choices)[]
  /** What must be chosen before it can be printed. */
  readonly needs?: keyof Choices
  /** @returns whether it needs no `holder` any more: nothing of it is sealed in this state. */
  readonly isOpen?: (state: AnyState) => boolean
  /** @returns the players whom a sealed sheet can be for; left out: each of them. */
  readonly holders?: (state: AnyState) => readonly number[]
  /** The drawings among which `picture` chooses; the first is taken where none is named. */
  readonly pictures?: readonly { readonly id: string; readonly title: string }[]
  /** What its file is called, where its title alone would not tell: "Quick reference, terrain". */
  readonly file?: string
  /** Id of the mission that it shows of a state where none is named; the newest where this is left out. */
  readonly shows?: (state: AnyState) => number | undefined
  /**
   * @param source null where no tour is open.
   * @returns why it cannot be printed now, as a sentence; null where it can.
   */
  readonly lacking: (source: Pick<SheetSource, 'state' | 'lacksSlip'> | null) => string | null
  /**
   * Called only when nothing is lacking, with the choices that it takes. What takes long is work.
   * @throws RuleError `bad-input` or `not-now` for a choice that cannot be printed, with a sentence for the player.
   */
  readonly make: (source: SheetSource | null, choices: Choices) => Sheet | Work<Sheet>
}

/** Makes a sheet, whether that is done at once or takes long. @throws RuleError as `make` does. */
export function* making(
  { make }: Pick<PrintableSheet, 'make'>,
  source: SheetSource | null,
  choices: Choices,
): Work<Sheet> {
  const made = make(source, choices)
  return 'next' in made ? yield* made : made
}
