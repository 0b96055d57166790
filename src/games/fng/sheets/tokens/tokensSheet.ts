import type { TokensModel } from './tokensModel.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import { tokensPages } from './pages.ts'

/** Prints what is cut out and laid on the table of a mission. */
export const tokensSheet = (model: TokensModel): Sheet =>
  sheetOf(`${model.title}, ${model.unit}`, (measure, page) => tokensPages(measure, model, page), { trueSize: true })
