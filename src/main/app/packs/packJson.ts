import { packLength, packTooLong } from '../../../contract/packLength.ts'
import { RuleError } from '../../engine/errors.ts'
import { namedTwice } from './twice.ts'

/** No pack goes deeper. */
const deepest = 12
/** Names by which the language itself would be meddled with. */
const forbidden = ['__proto__', 'constructor', 'prototype']

/**
 * Reads the text of a file as JSON that is safe to be looked into.
 * @returns an object.
 * @throws RuleError `bad-input` in plain words for what is too long, no JSON, half a file, or made to do harm.
 */
export function packJson(text: string): Readonly<Record<string, unknown>> {
  if (text.length > packLength) throw refused(packTooLong)
  if (text.includes('\uFFFD')) throw refused(notUtf8)
  const value = parsed(text.replace(/^\uFEFF/, ''))
  mustBePlain(value)
  const twice = namedTwice(text)
  if (twice !== null)
    throw refused(
      `In this file a group of fields names "${twice.slice(0, 40)}" twice: only one can be meant. Nothing was changed.`,
    )
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refused(noPack)
  return value as Readonly<Record<string, unknown>>
}

/** The sign stands where a door found bytes that are no letters. */
const notUtf8 =
  'Some letters of this file cannot be read: it was not written as UTF-8, or was spoilt on its way. Save it as UTF-8, or have it sent again. Nothing was changed.'

/** What is said of a file that is something else. */
export const noPack = 'This is no pack of Short-Timer. Nothing was changed.'

export const refused = (message: string): RuleError => new RuleError('bad-input', message)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // What begins like one is told apart from any other file.
    if (!text.trimStart().startsWith('{')) throw refused(noPack)
    throw refused('This file is damaged or only half there: it cannot be read as JSON to its end. Nothing was changed.')
  }
}

/** Goes through all of it without calling itself: a file may be nested as deep as it is long. */
function mustBePlain(root: unknown): void {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value: root, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    if (typeof value === 'string') mustBeText(value)
    if (typeof value !== 'object' || value === null) continue
    if (depth >= deepest) throw refused('This file is nested too deeply to be a pack. Nothing was changed.')
    for (const [name, inner] of Object.entries(value)) {
      if (forbidden.includes(name)) throw refused(`Nothing in a pack may be called "${name}". Nothing was changed.`)
      mustBeText(name)
      open.push({ value: inner, depth: depth + 1 })
    }
  }
}

function mustBeText(text: string): void {
  if (!text.isWellFormed())
    throw refused('This file holds half a letter that cannot be written (a lone surrogate). Nothing was changed.')
}
