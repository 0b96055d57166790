import { RuleError } from './errors.ts'
import { holeIn } from './coverage.ts'
import { laidOver, type Given, type RowPatch, type TablePatch } from './houseRules.ts'
import { figureWritten } from './copyFigures.ts'
import { columnsTold } from './toldFigures.ts'
import { missing, type Bound, type Row, type Table } from './table.ts'

/**
 * Checks that a table can be played with house rules laid over it: rows and modifiers are there, outcomes are the
 * table's own, figures are of the kind that the table has, and every score still meets the rows that it met.
 * @throws RuleError `bad-input` with a sentence for the player.
 */
export function checkPatch(book: Table, patch: TablePatch): void {
  mustBeOnce(book, patch)
  for (const each of patch.rows) checkRow(book, each)
  for (const { modifier, by } of patch.modifiers) checkModifier(book, modifier, by)
  const hole = holeIn(book, laidOver(book, patch))
  if (hole !== null) refuse(book, hole)
}

function refuse({ title }: Table, why: string): never {
  throw new RuleError('bad-input', `${title.charAt(0).toUpperCase()}${title.slice(1)}: ${why} Nothing was changed.`)
}

function mustBeOnce(book: Table, { rows, modifiers }: TablePatch): void {
  const named = [...rows.map(({ row }) => `row ${row + 1}`), ...modifiers.map((m) => `modifier ${m.modifier + 1}`)]
  const twice = named.find((name, i) => named.indexOf(name) !== i)
  if (twice !== undefined) refuse(book, `${twice} is named twice.`)
}

function checkModifier(book: Table, place: number, by: number): void {
  const modifier = book.modifiers[place]
  if (!modifier) refuse(book, `there is no modifier ${place + 1}.`)
  if (by === modifier.by) return
  if (modifier.sets !== undefined || (modifier.effect !== undefined && modifier.by === 0))
    refuse(book, `"${modifier.text}" is no number that is added.`)
  if (!Number.isInteger(by) || Math.abs(by) > 20) refuse(book, `"${modifier.text}" takes a whole number up to 20.`)
}

function checkRow(book: Table, patch: RowPatch): void {
  const row = book.rows[patch.row]
  if (!row) refuse(book, `there is no row ${patch.row + 1}.`)
  const name = `row ${patch.row + 1}`
  const { from, to, then, outcome } = patch
  checkBound(book, name, from, row.from)
  checkBound(book, name, to, row.to)
  checkBound(book, name, then?.from, row.then?.from)
  checkBound(book, name, then?.to, row.then?.to)
  const like = outcome === undefined ? row : book.rows.find((each) => each.outcome === outcome)
  if (!like) refuse(book, `${name} cannot have a result that this table does not have.`)
  for (const [figure, value] of Object.entries(patch.gives ?? {})) checkFigure(book, like, name, figure, value)
  const unknown = Object.keys(patch.cells ?? {}).find((head) => row.cells?.[head] === undefined)
  if (unknown !== undefined) refuse(book, `${name} has no column "${unknown}".`)
  checkTold(book, row, name, patch)
}

/** A column that is made of a figure says no other. */
function checkTold(book: Table, row: Row, name: string, patch: RowPatch): void {
  const made = laidOver(book, { rows: [patch], modifiers: [] }).rows[patch.row]!.cells
  const other = columnsTold(book, row).find(
    (head) => patch.cells?.[head] !== undefined && String(patch.cells[head]) !== String(made?.[head]),
  )
  if (other !== undefined) refuse(book, `${name}, "${other}" tells a figure of the row: change the figure.`)
}

/** A bound may move; one that hangs on a number of the situation, such as REP + 1, goes on hanging on it. */
function checkBound(book: Table, name: string, now: Bound | undefined, was: Bound | undefined): void {
  if (now === undefined) return
  if (was === undefined) refuse(book, `${name} is not found by a score.`)
  const hangsOn = (bound: Bound) => (typeof bound === 'object' ? bound.of : null)
  if (hangsOn(now) !== hangsOn(was))
    refuse(book, `${name} must go on being counted from ${hangsOn(was) ?? 'a number'}.`)
}

/** What is filled in for a missing figure stands as it is kept. */
function mustStand(book: Table, name: string, figure: string, value: Given): void {
  if (value !== missing && figureWritten(book, figure, String(value)) !== value)
    refuse(book, `${name}: "${String(value)}" cannot stand there.`)
}

/** A figure is a number where the table has numbers, else one of the values that the table has there. */
function checkFigure(book: Table, row: Row, name: string, figure: string, value: Given): void {
  if (row.gives?.[figure] === undefined) refuse(book, `${name} has no figure "${figure}".`)
  if (row.gives[figure] === missing) {
    mustStand(book, name, figure, value)
    return
  }
  const known = book.rows.flatMap((each) => each.gives?.[figure] ?? (each.gives?.[figure] === null ? [null] : []))
  if (known.includes(value)) return
  const numbers = known.filter((each) => typeof each === 'number')
  if (typeof value === 'boolean' && known.some((each) => typeof each === 'boolean')) return
  if (typeof value !== 'number' || numbers.length === 0) refuse(book, `"${String(value)}" is no value of "${figure}".`)
  const lowest = Math.min(0, ...numbers) < 0 ? -999 : 0
  const wholes = numbers.every((each) => Number.isInteger(each))
  if (value < lowest || value > 999 || (wholes && !Number.isInteger(value)))
    refuse(
      book,
      `${name}, ${figure}: ${value} cannot be. ${wholes ? 'A whole number' : 'A number'} from ${lowest} to 999.`,
    )
}
