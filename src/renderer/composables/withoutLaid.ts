/**
 * Takes out of a form what was laid into it; what has been changed by hand since stays as it is.
 *
 * @param before the form without it.
 * @param laid the form with it, as it was laid.
 * @param now the form as it stands. All three are plain data; rows of a list are known by their `key`, or by the id that they bear.
 */
export const withoutLaid = (before: unknown, laid: unknown, now: unknown): unknown => {
  if (isSame(now, laid)) return before
  if (isList(before) && isList(laid) && isList(now)) return listWithout(before, laid, now)
  return isRecord(before) && isRecord(laid) && isRecord(now) ? recordWithout(before, laid, now) : now
}

type PlainRecord = Readonly<Record<string, unknown>>

function recordWithout(before: PlainRecord, laid: PlainRecord, now: PlainRecord): PlainRecord {
  const names = Object.keys({ ...now, ...before })
  const left = names.map((name) => [name, withoutLaid(before[name], laid[name], now[name])] as const)
  return Object.fromEntries(left.filter(([, value]) => value !== undefined))
}

/** Rows that were brought go, unless somebody has worked on them. */
function listWithout(before: readonly unknown[], laid: readonly unknown[], now: readonly unknown[]): unknown[] {
  const was = new Map(before.map((row) => [idOf(row), row]))
  const came = new Map(laid.map((row) => [idOf(row), row]))
  return now.map((row) => withoutLaid(was.get(idOf(row)), came.get(idOf(row)), row)).filter((row) => row !== undefined)
}

/** A row without an id is known by all that it says. */
function idOf(row: unknown): unknown {
  const own = isRecord(row) ? (row['key'] ?? Object.entries(row).find(([name]) => name.endsWith('Id'))?.[1]) : null
  return own ?? JSON.stringify(row)
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isRecord = (value: unknown): value is PlainRecord => typeof value === 'object' && value !== null && !isList(value)
