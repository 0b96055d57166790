import type { SupportCardModel } from './supportCardModel.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import { supportPages } from './supportPages.ts'

/** Prints the card by which support is called in a mission (FNG pp. 72-97). */
export const supportSheet = (model: SupportCardModel): Sheet =>
  sheetOf(`${model.title}, ${model.unit}`, (measure, page) => supportPages(measure, model, page))
