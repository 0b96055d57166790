import type { Field, Fields, Form } from '../../../contract/form.ts'
import type { InputField, InputOption, StepFormView } from '../../../contract/inputField.ts'

/** @returns the options of a list, by the name under which fields pick from it. */
export type OptionsOf = (list: string) => readonly InputOption[]

/** @returns a step's form as it begins, with the lists of where the tour stands. */
export function newForm({ title, button = title, fields }: Form, options: OptionsOf): StepFormView {
  const lacking = Object.values(fields).find((field) => isLacking(field, options))
  return {
    title,
    button,
    input: startOf(fields, options),
    fields: fieldsOf(fields, options),
    refused: lacking ? `There is nothing to choose from: ${lacking.label}.` : null,
  }
}

/** @returns what of an entry's input can be put right: all but what says what it is about. */
export function formOfInput(fields: Fields, input: object, options: OptionsOf): Pick<StepFormView, 'input' | 'fields'> {
  const open = Object.fromEntries(Object.entries(fields).filter(([, { fixed }]) => !fixed))
  return { input, fields: fieldsOf(open, options, { ...input }) }
}

const isLacking = (field: Field, options: OptionsOf): boolean =>
  (field.kind === 'pick' || field.kind === 'key') && !field.optional && options(field.from).length === 0

const startOf = (fields: Fields, options: OptionsOf): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, startOfField(field, options)]))

function startOfField(field: Field, options: OptionsOf): unknown {
  if (field.kind === 'number' && field.start !== undefined) return field.start
  if ('otherwise' in field) return field.otherwise
  if (field.optional) return null
  switch (field.kind) {
    case 'number':
      return field.least
    case 'text':
      return ''
    case 'flag':
      return false
    case 'choice':
      return field.options[0]!.value
    case 'pick':
    case 'key':
      return options(field.from)[0]?.value ?? null
    case 'picks':
    case 'texts':
      return []
    case 'rows':
      return Array.from({ length: field.least }, () => startOf(field.fields, options))
  }
}

const fieldsOf = (fields: Fields, options: OptionsOf, input: Readonly<Record<string, unknown>> = {}): InputField[] =>
  Object.entries(fields).map(([name, field]) => fieldOf(name, field, options, input[name]))

const nothing = (label = 'None'): InputOption => ({ value: null, label })

function fieldOf(name: string, field: Field, options: OptionsOf, value: unknown): InputField {
  const { label, help, optional, none } = field
  const common = { path: [name], group: null, label, ...(help !== undefined && { help }) }
  const orNull = optional && { orNull: true as const }
  switch (field.kind) {
    case 'number': {
      const { least: min, most: max, fraction, unit } = field
      const more = { ...(fraction && { fraction }), ...(unit !== undefined && { unit }), ...orNull }
      return { ...common, kind: 'number', min, max, ...more }
    }
    case 'text': {
      const { most: max, long = false, needed } = field
      return { ...common, kind: 'text', max, long, ...orNull, ...(needed && { needed }) }
    }
    case 'flag':
      return { ...common, kind: 'flag' }
    case 'choice':
    case 'pick':
    case 'key': {
      const offered = field.kind === 'choice' ? field.options : options(field.from)
      return {
        ...common,
        kind: 'choice',
        options: withHeld([...(optional ? [nothing(none)] : []), ...offered], [value]),
      }
    }
    case 'picks':
      return { ...common, kind: 'many', options: withHeld(options(field.from), listed(value)), least: field.least }
    case 'texts':
      return { ...common, kind: 'lines', least: field.least, most: field.most }
    case 'rows': {
      const rows = (value ?? []) as readonly Readonly<Record<string, unknown>>[]
      // What a row holds is among what each offers.
      const held = Object.fromEntries(Object.keys(field.fields).map((one) => [one, rows.map((row) => row[one])]))
      const fields = Object.entries(field.fields).map(([one, own]) => rowField(one, own, options, held[one]!))
      const { least, most } = field
      return { ...common, kind: 'rows', fields, blank: startOf(field.fields, options), least, most }
    }
  }
}

function rowField(name: string, field: Field, options: OptionsOf, held: readonly unknown[]): InputField {
  const made = fieldOf(name, field, options, undefined)
  if (made.kind !== 'choice' && made.kind !== 'many') return made
  return { ...made, options: withHeld(made.options, held.flat()) }
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [])

/** An input may hold what its list offers no more: it stays, without a name. */
function withHeld(options: readonly InputOption[], held: readonly unknown[]): readonly InputOption[] {
  const unknown = new Set(held.filter((one) => one !== undefined && options.every(({ value }) => value !== one)))
  return [...options, ...[...unknown].map((one) => ({ value: one as InputOption['value'], label: 'As it was' }))]
}
