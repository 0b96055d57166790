import type { AmendForm } from '../../../../contract/amend.ts'
import type { InputField, InputOption } from '../../../../contract/inputField.ts'
import type { HouseField } from '../../../../contract/house.ts'
import type { TablePatch } from '../../../../main/engine/houseRules.ts'
import type { Table } from '../../../../main/engine/table.ts'
import { tableNamed } from '../../rules/house/tableNamed.ts'
import type { HouseTable, OneTable } from '../../rules/inputs.ts'
import { patchedTableView } from './houseTableView.ts'

type Form = Pick<AmendForm, 'input' | 'fields' | 'elsewhere'>

/** @returns a table's house rule as it was entered, number by number; what it left as in the book is not asked here. */
export function overrideForm(input: HouseTable): Form {
  const book = tableNamed(input.table)
  const view = patchedTableView(book, input)
  const rows = input.rows.flatMap((patch, i) => {
    const { name, fields } = view.rows[patch.row] ?? { name: '', fields: [] }
    return fields.flatMap((field) => {
      const made = rowField(book, name, field, ['rows', i], patch)
      return made ? [made] : []
    })
  })
  const modifiers = input.modifiers.map(({ modifier }, i): InputField => ({
    ...common(view.modifiers[modifier]?.name ?? '', ['modifiers', i, 'by']),
    kind: 'number',
    min: -most,
    max: most,
  }))
  const text = 'To play something else of this table otherwise, change it under House rules: that counts from here on.'
  return { input, fields: [...rows, ...modifiers], elsewhere: { text, table: input.table } }
}

/** @returns nothing to be changed in the entry itself, and where the same is done instead. */
export const resetForm = (input: OneTable): Form => ({
  input,
  fields: [],
  elsewhere: {
    text: 'Giving a table back to the book has nothing to put right. Change it under House rules: that counts from here on.',
    table: input.table,
  },
})

/** @returns the same for a list of names. */
export const namesForm = (input: unknown): Form => ({
  input,
  fields: [],
  elsewhere: {
    text: 'Names of your own are not put right here. Change them under House rules: that counts for all who come from here on.',
    table: null,
  },
})

/** @returns the same for a table of the player's own. */
export const ownTableForm = (input: unknown): Form => ({
  input,
  fields: [],
  elsewhere: {
    text: 'A table of your own is not put right here. Change it among the tables: that counts from here on.',
    table: null,
  },
})

/** @returns the same for a whole set or a pack, which came from a file. */
export const setForm = (input: unknown): Form => ({
  input,
  fields: [],
  elsewhere: {
    text: 'A whole set of house rules is not put right line by line. Change it under House rules: that counts from here on.',
    table: null,
  },
})

/** What a number of a table may be. */
const most = 99
const longText = 600

const common = (label: string, path: InputField['path']) => ({ path, label, group: null })

/** A field of a row, where the entry has said something of it. */
function rowField(
  book: Table,
  name: string,
  field: HouseField,
  at: InputField['path'],
  patch: TablePatch['rows'][number],
): InputField | null {
  const given = field.path.reduce<unknown>(
    (value, step) => (value as Record<string, unknown> | undefined)?.[step],
    patch,
  )
  if (given === undefined) return null
  const here = common(`${name}, ${field.label}`, [...at, ...field.path])
  if (field.kind === 'bound') return boundField(book, here, given)
  if (typeof given === 'number' && field.kind !== 'choice') return { ...here, kind: 'number', min: -most, max: most }
  if (typeof given === 'boolean') return { ...here, kind: 'flag' }
  if (field.kind === 'choice') return { ...here, kind: 'choice', options: optionsOf(field) }
  return { ...here, kind: 'text', max: longText, long: field.path[0] === 'text' }
}

/** A score, one that is counted from a number of the situation, or an open end. */
function boundField(book: Table, here: ReturnType<typeof common>, given: unknown): InputField {
  if (typeof given === 'object') return { ...here, path: [...here.path, 'plus'], kind: 'number', min: -most, max: most }
  const ends: InputOption[] = [
    { value: 'less', label: 'anything lower' },
    { value: 'more', label: 'anything higher' },
  ]
  if (typeof given === 'number') return { ...here, kind: 'number', min: -most, max: most }
  return { ...here, kind: 'choice', options: [...ends, ...scoresOf(book)] }
}

/** Scores that an open end may be closed at: those that the table names. */
function scoresOf({ rows }: Table): InputOption[] {
  const named = rows.flatMap(({ from, to }) => [from, to].filter((bound) => typeof bound === 'number'))
  return [...new Set(named)].sort((a, b) => a - b).map((value) => ({ value, label: String(value) }))
}

/** Values of a choice stand there as they are written in a file. */
const optionsOf = ({ options }: HouseField): InputOption[] =>
  options.map(({ value, label }) => ({ value: JSON.parse(value) as InputOption['value'], label }))
