import { elementUnder, type Point } from '../../../../renderer/components/picks/placeUnder.ts'

/** @returns the sector of the table, drawn or as a strip, at a point of the window; null beyond it. */
export function sectorUnder(point: Point): number | null {
  const cell = elementUnder(point, '[data-sector]')?.dataset['sector']
  if (cell !== undefined) return Number(cell)
  const rect = elementUnder(point, '[data-table]')?.getBoundingClientRect()
  if (!rect) return null
  const part = (at: number, from: number, length: number, of: number) =>
    Math.min(of - 1, Math.max(0, Math.floor(((at - from) / length) * of)))
  return 1 + part(point.clientX, rect.left, rect.width, 3) + 3 * part(point.clientY, rect.top, rect.height, 2)
}
