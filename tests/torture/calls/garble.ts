import type { Pick } from '../../support/randomForms.ts'

/** What no form sends. */
const odd: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e308, 2 ** 53, 4294967296, '', ' ', 'x', '0', [], {}, [null], [[]], [0, 0, 0]],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '../../evil',
    '/etc/passwd',
    'Bravo.tour\0',
    '\ud800',
    '\u202e',
    '<b>',
    '=1+1',
  ],
  ...['x'.repeat(20_000), "'; drop table entry; --", '${7*7}', Array.from({ length: 2000 }, (_, i) => i)],
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  JSON.parse('['.repeat(300) + ']'.repeat(300)),
]

/** @returns an input with something in it as no form of ours would send it. */
export function garbled(input: unknown, pick: Pick): unknown {
  const copy = structuredClone(input)
  const places = placesIn(copy)
  if (places.length === 0) return odd[pick(odd.length)]
  const { holder, key } = places[pick(places.length)]!
  switch (pick(4)) {
    case 0:
      Reflect.deleteProperty(holder, key)
      break
    case 1:
      holder[`${key}2`] = odd[pick(odd.length)]
      break
    default:
      holder[key] = odd[pick(odd.length)]
  }
  return copy
}

interface Place {
  readonly holder: Record<string, unknown>
  readonly key: string
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])])
}
