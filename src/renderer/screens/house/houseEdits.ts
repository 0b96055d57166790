import type { HouseField, HouseModifierView, HouseRowView, HouseTableView } from '../../../contract/house.ts'
import type { HouseInputOf } from './useHouse.ts'

export type HouseTableInput = HouseInputOf<'overrideTable'>
type RowInput = NonNullable<HouseTableInput['rows']>[number]

/** What has been typed, by place: of a row `3 gives.turns`, of a modifier `m2`. Text, as it stands in its field. */
export type Edits = ReadonlyMap<string, string>

export const rowPlace = (row: number, field: HouseField): string => `${row} ${field.path.join('.')}`
export const modifierPlace = (position: number): string => `m${position}`

/** @returns what stands in a field: what was typed, else what the campaign plays by. */
export const typed = (edits: Edits, row: number, field: HouseField): string =>
  edits.get(rowPlace(row, field)) ?? field.house

/** @returns what stands in the field of a modifier: "+1". */
export const modifierText = (edits: Edits, { position, house }: HouseModifierView): string =>
  edits.get(modifierPlace(position)) ?? signed(house)

/** @returns the number that a modifier adds with what is typed; undefined for what is no whole number. */
export function modifierValue(edits: Edits, one: HouseModifierView): number | undefined {
  const text = modifierText(edits, one).trim()
  return /^[-+]?\d+$/.test(text) ? Number(text) : undefined
}

/** "+1", "-2", "0". */
export const signed = (by: number): string => (by > 0 ? `+${by}` : String(by))

/** @returns a value as main takes it; undefined for what cannot be one. */
export function valueOf(field: HouseField, text: string): unknown {
  const written = text.trim()
  if (field.kind === 'choice') return JSON.parse(text)
  if (field.kind === 'bound') return boundOf(field, written)
  if (field.kind === 'number') return numberOf(written)
  // A column of figures goes on being one.
  return field.path[0] === 'cells' && numberOf(field.book) !== undefined ? (numberOf(written) ?? written) : written
}

function boundOf({ of }: HouseField, written: string): unknown {
  const number = numberOf(written.replace(/^\+\s*/, ''))
  if (of !== null && number !== undefined) return { of, plus: number }
  if (number === undefined && (written === 'less' || written === 'more')) return written
  return number
}

const numberOf = (written: string): number | undefined =>
  /^-?\d+(?:\.\d+)?$/.test(written) ? Number(written) : undefined

/** @returns whether all that is typed can be a value of its field. */
export const isWhole = (table: HouseTableView, edits: Edits): boolean =>
  table.rows.every(({ position, fields }) =>
    fields.every((field) => valueOf(field, typed(edits, position, field)) !== undefined),
  ) && table.modifiers.every((one) => modifierValue(edits, one) !== undefined)

/** @returns whether anything that is typed differs from what the campaign plays by. */
export const isNew = (table: HouseTableView, edits: Edits): boolean =>
  table.rows.some(({ position, fields }) => fields.some((field) => typed(edits, position, field) !== field.house)) ||
  table.modifiers.some((one) => modifierValue(edits, one) !== one.house)

/** @returns the house rules of the table as they would be with what is typed: all that is not as in the book. */
export function inputOf(table: HouseTableView, edits: Edits): HouseTableInput {
  return {
    table: table.id,
    rows: table.rows.flatMap((row) => rowInput(row, edits) ?? []),
    modifiers: table.modifiers.flatMap((one) => {
      const by = modifierValue(edits, one)!
      return by === one.book ? [] : [{ modifier: one.position, by }]
    }),
  }
}

function rowInput({ position, fields }: HouseRowView, edits: Edits): RowInput | null {
  const changed = fields.filter((field) => typed(edits, position, field) !== field.base)
  if (changed.length === 0) return null
  // A second throw is named as a whole.
  const staged = changed.some(({ path }) => path[0] === 'then')
  const named = fields.filter((field) => changed.includes(field) || (staged && field.path[0] === 'then'))
  const input: Record<string, unknown> = { row: position }
  for (const field of named) {
    const [first, second] = field.path
    const value = valueOf(field, typed(edits, position, field))
    input[first] = second === undefined ? value : { ...(input[first] as object | undefined), [second]: value }
  }
  return input as unknown as RowInput
}

/** @returns how a score reads: "2", "3-5", "9+", "REP +1"; empty for rows of lists. */
export function scoreIn(fields: readonly HouseField[], read: (field: HouseField) => string): string {
  const [from, to] = ['from', 'to'].map((name) => fields.find(({ path }) => path[0] === name && path.length === 1))
  if (!from || !to) return ''
  const [first, last] = [from, to].map((field) => bound(field, read(field)))
  if (first === last) return first!
  if (last === 'more') return `${first}+`
  return first === 'less' ? `up to ${last}` : `${first}-${last}`
}

function bound({ of }: HouseField, value: string): string {
  if (of === null || value === 'less' || value === 'more') return value
  const by = Number(value.replace('+', ''))
  return by === 0 ? of : `${of} ${by > 0 ? '+' : '-'} ${Math.abs(by)}`
}
