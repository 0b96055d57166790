import type { Bound, DiceRule, Modifier, Row, Table } from './table.ts'

/** One value of a table as JSON: a figure, or words. */
type Value = string | number

/** A modifier as JSON: when it counts, its effect ("+1", or words where it is no number) and what the effect is counted in. */
export interface ModifierJson {
  readonly when: string
  readonly effect: string
  readonly unit: string
}

/** A whole table as JSON. Rows hold `from` and `to`, or `key`, then the printed columns. */
export interface TableJson {
  readonly id: string
  readonly title: string
  readonly page: number
  readonly system: string
  readonly dice: string
  readonly modifiers: readonly ModifierJson[]
  readonly rows: readonly Readonly<Record<string, Value>>[]
}

/**
 * A table for other programs, as `tables --json` prints it.
 * @param system id of the rule system that the page number belongs to.
 */
export const tableJson = (table: Table, system: string): TableJson => ({
  id: table.id,
  title: table.title,
  page: table.page,
  system,
  dice: table.how,
  modifiers: table.modifiers.map((modifier) => ({
    when: modifier.text,
    effect: modifier.effect ?? signed(modifier.by),
    unit: unitOf(modifier, table.dice),
  })),
  rows: table.rows.map((row) => rowJson(table, row)),
})

/** A table as plain text for a terminal: its head, its modifiers, the rows in aligned columns, its footnotes. */
export function tableText(table: Table): string {
  const { title, dice, modifiers, rows } = tableJson(table, '')
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (head) => head !== 'key' || !table.heads?.key,
  )
  const grid = [heads, ...rows.map((row) => heads.map((head) => String(row[head] ?? '')))]
  const widths = heads.map((_, column) => Math.max(...grid.map((line) => line[column]!.length)))
  return [
    `${table.id}: ${title} (p. ${[table.page, ...(table.alsoOn ?? [])].join(', ')})`,
    `dice: ${dice}`,
    ...modifiers.map(
      ({ when, effect, unit }) => `  ${when}: ${/^[+-]?\d+$/.test(effect) ? `${effect} ${unit}` : effect}`,
    ),
    ...grid.map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    ),
    ...(table.notes ?? []),
    '',
  ].join('\n')
}

function rowJson(table: Table, row: Row): Readonly<Record<string, Value>> {
  const { from, to, key, text, cells } = row
  const heads = table.heads ?? {}
  return {
    ...(from !== undefined && to !== undefined && { from: boundJson(from), to: boundJson(to) }),
    ...(from !== undefined && to !== undefined && heads.from !== undefined && { [heads.from]: span(from, to) }),
    ...(table.rows.some(({ then }) => then !== undefined) && secondThrow(row, heads.then)),
    ...(key !== undefined && { key, ...(heads.key !== undefined && { [heads.key]: key }) }),
    ...cells,
    ...(text !== undefined && { [heads.text ?? 'result']: text }),
  }
}

/** The columns of the second throw: one with its own head, or from and to; "-" where the row needs none. */
function secondThrow({ then }: Row, head: string | undefined): Readonly<Record<string, Value>> {
  if (head !== undefined) return { [head]: then ? span(then.from, then.to) : '-' }
  return { 'd6 from': then ? boundJson(then.from) : '-', 'd6 to': then ? boundJson(then.to) : '-' }
}

const span = (from: Bound, to: Bound): Value => (from === to ? boundJson(from) : `${boundJson(from)}-${boundJson(to)}`)

/** A bound as it is printed: a number, "less", "more", or "REP + 1". */
function boundJson(bound: Bound): Value {
  if (typeof bound !== 'object') return bound
  if (bound.plus === 0) return bound.of
  return `${bound.of} ${bound.plus > 0 ? '+' : '-'} ${Math.abs(bound.plus)}`
}

const signed = (by: number): string => (by > 0 ? `+${by}` : String(by))

function unitOf(modifier: Modifier, dice: DiceRule): string {
  switch (modifier.to) {
    case 'target':
      return dice.kind === 'passing' && dice.versus.includes('REP') ? 'to REP' : 'to the target'
    case 'dice':
      return 'in dice'
    case 'score':
      return 'to the total'
    case 'level':
      return 'to the level'
  }
}
