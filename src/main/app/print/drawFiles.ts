import type { SheetWish } from '../../../contract/sheets.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { drawDocument, type Printing } from '../../sheets/document.ts'
import type { Sheet } from '../../sheets/sheet.ts'
import type { DrawnSheet } from '../program.ts'
import { makeSheet, type Opened } from './makeSheet.ts'

/** Sheets that go into one file. */
interface Binding {
  readonly name: string
  readonly sheets: readonly Sheet[]
}

/**
 * Draws sheets into one PDF or into one each. All that stands on them is read before the first page is drawn: what
 * happens to the tour meanwhile is not on them.
 * @throws RuleError as `makeSheet`.
 */
export function* drawFiles(
  open: Opened,
  wishes: readonly SheetWish[],
  together: boolean,
  how: Printing,
): Work<Promise<DrawnSheet[]>> {
  const made: Binding[] = []
  for (const [i, wish] of wishes.entries()) {
    const share = 0.4 / wishes.length
    const { name, sheet } = yield* partOf(makeSheet(open, wish), i * share, (i + 1) * share)
    made.push({ name, sheets: [sheet] })
    yield { done: (i + 1) * share, of: 1, what: 'Reading the tour' }
  }
  const whose = open.source === null ? '' : `${open.source.name} `
  const all = { name: `${whose}sheets`, sheets: made.flatMap(({ sheets }) => sheets) }
  const bindings = together && made.length > 1 ? [all] : made
  const drawn: Promise<DrawnSheet>[] = []
  for (const [i, { name, sheets }] of bindings.entries()) {
    const share = 0.6 / bindings.length
    const bytes = yield* partOf(drawDocument(sheets, how), 0.4 + i * share, 0.4 + (i + 1) * share)
    drawn.push(bytes.then((of) => ({ name: `${name}.pdf`, bytes: of })))
  }
  return Promise.all(drawn)
}
