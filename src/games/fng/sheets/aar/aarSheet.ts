import type { AarModel } from './aarModel.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import { aarPages } from './pages.ts'

/** @returns the after action report of a mission. */
export const aarSheet = (model: AarModel): Sheet =>
  sheetOf(`${model.title}, ${model.when}`, (measure, page) => aarPages(measure, model, page))
