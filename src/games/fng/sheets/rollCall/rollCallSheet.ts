import { fillPages, type Item } from '../../../../main/sheets/chronicle/items.ts'
import { fitAlways } from '../../../../main/sheets/fit.ts'
import { footHeight, headHeight, sectionHead, sheetFoot, sheetHead } from '../../../../main/sheets/furniture.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import { diceRows, drawDice } from '../shared/drawDice.ts'
import { drawEmpty, paragraph, plain, section, sentence } from '../shared/toldItems.ts'
import { columnsOf, drawHeads, headsItem, type Columns } from './columns.ts'
import { manItem } from './manItem.ts'
import type { RollCallModel } from './rollCallModel.ts'
import { stripItem } from './stripItem.ts'

/** @returns the roll call of a half-month. */
export const rollCallSheet = (model: RollCallModel): Sheet =>
  sheetOf(`${model.title}, ${model.force}`, (measure, page) => rollCallPages(measure, model, page))

/** White over the foot. */
const breath = 6

/**
 * Lays out a roll call: what came of the half-month, the tour with its square coloured, then the platoon man by man.
 * @returns its pages as lists of marks; each page has the head.
 */
function rollCallPages(measure: Measure, model: RollCallModel, page: Box): Mark[][] {
  const top = page.y + headHeight + 2
  const columns = columnsOf(page)
  const items = itemsOf(measure, model, page)
  const pages = fillPages(items, [top, top + runningHead], page.y + page.h - footHeight - breath)
  return pages.map((placed, i) => {
    const pen = new Pen(measure)
    sheetHead(pen, page, i === 0 ? model.title : `${model.title}, continued`, model.unit, model.force)
    const part = i === 0 ? undefined : placed[0]!.item.chapter
    if (part !== undefined) drawRunningHead(pen, page, columns, `${part}, continued`)
    for (const { item, y } of placed) item.draw(pen, y)
    if (i === pages.length - 1) drawEmpty(pen, page, placed.at(-1)!)
    sheetFoot(pen, page, [model.source], [model.when, `${i + 1} of ${pages.length}`])
    return pen.marks
  })
}

function itemsOf(measure: Measure, model: RollCallModel, page: Box): Item[] {
  const columns = columnsOf(page)
  const lines = (texts: readonly string[]) => texts.flatMap((text) => paragraph(measure, text, page))
  return [
    ...sentence(measure, model.headline, page),
    ...lines([model.about]),
    ...section(
      page,
      'The tour',
      'grey: mission; hatched: no contact; framed: this half-month; figures: half-months to go',
      [stripItem(model.strip, page)],
    ),
    ...model.parts.flatMap(({ title, note, men }, i) =>
      section(page, title, note, [
        ...(i === 0 ? [headsItem(columns)] : []),
        ...men.map((man, nth) => ({ ...manItem(measure, columns, man), ...(nth > 0 && { chapter: title }) })),
      ]),
    ),
    ...section(
      page,
      'For the platoon',
      '',
      model.platoon.map((roll) => rollItem(measure, columns, page, roll)),
    ),
    ...section(page, 'As before', 'their dice changed nothing', model.same === '' ? [] : lines([model.same])),
    ...section(page, 'Passed by themselves', '', lines(model.passed.length === 0 ? [] : [model.passed.join('; ')])),
  ]
}

/** Over a part that goes on on the next page. */
const runningHead = 28

function drawRunningHead(pen: Pen, page: Box, columns: Columns, title: string): void {
  const under = sectionHead(pen, { ...page, y: page.y + headHeight + 2 }, title)
  drawHeads(pen, columns, under + 3)
}

const pitch = 10.4
const told = { face: 'narrow', size: 8.5, lines: 6 } as const

/** What was thrown for nobody in particular. */
function rollItem(
  measure: Measure,
  columns: Columns,
  page: Box,
  { dice, text }: RollCallModel['platoon'][number],
): Item {
  const cell = { x: columns.name.x, w: page.x + page.w - columns.name.x }
  const fitted = fitAlways(measure, text, { ...told, width: cell.w })
  const high = Math.max(fitted.lines.length, diceRows(dice)) * pitch + 5
  return plain(high, (pen, y) => {
    drawDice(pen, { x: columns.dice.x, y: y + 2.5 }, dice, pitch)
    const box = { ...cell, y: y + 2.5, h: fitted.lines.length * pitch }
    pen.lines(box, fitted, { ...told, at: 'top', leading: pitch / fitted.size })
    pen.line(page.x, y + high - 0.5, page.x + page.w, y + high - 0.5, 0.5, 0.75)
  })
}
