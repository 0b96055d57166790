import type { RosterModel } from './rosterModel.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import { rosterPages } from './pages.ts'

/** @returns the Platoon Roster Sheet (FNG pp. 110-111), filled or blank. */
export const rosterSheet = (model: RosterModel): Sheet =>
  sheetOf(model.unit === '' ? model.title : `${model.title}: ${model.unit}`, (measure, page) =>
    rosterPages(measure, model, page),
  )
