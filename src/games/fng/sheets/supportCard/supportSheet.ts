import { sheetTitle } from '../shared/blankMission.ts'
import type { SupportCardModel } from './supportCardModel.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { finishPages, missionPage, type MissionPage } from '../shared/missionPages.ts'
import { drawAircraft } from './supportAircraft.ts'
import { drawCalls } from './supportCalls.ts'
import { drawCallers, drawSteps, drawSupport, drawWeapons } from './supportParts.ts'
import { drawRequests, drawTable } from './supportRequests.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'

/** Prints the card by which support is called in a mission (FNG pp. 72-97). */
export const supportSheet = (model: SupportCardModel): Sheet =>
  sheetOf(sheetTitle(model), (measure, page) => supportPages(measure, model, page), { ownSize: true })

const gutter = 18
const between = 12
const leftShare = 0.56

/** Two sides of a card: what there is, how it is called, and the calls; then the request tables, and what flies. */
function supportPages(measure: Measure, model: SupportCardModel, page: Box): Mark[][] {
  const sheets = [drawFront(measure, model, page), drawBack(measure, model, page)]
  return finishPages(sheets, page, model, model.unit === '' ? [] : ['Bold: counts in this mission'])
}

function drawFront(measure: Measure, model: SupportCardModel, page: Box): MissionPage {
  const sheet = missionPage(measure, page, model.title, model)
  const { pen, room } = sheet
  const w = Math.round(room.w * leftShare)
  const left = { x: room.x, w }
  const right = { x: room.x + w + gutter, w: room.w - w - gutter }
  const support = drawSupport(pen, { ...left, y: room.y }, model) + between
  const callers = drawCallers(pen, { ...right, y: room.y }, model) + between
  const steps = drawSteps(pen, { ...left, y: support }, model)
  const weapons = drawTable(
    pen,
    { ...right, y: drawWeapons(pen, { ...right, y: callers }, model) + between },
    model.hitting,
  )
  const top = Math.max(steps, weapons) + between
  drawCalls(pen, { ...room, y: top, h: room.y + room.h - top }, model)
  return sheet
}

function drawBack(measure: Measure, model: SupportCardModel, page: Box): MissionPage {
  const sheet = missionPage(measure, page, model.title, model)
  const { pen, room } = sheet
  const top = drawRequests(pen, room, model) + between
  drawAircraft(pen, { ...room, y: top, h: room.y + room.h - top }, model.craft)
  return sheet
}
