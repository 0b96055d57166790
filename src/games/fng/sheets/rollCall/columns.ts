import { headsHeight, label } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import { plain } from '../shared/toldItems.ts'
import type { Item } from '../../../../main/sheets/chronicle/items.ts'

type Column = 'dice' | 'name' | 'before' | 'rep' | 'toGo' | 'why' | 'tags'

const fixed = { dice: 42, name: 122, before: 32, rep: 24, toGo: 52, tags: 50 }
const heads: Readonly<Partial<Record<Column, string>>> = {
  dice: 'DICE',
  name: 'NAME',
  rep: 'REP',
  toGo: 'TO DEROS',
  why: 'WHAT CAME OF IT',
}

/** Where each column begins and how wide it may be written. */
export type Columns = Readonly<Record<Column, Pick<Box, 'x' | 'w'>>>

/** @returns the columns of the roll call; what came of it has what the others leave. */
export function columnsOf(page: Box): Columns {
  const why = page.w - Object.values(fixed).reduce((sum, w) => sum + w, 0)
  const order: Column[] = ['dice', 'name', 'before', 'rep', 'toGo', 'why', 'tags']
  let x = page.x
  const made = order.map((column) => {
    const w = column === 'why' ? why : fixed[column]
    const cell = { x, w: column === 'tags' ? w : w - 5 }
    x += w
    return [column, cell] as const
  })
  return Object.fromEntries(made) as Columns
}

/** Draws the heads of the columns. */
export function drawHeads(pen: Pen, columns: Columns, y: number): void {
  for (const [column, text] of Object.entries(heads))
    pen.text({ ...columns[column as Column], y, h: headsHeight }, text, label)
}

/** @returns the same as an item, which stays with what follows. */
export const headsItem = (columns: Columns): Item => ({
  ...plain(headsHeight + 3, (pen, y) => {
    drawHeads(pen, columns, y + 2)
  }),
  keep: true,
})
