import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import type { BoardModel } from './boardModel.ts'
import { boardPages } from './pages.ts'

/** @returns the DEROS board: men as bars over the half-months of the tour, and who leaves when. */
export const boardSheet = (model: BoardModel): Sheet =>
  sheetOf(`DEROS board: ${model.unit}`, (measure, page) => boardPages(measure, model, page))
