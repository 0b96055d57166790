import type { Box } from '../../../../main/sheets/marks.ts'

const order = ['no', 'name', 'leader', 'rep', 'attribute', 'effect', 'weapon', 'deros', 'boxes'] as const

export type Column = (typeof order)[number]

/** Heads of the columns in the book's order (FNG p. 110). */
export const heads: Record<Exclude<Column, 'boxes'>, string> = {
  no: '#',
  name: 'NAME',
  leader: 'LEADER',
  rep: 'REP',
  attribute: 'ATTRIBUTE',
  effect: 'EFFECT',
  weapon: 'WEAPON',
  deros: 'DEROS',
}

const fixed = { no: 15, leader: 31, rep: 23, weapon: 42, deros: 53, boxes: 60 }
/** How name, attribute and effect share what is left. */
const shares = { name: 0.4, attribute: 0.22, effect: 0.38 }

/** @returns which column it is, from 0. */
export const placeOf = (column: Column): number => order.indexOf(column)

/** White at the right of each column. */
const gap = 4

/** @returns where each column begins and how wide it may be written. */
export function columnsOf(page: Box): Record<Column, { readonly x: number; readonly w: number }> {
  const rest = page.w - Object.values(fixed).reduce((sum, w) => sum + w, 0)
  const widths: Record<Column, number> = {
    ...fixed,
    name: rest * shares.name,
    attribute: rest * shares.attribute,
    effect: rest * shares.effect,
  }
  let x = page.x
  const made = order.map((column) => {
    const cell = { x, w: widths[column] - (column === 'boxes' ? 0 : gap) }
    x += widths[column]
    return [column, cell] as const
  })
  return Object.fromEntries(made) as Record<Column, { x: number; w: number }>
}
