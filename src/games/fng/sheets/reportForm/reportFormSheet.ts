import { sheetTitle } from '../shared/blankMission.ts'
import type { GoingSquad } from '../briefing/briefingModel.ts'
import type { ReportFormModel } from './reportFormModel.ts'
import { finishPages, missionPage, type MissionPage } from '../shared/missionPages.ts'
import { sectionHead } from '../../../../main/sheets/furniture.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import { codeHeight, drawCode } from '../shared/formBoxes.ts'
import { legendOf, MenTable, menHead } from './menTable.ts'
import { drawMissionBoxes, missionBoxesHeight } from './missionBoxes.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'

/**
 * Prints the blank report of a battle (FNG pp. 98-104).
 * @param campaign its id; null for a form that belongs to none.
 */
export const reportFormSheet = (model: ReportFormModel, campaign: string | null): Sheet =>
  sheetOf(sheetTitle(model), (measure, page) => reportFormPages(measure, model, page), {
    ownSize: true,
    form: { code: model.code, campaign },
  })

const between = 9
/** Figures are written into every row: none is lower than a hand needs. */
const highest = 22
const lowest = writingRow
/** Of a party too large for one page. */
const comfortable = writingRow
const squadHead = 17
const legendLine = 11

const how = 'Boxes and printed ticks are as on the screen: strike out a tick that does not hold.'

/** The report as its screen has it: boxes of the mission, a row a man, the rest of the mission, as many pages as the men take. */
export function reportFormPages(measure: Measure, model: ReportFormModel, page: Box): Mark[][] {
  const pages: MissionPage[] = []
  const open = (): { at: MissionPage; y: number } => {
    const at = missionPage(measure, page, model.title, model)
    pages.push(at)
    return { at, y: drawCode(at.pen, at.room, how, model.code) }
  }
  const first = open()
  const men = drawMissionBoxes(first.at.pen, { ...first.at.room, y: first.y }, model.before, 'The mission') + between
  const { at, y } = drawMen(model, { ...first, y: men }, open)
  const after = y + 4 + between
  const need = missionBoxesHeight(model.after)
  const last = after + need <= at.room.y + at.room.h ? { at, y: after } : open()
  const { pen, room } = last.at
  drawMissionBoxes(pen, { ...room, y: last.y }, model.after, 'All together', room.y + room.h)
  return finishPages(pages, page, model, ['A ring round a letter, a tick, or a figure'])
}

interface Spot {
  readonly at: MissionPage
  readonly y: number
}

/** Rows as high as one page allows; a party too large for it goes on over the next. */
function drawMen(model: ReportFormModel, from: Spot, open: () => Spot): Spot {
  const { squads, after } = model
  if (squads.length === 0) return drawNobody(model, from)
  const men = squads.reduce((sum, squad) => sum + squad.men.length, 0)
  const room = from.at.room.y + from.at.room.h - from.y
  const fixed = menHead + squads.length * squadHead + legendHeight(model) + missionBoxesHeight(after) + 2 * between
  const onOnePage = Math.min(highest, (room - fixed) / Math.max(1, men))
  const row = onOnePage < lowest ? comfortable : onOnePage
  const onEach = codeHeight + legendHeight(model) + menHead + squadHead
  const longest = Math.floor((from.at.room.h - onEach) / comfortable) - 1
  let { at } = from
  let { table, y } = openTable(from, model)
  for (const squad of squads) {
    for (const piece of piecesOf(squad, longest)) {
      const need = squadHead + piece.men.length * row
      if (y + need > at.room.y + at.room.h) {
        const next = open()
        at = next.at
        ;({ table, y } = openTable(next, model))
      }
      y = table.squad(y, squadHead, piece.title)
      for (const man of piece.men) y = table.man(y, row, man)
    }
  }
  return { at, y }
}

/** Rows to write names in, while nobody has been named: about a squad, or down the page where the rest has no room on it. */
const nobodyRows = 13

function drawNobody(model: ReportFormModel, from: Spot): Spot {
  const { table, y } = openTable(from, model)
  const { room } = from.at
  const most = Math.floor((room.y + room.h - y) / comfortable)
  const isLast = nobodyRows * comfortable + missionBoxesHeight(model.after) + between + 4 <= room.y + room.h - y
  let under = y
  for (let row = 1; row <= (isLast ? nobodyRows : most); row += 1) under = table.nobody(under, comfortable, row)
  return { at: from.at, y: under }
}

/** The table of the men on a page, the meaning of its letters over it on every page that has one. */
function openTable({ at, y }: Spot, model: ReportFormModel): { table: MenTable; y: number } {
  const table = new MenTable(at.pen, at.room, model.manBoxes)
  const under = drawLegend(at, sectionHead(at.pen, { ...at.room, y }, 'The men') + 2, model)
  return { table, y: table.heads(under + 2) }
}

/** No piece is longer than a page. */
function piecesOf({ title, men }: GoingSquad, most: number): GoingSquad[] {
  if (men.length <= most) return [{ title, men }]
  return [{ title, men: men.slice(0, most) }, ...piecesOf({ title, men: men.slice(most) }, most)]
}

const legendHeight = ({ manBoxes }: ReportFormModel): number => legendOf(manBoxes).length * legendLine + 4

/** What the letters mean. */
function drawLegend({ pen, room }: MissionPage, y: number, { manBoxes }: ReportFormModel): number {
  let at = y
  for (const words of legendOf(manBoxes)) {
    pen.text({ x: room.x, y: at, w: room.w, h: legendLine }, words, { face: 'narrow', size: 8.5, least: 7 })
    at += legendLine
  }
  return at
}
