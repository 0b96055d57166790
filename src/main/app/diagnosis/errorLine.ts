import { RuleError } from '../../engine/errors.ts'
import { errorCode, StoreError } from '../../store/errors.ts'

/** What the language itself says of a mistake, as far as no word of a campaign can stand in it. */
const phrases = [
  'Cannot read properties of undefined',
  'Cannot read properties of null',
  'Cannot set properties of undefined',
  'Cannot set properties of null',
  'Cannot convert undefined or null to object',
  'Assignment to constant variable',
  'Maximum call stack size exceeded',
  'Invalid array length',
  'Invalid string length',
  'Invalid time value',
  'Reduce of empty array with no initial value',
  'Unexpected end of JSON input',
  'is not a function',
  'is not a constructor',
  'is not iterable',
  'is not defined',
  'is not valid JSON',
  'database connection is not open',
]

/** How many places of a stack are kept, and how many causes of an error. */
const mostPlaces = 12
const mostCauses = 3

/** What an error may be called: a message put in place of a name does not end so. */
const errorName = /^[A-Za-z]{0,40}(Error|Exception|Cancelled|Refusal)$/
/** Codes of the system, of Node and of SQLite. */
const systemCode = /^(E[A-Z0-9]{2,20}|ERR_[A-Z0-9_]{2,50}|SQLITE_[A-Z0-9_]{2,40})$/
/** A place in the code: `at rowOf (/anywhere/rows.js:12:3)`, of which the name of the file is kept. */
const placeInCode = /^ {4}at (?:.*[\\/( ])?([\w.-]{1,60}\.(?:[cm]?[jt]s|vue)(?:\?[\w=&.-]*)?:\d+:\d+)\)?$/

/**
 * Tells an error in one line that may be shown to anybody: what kind it is, its codes, where in the code it arose. Its
 * message is left out, for a campaign's names, notes and dice may stand in it; so is the way to the program's folder.
 *
 * @param error anything that was thrown.
 */
export function errorLine(error: unknown): string {
  const told = [oneError(error)]
  let { cause } = error instanceof Error ? error : {}
  while (cause !== undefined && told.length <= mostCauses) {
    told.push(oneError(cause))
    cause = cause instanceof Error ? cause.cause : undefined
  }
  return told.join('; because of ')
}

function oneError(error: unknown): string {
  if (!(error instanceof Error)) return `no error but a ${error === null ? 'null' : typeof error}`
  const { name, message } = error
  const phrase = phrases.find((known) => message.includes(known))
  const about = [errorName.test(name) ? name : 'Error', ...codesOf(error), ...(phrase === undefined ? [] : [phrase])]
  return `${about.join(', ')} at ${placesOf(error).join(' < ') || 'a place unknown'}`
}

function codesOf(error: Error): string[] {
  if (error instanceof StoreError || error instanceof RuleError) return [error.code]
  const code = errorCode(error)
  return systemCode.test(code) ? [code] : []
}

/** A stack begins with the message, in which anything may stand: only what follows it is read. */
function placesOf({ stack = '', message }: Error): string[] {
  const at = stack.indexOf(message)
  if (at < 0) return []
  return stack
    .slice(at + message.length)
    .split('\n')
    .flatMap((line) => placeInCode.exec(line)?.[1] ?? [])
    .slice(0, mostPlaces)
}
