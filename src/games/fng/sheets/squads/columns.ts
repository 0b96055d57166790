import type { Box } from '../../../../main/sheets/marks.ts'

const order = ['no', 'rep', 'man', 'arms', 'attributes', 'boxes'] as const
export type Column = (typeof order)[number]

/** @returns which column it is, from 0. */
export const placeOf = (column: Column): number => order.indexOf(column)

/** White at the right of each column. */
const gap = 7
const fixed = { no: 15.5, rep: 33, boxes: 79 }
/** How man, weapons and Attributes share what is left. */
const shares = { man: 0.27, arms: 0.41, attributes: 0.32 }

/** @returns where each column begins and how wide it may be written. */
export function columnsOf(page: Box): Record<Column, { readonly x: number; readonly w: number }> {
  const rest = page.w - fixed.no - fixed.rep - fixed.boxes
  const widths: readonly [Column, number][] = [
    ['no', fixed.no],
    ['rep', fixed.rep],
    ['man', rest * shares.man],
    ['arms', rest * shares.arms],
    ['attributes', rest * shares.attributes],
    ['boxes', fixed.boxes],
  ]
  let x = page.x
  const made = widths.map(([column, width]) => {
    const cell = { x, w: column === 'boxes' ? width : width - gap }
    x += width
    return [column, cell] as const
  })
  return Object.fromEntries(made) as Record<Column, { x: number; w: number }>
}

/** The parts of a line of weapon figures. */
export type ArmPart = 'name' | 'range' | 'targets' | 'impact' | 'apr'
const armShares: readonly [ArmPart, number][] = [
  ['name', 0.335],
  ['range', 0.23],
  ['targets', 0.275],
  ['impact', 0.085],
  ['apr', 0.075],
]

/** @returns the cells of a line of weapon figures within a cell. */
export function armCells<C extends Pick<Box, 'x' | 'w'>>(cell: C): Record<ArmPart, C> {
  let x = cell.x
  const made = armShares.map(([part, share]) => {
    const one = { ...cell, x, w: cell.w * share - 4 }
    x += cell.w * share
    return [part, one] as const
  })
  return Object.fromEntries(made) as Record<ArmPart, C>
}
