import { paperColumns } from './paperColumns.ts'
import type { FillPlace } from './fillPaper.ts'

/** @returns the cell of the paper roster that an element is or lies in; null outside of it. */
export function placeOf(target: EventTarget | null): FillPlace | null {
  const field = target instanceof Element ? target.closest('td')?.querySelector<HTMLElement>('[data-column]') : null
  const row = field?.closest<HTMLElement>('[data-line]')
  const column = paperColumns.find((one) => one === field?.dataset['column'])
  return row && column ? { line: Number(row.dataset['line']), column } : null
}

/** Where a table goes that was not dropped on a cell. */
export const atTheStart: FillPlace = { line: null, column: paperColumns[0] }
