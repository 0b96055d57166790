import type { SheetGroup, SheetLeft, SheetWish } from '../../../contract/sheets.ts'
import { RuleError } from '../../engine/errors.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { drawDocument, type Printing } from '../../sheets/document.ts'
import type { Sheet } from '../../sheets/sheet.ts'
import type { DrawnSheet } from '../program.ts'
import { makeSheet, type MadeSheet, type Opened } from './makeSheet.ts'

/** Sheets that go into one file. */
interface Binding {
  readonly name: string
  readonly sheets: readonly Sheet[]
}

/** What was drawn, and which of the sheets could not be. */
export interface DrawnFiles {
  readonly drawn: readonly DrawnSheet[]
  readonly left: readonly SheetLeft[]
}

/**
 * Draws sheets into one PDF or into one each. All that stands on them is read before the first page is drawn: what
 * happens to the tour meanwhile is not on them. A sheet that is refused keeps no other from the printer.
 * @throws RuleError as `makeSheet`, when none of them can be made.
 */
export function* drawFiles(
  open: Opened,
  wishes: readonly SheetWish[],
  together: boolean,
  how: Printing,
): Work<Promise<DrawnFiles>> {
  const { made, left } = yield* partOf(makeAll(open, wishes), 0, 0.4)
  const whose = open.source === null ? '' : `${open.source.name} `
  const all = { name: `${whose}${whatAll(open, wishes)}`, sheets: made.flatMap(({ sheets }) => sheets) }
  const bindings = together && made.length > 1 ? [all] : made
  const drawn: Promise<DrawnSheet>[] = []
  for (const [i, { name, sheets }] of bindings.entries()) {
    const share = 0.6 / bindings.length
    // Sheets that are bound together bear the name of the whole, not that of the first.
    const title = sheets.length > 1 ? { title: name } : {}
    const bytes = yield* partOf(drawDocument(sheets, { ...how, ...title }), 0.4 + i * share, 0.4 + (i + 1) * share)
    drawn.push(bytes.then((of) => ({ name: `${name}.pdf`, bytes: of })))
  }
  return Promise.all(drawn).then((files) => ({ drawn: files, left }))
}

/** @returns what sheets of one group are together: "quick reference"; of several groups only "sheets". */
function whatAll({ app }: Opened, wishes: readonly SheetWish[]): string {
  const groups = new Set(wishes.map((wish) => app.sheets.find(({ sheet }) => sheet === wish.sheet)?.group))
  const [group] = groups
  return groups.size === 1 && group !== undefined ? wholes[group] : 'sheets'
}

const wholes: Readonly<Record<SheetGroup, string>> = {
  platoon: 'platoon sheets',
  folder: 'mission folder',
  qrs: 'quick reference',
  story: 'story sheets',
  blank: 'blank forms',
}

/** @throws RuleError the first refusal, when all are refused. */
function* makeAll(open: Opened, wishes: readonly SheetWish[]): Work<{ made: Binding[]; left: SheetLeft[] }> {
  const made: Binding[] = []
  const refused: { readonly wish: SheetWish; readonly error: RuleError }[] = []
  for (const [i, wish] of wishes.entries()) {
    const one = yield* partOf(madeOrRefused(open, wish), i / wishes.length, (i + 1) / wishes.length)
    if (one instanceof RuleError) refused.push({ wish, error: one })
    else made.push({ name: one.name, sheets: [one.sheet] })
    yield { done: (i + 1) / wishes.length, of: 1, what: 'Reading the tour' }
  }
  if (made.length === 0) throw refused[0]!.error
  const titleOf = (wanted: string) => open.app.sheets.find(({ sheet }) => sheet === wanted)?.title ?? wanted
  const left = refused.map(({ wish: { sheet }, error: { message } }) => ({ sheet, title: titleOf(sheet), message }))
  return { made, left }
}

function* madeOrRefused(open: Opened, wish: SheetWish): Work<MadeSheet | RuleError> {
  try {
    return yield* makeSheet(open, wish)
  } catch (error) {
    if (error instanceof RuleError) return error
    throw error
  }
}
