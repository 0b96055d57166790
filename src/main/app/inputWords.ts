import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** What zod calls a kind of value, for somebody who has to type one. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in []',
  tuple: 'a list in []',
  object: 'fields in {}',
  record: 'fields in {}',
  null: 'null',
}

/** What zod calls a form of a text, for somebody who has to type one. */
const forms: Readonly<Record<string, string>> = {
  guid: 'an id of 32 hexadecimal digits, in groups of 8, 4, 4, 4 and 12,',
  base64: 'what is no text, written in Base64,',
}

const quoted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ')

/**
 * @param issue what zod has against an input.
 * @returns it in plain words: what is wanted there, and whether it is missing; the name of the field stands before it.
 */
export function issueInWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const wanted = kinds[issue.expected] ?? issue.expected
      return issue.message.endsWith('received undefined')
        ? `is missing; ${wanted} is wanted`
        : `${wanted} is wanted here`
    }
    case 'unrecognized_keys':
      return `there is no field ${quoted(issue.keys)} here`
    case 'invalid_value':
      return `${issue.values.length === 1 ? '' : 'one of '}${quoted(issue.values)} is wanted here`
    case 'invalid_format':
      return Object.hasOwn(forms, issue.format)
        ? `${forms[issue.format]!} is wanted here`
        : ownOr(strange, issue.message)
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0] ? issueInWords(issue.issues[0]) : strange
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor} is wanted here`
    case 'invalid_union':
      return unionInWords(issue)
    case 'too_small':
      return sizeInWords('at least', issue.origin, issue.minimum, issue.message)
    case 'too_big':
      return sizeInWords('at most', issue.origin, issue.maximum, issue.message)
    default:
      return ownOr(strange, issue.message)
  }
}

const strange = 'this is none of what can stand here'

/** @returns a message of our own; where it is one of zod's, what is said instead. */
const ownOr = (instead: string, message: string): string => (message.startsWith('Invalid ') ? instead : message)

/** Each way in which it could be said; those that fit but for something within are not told apart. */
function unionInWords(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  if ('options' in issue) return `one of ${quoted(issue.options)} is wanted here`
  const { errors } = issue
  const ways = errors.map(([first]) => (first?.path.length === 0 ? issueInWords(first) : null))
  const wanted = ways.flatMap((way) =>
    way?.endsWith(' is wanted here') ? way.slice(0, -' is wanted here'.length) : [],
  )
  return wanted.length === ways.length ? `${wanted.join(' or ')} is wanted here` : strange
}

/** A message of our own is kept: zod's begin with "Too". */
function sizeInWords(bound: string, origin: string, size: number | bigint, message: string): string {
  if (!message.startsWith('Too ')) return message
  const number = String(size)
  if (origin === 'string') return `${bound} ${number} ${number === '1' ? 'letter is' : 'letters are'} wanted here`
  if (origin === 'array') return `${bound} ${number} in the list ${number === '1' ? 'is' : 'are'} wanted here`
  return `a number of ${bound} ${number} is wanted here`
}
