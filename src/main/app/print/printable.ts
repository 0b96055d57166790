import type { SheetChoices, SheetOffer } from '../../../contract/sheets.ts'
import type { Line } from '../../engine/lines.ts'
import type { AnyState } from '../../engine/state.ts'
import type { Work } from '../../engine/work.ts'
import type { StoryModel } from '../../sheets/chronicle/storyModel.ts'
import type { Sheet } from '../../sheets/sheet.ts'
import type { SlipModel } from '../../sheets/slip/slipModel.ts'
import type { Stop } from '../../store/walk.ts'

/** What a sheet may be made of. Whatever takes long is read only by the sheet that needs it. */
export interface SheetSource {
  /** The tour as it stands now, or stood at the end of the half-month that the player chose. */
  readonly state: AnyState
  /** Name of the campaign. */
  readonly name: string
  /** Every entry from the start up to `state`, with the state right after it. */
  readonly walk: () => readonly Stop[]
  /** The lines of an entry. */
  readonly linesOf: (entry: number) => readonly Line[]
  /** The chronicle, with its pictures: they are looked over first. */
  readonly story: () => Work<StoryModel>
  /** The throws of the stretch to come. Throws RuleError `not-now` where there are none. */
  readonly slip: () => Work<SlipModel>
}

/** A sheet of a game: what the print page says of it, and how it is made. */
export interface PrintableSheet extends Omit<SheetOffer, 'lacking'> {
  /** What its file is called, where its title alone would not tell: "Quick reference, terrain". */
  readonly file?: string
  /**
   * @param source null where no tour is open.
   * @returns why it cannot be printed now, as a sentence; null where it can.
   */
  readonly lacking: (source: Pick<SheetSource, 'state'> | null) => string | null
  /**
   * Called only when nothing is lacking, with the choices that it takes.
   * @throws RuleError `bad-input` or `not-now` for a choice that cannot be printed, with a sentence for the player.
   */
  readonly make: (source: SheetSource | null, choices: SheetChoices) => Work<Sheet>
}
