import { usualSides } from './dice.ts'
import { effectWords, planOf } from './plan.ts'
import type { DiceRule } from './diceRule.ts'
import type { Bound, Cells, Modifier, Row, Table } from './table.ts'

/** One value of a table as JSON: a figure, or words. */
type Value = string | number

/** A modifier as JSON: when it counts, its effect ("+1", or words where it is no number) and what the effect is counted in. */
export interface ModifierJson {
  readonly when: string
  readonly effect: string
  readonly unit: string
}

/** A whole table as JSON. Rows hold `from` and `to`, or those of lists `key`; then the printed columns. */
export interface TableJson {
  readonly id: string
  readonly title: string
  /** Null where the book's pages bear no numbers. */
  readonly page: number | null
  readonly system: string
  readonly dice: string
  readonly modifiers: readonly ModifierJson[]
  readonly rows: readonly Readonly<Record<string, Value>>[]
  /** Footnotes; those that a cell refers to begin with their mark. */
  readonly notes: readonly string[]
}

/** @returns how the dice of a table are rolled, for the player. */
export const howWords = ({ how = 'look-up, nothing is rolled' }: Pick<Table, 'how'>): string => how

/**
 * A table for other programs, as `tables --json` prints it.
 * @param system id of the rule system that the page number belongs to.
 */
export const tableJson = (table: Table, system: string): TableJson => ({
  id: table.id,
  title: table.title,
  page: table.page,
  system,
  dice: howWords(table),
  modifiers: table.modifiers.map((modifier) => ({
    when: modifier.text,
    effect: modifier.effect ?? effectWords(modifier),
    unit: unitOf(modifier, table.dice),
  })),
  rows: table.rows.map((row) => rowJson(table, row)),
  notes: table.notes ?? [],
})

/** The widest line of a table in a terminal. */
const lineWidth = 100
const gap = '  '

/**
 * A table as plain text for a terminal: its head, its modifiers, the rows in aligned columns, its footnotes. Long
 * cells go on below themselves.
 */
export function tableText(table: Table): string {
  const { title, dice, modifiers, rows, notes } = tableJson(table, '')
  // What is printed under a head of its own is not shown twice.
  const doubled = ['key', ...(table.heads?.from === undefined ? [] : ['from', 'to'])]
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((head) => !doubled.includes(head))
  const grid = [heads, ...rows.map((row) => heads.map((head) => String(row[head] ?? '')))]
  return [
    `${table.id}: ${title}${pagesOf(table)}`,
    ...hanging(`dice: ${dice}`),
    ...modifiers.flatMap(({ when, effect, unit }) =>
      hanging(`  ${when}: ${/^[+-]?\d/.test(effect) ? `${effect} ${unit}` : effect}`),
    ),
    ...gridLines(grid),
    ...notes.flatMap(hanging),
    '',
  ].join('\n')
}

const pagesOf = ({ page, alsoOn = [] }: Table): string => (page === null ? '' : ` (p. ${[page, ...alsoOn].join(', ')})`)

/** A line that goes on indented. */
function hanging(line: string): string[] {
  const [first, ...more] = wrapped(line, lineWidth - 4)
  return [first!, ...more.map((part) => `    ${part}`)]
}

function gridLines(grid: readonly (readonly string[])[]): string[] {
  const widths = columnWidths(grid)
  return grid.flatMap((line) => {
    const cells = line.map((cell, column) => wrapped(cell, widths[column]!))
    return Array.from({ length: Math.max(1, ...cells.map((parts) => parts.length)) }, (_, i) =>
      cells
        .map((parts, column) => (parts[i] ?? '').padEnd(widths[column]!))
        .join(gap)
        .trimEnd(),
    )
  })
}

/** Every column as wide as its longest cell; where the line has no room for that, the widest give way first. */
function columnWidths(grid: readonly (readonly string[])[]): number[] {
  const columns = grid[0]!.map((_, column) => grid.map((line) => line[column]!))
  const widths = columns.map((cells) => longest(cells))
  const least = columns.map((cells) => longest(cells.flatMap(wordsOf)))
  for (let over = widths.reduce((a, b) => a + b + gap.length, -gap.length) - lineWidth; over > 0; over--) {
    const open = widths.map((width, column) => (width > least[column]! ? width : 0))
    const widest = Math.max(...open)
    if (widest === 0) break
    widths[open.indexOf(widest)]!--
  }
  return widths
}

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.trimEnd().length))

/** Where a line may be broken: after a space, but not inside "p. 27", and after a hyphen between letters. */
const wordsOf = (text: string): string[] => text.split(/(?<=\S )(?<!\bpp?\. )|(?<=[a-z]-)(?=[a-z])/)

