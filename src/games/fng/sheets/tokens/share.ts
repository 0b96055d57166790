import type { MarkerCount } from './tokensModel.ts'

/**
 * Fills places with markers in the proportion in which they are wanted, so that no page ends in white; of the exact
 * ones there are as many as are wanted.
 * @returns as many of each kind as come to `places` in all; of every kind one at least where there are places enough.
 */
export function shareOut(wanted: readonly MarkerCount[], places: number): MarkerCount[] {
  const exact = wanted.filter((one) => one.exact)
  const free = places - exact.reduce((sum, { count }) => sum + count, 0)
  const shared = shareRest(
    wanted.filter((one) => !one.exact),
    Math.max(0, free),
  )
  return [...shared, ...exact.map(({ marker, count }) => ({ marker, count }))]
}

function shareRest(wanted: readonly MarkerCount[], places: number): MarkerCount[] {
  const total = wanted.reduce((sum, { count }) => sum + count, 0)
  const least = places >= wanted.length ? 1 : 0
  const free = places - least * wanted.length
  const shares = wanted.map(({ marker, count }) => ({ marker, exact: least + (count / total) * free }))
  const whole = shares.map(({ marker, exact }) => ({ marker, count: Math.floor(exact), rest: exact % 1 }))
  const left = places - whole.reduce((sum, { count }) => sum + count, 0)
  const first = [...whole].sort((a, b) => b.rest - a.rest).map(({ marker }) => marker)
  const more = new Set(first.slice(0, left))
  return whole.map(({ marker, count }) => ({ marker, count: count + (more.has(marker) ? 1 : 0) }))
}
