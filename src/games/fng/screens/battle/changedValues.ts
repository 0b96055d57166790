import type { FieldView, FormValue, FormValues } from '../../contract/battle.ts'

/** @returns the values with one changed; what hangs on it is left out: main begins it anew. */
export function changed(fields: readonly FieldView[], values: FormValues, name: string, value: FormValue): FormValues {
  const hanging = fields.filter(({ about }) => about === name).map((field) => field.name)
  return { ...without(values, hanging), [name]: value }
}

/** @returns the values without all that hangs on how somebody stands, in lines too: he may stand otherwise now. */
export function unsettled(fields: readonly FieldView[], values: FormValues): FormValues {
  const kept: Record<string, FormValue> = { ...without(values, hangingIn(fields)) }
  for (const field of fields) {
    const rows = kept[field.name]
    if (field.kind !== 'rows' || !Array.isArray(rows)) continue
    kept[field.name] = (rows as readonly FormValues[]).map((row, i) => without(row, hangingIn(field.lines[i] ?? [])))
  }
  return kept
}

const hangingIn = (fields: readonly FieldView[]): string[] =>
  fields.flatMap(({ name, about, holds }) => (about === undefined || holds === true ? [] : [name]))

const without = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
