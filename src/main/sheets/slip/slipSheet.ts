import { footHeight, headHeight, sheetFoot, sheetHead } from '../furniture.ts'
import type { Box, Mark } from '../marks.ts'
import type { Measure } from '../measure.ts'
import { Pen } from '../pen.ts'
import { blocksOf, type Block, type Measures } from './blocks.ts'
import { copyLineHeight, drawCopyLine } from './copyLine.ts'
import type { SlipModel } from './slipModel.ts'
import { sheetOf, type Sheet } from '../sheet.ts'

/** @returns a dice slip: all throws of a stretch, with an empty box for every die. */
export const slipSheet = (model: SlipModel): Sheet =>
  sheetOf(`${model.title}: ${model.unit}`, (measure, page) => slipPages(measure, model, page), {
    ...(model.form ? { form: model.form } : {}),
  })

const gutter = 20
/** White over the foot and over the line to type. */
const breath = 8

/** Blocks one under another, from the top of a column. */
type Column = readonly Block[]

/**
 * Lays out a dice slip: in one wide column where all of it goes on a page, else in two.
 * @returns its pages as lists of marks.
 */
export function slipPages(measure: Measure, model: SlipModel, page: Box): Mark[][] {
  const body = { ...page, y: page.y + headHeight, h: page.h - headHeight - footHeight - breath }
  const copy = copyLineHeight(model, page.w)
  const wide: Measures = { width: page.w, row: 21, box: 15 }
  const one = blocksOf(measure, model, wide)
  const fits = heightOf(one) + copy + breath <= body.h
  const half: Measures = { width: (page.w - gutter) / 2, row: 18, box: 13 }
  const columns = fits ? [one] : twoColumns(blocksOf(measure, model, half), body.h, copy + breath)
  const perPage = fits ? 1 : 2
  const sheets = Array.from({ length: Math.ceil(columns.length / perPage) || 1 }, (_, i) =>
    columns.slice(i * perPage, (i + 1) * perPage),
  )
  const last = sheets.at(-1)!
  if (Math.max(0, ...last.map(heightOf)) + copy + breath > body.h) sheets.push([])
  return sheets.map((of, i) => {
    const pen = new Pen(measure)
    sheetHead(pen, page, i === 0 ? model.title : 'Dice slip, continued', model.unit, model.when)
    of.forEach((column, nth) => {
      drawColumn(pen, { x: page.x + nth * (half.width + gutter), y: body.y, w: fits ? page.w : half.width }, column)
    })
    if (i === sheets.length - 1) drawCopyLine(pen, { ...page, y: body.y + body.h - copy }, model)
    const left = [`${model.throws} throws, ${model.dice} dice`, ...(model.code === undefined ? [] : [model.code])]
    sheetFoot(pen, page, left, [model.source, `${i + 1} of ${sheets.length}`])
    return pen.marks
  })
}

const heightOf = (column: Column): number => column.reduce((sum, block) => sum + block.height, 0)

function drawColumn(pen: Pen, { x, y, w }: Omit<Box, 'h'>, column: Column): void {
  let at = y
  for (const block of column) {
    block.draw(pen, { x, y: at, w })
    at += block.height
  }
}

/** Both columns of one page evenly filled, over the line to type, where that goes; else page after page. */
function twoColumns(blocks: readonly Block[], room: number, copy: number): Column[] {
  for (let height = heightOf(blocks) / 2; height <= room - copy; height += 6) {
    const columns = flow(blocks, height)
    if (columns.length <= 2) return columns
  }
  return flow(blocks, room)
}

/** Fills column after column; a head never stands last in one, and what goes on in the next stands under its head again. */
function flow(blocks: readonly Block[], room: number): Column[] {
  const columns: Block[][] = [[]]
  let used = 0
  blocks.forEach((block, i) => {
    const need = block.height + (block.keepWithNext ? (blocks[i + 1]?.height ?? 0) : 0)
    if (used + need > room && columns.at(-1)!.length > 0) {
      columns.push(block.headOnTop ? [block.headOnTop] : [])
      used = block.headOnTop?.height ?? 0
    }
    columns.at(-1)!.push(block)
    used += block.height
  })
  return columns
}
