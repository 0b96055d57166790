/** A place in the window. */
export interface Point {
  readonly clientX: number
  readonly clientY: number
}

/** @returns the element at a point of the window that fits a selector, or the one that it is in; null where there is none. */
export const elementUnder = ({ clientX, clientY }: Point, selector: string): HTMLElement | SVGElement | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement | SVGElement>(selector) ?? null

/** @returns the id of the row or the token at a point of the window; null where there is none. */
export function placeUnder(point: Point): number | null {
  const place = elementUnder(point, '[data-place], [data-token]')?.dataset
  const id = place?.['place'] ?? place?.['token']
  return id === undefined ? null : Number(id)
}
