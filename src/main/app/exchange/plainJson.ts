import { refusedJson } from './refusedJson.ts'

/** No tour goes deeper. */
const deepest = 100
/** Names by which the language itself would be meddled with. */
const forbidden = ['__proto__', 'constructor', 'prototype']
/** More than a campaign of many years with its pictures comes to, in bytes. */
export const longestJson = 200_000_000

/**
 * Reads bytes as JSON that is safe to be looked into.
 * @param name of the file, for what is said.
 * @throws RuleError `bad-input` in plain words, with the place, for what is too long, no JSON, half a file, or made to do harm.
 */
export function plainJson(name: string, bytes: Buffer): unknown {
  if (bytes.length > longestJson)
    throw refusedJson(name, `it is longer than ${longestJson / 1_000_000} MB, more than any tour comes to`)
  const text = textOf(name, bytes)
  if (text.trim() === '') throw refusedJson(name, 'there is nothing in it')
  const value = parsed(name, text)
  mustBePlain(name, value)
  return value
}

function textOf(name: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refusedJson(name, 'some of its letters cannot be read: it was not written as UTF-8, or was spoilt on its way')
  }
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw refusedJson(name, 'it cannot be read as JSON to its end: it is damaged, or only half there')
  }
}

interface Spot {
  readonly value: unknown
  readonly key: string | null
  readonly within: Spot | null
  readonly depth: number
}

/** Goes through all of it without calling itself: a file may be nested as deep as it is long. */
function mustBePlain(name: string, root: unknown): void {
  const open: Spot[] = [{ value: root, key: null, within: null, depth: 0 }]
  for (let spot = open.pop(); spot; spot = open.pop()) {
    const { value, depth } = spot
    if (typeof value === 'string' && !value.isWellFormed()) throw refusedJson(name, halfLetter, placeOf(spot))
    if (typeof value !== 'object' || value === null) continue
    if (depth >= deepest) throw refusedJson(name, 'it is nested more deeply than any tour', placeOf(spot))
    for (const [key, inner] of Object.entries(value)) {
      if (forbidden.includes(key)) throw refusedJson(name, `nothing in a tour is called "${key}"`, placeOf(spot))
      if (!key.isWellFormed()) throw refusedJson(name, halfLetter, placeOf(spot))
      open.push({ value: inner, key, within: spot, depth: depth + 1 })
    }
  }
}

const halfLetter = 'half a letter stands there that cannot be written (a lone surrogate)'

/** @returns the way to a spot; of a long one its beginning says enough. */
function placeOf(spot: Spot): readonly string[] {
  const keys: string[] = []
  for (let at = spot; at.within; at = at.within) keys.push(at.key!)
  return keys.reverse().slice(0, 8)
}
