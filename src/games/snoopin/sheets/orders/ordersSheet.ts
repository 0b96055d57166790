import { foldAir, foldLine, panelsOf } from '../../../../main/sheets/folded.ts'
import { label } from '../../../../main/sheets/furniture.ts'
import { linePath, type Box, type Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import { emblem, game } from '../shared/signs.ts'
import type { OrdersModel } from './ordersModel.ts'
import { drawMission, drawTally } from './panels.ts'

/** Prints mission orders: a page for each force, folded in three, for one pair of eyes. */
export const ordersSheet = (models: readonly OrdersModel[]): Sheet =>
  sheetOf('Mission orders', (measure, page) => models.map((model) => ordersPage(measure, model, page)), {
    ownSize: true,
  })

const tape = { w: 124, h: 24 }

function ordersPage(measure: Measure, model: OrdersModel, page: Box): Mark[] {
  const pen = new Pen(measure)
  const [cover, upper, lower] = panelsOf(page)
  drawCover(pen, cover, model)
  foldLine(pen, { ...page, y: upper.y - foldAir }, 'First fold: to the back, this panel goes behind the cover')
  drawMission(pen, upper, model)
  foldLine(pen, { ...page, y: lower.y - foldAir }, 'Second fold: to the front, print upon print; tape around the edge')
  drawTally(pen, { ...lower, h: lower.h - 12 }, model)
  const foot = { x: page.x, y: page.y + page.h - 10, w: page.w, h: 10 }
  const words = { face: 'narrow', size: 7, role: { kind: 'furniture' } } as const
  pen.text({ ...foot, w: foot.w / 2 - 6 }, `${game}, p. 6-10`, words)
  const whose = `mission orders, ${model.player}, ${model.turn}`
  pen.text({ ...foot, x: foot.x + foot.w / 2, w: foot.w / 2 }, whose, { ...words, align: 'right' })
  return pen.marks
}

function drawCover(pen: Pen, { x, y, w, h }: Box, { player, force, campaign, turn, scenario }: OrdersModel): void {
  pen.text({ x, y, w: w - 60, h: 10 }, game.toUpperCase(), label)
  pen.text({ x, y: y + 10, w: w - 70, h: 34 }, 'Mission orders', {
    ...{ face: 'printBold', size: 28, role: { kind: 'title', name: 'Mission orders' } },
  })
  emblem(pen, { x: x + w - 44, y: y + 4, w: 40, h: 40 })
  const lines = [
    ['For', player],
    ['Force', force],
    ['Campaign', [campaign, turn].filter((one) => one !== '').join(', ')],
    ['Game', scenario],
  ] as const
  lines.forEach(([name, value], i) => {
    const top = y + 52 + i * 24
    pen.text({ x, y: top, w: 60, h: 22 }, name.toUpperCase(), label)
    const face = i === 0 ? 'typedBold' : 'typed'
    const style = { face, size: 13, least: 8, lines: 2, smaller: 10, leading: 1 } as const
    pen.text({ x: x + 62, y: top, w: w - 64, h: 22 }, value, style)
    if (value === '') pen.line(x + 62, top + 19, x + w * 0.6, top + 19, 0.55, 0.6)
  })
  const words = 'Only for the eyes of the player named. It is opened for all after the game, in Operation Assessment.'
  const band = y + h - tape.h
  pen.text({ x, y: band - 18, w, h: 12 }, words, { face: 'narrow', size: 8 })
  drawTape(pen, { x, y: band, w, h: tape.h })
}

/** A hatched band along the lower edge, with the place of the tape. */
function drawTape(pen: Pen, { x, y, w, h }: Box): void {
  const box = { x: x + (w - tape.w) / 2, y, w: tape.w, h }
  const strokes = Array.from({ length: Math.floor((w - h) / 8) + 1 }, (_, i) => x + i * 8)
    .filter((left) => left + h <= box.x - 2 || left >= box.x + box.w + 2)
    .map((left) => linePath(left, y + h, left + h, y))
  pen.path(strokes.join(''), { stroke: 0.3, width: 0.5 })
  pen.frame(box, 0.8, 0, { dash: [2.6, 2] })
  pen.text(box, 'TAPE AROUND THIS EDGE', { ...label, align: 'centre' })
}
