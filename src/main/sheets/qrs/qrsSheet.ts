import type { QrsModel } from './qrsModel.ts'
import { sheetOf, type Sheet } from '../sheet.ts'
import { qrsPages } from './pages.ts'

/** @returns a quick reference sheet: tables of the book in columns. */
export const qrsSheet = (model: QrsModel): Sheet =>
  sheetOf(model.title, (measure, page) => qrsPages(measure, model, page))
