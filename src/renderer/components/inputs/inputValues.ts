import type { InputField } from '../../../contract/inputField.ts'

/** @returns what stands in an input at a field's place. */
export function valueAt(input: unknown, path: InputField['path']): unknown {
  return path.reduce<unknown>((at, step) => (at as Readonly<Record<string | number, unknown>> | null)?.[step], input)
}

/** @returns the input with another value at that place; nothing of the old one is changed. */
export function withValue(input: unknown, [step, ...rest]: InputField['path'], value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(input)) return input.map((item, i): unknown => (i === step ? withValue(item, rest, value) : item))
  const fields = (input ?? {}) as Readonly<Record<string, unknown>>
  return { ...fields, [step]: withValue(fields[step], rest, value) }
}

/** @returns the fields by whom they are about, in order; those of nobody in particular first. */
export function groupsOf(fields: readonly InputField[]): { group: string | null; fields: InputField[] }[] {
  return [...Map.groupBy(fields, ({ group }) => group)].map(([group, own]) => ({ group, fields: own }))
}

/** @returns a list out of an input; nothing where there is none. */
export const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : []

/** @returns whether all fields hold as much as they must, so that the input can be sent. */
export const isFilled = (fields: readonly InputField[], input: unknown): boolean =>
  fields.every((field) => holdsEnough(field, valueAt(input, field.path)))

function holdsEnough(field: InputField, value: unknown): boolean {
  switch (field.kind) {
    case 'number':
      return typeof value === 'number' ? value >= field.min && value <= field.max : field.orNull === true
    case 'text':
      return !field.needed || (typeof value === 'string' && value.trim() !== '')
    case 'flag':
      return true
    case 'choice':
      return field.options.some((option) => option.value === value)
    case 'many':
      return listed(value).length >= (field.least ?? 0)
    case 'lines': {
      const lines = listed(value)
      return lines.length >= field.least && lines.length <= field.most
    }
    case 'rows': {
      const rows = listed(value)
      return rows.length >= field.least && rows.every((row) => isFilled(field.fields, row))
    }
  }
}
