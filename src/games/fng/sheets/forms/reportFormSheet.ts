import type { ReportFormModel } from './reportFormModel.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import { reportFormPages } from './reportFormPages.ts'

/** Prints the blank report of a battle (FNG pp. 98-104). */
export const reportFormSheet = (model: ReportFormModel): Sheet =>
  sheetOf(`${model.title}, ${model.unit}`, (measure, page) => reportFormPages(measure, model, page))
