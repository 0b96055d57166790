import type * as z from 'zod'
import type { PackFault } from '../../../contract/pack.ts'

/**
 * @param value what was read, for names of its rows.
 * @param called what the player calls them.
 * @returns what a schema found, one fault for each place and reason, in plain words.
 */
export const faultsIn = (
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
  called: Called = () => null,
): PackFault[] => issues.map((issue) => ({ place: placeOf(value, issue.path, called), reason: reasonOf(issue) }))

/** What the player calls a row by the name that the file gives it. */
type Called = (name: string) => string | null

/** Fields that a row is known by, in the order in which they are asked. */
const known = ['list', 'table', 'name', 'id']

/** What fields are called for the player; others are called as in the file. */
const words: Readonly<Record<string, string>> = {
  first: 'first names',
  last: 'surnames',
  gives: 'figures',
  cells: 'columns',
}

/** "American names, surnames, row 14". Lists are passed over: their rows say all. */
function placeOf(value: unknown, path: readonly PropertyKey[], called: Called): string {
  const steps: string[] = []
  let at = value
  for (const key of path) {
    at = typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined
    if (typeof key === 'number') steps.push(nameOf(at, called) ?? `row ${key + 1}`)
    else if (!(key === 'rows' && Array.isArray(at))) steps.push(words[String(key)] ?? String(key))
  }
  return steps.join(', ')
}

function nameOf(row: unknown, called: Called): string | null {
  if (typeof row !== 'object' || row === null) return null
  for (const what of ['row', 'modifier']) {
    const place = (row as Readonly<Record<string, unknown>>)[what]
    if (typeof place === 'number') return `${what} ${place + 1}`
  }
  const name = known.map((field) => (row as Readonly<Record<string, unknown>>)[field]).find((each) => isShort(each))
  return name === undefined ? null : (called(name as string) ?? (name as string))
}

const isShort = (name: unknown): boolean => typeof name === 'string' && name.trim() !== '' && name.length <= 80

function reasonOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_big':
      return `at most ${String(issue.maximum)}${sizes[issue.origin] ?? ''}`
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'nothing stands there'
        : `at least ${String(issue.minimum)}${sizes[issue.origin] ?? ''}`
    case 'invalid_type':
      return issue.input === undefined && issue.message.includes('undefined')
        ? 'it is not there'
        : `${kinds[issue.expected] ?? issue.expected} is wanted`
    case 'unrecognized_keys':
      return `this version knows no ${issue.keys.map((key) => `"${key}"`).join(', ')}`
    case 'invalid_value':
      return `one of these is wanted: ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return issue.message
    default:
      return 'this cannot stand there'
  }
}

const sizes: Readonly<Record<string, string>> = { string: ' letters', array: ' rows' }

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}
