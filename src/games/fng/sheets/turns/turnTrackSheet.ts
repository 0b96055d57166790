import type { TurnTrackModel } from './turnTrackModel.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import { turnTrackPages } from './pages.ts'

/** Prints the turns of a mission with what changes from turn to turn (FNG pp. 16, 58-59). */
export const turnTrackSheet = (model: TurnTrackModel): Sheet =>
  sheetOf(`${model.title}, ${model.unit}`, (measure, page) => turnTrackPages(measure, model, page))
