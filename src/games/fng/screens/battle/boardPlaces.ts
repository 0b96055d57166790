/** A place in the window. */
interface Point {
  readonly clientX: number
  readonly clientY: number
}

const under = ({ clientX, clientY }: Point, selector: string): HTMLElement | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(selector) ?? null

/** @returns the id of the row or the token at a point of the window; null where there is none. */
export function placeUnder(point: Point): number | null {
  const place = under(point, '[data-place], [data-token]')?.dataset
  const id = place?.['place'] ?? place?.['token']
  return id === undefined ? null : Number(id)
}

/** @returns the sector of the table, drawn or as a strip, at a point of the window; null beyond it. */
export function sectorUnder(point: Point): number | null {
  const cell = under(point, '[data-sector]')?.dataset['sector']
  if (cell !== undefined) return Number(cell)
  const rect = under(point, '[data-table]')?.getBoundingClientRect()
  if (!rect) return null
  const part = (at: number, from: number, length: number, of: number) =>
    Math.min(of - 1, Math.max(0, Math.floor(((at - from) / length) * of)))
  return 1 + part(point.clientX, rect.left, rect.width, 3) + 3 * part(point.clientY, rect.top, rect.height, 2)
}
