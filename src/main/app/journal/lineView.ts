import type { LineView } from '../../../contract/journal.ts'
import { takenOff, unusual, usualSides } from '../../engine/dice.ts'
import { offsBy, passesBy } from '../../engine/readDice.ts'
import type { Line } from '../../engine/lines.ts'
import { asInBook, laidOver } from '../../engine/houseRules.ts'
import { appliedWords } from '../../engine/appliedWords.ts'
import { planOf } from '../../engine/plan.ts'
import { briefly } from '../../engine/proofs.ts'
import type { Table } from '../../engine/table.ts'
import { tableView } from '../house/tableView.ts'
import { neededIn } from './passWords.ts'
import { resultWords, throwsOf } from './rollWords.ts'

const known = new WeakMap<readonly Table[], ReadonlyMap<string, Table>>()

/** @returns a system's tables by id; made once. */
export function tablesById(tables: readonly Table[]): ReadonlyMap<string, Table> {
  const found = known.get(tables) ?? new Map(tables.map((table) => [table.id, table]))
  known.set(tables, found)
  return found
}

/** What stands in place of a line that the player must not see yet. */
const sealed = 'Sealed for now.'

/** @returns lines as anybody may see them: sealed ones stand as one at the end, for how many there are is sealed as well. */
export function asSeen<L extends Line>(lines: readonly L[]): readonly L[] {
  const secret = lines.find((line) => line.secret)
  return secret === undefined ? lines : [...lines.filter((line) => !line.secret), secret]
}

/**
 * @param tables the system's tables, to name the one that was rolled on.
 * @returns a line of the journal as the screens show it, secrets left out.
 */
export function lineView(line: Line, tables: ReadonlyMap<string, Table>): LineView {
  if (line.secret) return { ...empty, text: sealed }
  const table = line.table === null ? undefined : tables.get(line.table)
  const off = offIn(line, table)
  const played = table && laidOver(table, line.house ?? asInBook)
  const needs = neededIn(line, table)
  const brief = briefly(line.text)
  return {
    text: line.text,
    ...(brief !== null && { brief }),
    about: line.about && { collection: line.about.collection, id: line.about.id, field: line.about.field ?? null },
    table: table ? { id: table.id, title: table.title, page: table.page, row: line.row, ...rolled(line, table) } : null,
    page: line.page,
    dice: line.faces.map((face, i) => ({
      face,
      ...unusual(line.sides?.[i] ?? usualSides),
      passed: passed(face, i, line, table),
      ...(off.includes(i) && { off: true as const }),
    })),
    ...(line.card && { card: line.card }),
    target: line.target,
    ...(needs !== null && { needs }),
    score: line.score,
    result: resultWords(line, table),
    modifiers: line.modifiers.map((m) => ({ text: m.text, effect: appliedWords(m, played) })),
    numbers: line.numbers,
    by: line.by,
    who: line.who,
    picked: line.picked,
  }
}

/** What came up on the table as it was rolled on, and that table where it was by house rules. */
function rolled({ house, row }: Line, table: Table) {
  const outcome = row === null ? undefined : laidOver(table, house ?? asInBook).rows[row]?.outcome
  return {
    ...(outcome !== undefined && { outcome: String(outcome) }),
    ...(house !== null && { house: tableView(table, house) }),
  }
}

const empty: LineView = {
  text: '',
  about: null,
  table: null,
  page: null,
  dice: [],
  target: null,
  score: null,
  result: null,
  modifiers: [],
  numbers: {},
  by: null,
  who: null,
  picked: false,
}

/** Places of the dice that were taken off before the others were added. */
const offIn = (line: Line, table: Table | undefined): readonly number[] =>
  table === undefined ? [] : takenOff(throwsOf(line, table).first, offsBy(planOf(table).first, line.modifiers))

/** Passed or not, of passing dice; null of dice that are read or added, such as the second throw of a staged table. */
function passed(face: number, index: number, line: Line, table: Table | undefined): boolean | null {
  if (line.target === null) return null
  const { first } = throwsOf(line, table)
  const isFirst = index < first.length
  const rule = table && (isFirst ? planOf(table).first : planOf(table).second)
  if (!isFirst && rule?.kind !== 'passing' && rule?.kind !== 'atLeast') return null
  return passesBy(rule, [face], line.target) === 1
}
