import { refuse } from '../../../../main/engine/mustBe.ts'
import type { FngState } from '../state.ts'
import type { Asking, Field, Fields, Option, Value, Values } from './action.ts'

/** @returns the options that a choice has just now. */
export const optionsOf = (field: Extract<Field, { kind: 'choice' }>, asking: Asking): readonly Option[] =>
  typeof field.options === 'function' ? field.options(asking) : field.options

/** What a field holds that is not asked. */
export function neutralValue(field: Field, asking: Asking): Value {
  switch (field.kind) {
    case 'pick':
      return null
    case 'picks':
      return field.optional ? null : []
    case 'rows':
      return []
    case 'choice':
      return optionsOf(field, asking)[0]?.value ?? ''
    case 'flag':
      return false
    case 'number':
      return field.least
    case 'text':
      return ''
  }
}

/** What a field begins with. */
export function startValue(field: Field, asking: Asking): Value {
  const own = 'start' in field ? field.start(asking) : undefined
  return own === undefined ? neutralValue(field, asking) : own
}

/**
 * Checks a filled form against its fields, in their order: each is checked with what stands before it. A field that an
 * old entry does not know means what it says of itself (`absent`).
 * @returns the values, whole: fields that are not asked hold their neutral value.
 * @throws RuleError `bad-input` with the label of the field that is wrong.
 */
export function checkValues(fields: Fields, given: Values, state: FngState): Values {
  for (const name of Object.keys(given)) if (!(name in fields)) refuse(`This form has no field ${name}.`)
  return checkFields(fields, given, { state, values: {}, selected: [] })
}

function checkFields(fields: Fields, given: Values, outer: Asking): Values {
  const found: Record<string, Value> = {}
  // Grows field by field: what comes later is asked with what stands before it.
  const values: Record<string, Value> = { ...outer.values }
  const asking = { ...outer, values }
  for (const name in fields) {
    const field = fields[name]!
    const asked = isAsked(field, given[name], asking)
    const value = given[name] ?? absentValue(field, asking)
    found[name] = asked ? checkValue(field, value, asking) : neutralValue(field, asking)
    values[name] = found[name]
  }
  return found
}

/** A field of the past is not asked, but what an old entry holds of it counts. */
const isAsked = (field: Field, given: Value | undefined, asking: Asking): boolean =>
  field.past ? given !== undefined : (field.asked?.(asking) ?? true)

const absentValue = ({ absent }: Field, asking: Asking): Value | undefined =>
  typeof absent === 'function' ? absent(asking) : absent

function checkValue(field: Field, value: Value | undefined, asking: Asking): Value {
  switch (field.kind) {
    case 'pick':
      if (value === null || value === undefined)
        return field.optional ? null : refuse(`${field.label}: nothing is named.`)
      if (typeof value !== 'number' || !field.among(asking).includes(value))
        return refuse(`${field.label}: that is not possible.`)
      return value
    case 'picks':
      return field.optional && (value === null || value === undefined) ? null : checkPicks(field, value, asking)
    case 'choice': {
      const option = optionsOf(field, asking).find((o) => o.value === value)
      return option
        ? option.value
        : refuse(`${field.label}: ${typeof value === 'string' ? value : 'that'} is not among the choices.`)
    }
    case 'flag':
      return typeof value === 'boolean' ? value : refuse(`${field.label}: yes or no is wanted.`)
    case 'number':
      if (typeof value !== 'number' || !Number.isInteger(value) || value < field.least || value > field.most)
        return refuse(`${field.label}: a number from ${field.least} to ${field.most} is wanted.`)
      return value
    case 'text':
      if (typeof value !== 'string' || value.length > field.most)
        return refuse(`${field.label}: at most ${field.most} letters.`)
      return value.trim()
    case 'rows':
      return checkRows(field, value, asking)
  }
}

function checkPicks(field: Extract<Field, { kind: 'picks' }>, value: Value | undefined, asking: Asking): Value {
  if (!Array.isArray(value)) return refuse(`${field.label}: a list is wanted.`)
  const ids = value as readonly number[]
  const among = field.among(asking)
  if (new Set(ids).size !== ids.length || !ids.every((id) => among.includes(id)))
    return refuse(`${field.label}: that is not possible.`)
  if (ids.length < (field.least ?? 0)) return refuse(`${field.label}: at least ${field.least} must be named.`)
  if (ids.length > (field.most ?? Infinity)) return refuse(`${field.label}: at most ${field.most} can be named.`)
  return ids
}

function checkRows(field: Extract<Field, { kind: 'rows' }>, value: Value | undefined, asking: Asking): Value {
  if (!Array.isArray(value)) return refuse(`${field.label}: a list is wanted.`)
  const rows = value as readonly unknown[]
  if (rows.length < field.least || rows.length > field.most)
    return refuse(`${field.label}: ${field.least} to ${field.most} lines are wanted.`)
  return rows.map((row, nth) => {
    if (typeof row !== 'object' || row === null) return refuse(`${field.label}: a line is not filled.`)
    for (const name of Object.keys(row)) if (!(name in field.fields)) refuse(`${field.label}: no field ${name}.`)
    return checkFields(field.fields, row as Values, { ...asking, line: { nth, of: rows.length } })
  })
}
