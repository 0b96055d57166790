import type { ReportFormModel } from '../../rules/fng/sheets/reportFormModel.ts'
import { sheetOf, type Sheet } from '../sheet.ts'
import { reportFormPages } from './reportFormPages.ts'

/** Prints the blank report of a battle (FNG pp. 98-104). */
export const reportFormSheet = (model: ReportFormModel): Sheet =>
  sheetOf(`${model.title}, ${model.unit}`, (measure, page) => reportFormPages(measure, model, page))
