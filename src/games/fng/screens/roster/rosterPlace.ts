import type { FieldName } from './corrections.ts'
import { isArrow, nearest } from './nearest.ts'

/** A place of the roster as it stands on the page, in whatever form: marked by its billet, its fields by their names. */

/** @returns the billet of the place that something on the page is part of; null elsewhere. */
export function billetOf(element: EventTarget | null): number | null {
  const place = element instanceof Element ? element.closest<HTMLElement>('[data-billet]') : null
  return place ? Number(place.dataset['billet']) : null
}

/** @returns the field of a place that something on the page is part of; null elsewhere. */
export const fieldOf = (element: EventTarget | null): FieldName | null =>
  element instanceof Element
    ? ((element.closest<HTMLElement>('[data-field]')?.dataset['field'] as FieldName | undefined) ?? null)
    : null

/** @returns the place of a billet, or its field where that is to be seen. */
export function partOf(body: HTMLElement | null, billetId: number, field?: FieldName): HTMLElement | null {
  const place = body?.querySelector<HTMLElement>(`[data-billet="${billetId}"]`) ?? null
  const parts = [...(place?.querySelectorAll<HTMLElement>(`[data-field="${field}"]`) ?? [])]
  return parts.find((part) => part.getClientRects().length > 0) ?? place
}

/** @returns the billet that an arrow key, Home or End leads to from a place; null at the edge, and for any other key. */
export function billetBeside(body: HTMLElement | null, from: Element, key: string): number | null {
  const others = [...(body?.querySelectorAll<HTMLElement>('[data-walk] [data-billet]') ?? [])].filter(
    (one) => one !== from,
  )
  const boxes = () => others.map((one) => one.getBoundingClientRect())
  if (isArrow(key)) return billetOf(others[nearest(from.getBoundingClientRect(), boxes(), key) ?? -1] ?? null)
  if (key === 'Home') return billetOf(others[0] ?? null)
  return key === 'End' ? billetOf(others.at(-1) ?? null) : null
}