/** A text as lines of at most this width; a longer word has a line for itself. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of wordsOf(text)) {
    if (line !== '' && (line + word).trimEnd().length > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += word
  }
  return [...lines, line.trimEnd()]
}

function rowJson(table: Table, row: Row): Readonly<Record<string, Value>> {
  const { from, to, key, text, cells } = row
  const heads = table.heads ?? {}
  const result = text !== undefined && { [heads.text ?? 'result']: text }
  return {
    ...(isList(table) ? { key: key! } : bounds(row)),
    ...(from !== undefined && to !== undefined && heads.from !== undefined && { [heads.from]: span(from, to) }),
    ...(table.rows.some(({ then }) => then !== undefined) && secondThrow(row, heads.then, planOf(table).second)),
    ...(key !== undefined && heads.key !== undefined && { [heads.key]: figure(key) }),
    ...(heads.text !== undefined && result),
    ...furtherColumns(table, cells),
    ...copyColumns(table, row),
    ...(heads.text === undefined && result),
  }
}

/** The rows of a list are known by key; nothing is rolled, or the dice have columns of their own. */
const isList = ({ rows, heads }: Table): boolean =>
  rows.every(
    ({ key, from, cells }) =>
      key !== undefined && cells?.['from'] === undefined && (from === undefined || heads?.from !== undefined),
  )

/** From and to: as the cells word them, or as numbers; "-" where a row of a rolled table is not rolled for. */
const bounds = ({ from, to, cells }: Row): Readonly<Record<'from' | 'to', Value>> => ({
  from: cells?.['from'] ?? (from === undefined ? '-' : boundJson(from)),
  to: cells?.['to'] ?? (to === undefined ? '-' : boundJson(to)),
})

const mark = / (\(\d\))$/

/** Every further column, empty where the row has nothing; from and to stand at the head of the row. */
function furtherColumns({ rows }: Table, cells: Cells = {}): Readonly<Record<string, Value>> {
  const heads = new Set(rows.flatMap((row) => Object.keys(row.cells ?? {})))
  heads.delete('from')
  heads.delete('to')
  return Object.fromEntries(
    [...heads].map((head) => {
      const shared = sharedMark(rows.map((row) => String(row.cells?.[head] ?? '')))
      if (shared === null) return [head, cells[head] ?? '']
      return [`${head} ${shared}`, figure(String(cells[head]).replace(mark, ''))]
    }),
  )
}

/** Figures of the player's copy, filled in or missing; as printed where the row words them, empty where it has none. */
const copyColumns = ({ fromCopy = {} }: Table, { gives = {}, cells = {} }: Row): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(fromCopy).map(([figure, { column }]) => {
      const value = cells[column] ?? gives[figure]
      return [column, typeof value === 'string' || typeof value === 'number' ? value : '']
    }),
  )

/** The footnote's mark that ends all cells of a column, if there are several: it belongs to the column's head. */
function sharedMark(cells: readonly string[]): string | null {
  const marks = new Set(cells.map((cell) => mark.exec(cell)?.[1] ?? null))
  return cells.length > 1 && marks.size === 1 ? [...marks][0]! : null
}

/** A whole number as one, words as they are. */
const figure = (text: string): Value => (/^\d+$/.test(text) ? Number(text) : text)

/** The columns of the second throw: one with its own head, or from and to; "-" where the row needs none. */
function secondThrow(
  { then }: Row,
  head: string | undefined,
  dice: DiceRule | undefined,
): Readonly<Record<string, Value>> {
  if (head !== undefined) return { [head]: then ? span(then.from, then.to) : '-' }
  const die = dieWord(dice ?? {})
  return { [`${die} from`]: then ? boundJson(then.from) : '-', [`${die} to`]: then ? boundJson(then.to) : '-' }
}

/** "3", "3-5", "3+". */
function span(from: Bound, to: Bound): Value {
  if (from === to) return boundJson(from)
  return typeof from === 'number' && to === 'more' ? `${from}+` : `${boundJson(from)}-${boundJson(to)}`
}

/** A bound as it is printed: a number, "less", "more", or "REP + 1". */
function boundJson(bound: Bound): Value {
  if (typeof bound !== 'object') return bound
  if (bound.plus === 0) return bound.of
  return `${bound.of} ${bound.plus > 0 ? '+' : '-'} ${Math.abs(bound.plus)}`
}

/** @returns "d6", or "die" where the row or the unit says which. */
export const dieWord = ({ sides = usualSides }: Pick<DiceRule, 'sides'>): string =>
  typeof sides === 'string' ? 'die' : `d${sides}`

/** @returns the number that the dice are thrown against, whoever's it is: "REP" of "REP of the pilot"; null where it has no name. */
export const targetWord = (dice: DiceRule): string | null =>
  dice.kind === 'passing' && typeof dice.versus === 'string' ? dice.versus.split(' of ')[0]! : null

function unitOf(modifier: Modifier, dice: DiceRule): string {
  switch (modifier.to) {
    case 'target':
      return `to ${targetWord(dice) ?? 'the target'}`
    case 'dice':
      return 'in dice'
    case 'score':
      return dice.kind === 'passing' || dice.kind === 'atLeast' ? `to the ${dieWord(dice)} passed` : 'to the total'
    case 'level':
      return 'to the level'
    case 'number':
      return `to ${modifier.of!}`
    case 'highest':
    case 'lowest':
      return ''
  }
}
