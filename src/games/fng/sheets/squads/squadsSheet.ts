import type { SquadsModel } from './squadsModel.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import { squadPages } from './pages.ts'

/** @returns the squad sheets: for each squad a page to play from and to write on. */
export const squadsSheet = (model: SquadsModel): Sheet =>
  sheetOf(`Squad sheets: ${model.unit}`, (measure, page) => squadPages(measure, model, page))
