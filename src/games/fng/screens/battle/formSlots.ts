import type { BattleForm, FieldView, FormValue, FormValues } from '../../contract/battle.ts'
import type { Slot } from '../../../../renderer/components/picks/slots.ts'
import { changed } from './changedValues.ts'

/** Where a field stands in a form: names of fields, and numbers of the lines that they are in. */
export type FieldPath = readonly (string | number)[]

/** A place of a form where somebody is named, with the way to it. */
export interface FormSlot extends Slot {
  readonly path: FieldPath
}

/** @returns the key of a field: "shooters"; in a line "targets.0.target". */
export const keyOf = (path: FieldPath): string => path.join('.')

/** @returns all places of a form where somebody is named, in their order; what is known already stands last. */
export function slotsOf({ fields, values }: Pick<BattleForm, 'fields' | 'values'>): readonly FormSlot[] {
  const all = slotsIn(fields, values, [])
  return [...all.filter(({ known }) => !known), ...all.filter(({ known }) => known)].map(({ slot }) => slot)
}

interface Found {
  readonly slot: FormSlot
  readonly known: boolean
}

function slotsIn(fields: readonly FieldView[], values: FormValues, path: FieldPath): readonly Found[] {
  return fields.flatMap((field): readonly Found[] => {
    const at = [...path, field.name]
    const value = values[field.name]
    if (field.kind === 'rows')
      return field.lines.flatMap((line, nth) => slotsIn(line, rowsOf(value)[nth] ?? {}, [...at, nth]))
    if (field.kind !== 'pick' && field.kind !== 'picks') return []
    const among = field.among.map(({ id }) => id)
    const least = field.kind === 'pick' ? (field.optional ? 0 : 1) : field.least
    const slot = { key: keyOf(at), path: at, part: partOf(field), ids: idsOf(value), among, least }
    return [{ slot: { ...slot, most: field.kind === 'pick' ? 1 : field.most }, known: field.known !== undefined }]
  })
}

/** What he does or is whom a field names: its own word for it, else the label: "Who fires" is "fires". */
function partOf({ part, label }: FieldView): string {
  if (part !== undefined) return part
  const word = label.replace(/^Who /, '')
  if (word.length > 12) return 'named'
  // PEF stays PEF.
  return word === 'Who' ? 'acts' : word.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())
}

/** @returns the field of a form to set, with its value, when others are named in a place of it. */
export function named(
  { fields, values }: BattleForm,
  { path }: FormSlot,
  ids: readonly number[],
): { readonly name: string; readonly value: FormValue } {
  const [name] = path as [string]
  const value = fieldAt(fields, path)?.kind === 'picks' ? ids : (ids[0] ?? null)
  return { name, value: setIn(fields, values, path, value)[name]! }
}

/** @returns the field at a place of a form; undefined where there is none. */
export function fieldAt(fields: readonly FieldView[], path: FieldPath): FieldView | undefined {
  const [name, nth, ...rest] = path
  const field = fields.find((one) => one.name === name)
  if (nth === undefined || field?.kind !== 'rows') return field
  return fieldAt(field.lines[Number(nth)] ?? [], rest)
}

/** @returns the values with one changed, however deep it stands; what hangs on it is left to main. */
export function setIn(fields: readonly FieldView[], values: FormValues, path: FieldPath, value: FormValue): FormValues {
  const [name, nth, ...rest] = path as readonly [string, number?, ...(string | number)[]]
  const field = fields.find((one) => one.name === name)
  if (nth === undefined || field?.kind !== 'rows') return changed(fields, values, name, value)
  const rows = rowsOf(values[name])
  return { ...values, [name]: rows.with(nth, setIn(field.lines[nth] ?? [], rows[nth] ?? {}, rest, value)) }
}

const idsOf = (value: FormValue | undefined): readonly number[] => {
  if (typeof value === 'number') return [value]
  return Array.isArray(value) ? (value as readonly number[]) : []
}

const rowsOf = (value: FormValue | undefined): readonly FormValues[] =>
  Array.isArray(value) ? (value as readonly FormValues[]) : []
