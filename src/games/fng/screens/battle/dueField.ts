import type { FieldView, FormValue, FormValues } from '../../contract/battle.ts'

/** A field that must still be filled; within a small table, its label and the line from 0. */
export interface DueField {
  readonly name: string
  readonly label: string
  readonly line: number | null
}

/** Is somebody or something still to be named in it? */
const isOpen = (field: FieldView, value: FormValue | undefined): boolean => {
  if (field.kind === 'pick') return !field.optional && value == null
  return field.kind === 'picks' && (Array.isArray(value) ? value.length : 0) < field.least
}

/** @returns the first field of a form that is still due; null where none is. */
export function dueIn(fields: readonly FieldView[], values: FormValues): DueField | null {
  for (const field of fields) {
    const { name, label } = field
    const value = values[name]
    if (isOpen(field, value)) return { name, label, line: null }
    if (field.kind !== 'rows') continue
    const rows = (Array.isArray(value) ? value : []) as readonly FormValues[]
    for (const [line, inLine] of field.lines.entries()) {
      const due = inLine.find((one) => isOpen(one, rows[line]?.[one.name]))
      if (due) return { name: due.name, label, line }
    }
  }
  return null
}
