import type { SheetLeft, SheetWish } from '../../../contract/sheets.ts'
import { RuleError } from '../../engine/errors.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { drawDocument, SheetFault, type Printing } from '../../sheets/document.ts'
import { StoreError } from '../../store/errors.ts'
import type { DrawnSheet } from '../program.ts'
import { fileName } from './fileName.ts'
import { wordsOf } from './partsOf.ts'
import { makeSheet, type MadeSheet, type Opened } from './makeSheet.ts'

/** What was drawn, and which of the sheets could not be. */
export interface DrawnFiles {
  readonly drawn: readonly DrawnSheet[]
  readonly left: readonly SheetLeft[]
}

/** How sheets are put into files. */
export interface Binding {
  /** All in one PDF, or each in its own. */
  readonly together: boolean
  readonly how: Printing
  /** Takes mistakes of the program. */
  readonly log: (fault: unknown, sheet: string) => void
}

/** A sheet that was wished for and made. */
interface Made extends MadeSheet {
  readonly wish: SheetWish
}

/** A sheet that cannot be printed, and what was thrown. */
interface Refused {
  readonly wish: SheetWish
  readonly error: unknown
}

/**
 * Draws sheets into one PDF or into one each. All that stands on them is read before the first page is drawn: what
 * happens to the tour meanwhile is not on them. A sheet that is refused, or in which the program makes a mistake, keeps
 * no other from the printer.
 * @throws RuleError as `makeSheet`, or the mistake, when none of them can be printed; StoreError for a file that cannot
 *   be read.
 */
export function* drawFiles(
  open: Opened,
  wishes: readonly SheetWish[],
  { together, how, log }: Binding,
): Work<Promise<DrawnFiles>> {
  const refused: Refused[] = []
  const made = yield* partOf(makeAll(open, wishes, refused), 0, 0.4)
  const files = together ? [made] : made.map((one) => [one])
  const drawn: Promise<DrawnSheet>[] = []
  for (const [i, sheets] of files.entries()) {
    const share = 0.6 / files.length
    const work = drawFile(open, sheets, how, refused)
    const file = yield* partOf(work, 0.4 + i * share, 0.4 + (i + 1) * share)
    if (file !== null) drawn.push(file)
  }
  const [first, ...others] = refused
  // What is thrown is logged by whoever called.
  for (const { wish, error } of drawn.length === 0 ? others : refused)
    if (!(error instanceof RuleError)) log(error, wish.sheet)
  if (first && drawn.length === 0) throw first.error
  const left = refused.map((one) => leftOut(open, one))
  return Promise.all(drawn).then((ready) => ({ drawn: ready, left }))
}

function* makeAll(open: Opened, wishes: readonly SheetWish[], refused: Refused[]): Work<Made[]> {
  const made: Made[] = []
  for (const [i, wish] of wishes.entries()) {
    try {
      made.push({ ...(yield* partOf(makeSheet(open, wish), i / wishes.length, (i + 1) / wishes.length)), wish })
    } catch (error) {
      // The file holds what all of them are made of.
      if (error instanceof StoreError) throw error
      refused.push({ wish, error })
    }
    yield { done: (i + 1) / wishes.length, of: 1, what: 'Reading the campaign' }
  }
  return made
}

/** @returns null when none of the sheets can be drawn. */
function* drawFile(
  { game, source }: Opened,
  sheets: readonly Made[],
  how: Printing,
  refused: Refused[],
): Work<Promise<DrawnSheet> | null> {
  let sound = sheets
  while (sound.length > 0) {
    const names = sound.map(({ name }) => name)
    const name = fileName(source?.name ?? '', names, wordsOf(game))
    // Sheets that are bound together bear the name of the whole, not that of the first.
    const title = sound.length > 1 ? { title: name } : {}
    try {
      const all = sound.map(({ sheet }) => sheet)
      const bytes = yield* drawDocument(all, { ...how, ...title })
      return bytes.then((of) => ({ name: `${name}.pdf`, bytes: of }))
    } catch (error) {
      if (!(error instanceof SheetFault)) throw error
      refused.push({ wish: sound[error.nth]!.wish, error: error.cause })
      sound = sound.filter((_, i) => i !== error.nth)
    }
  }
  return null
}

function leftOut({ game }: Opened, { wish: { sheet }, error }: Refused): SheetLeft {
  const title = game.sheets.find((one) => one.sheet === sheet)?.title ?? sheet
  return { sheet, title, message: error instanceof RuleError ? error.message : ownMistake }
}

/** What the player reads of a sheet in which the program has made a mistake. */
export const ownMistake =
  'Short-Timer made a mistake of its own on this sheet, and wrote it into its log. The campaign is as it was.'
