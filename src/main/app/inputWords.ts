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
      return `one of ${quoted(issue.values)} is wanted here`
    case 'invalid_union':
      return unionInWords(issue)
    case 'too_small':
      return sizeInWords('at least', issue.origin, issue.minimum, issue.message)
    case 'too_big':
      return sizeInWords('at most', issue.origin, issue.maximum, issue.message)
    default:
      return issue.message
  }
}

/** Each way in which it could be said; those that fit but for something within are not told apart. */
function unionInWords(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  if ('options' in issue) return `one of ${quoted(issue.options)} is wanted here`
  const { errors } = issue
  const ways = errors.map(([first]) => (first?.path.length === 0 ? issueInWords(first) : null))
  const wanted = ways.flatMap((way) =>
    way?.endsWith(' is wanted here') ? way.slice(0, -' is wanted here'.length) : [],
  )
  return wanted.length === ways.length ? `${wanted.join(' or ')} is wanted here` : 'this is none of what can stand here'
}

/** A message of our own is kept: zod's begin with "Too". */
function sizeInWords(bound: string, origin: string, size: number | bigint, message: string): string {
  if (!message.startsWith('Too ')) return message
  const number = String(size)
  if (origin === 'string') return `${bound} ${number} ${number === '1' ? 'letter is' : 'letters are'} wanted here`
  if (origin === 'array') return `${bound} ${number} in the list ${number === '1' ? 'is' : 'are'} wanted here`
  return `a number of ${bound} ${number} is wanted here`
}
