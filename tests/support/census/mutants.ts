import type { Row, Table } from '../../../src/main/engine/table.ts'

/** A row or a modifier of a table, by its place. */
export interface Place {
  readonly table: string
  readonly part: 'row' | 'modifier'
  readonly at: number
}

export const keyOf = ({ table, part, at }: Place): string => `${table}|${part}|${at}`

export const placesOf = ({ id, rows, modifiers }: Table): Place[] => [
  ...rows.map((_, at) => ({ table: id, part: 'row' as const, at })),
  ...modifiers.map((_, at) => ({ table: id, part: 'modifier' as const, at })),
]

type Values = Readonly<Record<string, unknown>>
type Part = 'gives' | 'cells'

/** The values that each field of a row has anywhere: what one row says, another can say. */
export type Elsewhere = ReadonlyMap<string, readonly unknown[]>

/** @returns the values of all fields of these tables, by part and name. */
export function fieldsOf(tables: readonly Table[]): Elsewhere {
  const all = new Map<string, unknown[]>()
  for (const row of tables.flatMap(({ rows }): readonly Row[] => rows))
    for (const part of ['gives', 'cells'] as const)
      for (const [name, value] of Object.entries(row[part] ?? {})) {
        const known = all.get(`${part}.${name}`) ?? []
        all.set(`${part}.${name}`, known)
        if (!known.includes(value)) known.push(value)
      }
  return all
}

/**
 * @returns house rules, as JSON, that make one row or modifier another: other words and figures, another result, other
 *   dice. Figures are those of another row, where one has others, so that they are such as the steps can play.
 */
export function mutantsOf({ dice, rows, modifiers }: Table, { part, at }: Place, elsewhere: Elsewhere): string[] {
  if (part === 'modifier') return [JSON.stringify({ by: modifiers[at]!.by + 1 })]
  const row: Row = rows[at]!
  const others: readonly Row[] = [...rows.slice(at + 1), ...rows.slice(0, at)]
  const changed = (name: Part, values: Values, along: number) =>
    Object.fromEntries(
      Object.entries(values)
        // A name alone is no figure: a weapon that is but named does nothing.
        .filter(([key]) => key !== 'name')
        .map(([key, value]) => {
          const near = others.map((each) => each[name]?.[key])
          const all = [...near, ...(elsewhere.get(`${name}.${key}`) ?? [])]
          // Where a row has none of what others have, it can be given one.
          const like = value === null ? 'number' : typeof value
          const other = [...new Set(all)].filter((each) => typeof each === like && each !== value)
          return [key, other[Math.floor(other.length * along)] ?? otherwise(value)]
        }),
    )
  const { outcome, gives, text, cells, from, to } = row
  const words = (along: number) => ({
    ...(text !== undefined && { text: `${text} ≠` }),
    ...(gives && { gives: changed('gives', gives, along) }),
    ...(cells && { cells: changed('cells', cells, along) }),
  })
  const result = others.find((each) => each.outcome !== undefined && each.outcome !== outcome)?.outcome
  const isBounded = from !== undefined && to !== undefined && outcome === undefined
  return [
    ...(text !== undefined || gives || cells
      ? (dice.kind === 'lookUp' ? [0, 1 / 3, 2 / 3] : [0, 1 / 2]).map(words)
      : []),
    ...(outcome !== undefined && result !== undefined ? [{ outcome: result }] : []),
    ...(isBounded
      ? [
          { from: 1, to: 6 },
          { from: 7, to: 7 },
        ]
      : []),
  ].map((patch) => JSON.stringify(patch))
}

function otherwise(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  return typeof value === 'boolean' ? !value : typeof value === 'string' ? `${value} ≠` : value
}
