import { sheetTitle } from '../shared/blankMission.ts'
import type { TurnTrackModel } from './turnTrackModel.ts'
import { finishPages, missionPage } from '../shared/missionPages.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { drawBeside } from './beside.ts'
import { drawTrack } from './track.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'

/** Prints the turns of a mission with what changes from turn to turn (FNG pp. 16, 58-59). */
export const turnTrackSheet = (model: TurnTrackModel): Sheet =>
  sheetOf(sheetTitle(model), (measure, page) => turnTrackPages(measure, model, page), { ownSize: true })

const gutter = 18
const trackShare = 0.64

/** The turns one under the other on the left; what comes in each of them, and what the sky does, on the right. */
function turnTrackPages(measure: Measure, model: TurnTrackModel, page: Box): Mark[][] {
  const sheet = missionPage(measure, page, model.title, model)
  const { pen, room } = sheet
  const w = Math.round(room.w * trackShare)
  drawTrack(pen, { ...room, w }, model)
  drawBeside(pen, { ...room, x: room.x + w + gutter, w: room.w - w - gutter }, model)
  return finishPages([sheet], page, model, [...legendOf(model), 'Doubles are no turn'])
}

/** What grounds there are on the page, in words. */
const legendOf = ({ darkness, parts }: TurnTrackModel): string[] => [
  ...(darkness.includes('dark') || parts.some(({ dark }) => dark) ? ['Shaded: dark'] : []),
  ...(darkness.includes('perhaps') ? ['Hatched: perhaps dark'] : []),
]
