import type { Field, Fields } from '../../src/contract/form.ts'
import type { InputOption } from '../../src/contract/inputField.ts'

/** A number of 0 .. of-1. */
export type Pick = (of: number) => number

/** @returns a source of numbers that are the same for the same seed. */
export function picksOf(seed: number): Pick {
  let now = seed >>> 0
  return (of) => {
    now = (Math.imul(now ^ (now >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return Math.floor((((now ^ (now >>> 13)) >>> 0) / 2 ** 32) * of)
  }
}

/**
 * Fills a form in as somebody would who knows nothing but the form: what can be picked, and numbers and words that fit.
 * @param lists what its fields pick from.
 * @returns the input; null where a field has nothing to be picked.
 */
export function filledByChance(
  fields: Fields,
  lists: (from: string) => readonly InputOption[],
  pick: Pick,
): Record<string, unknown> | null {
  const input: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = valueOf(field, lists, pick)
    if (value === undefined) return null
    input[name] = value
  }
  return input
}

/** @returns undefined where there is nothing to be picked. */
function valueOf(field: Field, lists: (from: string) => readonly InputOption[], pick: Pick): unknown {
  if (field.optional && pick(2) === 0) return null
  switch (field.kind) {
    case 'number':
      return field.least + pick(Math.min(field.most - field.least, 14) + 1)
    case 'text':
      return field.needed || pick(3) === 0 ? `Word ${pick(1000)}` : ''
    case 'flag':
      return pick(3) === 0
    case 'choice':
      return field.options[pick(field.options.length)]!.value
    case 'pick':
    case 'key': {
      const options = lists(field.from)
      return options.length === 0 ? (field.optional ? null : undefined) : options[pick(options.length)]!.value
    }
    case 'picks': {
      const options = lists(field.from)
      if (options.length < field.least) return undefined
      const count = Math.min(options.length, field.least + pick(3))
      const from = pick(options.length - count + 1)
      return options.slice(from, from + count).map(({ value }) => value)
    }
    case 'texts':
      return Array.from({ length: field.least + pick(3) }, (_, i) => `Word ${i}`)
    case 'rows': {
      const rows = Array.from({ length: Math.min(field.most, Math.max(field.least, pick(4))) }, () =>
        filledByChance(field.fields, lists, pick),
      )
      return rows.some((row) => row === null) ? undefined : rows
    }
  }
}
