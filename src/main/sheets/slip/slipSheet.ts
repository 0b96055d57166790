import { footHeight, headHeight, sheetFoot, sheetHead } from '../furniture.ts'
import type { Box, Mark } from '../marks.ts'
import type { Measure } from '../measure.ts'
import { Pen } from '../pen.ts'
import { blocksOf, type Block } from './blocks.ts'
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
  const { columns, width, hasLine } = arranged(measure, model, { w: page.w, h: body.h }, copy + breath)
  const perPage = width === page.w ? 1 : 2
  const sheets = Array.from({ length: Math.ceil(columns.length / perPage) || 1 }, (_, i) =>
    columns.slice(i * perPage, (i + 1) * perPage),
  )
  return sheets.map((of, i) => {
    const pen = new Pen(measure)
    sheetHead(pen, page, i === 0 ? model.title : 'Dice slip, continued', model.unit, model.when)
    of.forEach((column, nth) => {
      drawColumn(pen, { x: page.x + nth * (width + gutter), y: body.y, w: width }, column)
    })
    if (hasLine && i === sheets.length - 1) drawCopyLine(pen, { ...page, y: body.y + body.h - copy }, model)
    sheetFoot(pen, page, footOf(model), [model.source, `${i + 1} of ${sheets.length}`])
    return pen.marks
  })
}

interface Arranged {
  readonly columns: readonly Column[]
  readonly width: number
  /** Does the line to type stand under them? It says nothing new, and never takes a page of its own. */
  readonly hasLine: boolean
}

/** @param copy how high the line to type is. */
function arranged(
  measure: Measure,
  model: SlipModel,
  { w, h: room }: { readonly w: number; readonly h: number },
  copy: number,
): Arranged {
  const one = blocksOf(measure, model, w)
  if (heightOf(one) + copy <= room) return { columns: [one], width: w, hasLine: true }
  const width = (w - gutter) / 2
  const blocks = blocksOf(measure, model, width)
  const over = twoColumns(blocks, room - copy)
  if (over) return { columns: over, width, hasLine: true }
  const columns = twoColumns(blocks, room) ?? flow(blocks, room)
  const last = columns.slice(Math.floor((columns.length - 1) / 2) * 2)
  return { columns, width, hasLine: Math.max(...last.map(heightOf)) + copy <= room }
}

/** @returns what stands at the foot at the left. */
function footOf(model: SlipModel): string[] {
  const boxed = model.phases.some(({ perhaps }) => perhaps.some(({ boxes }) => boxes !== undefined))
  return [
    countWords(model),
    ...(boxed ? ['Perhaps: as they come, from left to right'] : []),
    ...(model.code === undefined ? [] : [model.code]),
  ]
}

/** @returns what is thrown in any case: "22 throws, 34 dice". */
function countWords({ throws, dice }: SlipModel): string {
  if (throws === 0) return 'Nothing is thrown in any case'
  return `${throws} ${throws === 1 ? 'throw' : 'throws'}, ${dice} ${dice === 1 ? 'die' : 'dice'}`
}

const heightOf = (column: Column): number => column.reduce((sum, block) => sum + block.height, 0)

function drawColumn(pen: Pen, { x, y, w }: Omit<Box, 'h'>, column: Column): void {
  let at = y
  for (const block of column) {
    block.draw(pen, { x, y: at, w })
    at += block.height
  }
}

/** Two columns of one page, evenly filled; null where that does not go. */
function twoColumns(blocks: readonly Block[], room: number): Column[] | null {
  for (let height = heightOf(blocks) / 2; height <= room; height += 6) {
    const columns = flow(blocks, height)
    if (columns.length <= 2) return columns
  }
  return null
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
