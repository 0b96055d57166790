/**
 * How a table is parted where a page ends: no row stands alone, neither the first above nor the last below.
 *
 * @param heights of the rows that are left, in points.
 * @param room that is left on the page for them.
 * @returns how many of them stand here; none where the table is better begun on the next page.
 */
export function rowsHere(heights: readonly number[], room: number): number {
  let [count, used] = [0, 0]
  while (count < heights.length && used + heights[count]! <= room) used += heights[count++]!
  if (count === heights.length) return count
  const together = heights.length - count === 1 ? count - 1 : count
  return together < fewest ? 0 : together
}

/** Of a table that is parted, on either page. */
const fewest = 2
