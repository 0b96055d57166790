import type { SquadsModel } from '../../rules/fng/sheets/squadsModel.ts'
import { sheetOf, type Sheet } from '../sheet.ts'
import { squadPages } from './pages.ts'

/** @returns the squad sheets: for each squad a page to play from and to write on. */
export const squadsSheet = (model: SquadsModel): Sheet =>
  sheetOf(`Squad sheets: ${model.unit}`, (measure, page) => squadPages(measure, model, page))
